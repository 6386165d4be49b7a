// How one side's moves lead from placement to placement while the other side's pieces stand still:
// not move by move, but all at once. Lift a piece: wherever it is put down again within one region
// of empty squares, one move leads from there to anywhere else in it.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "puzzles/push_fight/index.h"

namespace hardboard::push_fight {

class PlacementMoves {
public:
  PlacementMoves() = default;
  // Of a side's pieces on `squares` squares. O(placements * squares) time; 4 bytes for each
  // placement with a piece lifted and each square.
  PlacementMoves(std::uint32_t squares, Force force);

  struct Placement {
    Mask kings = 0, pawns = 0;
  };
  // In the order of their ranks.
  const std::vector<Placement>& placements() const { return placements_; }

  // Each placement's bits of `in`, and those of all placements one move away, into `out`. `near`
  // has for each square the mask of its neighbours. O(placements * pieces).
  void step(std::span<const Mask> near, const std::vector<std::uint8_t>& in,
            std::vector<std::uint8_t>& out) const;

  // The same for at most `moves` moves, in place; `scratch` is of no interest afterwards.
  void steps(std::span<const Mask> near, std::uint32_t moves, std::vector<std::uint8_t>& bits,
             std::vector<std::uint8_t>& scratch) const;

private:
  // A placement without one piece: ranks_[first + s] is its rank with the piece on square s.
  struct Lift {
    Mask rest = 0;
    std::uint32_t first = 0;
  };

  std::uint32_t squares_ = 0;
  std::vector<Placement> placements_;
  std::vector<Lift> lifts_;  // sorted by `rest`: those of one rest share their regions
  std::vector<std::uint32_t> ranks_;
};

}  // namespace hardboard::push_fight
