// Push Fight from the rules alone, on letters and coordinates, slow and plain: the judge of
// everything that is faster.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>

#include "puzzles/push_fight/puzzle.h"

namespace hardboard::oracle {

// The fewest moves before a push that makes a piece of the other side fall, by breadth-first
// search over all configurations; nothing if no number does, or none up to `most`.
std::optional<std::uint32_t> fewest_moves(const push_fight::Puzzle& puzzle,
                                          std::uint32_t most = push_fight::unlimited_moves);

// Turns as engines count them: up to `moves` moves, no piece twice in a row, then a push that does
// not make an own piece fall; `positions` are the different results, as letters.
struct TurnCount {
  std::uint64_t turns = 0;
  std::set<std::string> positions;
};
TurnCount count_turns(const push_fight::Puzzle& puzzle, std::uint32_t moves);

}  // namespace hardboard::oracle
