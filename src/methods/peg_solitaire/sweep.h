// Plays that sweep a strip from its ends: a window goes along the strip, and all holes that it has
// passed are as the goal wants them. docs/peg-strips.md has the method.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/limits.h"
#include "methods/peg_solitaire/strip.h"
#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::peg_solitaire {

// Does a sweep with windows of so many columns stay within the memory?
bool sweep_fits(const Strip& strip, std::uint32_t width, const Limits& limits);

// Jumps to the end, by windows of so many columns, or fewer if the strip is shorter: from one end
// to the other, or from both ends to any place between. Among such plays it misses none, but others
// may meet the goal. Nothing at the limits. The columns must fit (sweep_fits). O(columns of the
// strip * positions of a window * its jumps).
std::optional<std::vector<HoleJump>> sweep(const Strip& strip, std::uint32_t width,
                                           const Limits& limits);

}  // namespace hardboard::peg_solitaire
