// Answers to peg solitaire: jumps that meet the goal, or the proof of a refusal.
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
#include "puzzles/peg_solitaire/jump_cases.h"
#include "puzzles/peg_solitaire/parts.h"
#include "puzzles/peg_solitaire/puzzle.h"
#include "puzzles/peg_solitaire/refusals.h"
#include "puzzles/peg_solitaire/regions.h"
#include "puzzles/peg_solitaire/row_automaton.h"
#include "puzzles/peg_solitaire/sieve.h"
#include "puzzles/peg_solitaire/tolls.h"
#include "puzzles/peg_solitaire/words.h"

namespace hardboard::peg_solitaire {

using Proof = std::variant<std::monostate, PositionClass, Pagodas, Exhausted, Sieve, Cases, Tolls,
                           Apart, RowAutomaton, Regions>;

// The words for the alternatives of Proof except the first, which means no proof; and the comment
// on each for text answers.
inline constexpr std::array<std::string_view, 9> proof_words = {
    "position-class", "pagoda", "exhausted",     "sieve",  "cases",
    "tolls",          "apart",  "row-automaton", "regions"};
inline constexpr std::array<std::string_view, 9> proof_comments = {
    "an odd number of pegs on coloured holes stays odd, an even one even, and the goal differs",
    "no jump makes the pegs weigh more, and the goal weighs more than the start",
    "all positions were searched",
    "of the jumps that some play could have, none leads to the goal",
    "however often jumps are made, the goal and what they lose weigh more than the start",
    "the jumps that an odd difference needs lose more weight than there is",
    "a part of the board keeps a peg, and the goal has none there",
    "an automaton reads the rows, no jump lowers what it counts, and the goal counts less",
    "regions of the board keep pegs, whatever the pegs around them do"};

// The minima of --minimize: the fewest pegs that can remain, and the fewest moves that meet the
// goal, where a move is a series of jumps by one peg.
inline constexpr std::array<std::string_view, 2> minimum_words = {"pieces_left", "fewest_moves"};

struct Answer : AnswerHead {
  std::vector<Jump> moves;
  Proof proof;
  // With `count`: how many positions play can reach, and from how many of these play can meet the
  // goal.
  std::optional<std::uint64_t> positions, winnable;
};

// The description from which both forms follow.
void describe(Archive& archive, const Puzzle& puzzle, Answer& answer);

// O(size of the answer).
void write_answer(std::ostream& out, const Puzzle& puzzle, const Answer& answer, Form form);

// Either form; errors with file, line and column. Squares need not be holes, jumps need not be
// legal: the checker decides. O(size of the text).
Result<Answer> read_answer(const Puzzle& puzzle, const Text& text);

}  // namespace hardboard::peg_solitaire
