// Numbers of turns and of different positions after one turn, two, ..., as engines print them to
// be compared with each other.
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// After `depth` turns of each side in turn.
struct PerftRow {
  unsigned depth = 0;
  std::uint64_t turns = 0;      // sequences of turns; none goes on once a piece has fallen
  std::uint64_t positions = 0;  // different ones, those in which a piece has fallen included
  std::uint64_t mates = 0;      // of these: a piece of the side that did not push fell
};

struct Perft {
  std::vector<PerftRow> rows;  // for depth 1, 2, ...
  bool complete = true;        // false: stopped by the limits, and rows for what was done
};

// As maksverver/pushfight counts: at most `puzzle.moves` moves, of which no two in a row are of the
// same piece, and a push that makes no piece of the own side fall. Sequences are counted without
// being walked: each different position once, with the number of ways to it. Time goes with the
// turns of all different positions of the last but one depth; 48 bytes for each position, which
// stay below limits.memory_bytes. Nothing if the box around the board has more than 16384 squares.
Perft perft(const Puzzle& puzzle, unsigned depth, const Limits& limits);

}  // namespace hardboard::push_fight
