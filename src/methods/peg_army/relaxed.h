// The reversed game with its rules relaxed (Gualà et al. 2018, section 3.2): a position may hold
// any integer number of pegs, so that the order of moves does not matter and the game is an integer
// programme.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace hardboard::peg_army {

// Find integers x >= 0 with 0 <= Ax + b <= c. Position i holds b(i) = (i == start) pegs at first,
// and may hold up to c(i) = allowed[i] (0 or 1) pegs in the end. Column j of A takes one peg from
// removed[j] and adds one on each position of added(j). These positions are different from
// removed[j] and from each other.
struct Relaxed {
  std::uint32_t start = 0;
  std::vector<std::uint8_t> allowed;   // for each position
  std::vector<std::uint32_t> removed;  // for each column
  // Column j adds on targets[first[j]] to targets[first[j + 1] - 1].
  std::vector<std::uint32_t> first{0};
  std::vector<std::uint32_t> targets;

  std::uint32_t positions() const { return static_cast<std::uint32_t>(allowed.size()); }
  std::uint32_t columns() const { return static_cast<std::uint32_t>(removed.size()); }
  std::span<const std::uint32_t> added(std::uint32_t column) const {
    return {targets.data() + first[column], first[column + 1] - first[column]};
  }
  void add_column(std::uint32_t from, std::span<const std::uint32_t> to) {
    removed.push_back(from);
    targets.insert(targets.end(), to.begin(), to.end());
    first.push_back(static_cast<std::uint32_t>(targets.size()));
  }
};

// Does x, with an entry for each column, solve the game? O(size of A).
bool solves(const Relaxed& game, std::span<const std::uint32_t> x);

// Takes back moves that remove pegs where there are none, until Ax + b >= 0: where moves cost
// nothing, engines make such moves. On all other positions Ax only falls. O(size of A * moves taken
// back).
void take_back_idle_moves(const Relaxed& game, std::span<std::int64_t> x);

}  // namespace hardboard::peg_army
