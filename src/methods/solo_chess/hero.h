// One hero that can't be captured and villains of one type, all with unlimited captures: solvable
// exactly if some hero path makes every villain strongly capturable (Brunner et al. 2023, Lemmas
// 2.7 to 2.9). docs/hero.md says what is proved and what is not.
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

// The polynomial bound on the time asks more of the two types than the method does.
struct HeroClass {
  bool villain_symmetric = false;
  bool hero_within_villain = false;  // each capture of the hero's type is one of the villains' type
};
HeroClass hero_class(const Puzzle& puzzle);

// Decides the puzzle; unknown if the limits are reached, or after options.most_paths. A refusal is a
// proof of closed sets where the hero's reach shows these, and an exhausted search over hero paths
// elsewhere. The moves cost O(k n) for a hero path of k moves.
capture::Answer<capture::Location> solve_hero(const Puzzle& puzzle, const HeroOptions& options);
capture::Answer<capture::Location> solve_hero(const Puzzle& puzzle, const Limits& limits);

// The moves of Lemma 2.8 for a hero path that makes every villain strongly capturable. Too few once
// the watch's limits are reached.
std::vector<capture::Capture<capture::Location>> moves_along(HeroBoard& board,
                                                             std::span<const std::uint32_t> path,
                                                             Watch& watch);

}  // namespace hardboard::solo_chess
