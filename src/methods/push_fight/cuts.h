// A connected region of the board and what is left of it when one square is taken out: the
// pawnspace around a king, for every square on which the king may stand, from one search.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// The squares are numbered in the order of a depth-first search. Without square v the region falls
// into parts: one for each child whose subtree has no other way up than through v, and one for all
// else. Every part touches v, so there are at most four; part 0 is "all else", which may be empty.
class Cuts {
public:
  struct Part {
    std::uint32_t begin = 0, size = 0;  // numbers begin .. begin + size - 1; part 0: all else
  };

  // The region of `start` among the squares for which `inside` is set. O(squares of the region),
  // and O(squares of the board) memory.
  Cuts(const Board& board, const std::vector<std::uint8_t>& inside, std::uint32_t start);

  std::uint32_t size() const { return static_cast<std::uint32_t>(order_.size()); }
  bool has(std::uint32_t square) const { return number_[square] < off_board; }
  std::span<const std::uint32_t> squares() const { return order_; }

  // The parts without the square. O(1).
  std::span<const Part> parts(std::uint32_t square) const;

  // The index among parts(square) of the part in which another square of the region lies. O(1).
  std::uint32_t part_of(std::uint32_t square, std::uint32_t other) const;

private:
  std::vector<std::uint32_t> number_;  // of a square; off_board outside of the region
  std::vector<std::uint32_t> order_;   // the square of a number
  std::vector<std::uint32_t> first_;   // by number, where its parts begin in parts_
  std::vector<Part> parts_;
};

}  // namespace hardboard::push_fight
