// All small peg armies: deserts of a few squares in a row or a block, with every goal and margin.

#include "kinds/peg_army_parts.h"

namespace hardboard {

bool all_small_armies(unsigned size, const std::function<bool(peg_army::Puzzle)>& visit) {
  for (std::int32_t squares = 1; squares <= static_cast<std::int32_t>(size); ++squares) {
    for (std::int32_t height = 1; height * height <= squares; ++height) {
      if (squares % height != 0) continue;
      peg_army::Puzzle puzzle;
      puzzle.shape = peg_army::Shape::board;
      for (std::int32_t y = 0; y < height; ++y)
        for (std::int32_t x = 0; x < squares / height; ++x) puzzle.squares.push_back({x, y});
      for (const Square goal : puzzle.squares) {
        for (std::int32_t margin = 0; margin <= 1; ++margin) {
          puzzle.goal = goal;
          puzzle.margin = margin;
          if (!visit(puzzle)) return false;
        }
      }
    }
  }
  return true;
}

}  // namespace hardboard
