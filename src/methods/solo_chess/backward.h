// Boards with a solution, filled backward: from the final piece to the position at the start.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/random.h"
#include "base/watch.h"
#include "methods/solo_chess/generate.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

struct MadeBackward {
  Puzzle puzzle;
  std::vector<std::uint8_t> types;  // by letter of the mix
};

// Takes captures back, each time one of all that can be, until there are as many pieces as wished.
// nullopt if no piece can take a capture back any more, or if the limits are reached. O(length of
// the longest line) for each piece, and less where pieces are near.
std::optional<MadeBackward> make_backward(const Wish& wish, Random& random, Watch& watch);

}  // namespace hardboard::solo_chess
