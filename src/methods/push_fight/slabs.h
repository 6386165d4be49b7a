// The positions of a contest in slabs and blocks, so that one step of the analysis treats hundreds
// of positions as bits of a few machine words.
//
// A slab holds the positions in which the side that is not to move stands on the same squares, a
// block those of them in which the mover stands on the same squares as well. The positions of a
// block are pairs of a type of the mover (an element of the block) and a variant of the other side
// (piece_types.h). Of slabs that a symmetry of the board maps to each other one is kept, its
// `home`.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "base/limits.h"
#include "methods/push_fight/board_symmetry.h"
#include "methods/push_fight/piece_types.h"
#include "puzzles/push_fight/table.h"

namespace hardboard::push_fight {

// The slabs of the positions with one side to move. Only squares count here, not types.
class Slabs {
public:
  Slabs() = default;
  // For `mover` pieces to move, and `other` pieces of the other side, which fit on the board
  // together. O(sets of `other` squares * symmetries + blocks of a slab). If the limits are
  // reached, the object is useless.
  Slabs(std::uint32_t squares, std::uint32_t mover, std::uint32_t other,
        std::span<const Symmetry> symmetries, const Limits& limits);

  std::uint32_t size() const { return static_cast<std::uint32_t>(taken_.size()); }
  std::uint32_t blocks() const { return static_cast<std::uint32_t>(squares_.size()); }
  // The other side's squares.
  Mask taken(std::uint32_t slab) const { return taken_[slab]; }
  // The mover's squares among those that the other side leaves free, whose bits have closed ranks
  // (squeeze() in index.h).
  Mask squares(std::uint32_t block) const { return squares_[block]; }

  struct Home {
    std::uint32_t slab = 0;
    std::uint32_t symmetry = 0;  // maps the squares to those of the slab
  };
  Home home(Mask taken) const { return homes_[rank_of_set(taken)]; }

private:
  std::vector<Mask> taken_, squares_;
  std::vector<Home> homes_;  // by the rank of the other side's squares
};

// What slabs and blocks of both sides share.
struct SlabLayout {
  // O(sets of squares of each side). If the limits are reached, the object is useless.
  explicit SlabLayout(const Contest& contest, const Limits& limits = {});

  // The memory of the object, in bytes.
  static double bytes(const Contest& contest);

  // The sides that have positions: with equal forces one layout serves both, as in Table; and a
  // side is never to move if the other one has no king that could have pushed.
  std::vector<Side> movers() const;
  bool is_shared() const { return contest.forces[0] == contest.forces[1]; }
  std::size_t slot(Side mover) const { return is_shared() ? 0 : static_cast<std::size_t>(mover); }
  const Slabs& slabs(Side mover) const { return slabs_of[slot(mover)]; }
  const PieceTypes& types(Side side) const { return types_of[static_cast<std::size_t>(side)]; }
  // Elements of a slab.
  std::uint64_t elements(Side mover) const {
    return std::uint64_t{slabs(mover).blocks()} * types(mover).size();
  }

  Contest contest;
  std::vector<Symmetry> symmetries;
  std::array<PieceTypes, 2> types_of;
  std::array<Slabs, 2> slabs_of;
};

// Where the positions of a slab, or of its image under a symmetry, stand in a table: the position
// of element e and variant v has the index groups[v] * group_size + placements[e] (PositionIndex in
// index.h). O(variants * pieces) and O(elements * pieces). Without a symmetry, the placements of
// all slabs are the same.
std::vector<std::uint64_t> groups_of(const SlabLayout& layout, Side mover, std::uint32_t slab,
                                     const Symmetry& symmetry);
std::vector<std::uint32_t> placements_of(const SlabLayout& layout, Side mover, std::uint32_t slab,
                                         const Symmetry& symmetry);

// The symmetries that map the slab to different slabs, the identity first.
std::vector<Symmetry> images_of(const SlabLayout& layout, Side mover, std::uint32_t slab);

}  // namespace hardboard::push_fight
