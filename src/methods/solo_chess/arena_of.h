// Solo Chess as an arena: location i is the place of puzzle.pieces[i].
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// The arena with all captures that can ever matter; nullopt if the limits are reached, or if an
// estimate says beforehand that the captures (a row of n rooks alone has n^2), or the lines through
// the pieces, do not fit in limits.memory_bytes. O(n log n) time plus the number of captures.
std::optional<capture::Arena> arena_of(const Puzzle& puzzle, const Limits& limits = {});

// The same without captures that pass more than `most_passed` places: O(pieces * most_passed) of
// them.
std::optional<capture::Arena> near_arena_of(const Puzzle& puzzle, std::uint32_t most_passed,
                                            const Limits& limits);

// The reason why the arena does not fit in limits.memory_bytes; empty if it fits. O(n log n).
std::string arena_too_large(const Puzzle& puzzle, const Limits& limits);

// The answer with squares in place of locations. O(its size).
capture::Answer<Square> to_squares(const Puzzle& puzzle, capture::Answer<capture::Location> answer);

}  // namespace hardboard::solo_chess
