// Plain search through all plays of a small puzzle, by the game's rules alone: it judges claims
// about puzzles with bounds that the kernel does not know.
#pragma once

#include <optional>
#include <string>

#include "base/limits.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// Why the search does not show the claim, if it does not; the claim is `exceeds N` (no play leaves
// N pieces or fewer, one of them on the goal if there is one) or `count N` (so many plays leave one
// piece), in the kernel's words. The words begin with `captures leave` if a play refutes the claim.
// Gives up after some hundred thousand positions, about two seconds, or once the limits are
// reached.
std::optional<std::string> fault_of_plain_search(const Puzzle& puzzle, const std::string& claim,
                                                 const Limits& limits);

}  // namespace hardboard::solo_chess
