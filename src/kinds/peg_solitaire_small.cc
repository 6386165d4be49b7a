// All small boards of peg solitaire, for the verification of reductions.

#include "kinds/peg_solitaire_parts.h"

namespace hardboard {
namespace {

using namespace peg_solitaire;

bool each_goal(Puzzle& puzzle, const std::function<bool(Puzzle)>& visit) {
  puzzle.goal = Goal::one;
  puzzle.at = {};
  if (!visit(puzzle)) return false;
  for (const Goal goal : {Goal::one_at, Goal::peg}) {
    for (const Square hole : puzzle.holes) {
      puzzle.goal = goal;
      puzzle.at = hole;
      if (!visit(puzzle)) return false;
    }
  }
  return true;
}

// All positions but the empty one.
bool each_position(Puzzle& puzzle, const std::function<bool(Puzzle)>& visit) {
  const std::size_t holes = puzzle.holes.size();
  for (std::uint64_t set = 1; set < std::uint64_t{1} << holes; ++set) {
    puzzle.pegs.assign(holes, 0);
    for (std::size_t i = 0; i < holes; ++i)
      puzzle.pegs[i] = static_cast<std::uint8_t>(set >> i & 1);
    if (!each_goal(puzzle, visit)) return false;
  }
  return true;
}

}  // namespace

bool all_small_positions(unsigned size, const std::function<bool(peg_solitaire::Puzzle)>& visit) {
  for (std::int32_t holes = 1; holes <= static_cast<std::int32_t>(size); ++holes) {
    for (std::int32_t height = 1; height * height <= holes; ++height) {
      if (holes % height != 0 || holes >= 64) continue;
      Puzzle puzzle;
      for (std::int32_t y = 1; y <= height; ++y)
        for (std::int32_t x = 1; x <= holes / height; ++x) puzzle.holes.push_back({x, y});
      if (!each_position(puzzle, visit)) return false;
    }
  }
  return true;
}

}  // namespace hardboard
