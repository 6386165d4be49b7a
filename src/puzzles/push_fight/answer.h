// Answers to Push Fight: the turn that mates, or that is best, as JSON and in words.
#pragma once

#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <variant>

#include "base/result.h"
#include "base/text.h"
#include "proofs/answer_head.h"
#include "puzzles/push_fight/puzzle.h"
#include "puzzles/push_fight/strategy.h"

namespace hardboard::push_fight {

// The values of all positions, in a file as table_file.h has it. JSON: {"type":"table","file":...}
struct TableProof {
  std::string file;
};

using Proof = std::variant<std::monostate, Exhausted, Strategy, TableProof>;

// `turn` is one that mates, for `question winner` one to play. With minimum "fewest_moves" it has
// that many, which may be more than the puzzle allows; then the verdict is `unsolvable`.
struct Answer : AnswerHead {
  std::optional<Turn> turn;
  std::optional<std::uint32_t> depth;  // of wins and losses: turns until the end
  Proof proof;
};

// {"kind":"push-fight",...,"moves":[{"from":[x,y],"to":[x,y]},...],
//  "push":{"from":[x,y],"dir":"up"},"depth":3,...}, one line. O(size of the answer).
void write_json(std::ostream& out, std::string_view kind, const Answer& answer);

// A line for the verdict, the moves numbered ("d2-d4"), the push last ("d4 pushes right").
void write_text(std::ostream& out, const Puzzle& puzzle, const Answer& answer);

// Either; errors with file, line and column. The verdict must fit the puzzle's question, squares
// may be any. O(size of the text).
Result<Answer> read_answer(const Puzzle& puzzle, const Text& text);

}  // namespace hardboard::push_fight
