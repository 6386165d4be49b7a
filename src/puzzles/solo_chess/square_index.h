// Finds the piece that started on a square, by a hash table, so that a replay of ten million
// captures on an unbounded board needs no search.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// Keeps a pointer to the pieces, which must stay in place.
class SquareIndex {
public:
  // O(n) expected; 8 to 16 bytes for each piece.
  explicit SquareIndex(const std::vector<Piece>& pieces);

  // The index of the piece on the square at the start. O(1) expected.
  std::optional<std::uint32_t> find(Square square) const;

private:
  std::size_t slot_of(Square square) const;

  const std::vector<Piece>* pieces_;
  std::vector<std::uint32_t> slots_;  // linear probing; a power of two, at most half full
};

}  // namespace hardboard::solo_chess
