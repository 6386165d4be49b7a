#include "reductions/chain.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <utility>

#include "base/counted.h"
#include "base/listed.h"

namespace hardboard {
namespace {

// A chain on its way to the target; without steps for the source itself. Its last image is made
// when the path is the cheapest of all, since most images are larger than that of the target.
struct Path {
  std::vector<AnyImage> steps;
  const Reduction* next = nullptr;  // the row whose image is yet to be made
  std::size_t cost = 0;             // a lower bound while there is such a row
  std::size_t size = 0;             // of the end

  const AnyPuzzle& end(const AnyPuzzle& source) const {
    return steps.empty() ? source : steps.back().puzzle;
  }
};

bool contains(const std::vector<const Ground*>& kinds, const Ground* kind) {
  return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

// The kinds that reductions make of instances of `kind`, but for those in `without`; `kind` first.
std::vector<const Ground*> kinds_behind(const Ground* kind,
                                        const std::vector<const Ground*>& without) {
  std::vector<const Ground*> reached = {kind};
  for (std::size_t i = 0; i < reached.size(); ++i)
    for (const Reduction* row : reductions())
      if (row->from == reached[i] && !contains(reached, row->to) && !contains(without, row->to))
        reached.push_back(row->to);
  return reached;
}

// The reductions from the kind to the target whose images' refusals say nothing, so that no chain
// takes them unasked.
std::vector<std::string_view> names_of_one_way(const Ground& from, std::string_view target) {
  std::vector<std::string_view> names;
  for (const Reduction* row : reductions())
    if (row->from == &from && row->to->name == target && !row->carries_refusals())
      names.push_back(row->name);
  return names;
}

// What chains have come to: instances of a kind, apart from those that a reduction from the kind to
// itself has brought into a special form.
struct Reached {
  std::vector<const Ground*> kinds;
  std::vector<const Reduction*> forms;

  bool holds(const Reduction& row) const {
    if (row.from != row.to) return contains(kinds, row.to);
    return std::find(forms.begin(), forms.end(), &row) != forms.end();
  }
};

// Whether a chain goes on behind the row to a target, past kinds that are not done.
template <class IsTarget>
bool leads_on(const Reduction& row, const Reached& done, IsTarget is_target) {
  if (done.holds(row)) return false;
  const std::vector<const Ground*> reached = kinds_behind(row.to, done.kinds);
  return std::any_of(reductions().begin(), reductions().end(), [&](const Reduction* next) {
    return is_target(*next) && contains(reached, next->from);
  });
}

// "sat becomes x or y": the kinds that a source of this kind can be turned into.
std::string targets_of(const Ground& kind) {
  const std::vector<const Ground*> reached = kinds_behind(&kind, {});
  if (reached.size() == 1) return fmt::format("no reduction starts from {}", kind.name);
  std::vector<std::string_view> names;
  for (const Ground* ground : std::span(reached).subspan(1)) names.push_back(ground->name);
  return fmt::format("{} becomes {}", kind.name, listed(names));
}

// Why rows refused what chains had come to, each reason once: "x and 3 others: the path has no
// given start".
class Reasons {
public:
  void add(std::string_view row, const InputError& error) {
    is_of_limits_ = is_of_limits_ || error.is_of_limits;
    const auto same = std::find_if(reasons_.begin(), reasons_.end(), [&](const Reason& known) {
      return known.words == error.message;
    });
    if (same != reasons_.end())
      ++same->others;
    else
      reasons_.push_back({row, error.message, 0});
  }
  bool empty() const { return reasons_.empty(); }
  InputError error() const {
    std::string words;
    for (const Reason& reason : reasons_) {
      const std::string others =
          reason.others == 0 ? "" : fmt::format(" and {}", counted(reason.others, "other"));
      words +=
          fmt::format("{}{}{}: {}", words.empty() ? "" : "; ", reason.row, others, reason.words);
    }
    return is_of_limits_ ? over_limits(words) : error_in_words(words);
  }

private:
  struct Reason {
    std::string_view row;
    std::string words;
    std::size_t others;
  };
  std::vector<Reason> reasons_;
  bool is_of_limits_ = false;
};

}  // namespace

std::string Chain::via() const {
  std::string names;
  for (const AnyImage& step : steps)
    names += fmt::format("{}{}", names.empty() ? "" : ", ", step.reduction->name);
  return names;
}

std::size_t size_of(const AnyPuzzle& puzzle) {
  return puzzle.kind().write(puzzle).size();
}

Result<Chain> reduce_via(const AnyPuzzle& source, std::span<const std::string> names,
                         const Limits& limits) {
  Chain chain;
  for (const std::string& name : names) {
    const AnyPuzzle& at = chain.steps.empty() ? source : chain.image();
    const Reduction* const row = reduction_named(name);
    if (row == nullptr)
      return error_in_words(
          fmt::format("{} is no reduction (hardboard list reductions)", in_quotes(name)));
    if (row->from != &at.kind()) {
      return error_in_words(
          fmt::format("{} starts from {}, not from {}", name, row->from->name, at.kind().name));
    }
    Result<AnyImage> image = row->forward(at, limits);
    if (!image && limits.reached()) return error_in_words(limits.words());
    if (!image)
      return in_other_words(image.error(), fmt::format("{}: {}", name, image.error().message));
    chain.steps.push_back(std::move(image).value());
  }
  if (chain.steps.empty()) return error_in_words("expected the name of a reduction");
  return chain;
}

Result<Chain> reduce_to(const AnyPuzzle& source, std::string_view target, const Limits& limits) {
  const Reduction* const last = reduction_named(target);
  const auto is_target = [&](const Reduction& row) {
    return last != nullptr ? &row == last : row.to->name == target;
  };
  const auto is_within = [&](const Reduction* row) {
    return row->from == &source.kind() && row->to == &source.kind();
  };
  if (last == nullptr && target == source.kind().name &&
      std::none_of(reductions().begin(), reductions().end(), is_within)) {
    return error_in_words(
        fmt::format("the source is {} already; expected another kind, or the name "
                    "of a reduction (hardboard list reductions)",
                    target));
  }
  if (std::none_of(reductions().begin(), reductions().end(),
                   [&](const Reduction* row) { return is_target(*row); })) {
    return error_in_words(
        fmt::format("no reduction leads to {}; {}", in_quotes(target), targets_of(source.kind())));
  }
  // Paths end at each kind, and at each form of a kind, once, the cheapest first. Only where they
  // do not come to the target they go on over reductions from a kind to itself, whose images are
  // larger.
  const std::size_t size = size_of(source);
  std::vector<Path> open = {{{}, nullptr, size, size}};
  std::vector<Path> waiting;
  Reached done;
  std::optional<Path> best;
  Reasons reasons;
  const auto is_cheaper = [&](const Path& a, const Path& b) {
    if (a.cost != b.cost) return a.cost < b.cost;
    return a.next != nullptr && is_target(*a.next) && !(b.next != nullptr && is_target(*b.next));
  };
  const auto make_next = [&](Path path) {
    const Reduction& row = *std::exchange(path.next, nullptr);
    if (done.holds(row) && !is_target(row)) return;
    Result<AnyImage> image = row.forward(path.end(source), limits);
    if (!image) {
      reasons.add(row.name, image.error());
      return;
    }
    path.size = size_of(image->puzzle);
    path.cost = std::max(path.cost, path.size);
    if (best && best->cost <= path.cost) return;
    path.steps.push_back(std::move(image).value());
    if (is_target(row))
      best = std::move(path);
    else
      open.push_back(std::move(path));
  };
  const auto go_on_from = [&](const Path& path) {
    const Reduction* const by = path.steps.empty() ? nullptr : path.steps.back().reduction;
    if (by != nullptr && done.holds(*by)) return;
    const AnyPuzzle& at = path.end(source);
    if (by != nullptr && by->from == by->to)
      done.forms.push_back(by);
    else
      done.kinds.push_back(&at.kind());
    for (const Reduction* row : reductions()) {
      if (row->from != &at.kind() || (!row->carries_refusals() && row != last)) continue;
      if (!is_target(*row) && !leads_on(*row, done, is_target)) continue;
      Path longer{path.steps, row, std::max(path.cost, row->least_size(path.size)), path.size};
      (row->from == row->to && !is_target(*row) ? waiting : open).push_back(std::move(longer));
    }
  };
  while (!open.empty() || (!best && !waiting.empty())) {
    if (limits.reached()) return error_in_words(limits.words());
    if (open.empty()) {
      open.push_back(std::move(waiting.back()));
      waiting.pop_back();
    }
    const auto cheapest = std::min_element(open.begin(), open.end(), is_cheaper);
    Path path = std::move(*cheapest);
    open.erase(cheapest);
    if (best && best->cost <= path.cost) break;
    if (path.next != nullptr)
      make_next(std::move(path));
    else
      go_on_from(path);
  }
  if (best) return Chain{std::move(best->steps)};
  if (limits.reached()) return error_in_words(limits.words());
  if (!reasons.empty()) return reasons.error();
  if (const auto names = names_of_one_way(source.kind(), target); !names.empty())
    return error_in_words(
        fmt::format("a refusal of {} would say nothing about {}; {} leads there "
                    "by name",
                    target, source.kind().name, listed(names)));
  return error_in_words(fmt::format("no chain of reductions leads from {} to {}; {}",
                                    source.kind().name, target, targets_of(source.kind())));
}

Result<AnyAnswer> recover(const Chain& chain, AnyAnswer answer, const Limits& limits) {
  for (auto step = chain.steps.rbegin(); step != chain.steps.rend(); ++step) {
    Result<AnyAnswer> earlier = step->reduction->recover(*step, answer, limits);
    if (!earlier) return earlier.error();
    answer = std::move(earlier).value();
  }
  return answer;
}

Result<AnyAnswer> witness(const Chain& chain, AnyAnswer solution, const Limits& limits) {
  for (const AnyImage& step : chain.steps) {
    Result<AnyAnswer> later = step.reduction->witness(step, solution, limits);
    if (!later) return later.error();
    solution = std::move(later).value();
  }
  return solution;
}

}  // namespace hardboard
