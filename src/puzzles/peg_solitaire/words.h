// Jumps of peg solitaire in words, as people write them: the jumps of one peg in a row are one
// move.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// How many moves the jumps are. O(jumps).
std::size_t count_moves(const std::vector<Jump>& jumps);

// The moves in words: "d2-d4-b4". O(jumps).
std::vector<std::string> words_of_moves(const std::vector<Jump>& jumps);

// Appends the jumps of the move that the words stand for: `d2-d4`, `d2d4`, `d2-d4-b4`. Whether they
// are legal is the game's business. Says what is wrong with the words, else nothing.
std::string read_moves(const Puzzle& puzzle, std::string_view words, std::vector<Jump>& moves);

}  // namespace hardboard::peg_solitaire
