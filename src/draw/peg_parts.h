// The common parts of pictures of peg solitaire in shapes and in characters.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "draw/grid.h"
#include "draw/window.h"
#include "puzzles/peg_solitaire/answer.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::draw {

// The box around the holes. O(holes).
Window window_of(const peg_solitaire::Puzzle& puzzle);

// Boards on which pegs jump along rows, columns and one of the diagonals are triangular lattices.
Cells cells_of(const peg_solitaire::Directions& directions);

// "32 pegs on 33 holes; one peg must remain, on d4". O(holes).
std::string headline(const peg_solitaire::Puzzle& puzzle);

// A function on the holes from a refusal's proof, by the numbers of the holes; squares of the proof
// that are no holes are left out.
struct HoleFunction {
  enum class Kind : std::uint8_t { colouring, pagoda, sieve };
  Kind kind = Kind::colouring;
  std::vector<std::int64_t> values;  // for each hole its weight; of colourings and regions 1 or 0
};
std::vector<HoleFunction> functions_of(const peg_solitaire::Puzzle& puzzle,
                                       const peg_solitaire::Proof& proof);

// Sentences on an answer besides its moves: why there is no solution, the minimum, or why the
// answer is unknown. O(proof).
std::vector<std::string> sentences_of(const peg_solitaire::Answer& answer);

// The jumps before the first illegal one. O(jumps log holes).
std::vector<peg_solitaire::Jump> legal_part(const peg_solitaire::Puzzle& puzzle,
                                            const std::vector<peg_solitaire::Jump>& jumps);

}  // namespace hardboard::draw
