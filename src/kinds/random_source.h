// Generators whose puzzles follow from a seed alone.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

#include "base/random.h"
#include "kinds/kind.h"
#include "puzzles/ground.h"

namespace hardboard {

// A source that calls make(random, limits) for each puzzle, which returns a puzzle, or nothing
// after too many attempts. Gives nothing once the limits are reached: a puzzle that they may have
// cut short is dropped.
template <class Traits, class Make>
Generator::Source random_source(std::uint64_t seed, Make make) {
  const auto random = std::make_shared<Random>(seed);
  return [random, make = std::move(make)](const Limits& limits) -> std::optional<Generated> {
    if (limits.reached()) return std::nullopt;
    std::optional<typename Traits::Puzzle> puzzle = make(*random, limits);
    if (!puzzle || limits.reached()) return std::nullopt;
    return Generated{AnyPuzzle(ground_of<Traits>(), *std::move(puzzle)), ""};
  };
}

}  // namespace hardboard
