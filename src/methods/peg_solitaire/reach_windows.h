// A sieve for `goal peg` by windows: what the holes around each hole tell about the jumps there.
// For boards of many parts, such as images of circuits, where weights of the whole board would have
// to be spared for all parts together.
#pragma once

#include <cstdint>

#include "base/limits.h"
#include "methods/peg_solitaire/reach_core.h"

namespace hardboard::peg_solitaire {

// The core with the bounds `most` improved by windows of all holes within `radius` steps of their
// centres, which cover the core, and without jumps that no lean play has. With `asks_twice` jumps
// are also tried for bounds of 1. Windows are cut off at some 2,000 holes. Half a millisecond to a
// millisecond for each jump. At the limits the core keeps more jumps than necessary.
ReachCore seen_through_windows(const ReachCore& core, std::uint32_t radius, bool asks_twice,
                               const Limits& limits);

// The same with radii that double from 8 to 128, or until no jump is left.
ReachCore seen_through_windows(ReachCore core, const Limits& limits);

}  // namespace hardboard::peg_solitaire
