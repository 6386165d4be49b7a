// How many moves a configuration needs at least before a push that mates: the bound of an A*
// search.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "base/limits.h"
#include "methods/push_fight/mate_cells.h"
#include "methods/push_fight/state.h"

namespace hardboard::push_fight {

class MateEstimate {
public:
  static constexpr std::uint32_t never = std::numeric_limits<std::uint32_t>::max();

  // A square from which the king mates by a push, once the cells between the square and the line's
  // end are filled.
  struct Chance {
    std::uint32_t king;
    Direction direction;
    std::vector<std::uint32_t> holes;  // these cells; men on the line's other squares stay there
  };

  // A lower bound on the moves that are still needed, `never` if no chance is left, and the number
  // of the chance that needs as few.
  struct Bound {
    std::uint32_t moves, chance;
  };

  // Lists the chances on these lines. `men` are the men by square. All arguments but the lines must
  // outlive the object. O(squares of the lines, squared, for each line) time and memory.
  MateEstimate(const MateCells& cells, const std::vector<Man>& men,
               const std::vector<WinningLine>& lines, const Limits& limits);

  // False if chances are missing: the limits were reached, or the lists would take more than half
  // of the memory.
  bool is_complete() const { return is_complete_; }

  const std::vector<Chance>& chances() const { return chances_; }
  // About how many cells the lists of all chances have together.
  std::uint64_t cells_of_chances() const { return cells_of_chances_; }

  // A chance needs a move for each hole, and a move of the king to its square, before which each
  // pawn on the king's way must move; one move of a pawn may serve both. O(cells + cells of
  // chances).
  Bound of(const Configuration& configuration);

private:
  void measure_ways(const Configuration& configuration);

  const MateCells& cells_;
  std::vector<Chance> chances_;
  std::uint64_t cells_of_chances_ = 0;
  bool is_complete_ = true;
  // By cell the fewest pawns on a way of the king to the cell, with a pawn on the cell itself.
  std::vector<std::uint32_t> way_;
  std::vector<std::uint32_t> queue_,
      later_;  // of measure_ways(): cells at this distance, and at the next
};

}  // namespace hardboard::push_fight
