// Answers to peg armies: the army and its march, or the proof of a refusal.
#pragma once

#include <array>
#include <ostream>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.h"
#include "base/text.h"
#include "proofs/answer_head.h"
#include "proofs/archive.h"
#include "puzzles/peg_army/puzzle.h"
#include "puzzles/peg_army/weights.h"

namespace hardboard::peg_army {

using Proof = std::variant<std::monostate, WindowPagoda, PlanePagoda, Exhausted>;

// The words for the alternatives of Proof except the first, which means no proof; and the comment
// on each for text answers.
inline constexpr std::array<std::string_view, 3> proof_words = {"pagoda", "pagoda-plane",
                                                                "exhausted"};
inline constexpr std::array<std::string_view, 3> proof_comments = {
    "what an army needs outweighs all that may be deployed within the margin",
    "what an army needs outweighs all of the plane outside of the desert",
    "all positions were searched"};

// The minima of --minimize: the fewest moves of any army, and the fewest pegs in any army.
inline constexpr std::array<std::string_view, 2> minimum_words = {"fewest_moves", "fewest_pegs"};

struct Answer : AnswerHead {
  std::vector<Square> army;
  std::vector<Move> moves;
  Proof proof;
};

// The description from which both forms follow.
void describe(Archive& archive, const Puzzle& puzzle, Answer& answer);

// O(size of the answer).
void write_answer(std::ostream& out, const Puzzle& puzzle, const Answer& answer, Form form);

// Either form; errors with file, line and column. A pair of squares without a jump between them
// becomes a move that does not exist. O(size of the text).
Result<Answer> read_answer(const Puzzle& puzzle, const Text& text);

}  // namespace hardboard::peg_army
