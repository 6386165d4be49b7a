// Every goal, and the fewest pegs, on boards of rows (puzzles/peg_solitaire/rows.h), in linear
// time: between which positions play leads is a regular language there (Ravikumar 1997).
// docs/peg-rows.md has the method and its proofs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/limits.h"
#include "proofs/answer_head.h"
#include "puzzles/peg_solitaire/puzzle.h"
#include "puzzles/peg_solitaire/row_automaton.h"
#include "puzzles/peg_solitaire/rows.h"

namespace hardboard::peg_solitaire {

struct OnRows {
  Verdict verdict = Verdict::unknown;
  std::vector<Jump> jumps;            // legal ones
  std::optional<RowAutomaton> proof;  // unsolvable: the checker has accepted it
  std::uint64_t pegs = 0;             // fewest_on_rows: so many remain, and fewer never do
};

// `rows` are always rows_of(puzzle), which costs more than much of what is done with them.

// Why the board is not for this method; "" if it is. O(holes).
std::string rows_why_not(const Puzzle& puzzle, const std::optional<Rows>& rows);

// Decides the goal; the jumps meet it, as few as possible. `unknown` at the limits. O(holes) time,
// some 60 bytes for each hole.
OnRows decide_on_rows(const Puzzle& puzzle, const Rows& rows, const Limits& limits);

// The same with jumps to the fewest pegs, for goals of one peg. If these are more than one, the
// proof shows that there are never fewer.
OnRows fewest_on_rows(const Puzzle& puzzle, const Rows& rows, const Limits& limits);

}  // namespace hardboard::peg_solitaire
