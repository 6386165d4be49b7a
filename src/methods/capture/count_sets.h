// The number of solutions that differ as sets of captures, whatever the order of the captures is.
#pragma once

#include <cstdint>
#include <optional>

#include "base/limits.h"
#include "methods/capture/depth_first.h"

namespace hardboard::capture {

// nullopt if the limits are reached first, or after `most` sets. Decides the arena at most once for
// each set and capture of it (Murty 1968).
std::optional<std::uint64_t> count_sets(DepthFirst search, const Limits& limits,
                                        std::uint64_t most = UINT64_MAX);

}  // namespace hardboard::capture
