// The checker of refusals on a row: counts anew how few pieces can remain. It shares the theorem
// with the method (docs/rows.md) and nothing else: it finds no moves, and one plain table serves it
// for all budgets.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/row.h"

namespace hardboard::solo_chess {

// The fewest pieces that can remain, one of them on the goal if there is one. With a goal and a
// last piece: 1 if the row can be solved, else 2. O(n log n) time, 24 bytes a place.
std::uint64_t fewest_on_row(const Row& row);

// Nothing if the row can't be solved and keeps `left` pieces at least, else what is wrong with
// that.
std::optional<std::string> refute(const Row& row, const capture::RowCount& proof);

}  // namespace hardboard::solo_chess
