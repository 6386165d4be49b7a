// The puzzles that a generator has made, so that it makes none twice.
#pragma once

#include <cstddef>
#include <set>
#include <string>

#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// A text that is equal for two puzzles with frames if and only if a symmetry of the frame maps one
// to the other. Only symmetries count that keep the captures of each type: a pawn allows the
// reflection that keeps its direction. O(n log n) for each of at most eight symmetries.
std::string canonical_up_to_symmetry(const Puzzle& puzzle);

class DistinctPuzzles {
public:
  // Adds a puzzle with a frame; false if an equal one, up to symmetry, was added before. Some ten
  // bytes a piece.
  bool add(const Puzzle& puzzle) { return seen_.insert(canonical_up_to_symmetry(puzzle)).second; }
  std::size_t size() const { return seen_.size(); }

private:
  std::set<std::string> seen_;
};

}  // namespace hardboard::solo_chess
