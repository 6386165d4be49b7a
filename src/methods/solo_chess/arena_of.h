// Solo Chess as an arena: location i is the place of puzzle.pieces[i].
#pragma once

#include <cstddef>
#include <optional>

#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// All captures that can ever matter, O(n log n) plus their number; nullopt if there are more than
// `most_steps` of them (a row of n rooks alone has n^2).
std::optional<capture::Arena> arena_of(const Puzzle& puzzle,
                                       std::size_t most_steps = std::size_t{1} << 26);

// The answer in squares.
capture::Answer<Square> to_squares(const Puzzle& puzzle, capture::Answer<capture::Location> answer);

}  // namespace hardboard::solo_chess
