// The moves of one side from placement to placement while the other side's pieces stand still, for
// all placements at once. Without one of its pieces a placement has regions of empty squares:
// wherever in a region that piece stands, one move leads from there to any other square of the
// region.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/limits.h"
#include "puzzles/push_fight/index.h"

namespace hardboard::push_fight {

class PlacementMoves {
public:
  PlacementMoves() = default;
  // For a side's pieces on `squares` squares, at most 64. O(placements * pieces). If the limits are
  // reached, the object is useless.
  PlacementMoves(std::uint32_t squares, Force force, const Limits& limits);

  // The memory of the object and of the two arrays of bits for steps(): 16 bytes for each
  // placement, and 4 for each square and each placement without one of its pieces.
  static double bytes(std::uint32_t squares, Force force);

  struct Placement {
    Mask kings = 0, pawns = 0;
  };
  // In the order of their ranks (Placements in index.h).
  const std::vector<Placement>& placements() const { return placements_; }

  // `bits` has a byte for each placement. The function replaces the byte of a placement by the
  // union of the bytes of all placements to which at most `moves` moves lead from it. `near` holds
  // for each square the mask of its neighbours; `scratch` is working memory. O(moves * placements *
  // pieces). False if the limits were reached.
  bool steps(std::span<const Mask> near, std::uint32_t moves, std::vector<std::uint8_t>& bits,
             std::vector<std::uint8_t>& scratch, const Limits& limits) const;

private:
  // A placement without one of its pieces. With that piece on square s its rank is ranks_[first +
  // s].
  struct Lift {
    Mask rest = 0;
    std::uint32_t first = 0;
  };

  bool step(std::span<const Mask> near, const std::vector<std::uint8_t>& in,
            std::vector<std::uint8_t>& out, const Limits& limits) const;

  std::uint32_t squares_ = 0;
  std::vector<Placement> placements_;
  std::vector<Lift> lifts_;  // sorted by `rest`: lifts with the same rest have the same regions
  std::vector<std::uint32_t> ranks_;
};

}  // namespace hardboard::push_fight
