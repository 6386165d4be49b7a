// One hero that can't be captured and villains of one type, all with unlimited captures: solvable
// if and only if some hero path makes every villain strongly capturable (Brunner et al. 2023,
// Lemmas 2.7 to 2.9). docs/hero.md has the proofs, and the bounds on the number of paths.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/limits.h"
#include "base/watch.h"
#include "methods/capture/arena.h"
#include "methods/solo_chess/hero_search.h"
#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// Empty if the method applies: a last piece, all others of one type, no budget that could run out.
// O(n).
std::string hero_why_not(const Puzzle& puzzle);

// Decides the puzzle; unknown if the limits are reached, or after options.most_paths. A refusal
// proves itself by closed sets if the hero's reach shows such sets, and otherwise rests on an
// exhausted search over hero paths. The moves cost O(k n) for a hero path of k moves.
capture::Answer<capture::Location> solve_hero(const Puzzle& puzzle, const HeroOptions& options);

// The moves of Lemma 2.8 for a hero path that makes every villain strongly capturable. Too few once
// the watch's limits are reached.
std::vector<capture::Capture<capture::Location>> moves_along(HeroBoard& board,
                                                             std::span<const std::uint32_t> path,
                                                             Watch& watch);

}  // namespace hardboard::solo_chess
