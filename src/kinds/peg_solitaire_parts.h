// The parts of peg solitaire's row that have files of their own.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "kinds/kind.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard {

const Generator& peg_solitaire_generator();
std::span<const Experiment> peg_solitaire_experiments();

// How hard a puzzle is for one who plays: which first jumps keep it solvable, and the chance that
// play at random wins.
struct PegGrade {
  double chance = 0;
  std::size_t saving = 0, first = 0;  // jumps

  std::string words() const;  // "1 of 2 first jumps keep it solvable; ..."
};

// Nothing if the limits came first. The puzzle must be one for the search.
std::optional<PegGrade> grade(const peg_solitaire::Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard
