// What pictures of peg solitaire in shapes and in characters have in common.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "draw/solo_chess_parts.h"
#include "puzzles/peg_solitaire/answer.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::draw {

// The box around the holes.
Window window_of(const peg_solitaire::Puzzle& puzzle);

// "32 pegs on 33 holes; one peg must remain, on d4".
std::string headline(const peg_solitaire::Puzzle& puzzle);

// A function of a refusal, by the numbers of the holes; holes that are none are left out.
struct HoleFunction {
  bool is_colouring = false;
  std::vector<std::int64_t> values;
};
std::vector<HoleFunction> functions_of(const peg_solitaire::Puzzle& puzzle,
                                       const peg_solitaire::Proof& proof);

// The jumps as far as they are legal.
std::vector<peg_solitaire::Jump> legal_part(const peg_solitaire::Puzzle& puzzle,
                                            const std::vector<peg_solitaire::Jump>& jumps);

}  // namespace hardboard::draw
