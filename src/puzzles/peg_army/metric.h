// How far the squares of an army's jumps are from each other.
#pragma once

#include <cstdint>
#include <optional>

#include "puzzles/peg_army/puzzle.h"

namespace hardboard::peg_army {

// Steps along rows and columns, |dx| + |dy|, or steps of a king, max(|dx|, |dy|).
enum class Metric : std::uint8_t { steps, king_steps };

// The vector from b to a. The caller sees to it that the coordinates fit.
inline Square minus(Square a, Square b) {
  return {a.x - b.x, a.y - b.y};
}

// The number of steps that a vector takes.
std::int32_t distance(Metric metric, Square by);

// The metric in which no move of the puzzle leads by more than a step from one of its squares to
// the next one. Nothing unless all moves are jumps: over a neighbour to the square behind it, along
// rows, columns and, by steps of a king, diagonals. O(tuples).
std::optional<Metric> metric_of(const Puzzle& puzzle);

}  // namespace hardboard::peg_army
