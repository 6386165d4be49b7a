// The best play on a row, planned separately for each side of the goal or of the last piece.
// docs/rows.md proves that no play leaves fewer pieces.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/row.h"

namespace hardboard::solo_chess {

struct RowPlan {
  // The fewest pieces that can remain; with a goal, one of them on the goal. With both a goal and a
  // last piece: 1 if the row is solvable, else 2 and no moves.
  std::uint64_t left = 0;
  std::vector<capture::Capture<std::uint32_t>>
      moves;  // between places of the row; they leave `left`
};

// O(n log n) at worst, see KingCaptures.
RowPlan plan_row(const Row& row);

}  // namespace hardboard::solo_chess
