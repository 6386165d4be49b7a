#include "methods/graph_capture/budget_one.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "base/watch.h"
#include "puzzles/graph_capture/adjacency.h"

namespace hardboard::graph_capture {
namespace {

using capture::Location;

// A token that has captured can't capture again. So no token captures on a vertex that a token must
// leave, and all captures go to one vertex, the center, each by the token that starts there.
class Centers {
public:
  explicit Centers(const Puzzle& puzzle)
      : puzzle_(puzzle), from_(captures_from(puzzle)), to_(captures_to(puzzle)) {}

  std::uint32_t size() const { return static_cast<std::uint32_t>(puzzle_.budgets.size()); }

  // How many vertices the token can end on: its own and those that it can capture.
  std::size_t count_ends(Location u) const {
    return 1 + (puzzle_.budgets[u] > 0 ? from_.row(u).size() : 0);
  }
  std::vector<Location> ends(Location u) const {
    std::vector<Location> ends{u};
    if (puzzle_.budgets[u] > 0) ends.insert(ends.end(), from_.row(u).begin(), from_.row(u).end());
    return ends;
  }

  // The first other token that can't capture on the center, if there is one. O(arcs to it).
  std::optional<Location> stranger(Location center) const {
    Location expected = 0;  // no stranger is below; the row is sorted
    for (const Location u : to_.row(center)) {
      if (expected == center) ++expected;
      if (u != expected || puzzle_.budgets[u] == 0) break;
      ++expected;
    }
    if (expected == center) ++expected;
    return expected < size() ? std::optional(expected) : std::nullopt;
  }

private:
  const Puzzle& puzzle_;
  Adjacency from_, to_;
};

}  // namespace

std::string budget_one_why_not(const Puzzle& puzzle) {
  const bool fits = std::all_of(puzzle.budgets.begin(), puzzle.budgets.end(),
                                [](std::uint32_t budget) { return budget <= 1; });
  return fits ? "" : "needs budgets of 0 and 1";
}

capture::Answer<Location> solve_budget_one(const Puzzle& puzzle, const Limits& limits) {
  Watch watch(limits, "looking for a center");
  capture::Answer<Location> answer;
  if (limits.reached()) return answer;
  const Centers centers(puzzle);
  // The token with the fewest possible ends refuses all other centers at once.
  Location first = 0;
  for (Location u = 1; u < centers.size(); ++u)
    if (centers.count_ends(u) < centers.count_ends(first)) first = u;
  std::vector<Location> witnesses{first};
  for (const Location center : centers.ends(first)) {
    const std::optional<Location> stranger = centers.stranger(center);
    if (!stranger) {
      answer.verdict = Verdict::solvable;
      for (Location u = 0; u < centers.size(); ++u)
        if (u != center) answer.moves.push_back({u, center});
      return answer;
    }
    if (std::find(witnesses.begin(), witnesses.end(), *stranger) == witnesses.end())
      witnesses.push_back(*stranger);
    if (watch.reached(witnesses.size())) return answer;
  }
  answer.verdict = Verdict::unsolvable;
  answer.proof = capture::NoCenter<Location>{std::move(witnesses)};
  return answer;
}

}  // namespace hardboard::graph_capture
