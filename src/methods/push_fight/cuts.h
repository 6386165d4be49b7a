// A connected region of the board, and the parts into which it falls without one of its squares:
// the pawnspace around a king, for every square that the king may stand on, from one search.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// The squares are numbered in the order of a depth-first search. Without square v the region falls
// into the subtree of each child of v from which no edge leads above v, and the rest, which may be
// empty. The rest is part 0. Each nonempty part touches v, so there are at most four.
class Cuts {
public:
  // The squares with the numbers begin to begin + size - 1. For part 0, the rest, only the size is
  // valid.
  struct Part {
    std::uint32_t begin = 0, size = 0;
  };

  // The connected region of `start` among the squares with `inside` set. O(squares of the region)
  // time, O(squares of the board) memory.
  Cuts(const Board& board, const std::vector<std::uint8_t>& inside, std::uint32_t start);

  std::uint32_t size() const { return static_cast<std::uint32_t>(order_.size()); }
  bool has(std::uint32_t square) const { return number_[square] < off_board; }
  std::span<const std::uint32_t> squares() const { return order_; }

  // The parts into which the region falls without the square. O(1).
  std::span<const Part> parts(std::uint32_t square) const;

  // The index, in parts(square), of the part that holds another square of the region. O(1).
  std::uint32_t part_of(std::uint32_t square, std::uint32_t other) const;

private:
  std::vector<std::uint32_t>
      number_;  // of each square of the board; off_board outside of the region
  std::vector<std::uint32_t> order_;  // the square of each number
  // The parts without the square of number v are parts_[first_[v]] to parts_[first_[v + 1] - 1].
  std::vector<std::uint32_t> first_;
  std::vector<Part> parts_;
};

}  // namespace hardboard::push_fight
