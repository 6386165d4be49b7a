// Puzzles that were made before, so that a generator makes none twice.
#pragma once

#include <cstddef>
#include <set>
#include <string>

#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// What stays the same of a puzzle when its board is turned over or around: two puzzles with a frame
// have the same text exactly if one is the other, or a symmetry of the frame maps one to the other.
// Only symmetries count under which each type captures as before: a pawn allows the reflection that
// keeps its direction. O(n log n) for each of at most eight symmetries.
std::string canonical_up_to_symmetry(const Puzzle& puzzle);

class DistinctPuzzles {
public:
  // Adds a puzzle with a frame; false if it was there, up to symmetry. Some ten bytes a piece.
  bool add(const Puzzle& puzzle) { return seen_.insert(canonical_up_to_symmetry(puzzle)).second; }
  std::size_t size() const { return seen_.size(); }

private:
  std::set<std::string> seen_;
};

}  // namespace hardboard::solo_chess
