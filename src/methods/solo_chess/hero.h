// One hero that can't be captured and villains of one type, all with unlimited captures: solvable
// exactly if some hero path makes every villain strongly capturable (Brunner et al. 2023, Lemmas
// 2.7 to 2.9). What is proved, and what is not, is in docs/hero.md.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "methods/solo_chess/hero_search.h"
#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// Empty if the method applies: a last piece, all others of one type, no budget that could run out.
// O(n).
std::string hero_why_not(const Puzzle& puzzle);

// What the polynomial bound on the time needs: more of the two types than the method does.
struct HeroClass {
  bool villain_symmetric = false;
  bool hero_within_villain = false;  // every capture of the hero is one of the villains
};
HeroClass hero_class(const Puzzle& puzzle);

// Decides the puzzle, or says unknown at the limits. A refusal is a proof of closed sets where the
// hero's reach shows it, and an exhausted search over hero paths elsewhere. The moves cost O(k n)
// for a hero path of length k.
capture::Answer<capture::Location> solve_hero(const Puzzle& puzzle, const HeroOptions& options);
capture::Answer<capture::Location> solve_hero(const Puzzle& puzzle, const Limits& limits);

// The moves of Lemma 2.8 for a hero path that makes every villain strongly capturable.
std::vector<capture::Capture<capture::Location>> moves_along(HeroBoard& board,
                                                             std::span<const std::uint32_t> path);

}  // namespace hardboard::solo_chess
