// The checker of refusals on a row: counts again how few pieces can remain. The checker
// shares with the method the theorem alone (docs/rows.md): no moves are found, and one plain table
// serves all budgets.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/row.h"

namespace hardboard::solo_chess {

// The fewest pieces that can remain; with a goal, one of them on the goal. With a goal and a last
// piece: 1 if the row is solvable, else 2. O(n log n) time, 24 bytes a place.
std::uint64_t fewest_on_row(const Row& row);

// Nothing if the row is unsolvable and at least `left` pieces remain, else the fault of the proof.
std::optional<std::string> refute(const Row& row, const capture::RowCount& proof);

}  // namespace hardboard::solo_chess
