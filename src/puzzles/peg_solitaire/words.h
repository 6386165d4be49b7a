// Jumps of peg solitaire in words; consecutive jumps of one peg are one move.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// The number of moves that the jumps form. O(jumps).
std::size_t count_moves(const std::vector<Jump>& jumps);

// The most jumps of one move. O(jumps).
std::size_t longest_move(const std::vector<Jump>& jumps);

// The moves in words: "d2-d4-b4". O(jumps).
std::vector<std::string> words_of_moves(const std::vector<Jump>& jumps);

// Appends the jumps of the move that the words stand for: `d2-d4`, `d2d4`, `d2-d4-b4`. The jumps
// need not be legal, which the game checks. Returns the fault of the words, or an empty string.
std::string read_moves(const Puzzle& puzzle, std::string_view words, std::vector<Jump>& moves);

}  // namespace hardboard::peg_solitaire
