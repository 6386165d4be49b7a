// One peg, and the fewest pegs, on boards of rows (puzzles/peg_solitaire/rows.h), in linear time:
// after Moore and Eppstein 2000, who have shown that the rows which lead to one peg are a regular
// language. docs/peg-rows.md has the method and its proofs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/limits.h"
#include "proofs/answer_head.h"
#include "puzzles/peg_solitaire/puzzle.h"
#include "puzzles/peg_solitaire/row_automaton.h"

namespace hardboard::peg_solitaire {

struct OnRows {
  Verdict verdict = Verdict::unknown;
  std::vector<Jump> jumps;            // legal ones; to the goal, or to the fewest pegs
  std::uint64_t pegs = 0;             // so many remain after the jumps, and fewer never do
  std::optional<RowAutomaton> proof;  // unsolvable: the checker has accepted it
};

// Why the board is not for this method; "" if it is. For goals of one peg. O(holes).
std::string rows_why_not(const Puzzle& puzzle);

// Decides the goal; with `fewest`, the jumps leave the fewest pegs if the goal can't be met, else
// none are given then. `unknown` at the limits. O(holes) time, 60 bytes for each hole.
OnRows decide_on_rows(const Puzzle& puzzle, bool fewest, const Limits& limits);

}  // namespace hardboard::peg_solitaire
