// Answers to peg armies: the army, its march, and what a refusal rests on, as JSON and in words.
#pragma once

#include <ostream>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.h"
#include "base/text.h"
#include "proofs/answer_head.h"
#include "puzzles/peg_army/puzzle.h"
#include "puzzles/peg_army/weights.h"

namespace hardboard::peg_army {

using Proof = std::variant<std::monostate, WindowPagoda, PlanePagoda, Exhausted>;

// `minimum` may be of "fewest_moves" or "fewest_pegs".
struct Answer : AnswerHead {
  std::vector<Square> army;
  std::vector<Move> moves;
  bool has_tuples = false;  // the moves are those of the puzzle's block `moves`, not jumps
  Proof proof;
};

// A line each; O(size of the answer).
void write_json(std::ostream& out, std::string_view kind, const Answer& answer);
void write_text(std::ostream& out, const Puzzle& puzzle, const Answer& answer);

// JSON or words, as these write them; errors with file and line. A pair of squares between which
// no jump leads is read as a move that does not exist. O(size of the text).
Result<Answer> read_answer(const Puzzle& puzzle, const Text& text);

}  // namespace hardboard::peg_army
