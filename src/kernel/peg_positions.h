// Positions of pegs on boards of up to 64 holes: a bit for each hole.
#pragma once

#include <bit>

#include "kernel/pegs.h"

namespace hardboard::kernel {

using Position = std::uint64_t;

inline Position position(const std::vector<bool>& pegs) {
  Position position = 0;
  for (std::size_t hole = 0; hole < pegs.size() && hole < 64; ++hole)
    position |= Position{pegs[hole] ? 1U : 0U} << hole;
  return position;
}

// What a jump empties and fills.
struct Change {
  Position taken, put;
};

class PegBoard {
public:
  // With `left` above 0 the goal is to leave so few pegs, whatever the goal of the puzzle.
  PegBoard(const Pegs& puzzle, std::uint64_t left)
      : puzzle_(puzzle), left_(left), target_(position(puzzle.target)) {
    need(puzzle.holes.size() <= 64, "the board is too large for a search");
    for (const auto [from, over, to] : puzzle.jumps)
      changes_.push_back({Position{1} << from | Position{1} << over, Position{1} << to});
  }

  bool is_met(Position now) const {
    const auto pegs = static_cast<std::uint64_t>(std::popcount(now));
    return left_ > 0 ? pegs <= left_
                     : puzzle_.is_met(pegs, (now >> puzzle_.at & 1) != 0, now == target_);
  }
  const std::vector<Change>& changes() const { return changes_; }  // by jump
  template <class Visit>
  void each_next(Position now, Visit visit) const {
    for (const auto& [taken, put] : changes_)
      if ((now & taken) == taken && (now & put) == 0) visit((now & ~taken) | put);
  }

private:
  const Pegs& puzzle_;
  std::uint64_t left_;
  Position target_;
  std::vector<Change> changes_;
};

}  // namespace hardboard::kernel
