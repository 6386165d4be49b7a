// The symmetries of a board: rotations and reflections that keep its squares, edges and rails.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <vector>

#include "puzzles/push_fight/index.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// The square to which each square goes.
struct Symmetry {
  std::array<std::uint8_t, 64> square{};

  // O(squares of the set).
  Mask operator()(Mask set) const {
    Mask image = 0;
    for (; set != 0; set &= set - 1) image |= Mask{1} << square[std::countr_zero(set)];
    return image;
  }
};

// All symmetries of a board of at most 64 squares, the identity first; at most eight. A symmetry
// maps pushes to pushes and moves to moves, so positions that it maps to each other have the same
// value. O(squares^2).
std::vector<Symmetry> symmetries(const Board& board);

}  // namespace hardboard::push_fight
