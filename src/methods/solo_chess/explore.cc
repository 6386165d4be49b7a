#include "methods/solo_chess/explore.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "base/watch.h"
#include "methods/solo_chess/hero_search.h"

namespace hardboard::solo_chess {
namespace {

constexpr std::array experiment_rows{
    Experiment{"kings-rooks", 'K', 'R',
               "One king that must be last, and rooks, unlimited captures ({K^1, R})"},
    Experiment{"pawns-rooks", 'P', 'R',
               "One pawn that must be last, and rooks, unlimited captures ({P^1, R})"},
};

struct Path {
  int end = 0;
  Squares visited = 0, strong = 0;
};

// Decides whether a search keeps another path, by the keys of the paths kept so far.
class Kept {
public:
  explicit Kept(Keep keep) : keep_(keep) {}

  bool add(const Path& path, int before, Squares around) {
    switch (keep_) {
      case Keep::method:
        break;
      case Keep::end:
        return keys_.insert({path.end, 0}).second;
      case Keep::last_two:
        return keys_.insert({path.end, static_cast<Squares>(before)}).second;
      case Keep::end_and_around:
        return keys_.insert({path.end, around}).second;
    }
    return true;
  }

private:
  Keep keep_;
  std::set<std::pair<int, Squares>> keys_;
};

// Is every villain strongly capturable by the path, or weakly capturable after it (Lemma 2.10)?
bool is_hopeful(const SmallBoards& boards, const Path& path, Squares all, Squares villains) {
  const Squares left = all & ~path.visited;
  const Squares reach = boards.hero_reach(path.end, left);
  return (villains & ~path.strong & ~boards.walks_to(reach, left, 0)) == 0;
}

}  // namespace

std::span<const Experiment> experiments() {
  return experiment_rows;
}

std::string_view words(Keep keep) {
  switch (keep) {
    case Keep::method:
      return "what the method hero keeps";
    case Keep::end:
      return "one hero path for each end";
    case Keep::last_two:
      return "one for each end and the place before it";
    case Keep::end_and_around:
      return "one for each end and the pieces next to it on the villains' lines";
  }
  return "";
}

bool decide_by_paths(const SmallBoards& boards, int hero, Squares villains, Keep keep,
                     std::uint64_t& paths) {
  if (keep == Keep::method) {
    const Puzzle puzzle = boards.puzzle(hero, villains);
    HeroBoard board(puzzle, 0, 1);
    const HeroOutcome outcome = search_hero_paths(board, *puzzle.last, std::nullopt, {});
    paths += outcome.paths;
    return outcome.verdict == Verdict::solvable;
  }
  if (villains == 0) return true;
  const Squares all = villains | bit(hero);
  std::vector<Path> queue{{hero, bit(hero), 0}};
  if (!is_hopeful(boards, queue[0], all, villains)) return false;
  Kept kept(keep);
  for (std::size_t i = 0; i < queue.size(); ++i) {
    ++paths;
    const Path path = queue[i];
    const Squares left = all & ~path.visited;
    for (Squares rest = boards.hero_targets(path.end, left); rest != 0; rest &= rest - 1) {
      const int end = lowest(rest);
      const Path next{end, path.visited | bit(end),
                      path.strong | boards.walks_to(bit(end), left, bit(path.end))};
      if (next.strong == villains) return true;
      const Squares around = boards.villain_targets(end, all & ~next.visited);
      if (is_hopeful(boards, next, all, villains) && kept.add(next, path.end, around))
        queue.push_back(next);
    }
  }
  return false;
}

ShapeReport explore(const SmallBoards& boards, const Limits& limits) {
  ShapeReport report;
  Watch watch(limits, "holding the conjectures against brute force");
  const SolvableBoards solvable(boards, limits);
  if (!solvable.complete()) return report;
  for (Squares villains = 0; villains < bit(boards.squares()); ++villains) {
    if (watch.reached(100)) return report;
    for (int hero = 0; hero < boards.squares(); ++hero) {
      if ((villains & bit(hero)) != 0) continue;
      const bool truth = solvable(hero, villains);
      ++report.boards;
      report.solvable += truth;
      for (std::size_t k = 0; k < keeps.size(); ++k) {
        // No hero path solves an unsolvable board, so no conjecture is wrong there.
        if (keeps[k] != Keep::method && !truth) continue;
        std::uint64_t paths = 0;
        const bool said = decide_by_paths(boards, hero, villains, keeps[k], paths);
        watch.reached(100 * paths);
        if (keeps[k] == Keep::method) report.most_paths = std::max(report.most_paths, paths);
        if (said == truth) continue;
        ++report.wrong[k];
        const Counterexample here{hero, villains};
        std::optional<Counterexample>& smallest = report.smallest[k];
        if (!smallest || here.pieces() < smallest->pieces()) smallest = here;
      }
    }
  }
  report.complete = true;
  return report;
}

}  // namespace hardboard::solo_chess
