// The parts of peg solitaire's row in files of their own.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "kinds/kind.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard {

const Generator& peg_solitaire_generator();
std::span<const Experiment> peg_solitaire_experiments();

// Visits all positions of rectangular boards with up to so many holes, each with the goals to leave
// one peg, anywhere or on each hole, and to reach each hole. False if `visit` said so.
bool all_small_positions(unsigned size, const std::function<bool(peg_solitaire::Puzzle)>& visit);

// The difficulty of a puzzle for a player: the first jumps that keep it solvable, and the chance
// that random play wins.
struct PegGrade {
  double chance = 0;
  std::size_t saving = 0, first = 0;  // jumps

  std::string words() const;  // "1 of 2 first jumps keep it solvable; ..."
};

// Nothing if the limits were reached. The board must be small enough for the search.
std::optional<PegGrade> grade(const peg_solitaire::Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard
