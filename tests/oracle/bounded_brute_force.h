// The judge of Solo Chess with bounds on distances, lengths and capturers, by brute force, written
// from the rules alone. It shares no code with the game, the arena or any method.
#pragma once

#include <cstdint>
#include <optional>

#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::oracle {

struct BoundedJudgement {
  std::uint32_t pieces_left = 0;  // the fewest that can remain, with a goal one of them on the goal
  std::uint64_t count = 0;        // plays that solve the puzzle
};

// nullopt when more than `most_positions` would have to be looked at.
std::optional<BoundedJudgement> judge_bounded(const solo_chess::Puzzle& puzzle,
                                              std::uint64_t most_positions = 1'000'000);

}  // namespace hardboard::oracle
