// The equations that hubs nearly solve where no place has more than three neighbours
// (docs/hubs.md): for each place v, the number of hubs among the neighbours of v, less 1 if v is a
// hub, is 1 and the exception of v.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "base/modular.h"
#include "base/watch.h"
#include "puzzles/capture/hub_conditions.h"

namespace hardboard::capture {

// All in numbers modulo the prime of base/modular.h. Where the equations have no unique solution, a
// guess at one place each replaces some of them.
class HubEquations {
public:
  // Nothing if the watch's limits are reached. O(places^3); three matrices of eight bytes an entry.
  static std::optional<HubEquations> make(const Lists& neighbours, Watch& watch);

  // How many equations are replaced; above most_free the equations are not solved.
  static constexpr std::size_t most_free = 3;
  std::size_t free() const { return guessed_.size(); }

  std::size_t size() const { return inverse_.size(); }
  // By how much an exception of 1 at place `at` changes the solution at place v.
  std::uint64_t change(std::size_t v, std::size_t at) const { return inverse_[v][at]; }

  // The solutions without exceptions, one for each way to guess. O(places^2) for each.
  std::vector<std::vector<std::uint64_t>> plain_solutions() const;

  // The plain solution with these exceptions (place, value), as a set of places; nothing if some
  // number is neither 0 nor 1. O(places * exceptions).
  using Exceptions = std::vector<std::pair<std::uint32_t, std::uint64_t>>;
  std::optional<std::vector<bool>> solution(const std::vector<std::uint64_t>& plain,
                                            const Exceptions& exceptions) const;

private:
  modular::Matrix inverse_;
  std::vector<std::pair<std::uint32_t, std::uint32_t>> guessed_;  // equation, place
};

}  // namespace hardboard::capture
