// Decides who wins where threats leave the players few turns, as on the boards of section 4, by a
// search that leaves out turns for a checked reason alone.
#pragma once

#include <string>

#include "methods/options.h"
#include "puzzles/push_fight/answer.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// The reason why the search does not apply: the puzzle asks another question, allows more than two
// moves before a push, has a board of more than 16,384 squares, or the other side threatens no
// mate. Empty if it applies. O(squares), and a search for a mate.
std::string standing_threat_why_not(const Puzzle& puzzle);

// Searches as threat_search.h says. A win or a loss comes with a strategy of threats and rules, if
// rules for at most 20,000 positions suffice. If other methods follow, the search ends after about
// a second.
Answer solve_by_standing_threat(const Puzzle& puzzle, const SolveOptions& options);

}  // namespace hardboard::push_fight
