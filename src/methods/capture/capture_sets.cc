#include "methods/capture/capture_sets.h"

#include <algorithm>
#include <vector>

#include "base/counted.h"
#include "methods/capture/depth_first.h"
#include "methods/capture/exit_model.h"
#include "methods/capture/sat_search.h"

namespace hardboard::capture {
namespace {

using Captures = std::vector<Capture<Location>>;

// One solution after the other.
class Solutions {
public:
  Solutions(const Arena& arena, const Limits& limits)
      : made_(search_exits(arena, {.limits = limits}, model_)) {}

  // Finds the next solution; unknown if the limits are reached.
  Answer<Location> next() { return made_.search ? made_.search->advance({}) : Answer<Location>(); }

  // From now on each solution lacks one of these captures, which are captures of a solution.
  void deny(const Captures& captures) {
    std::vector<sat::Literal> clause;
    for (const Capture<Location>& capture : captures) {
      // Exits over different places may be the same capture.
      const auto exits = model_->exits_of(capture.from);
      const auto is_it = [&](const Exit& exit) { return exit.to == capture.to; };
      const auto first = std::find_if(exits.begin(), exits.end(), is_it);
      if (std::none_of(first + 1, exits.end(), is_it)) {
        clause.push_back(-first->taken);
        continue;
      }
      for (const Exit& exit : exits)
        if (!is_it(exit)) clause.push_back(exit.taken);
      if (model_->root[capture.from] != 0) clause.push_back(model_->root[capture.from]);
    }
    made_.search->add(clause);
  }

private:
  const ExitModel* model_ = nullptr;  // of the search
  SatSearch made_;
};

}  // namespace

std::optional<std::uint64_t> count_sets(const Arena& arena, const Limits& limits) {
  Solutions solutions(arena, limits);
  for (std::uint64_t sets = 0;; ++sets) {
    const Answer<Location> answer = solutions.next();
    if (answer.verdict == Verdict::unknown) return std::nullopt;
    if (answer.verdict == Verdict::unsolvable) return sets;
    if (limits.progress) limits.progress(counted(sets + 1, "set") + " of captures");
    solutions.deny(answer.moves);
  }
}

namespace {

// A capture is missing in some solution if there is one without the capture.
std::optional<std::size_t> spare_by_search(DepthFirst search, std::size_t most,
                                           const Limits& limits) {
  const DepthFirst::Outcome outcome = search.decide(limits);
  if (outcome.verdict != Verdict::solvable) return std::nullopt;
  std::size_t spare = 0;
  for (const Capture<Location>& capture : outcome.moves) {
    search.forbid(capture);
    spare += search.decide(limits).verdict == Verdict::solvable;
    search.allow(capture);
    if (spare > most || limits.reached()) return std::nullopt;
  }
  return spare;
}

}  // namespace

std::optional<std::size_t> spare_captures(const Arena& arena, std::size_t most,
                                          const Limits& limits) {
  // Boards of 8 pieces are made unique in a quarter of the time that SAT takes, of 12 in five
  // times that time.
  constexpr std::uint32_t most_searched = 9;
  if (arena.size() <= most_searched)
    if (const auto search = DepthFirst::make(arena)) return spare_by_search(*search, most, limits);
  Solutions solutions(arena, limits);
  Answer<Location> answer = solutions.next();
  if (answer.verdict != Verdict::solvable) return std::nullopt;
  // The captures that all solutions so far have. The next solution lacks one of these.
  Captures common = answer.moves;
  for (std::size_t spare = 0; spare <= most;) {
    solutions.deny(common);
    answer = solutions.next();
    if (answer.verdict == Verdict::unsolvable) return spare;
    if (answer.verdict == Verdict::unknown) return std::nullopt;
    spare += std::erase_if(common, [&](const Capture<Location>& capture) {
      return std::find(answer.moves.begin(), answer.moves.end(), capture) == answer.moves.end();
    });
  }
  return std::nullopt;
}

}  // namespace hardboard::capture
