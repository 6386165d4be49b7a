// Counts solutions that differ as sets of captures, whatever the order of the captures.
#pragma once

#include <cstdint>
#include <optional>

#include "base/limits.h"
#include "methods/capture/depth_first.h"

namespace hardboard::capture {

// nullopt if the limits are reached. Decides the arena at most once for each set and each capture
// of the set (Murty 1968).
std::optional<std::uint64_t> count_sets(DepthFirst search, const Limits& limits);

}  // namespace hardboard::capture
