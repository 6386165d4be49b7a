// Solutions as sets of captures, whatever the order of the captures: how many there are, and what
// they have in common. Each location but the final one is emptied by one capture of a solution, so
// the models of the formula of exits (exit_model.h) are these sets.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "base/limits.h"
#include "methods/capture/arena.h"

namespace hardboard::capture {

// How many sets of captures solve the arena. nullopt if the limits are reached, or the sets found
// fill limits.memory_bytes. Finds each set, which takes exponential time.
std::optional<std::uint64_t> count_sets(const Arena& arena, const Limits& limits);

// How many captures of a solution are missing in some other solution: 0 if all solutions are one
// set. The number is the same for each solution. nullopt if there is no solution, if there are more
// than `most` such captures, or if the limits are reached. Finds at most one solution for each such
// capture, each in exponential time, and ends with a refusal; small arenas are searched instead.
std::optional<std::size_t> spare_captures(const Arena& arena, std::size_t most,
                                          const Limits& limits);

}  // namespace hardboard::capture
