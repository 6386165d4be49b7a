// The board as a search for a mate within one turn sees it: the squares on which something can
// change, and what stands there.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "methods/push_fight/state.h"

namespace hardboard::push_fight {

// The cells: the squares that are empty or whose man may move, numbered from 0.
struct MateCells {
  static constexpr std::uint32_t none = off_board;

  // Men stand on the board as `men` says, by square, and those on squares with `may_move` 1 may
  // move. O(squares).
  MateCells(const Board& board, const std::vector<Man>& men,
            const std::vector<std::uint8_t>& may_move);

  std::uint32_t size() const { return static_cast<std::uint32_t>(squares.size()); }

  // A king that may not move has no cell. A number above those of the cells represents its square.
  std::uint32_t unmoved(std::uint32_t square) const { return size() + square; }
  bool is_unmoved(std::uint32_t king) const { return king >= size(); }

  std::vector<std::uint32_t> squares;              // of each cell
  std::vector<std::uint32_t> cell;                 // of each square; none for a square without one
  std::vector<std::array<std::uint32_t, 4>> near;  // by cell and direction; none at an edge
};

// For each cell whether a pawn stands there, and the cell of the king that is to push, or its
// number unmoved(). Other kings count as pawns.
struct Configuration {
  std::vector<std::uint8_t> pawn;
  std::uint32_t king = 0;

  bool is_empty(std::uint32_t cell) const { return pawn[cell] == 0 && cell != king; }
};

}  // namespace hardboard::push_fight
