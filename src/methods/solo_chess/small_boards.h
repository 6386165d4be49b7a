// All boards of a small size with one hero and villains of one type, unlimited captures. Bits of a
// word represent sets of squares, and one table holds the answers for all boards of the size.
#pragma once

#include <bit>
#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

using Squares = std::uint32_t;  // bit y * width + x for the square (x + 1, y + 1)

inline Squares bit(int square) {
  return Squares{1} << square;
}
inline int lowest(Squares squares) {
  return std::countr_zero(squares);
}

// The size of the boards, at most 25 squares, and the two types.
class SmallBoards {
public:
  SmallBoards(int width, int height, PieceType hero, PieceType villain);

  int width() const { return width_; }
  int height() const { return height_; }
  int squares() const { return width_ * height_; }

  // The squares on which a piece on `from` could capture at once, among pieces on `occupied`.
  // O(rides).
  Squares hero_targets(int from, Squares occupied) const {
    return targets(hero_rays_, from, occupied);
  }
  Squares villain_targets(int from, Squares occupied) const {
    return targets(villain_rays_, from, occupied);
  }

  // The villains on places of V from which a walk leads to a place of `to`, a part of V, in the
  // immediate capture graph ICG(V, B) of Brunner et al. 2023, section 2.3.1. O(|V| * rides) for
  // each step of the longest walk.
  Squares walks_to(Squares to, Squares v, Squares b) const;

  // The squares on which hero paths that continue from `from` along squares of `occupied` may end.
  Squares hero_reach(int from, Squares occupied) const;

  // The puzzle with its hero, which is last, and these villains.
  Puzzle puzzle(int hero, Squares villains) const;

private:
  // For each square and each ride that stays on the board: its squares, nearest first.
  using Rays = std::vector<std::vector<std::vector<int>>>;
  Rays rays(const PieceType& type) const;
  Squares targets(const Rays& rays, int from, Squares occupied) const {
    Squares found = 0;
    for (const std::vector<int>& ray : rays[static_cast<std::size_t>(from)]) {
      for (const int square : ray) {
        if ((occupied & bit(square)) == 0) continue;
        found |= bit(square);
        break;
      }
    }
    return found;
  }

  int width_, height_;
  PieceType hero_, villain_;
  Rays hero_rays_, villain_rays_;
};

// The solvable boards of the size, from the rules alone. The table fills boards with few pieces
// first: a board is solvable if some capture leads to a solvable board. O(squares * 2^squares *
// captures) time, squares * 2^squares bits.
class SolvableBoards {
public:
  explicit SolvableBoards(const SmallBoards& boards, const Limits& limits = {});
  bool complete() const { return complete_; }  // false if the limits came first
  // `villains` must not hold the hero's square.
  bool operator()(int hero, Squares villains) const {
    return table_[static_cast<std::size_t>(hero)][villains];
  }

private:
  std::vector<std::vector<bool>> table_;
  bool complete_ = false;
};

}  // namespace hardboard::solo_chess
