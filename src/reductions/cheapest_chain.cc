// The cheapest chain of reductions from a puzzle to a kind.
#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <utility>

#include "base/counted.h"
#include "base/listed.h"
#include "reductions/chain.h"

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

// A target is the name of the last reduction, or else the kind of its images.
bool is_target(const Reduction& row, std::string_view target) {
  return reduction_named(target) != nullptr ? row.name == target : row.to->name == target;
}

// Chains take reductions whose refusals say nothing only where the target names them.
bool is_taken(const Reduction& row, std::string_view target) {
  return row.carries_refusals() || row.name == target;
}

// Does some chain of taken reductions lead from the kind to the target, whatever the instance?
bool has_chain(const Ground* from, std::string_view target) {
  std::vector<const Ground*> reached = {from};
  for (std::size_t i = 0; i < reached.size(); ++i)
    for (const Reduction* row : reductions()) {
      if (row->from != reached[i] || !is_taken(*row, target)) continue;
      if (is_target(*row, target)) return true;
      if (!contains(reached, row->to)) reached.push_back(row->to);
    }
  return false;
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

// Paths end at each kind, and at each form of a kind, once, the cheapest first. Only where they do
// not come to the target do they go on over reductions from a kind to itself, whose images are
// larger.
class ChainSearch {
public:
  ChainSearch(const AnyPuzzle& source, std::string_view target, const Limits& limits)
      : source_(source), target_(target), limits_(limits) {
    const std::size_t size = size_of(source);
    open_.push_back({{}, nullptr, size, size});
  }

  Result<Chain> run() {
    while (!open_.empty() || (!best_ && !waiting_.empty())) {
      if (limits_.reached()) return error_in_words(limits_.words());
      if (open_.empty()) {
        open_.push_back(std::move(waiting_.back()));
        waiting_.pop_back();
      }
      Path path = take_cheapest();
      if (best_ && best_->cost <= path.cost) break;
      if (path.next != nullptr)
        make_next(std::move(path));
      else
        go_on_from(path);
    }
    if (best_) return Chain{std::move(best_->steps)};
    if (limits_.reached()) return error_in_words(limits_.words());
    promise(!reasons_.empty(), "chains that the kinds allow end at the target or are refused");
    return reasons_.error();
  }

private:
  // Does some chain lead from the row's images to the target, through kinds to which no path has
  // come?
  bool leads_on(const Reduction& row) const {
    if (done_.holds(row)) return false;
    const std::vector<const Ground*> reached = kinds_behind(row.to, done_.kinds);
    return std::any_of(reductions().begin(), reductions().end(), [&](const Reduction* next) {
      return is_target(*next, target_) && contains(reached, next->from);
    });
  }

  Path take_cheapest() {
    const auto is_cheaper = [&](const Path& a, const Path& b) {
      if (a.cost != b.cost) return a.cost < b.cost;
      return a.next != nullptr && is_target(*a.next, target_) &&
             !(b.next != nullptr && is_target(*b.next, target_));
    };
    const auto cheapest = std::min_element(open_.begin(), open_.end(), is_cheaper);
    Path path = std::move(*cheapest);
    open_.erase(cheapest);
    return path;
  }

  // Makes the image that the path still lacks.
  void make_next(Path path) {
    const Reduction& row = *std::exchange(path.next, nullptr);
    if (done_.holds(row) && !is_target(row, target_)) return;
    Result<AnyImage> image = row.forward(path.end(source_), limits_);
    if (!image) {
      reasons_.add(row.name, image.error());
      return;
    }
    path.size = size_of(image->puzzle);
    path.cost = std::max(path.cost, path.size);
    if (best_ && best_->cost <= path.cost) return;
    path.steps.push_back(std::move(image).value());
    if (is_target(row, target_))
      best_ = std::move(path);
    else
      open_.push_back(std::move(path));
  }

  // Opens the paths that are one row longer, unless a path has come to this end before.
  void go_on_from(const Path& path) {
    const Reduction* const by = path.steps.empty() ? nullptr : path.steps.back().reduction;
    if (by != nullptr && done_.holds(*by)) return;
    const AnyPuzzle& at = path.end(source_);
    if (by != nullptr && by->from == by->to)
      done_.forms.push_back(by);
    else
      done_.kinds.push_back(&at.kind());
    for (const Reduction* row : reductions()) {
      if (row->from != &at.kind() || !is_taken(*row, target_)) continue;
      if (!is_target(*row, target_) && !leads_on(*row)) continue;
      Path longer{path.steps, row, std::max(path.cost, row->least_size(path.size)), path.size};
      (row->from == row->to && !is_target(*row, target_) ? waiting_ : open_)
          .push_back(std::move(longer));
    }
  }

  const AnyPuzzle& source_;
  const std::string_view target_;
  const Limits& limits_;
  std::vector<Path> open_, waiting_;
  Reached done_;
  std::optional<Path> best_;
  Reasons reasons_;
};

}  // namespace

std::optional<std::string> fault_of_target(const Ground& from, std::string_view target) {
  const auto is_within = [&](const Reduction* row) {
    return row->from == &from && row->to == &from;
  };
  if (target == from.name && std::none_of(reductions().begin(), reductions().end(), is_within))
    return fmt::format(
        "the source is {} already; expected another kind, or the name "
        "of a reduction (hardboard list reductions)",
        target);
  if (has_chain(&from, target)) return std::nullopt;
  const auto is_any_target = [&](const Reduction* row) { return is_target(*row, target); };
  if (std::none_of(reductions().begin(), reductions().end(), is_any_target))
    return fmt::format("no reduction leads to {}; {}", in_quotes(target), targets_of(from));
  if (const auto names = names_of_one_way(from, target); !names.empty())
    return fmt::format("a refusal of {} would say nothing about {}; {} leads there by name", target,
                       from.name, listed(names));
  return fmt::format("no chain of reductions leads from {} to {}; {}", from.name, target,
                     targets_of(from));
}

Result<Chain> reduce_to(const AnyPuzzle& source, std::string_view target, const Limits& limits) {
  if (const auto fault = fault_of_target(source.kind(), target)) return error_in_words(*fault);
  return ChainSearch(source, target, limits).run();
}

}  // namespace hardboard
