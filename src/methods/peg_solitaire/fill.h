// Fills a board with pegs by backward play: a beam search, for more pegs than random play reaches.
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "base/random.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// Jumps, in the order of forward play, from some position with `pegs` pegs to the final position.
// Backward play is forward play with pegs and empty holes exchanged (grid.h): the beam gathers the
// empty holes around a middle drawn at random, and keeps more positions with each `attempt`, which
// counts from 0. Nothing if that fails, which says nothing about other attempts, or for boards
// beyond most_gathered_bits. O(empty holes * positions kept * jumps), within limits.memory_bytes.
std::vector<Jump> fill(const Puzzle& shape, const std::vector<std::uint8_t>& final_pegs,
                       std::uint32_t pegs, unsigned attempt, Random& random, const Limits& limits);

}  // namespace hardboard::peg_solitaire
