// Estimates the size of the formula of exits from the exits, before any clause is made.
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

  // The approximate numbers of literals: of the clauses on roots, and of the clauses on one exit to
  // `to` over so many locations.
  std::uint64_t of_roots() const { return of_roots_; }
  std::uint64_t of_exit(Location to, std::size_t over) const { return of_arrival_[to] + 2 * over; }

  // The reason why a formula of so many literals is out of reach: formula and solver would not fit
  // in the memory that the arena leaves of limits.memory_bytes, or could not be built before the
  // deadline even on a machine five times as fast as those of 2023. Empty if neither holds.
  std::string why_not(std::uint64_t literals) const;

private:
  const Limits& limits_;
  std::uint64_t memory_ = 0;  // bytes that the arena leaves
  std::uint64_t of_roots_ = 0;
  std::vector<std::uint64_t> of_arrival_;  // by location
};

// A lower bound on the literals of the whole formula: it counts, at each location, only the type
// with most steps. O(types * locations + steps). Too small once the watch's limits are reached.
std::uint64_t fewest_literals(const Arena& arena, const Reach& reach, const ExitSize& size,
                              Watch& watch);

}  // namespace hardboard::capture
