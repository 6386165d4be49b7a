// Numbers positions without gaps, as indices of a table of all positions.
//
// Positions are relative to the side to move, the mover; the `other` side has pushed last, and one
// of its kings carries the anchor. The number of a position is a mixed radix number of three
// digits: the highest is the number of the other side's pieces (kings among all squares, then pawns
// among the rest), the next that of the anchored king among its kings, the lowest that of the
// mover's pieces among the free squares. So positions that differ in the mover's pieces alone,
// between which its moves lead, are neighbours in the table.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>

namespace hardboard::push_fight {

// Square i of the board is bit i.
using Mask = std::uint64_t;

// The number of pieces of a side.
struct Force {
  std::uint32_t kings = 0, pawns = 0;
  friend bool operator==(const Force&, const Force&) = default;
};

// Binomial coefficients, for the combinatorial number system, which numbers the sets of k among
// n things in colexicographic order. Indices and retrograde analysis share this table.
class Binomials {
public:
  // Saturates at UINT64_MAX. n <= 64.
  std::uint64_t operator()(std::uint32_t n, std::uint32_t k) const {
    return k > n ? 0 : rows_[n][k];
  }
  Binomials();

private:
  std::array<std::array<std::uint64_t, 65>, 65> rows_{};
};
const Binomials& binomials();

// The number of a set in the colexicographic order of all sets of its size: the i-th smallest
// member m contributes binomial(m, i + 1). O(members).
inline std::uint64_t rank_of_set(Mask set) {
  const Binomials& table = binomials();
  std::uint64_t rank = 0;
  for (std::uint32_t i = 1; set != 0; ++i, set &= set - 1)
    rank += table(static_cast<std::uint32_t>(std::countr_zero(set)), i);
  return rank;
}
// The set with this number of so many members, all below `top`. O(top).
Mask set_of_rank(std::uint64_t rank, std::uint32_t members, std::uint32_t top);

// Removes the squares of `removed` from the board: the bits above close the gaps. O(squares
// removed).
inline Mask squeeze(Mask mask, Mask removed) {
  while (removed != 0) {
    const Mask low = (Mask{1} << (63 - std::countl_zero(removed))) - 1;
    mask = (mask & low) | ((mask >> 1) & ~low);
    removed &= low;
  }
  return mask;
}

// The inverse: puts the removed squares back, empty.
inline Mask spread(Mask mask, Mask removed) {
  while (removed != 0) {
    const Mask low = (removed & -removed) - 1;
    mask = (mask & low) | ((mask & ~low) << 1);
    removed &= removed - 1;
  }
  return mask;
}

// The placements of one side's pieces on n <= 64 squares.
class Placements {
public:
  Placements() = default;
  Placements(std::uint32_t squares, Force force);

  // Saturates at UINT64_MAX.
  std::uint64_t size() const { return size_; }
  // `kings` and `pawns` must be disjoint, within the squares, with as many bits as the force has
  // pieces. O(pieces).
  std::uint64_t rank(Mask kings, Mask pawns) const;
  void unrank(std::uint64_t rank, Mask& kings, Mask& pawns) const;

private:
  std::uint32_t squares_ = 0;
  Force force_;
  std::uint64_t pawn_sets_ = 1, size_ = 1;
};

struct RelativePosition {
  Mask mover_kings = 0, mover_pawns = 0, other_kings = 0, other_pawns = 0;
  std::uint32_t anchor = 0;  // a square of other_kings
  friend bool operator==(const RelativePosition&, const RelativePosition&) = default;
};

class PositionIndex {
public:
  PositionIndex() = default;
  // The pieces must fit on the squares, at most 64.
  PositionIndex(std::uint32_t squares, Force mover, Force other);

  // 0 if the other side has no king for the anchor; saturates at UINT64_MAX.
  std::uint64_t size() const { return size_; }
  // The number of positions that differ in the mover's pieces alone.
  std::uint64_t group_size() const { return mover_.size(); }

  // Both cost O(pieces).
  std::uint64_t index(const RelativePosition& position) const {
    const Mask taken = position.other_kings | position.other_pawns;
    return group(position) * mover_.size() +
           mover_.rank(squeeze(position.mover_kings, taken), squeeze(position.mover_pawns, taken));
  }
  RelativePosition position(std::uint64_t index) const;

private:
  std::uint64_t group(const RelativePosition& position) const {
    const Mask below = position.other_kings & ((Mask{1} << position.anchor) - 1);
    return other_.rank(position.other_kings, position.other_pawns) * other_kings_ +
           static_cast<std::uint64_t>(std::popcount(below));
  }

  Placements mover_, other_;
  std::uint32_t other_kings_ = 0;
  std::uint64_t size_ = 0;
};

}  // namespace hardboard::push_fight
