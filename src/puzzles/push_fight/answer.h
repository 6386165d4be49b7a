// Answers to Push Fight: the turn that mates or is best, and the proof of the value.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <variant>

#include "base/result.h"
#include "base/text.h"
#include "proofs/answer_head.h"
#include "proofs/archive.h"
#include "puzzles/push_fight/puzzle.h"
#include "puzzles/push_fight/strategy.h"

namespace hardboard::push_fight {

// The values of all positions, in a file (table_file.h). JSON: {"type":"table","file":...}
struct TableProof {
  std::string file;
};

using Proof = std::variant<std::monostate, Exhausted, Strategy, TableProof>;

// The words for the alternatives of Proof except the first, which means no proof.
inline constexpr std::array<std::string_view, 3> proof_words = {"exhausted", "strategy", "table"};

// The minimum of --minimize: the fewest moves before a push that mates.
inline constexpr std::array<std::string_view, 1> minimum_words = {"fewest_moves"};

// `turn` mates; for `question winner` it is the turn to play. With the minimum "fewest_moves" it
// has that many moves, perhaps more than the puzzle allows; then the verdict is `unsolvable`.
struct Answer : AnswerHead {
  std::optional<Turn> turn;
  std::optional<std::uint32_t> depth;  // of wins and losses: turns until the end of the game
  Proof proof;
};

// The description from which both forms follow.
void describe(Archive& archive, const Puzzle& puzzle, Answer& answer);

// O(size of the answer).
void write_answer(std::ostream& out, const Puzzle& puzzle, const Answer& answer, Form form);

// Either form; errors with file, line and column. The verdict must fit the puzzle's question;
// squares may lie off the board. O(size of the text).
Result<Answer> read_answer(const Puzzle& puzzle, const Text& text);

}  // namespace hardboard::push_fight
