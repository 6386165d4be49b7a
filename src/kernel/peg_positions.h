// Positions of pegs: a number, in which the first hole is the lowest bit.
#pragma once

#include <bit>

#include "kernel/pegs.h"

namespace hardboard::kernel {

// Positions of boards of up to 64 holes; `Wide` is for boards of up to 128.
using Narrow = std::uint64_t;

// The first peg of a position, which must have one; and the number of its pegs.
inline std::uint32_t first_peg(Wide position) {
  const auto low = static_cast<std::uint64_t>(position);
  const auto high = static_cast<std::uint64_t>(position >> 64);
  return static_cast<std::uint32_t>(low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(high));
}
inline std::uint64_t pegs_of(Wide position) {
  return std::popcount(static_cast<std::uint64_t>(position)) +
         std::popcount(static_cast<std::uint64_t>(position >> 64));
}

template <class Position>
Position position(const std::vector<bool>& pegs) {
  Position position = 0;
  for (std::size_t hole = 0; hole < std::min(pegs.size(), 8 * sizeof(Position)); ++hole)
    position |= Position{pegs[hole] ? 1U : 0U} << hole;
  return position;
}

// What a jump changes: the holes of the pegs that it needs and empties, and the hole that it fills.
template <class Position>
struct Change {
  Position taken = 0, put = 0;

  bool leads_on(Position now) const { return (now & (taken | put)) == taken; }
  Position after(Position now) const { return now ^ (taken | put); }
};

template <class Position>
class PegBoard {
public:
  // With `left` above 0 the goal is to leave so few pegs, whatever the goal of the puzzle.
  PegBoard(const Pegs& puzzle, std::uint64_t left)
      : puzzle_(puzzle), left_(left), target_(position<Position>(puzzle.target)) {
    need(puzzle.holes.size() <= 8 * sizeof(Position), "the board is too large for a search");
    for (const auto [from, over, to] : puzzle.jumps)
      changes_.push_back({Position{1} << from | Position{1} << over, Position{1} << to});
  }

  bool is_met(Position now) const {
    const std::uint64_t pegs = pegs_of(now);
    return left_ > 0 ? pegs <= left_
                     : puzzle_.is_met(pegs, (now >> puzzle_.at & 1) != 0, now == target_);
  }
  const std::vector<Change<Position>>& changes() const { return changes_; }  // by jump

private:
  const Pegs& puzzle_;
  std::uint64_t left_;
  Position target_;
  std::vector<Change<Position>> changes_;
};

}  // namespace hardboard::kernel
