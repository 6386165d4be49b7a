// The numbers of turns, and of different positions, after one turn, two turns and so on, which
// engines print for comparison.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/limits.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// The numbers after `depth` turns of the two sides in alternation.
struct PerftRow {
  unsigned depth = 0;
  std::uint64_t turns = 0;      // sequences of turns; a game ends when a piece falls
  std::uint64_t positions = 0;  // different positions, also those in which a piece has fallen
  std::uint64_t mates = 0;  // of these, those in which a piece of the side that did not push fell
};

struct Perft {
  std::vector<PerftRow> rows;  // for depth 1, 2, ..., as far as complete
  bool complete = true;        // false: the limits ended the count
  std::string remark;          // in words, if the limit on memory ended the count
};

// The reason why the turns cannot be counted: the number of moves in a turn is unlimited, or the
// bounding box of the board has more than 16,384 squares. Empty if they can.
std::string perft_why_not(const Puzzle& puzzle);

// Counts as maksverver/pushfight does: a turn has at most `puzzle.moves` moves, no two in a row of
// the same piece, and a push by which no piece of the mover's own falls. Counts sequences without
// walking them: visits each different position once, with the number of sequences that lead to it.
// O(turns of all different positions of the last depth but one), with 48 bytes for each position
// (more on boards of several words), within limits.memory_bytes. The puzzle must have passed
// perft_why_not.
Perft perft(const Puzzle& puzzle, unsigned depth, const Limits& limits);

}  // namespace hardboard::push_fight
