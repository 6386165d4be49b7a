// What is to be done on a row, side by side of the goal or of the last piece, and what it leaves.
// docs/rows.md proves that it is the best.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/row.h"

namespace hardboard::solo_chess {

struct RowPlan {
  // The fewest pieces that can remain, one of them on the goal if there is one. With a goal and a
  // last piece only this is meant: 1 if it can be solved, else 2, and no moves.
  std::uint64_t left = 0;
  std::vector<capture::Capture<std::uint32_t>> moves;  // places of the row; they leave just as many
};

// O(n log n) at worst, see KingCaptures.
RowPlan plan_row(const Row& row);

}  // namespace hardboard::solo_chess
