// How large the formula of exits becomes, told from the exits before any clause is made.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/limits.h"
#include "base/watch.h"
#include "methods/capture/arena.h"
#include "methods/capture/reach.h"

namespace hardboard::capture {

class ExitSize {
public:
  // `pieces_left` as in exit_model.h. O(types * locations).
  ExitSize(const Arena& arena, const Reach& reach, std::uint32_t pieces_left, const Limits& limits);

  // About how many literals the clauses on roots have, and those on one exit to `to` over so many
  // locations.
  std::uint64_t of_roots() const { return of_roots_; }
  std::uint64_t of_exit(Location to, std::size_t over) const { return of_arrival_[to] + 2 * over; }

  // Why a formula of so many literals is out of the question, in words: formula and solver would
  // not fit in what the arena leaves of limits.memory_bytes, or could not be built before the
  // deadline even on a machine that is five times as fast as those of 2023. Empty if neither is so.
  std::string why_not(std::uint64_t literals) const;

private:
  const Limits& limits_;
  std::uint64_t memory_ = 0;  // bytes that the arena leaves
  std::uint64_t of_roots_ = 0;
  std::vector<std::uint64_t> of_arrival_;  // by location
};

// No more than the literals of the whole formula: of each location only the type with most steps
// counts. O(types * locations + steps). Too small once the watch's limits are reached.
std::uint64_t fewest_literals(const Arena& arena, const Reach& reach, const ExitSize& size,
                              Watch& watch);

}  // namespace hardboard::capture
