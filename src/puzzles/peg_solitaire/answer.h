// Answers to peg solitaire: jumps that meet the goal, or what a refusal rests on.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <ostream>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.h"
#include "base/text.h"
#include "proofs/answer_head.h"
#include "proofs/archive.h"
#include "puzzles/peg_solitaire/puzzle.h"
#include "puzzles/peg_solitaire/refusals.h"
#include "puzzles/peg_solitaire/sieve.h"
#include "puzzles/peg_solitaire/words.h"

namespace hardboard::peg_solitaire {

using Proof = std::variant<std::monostate, PositionClass, Pagodas, Exhausted, Sieve>;

// The words for the alternatives of Proof behind the first, which is no proof; and what each says,
// for the comments of text answers.
inline constexpr std::array<std::string_view, 4> proof_words = {"position-class", "pagoda",
                                                                "exhausted", "sieve"};
inline constexpr std::array<std::string_view, 4> proof_comments = {
    "an odd number of pegs on coloured holes stays odd, an even one even, and the goal differs",
    "no jump makes the pegs weigh more, and the goal weighs more than the start",
    "all positions were searched",
    "of the jumps that some play could have, none leads to the goal"};

// What --minimize can set: the fewest pegs that can remain, and the fewest moves to the goal, where
// the jumps of one peg in a row count once.
inline constexpr std::array<std::string_view, 2> minimum_words = {"pieces_left", "fewest_moves"};

struct Answer : AnswerHead {
  std::vector<Jump> moves;
  Proof proof;
  // With `count`: the positions that play can reach, and those of them from which the goal can be.
  std::optional<std::uint64_t> positions, winnable;
};

// The one description from which both forms follow.
void describe(Archive& archive, const Puzzle& puzzle, Answer& answer);

// O(size of the answer).
void write_answer(std::ostream& out, const Puzzle& puzzle, const Answer& answer, Form form);

// Either form; errors with file, line and column. Squares that are no holes and jumps that are none
// are the checker's business. O(size of the text).
Result<Answer> read_answer(const Puzzle& puzzle, const Text& text);

}  // namespace hardboard::peg_solitaire
