// Answers to peg solitaire: jumps that meet the goal, or what a refusal rests on; in JSON and in
// words, where the jumps of one peg in a row are one move ("d7-d5-f5").
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.h"
#include "base/text.h"
#include "proofs/answer_head.h"
#include "puzzles/peg_solitaire/puzzle.h"
#include "puzzles/peg_solitaire/refusals.h"
#include "puzzles/peg_solitaire/sieve.h"

namespace hardboard::peg_solitaire {

using Proof = std::variant<std::monostate, PositionClass, Pagodas, Exhausted, Sieve>;

// In the order of the alternatives of Proof.
inline constexpr std::array<std::string_view, 5> proof_words = {"", "position-class", "pagoda",
                                                                "exhausted", "sieve"};

// What --minimize can set: the fewest pegs that can remain, and for the goal the fewest moves (the
// jumps of one peg in a row count once) or jumps.
inline constexpr std::array<std::string_view, 3> minimum_words = {"pieces_left", "fewest_moves",
                                                                  "fewest_jumps"};

struct Answer : AnswerHead {
  std::vector<Jump> moves;
  Proof proof;
  // With `count`: the positions that play can reach, and those of them from which the goal can be.
  std::optional<std::uint64_t> positions, winnable;
};

// How many moves the jumps are: those of one peg in a row count once. O(jumps).
std::size_t count_moves(const std::vector<Jump>& jumps);

// The moves in words: "d2-d4-b4". O(jumps).
std::vector<std::string> words_of_moves(const std::vector<Jump>& jumps);

// One line of JSON. `moves` are all jumps, [[x,y],[x,y]] each. O(size of the answer).
void write_json(std::ostream& out, std::string_view kind, const Answer& answer);

// In words, as people read it. O(size of the answer).
void write_text(std::ostream& out, const Puzzle& puzzle, const Answer& answer);

// Reads what these write; squares that are no holes and jumps that are none are the checker's
// business. Errors have file, line and column, in JSON where the parser knows it. O(size).
Result<Answer> read_answer(const Puzzle& puzzle, const Text& text);

}  // namespace hardboard::peg_solitaire
