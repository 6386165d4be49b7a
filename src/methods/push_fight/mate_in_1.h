// Mate-in-1 in its three forms: with at most two moves, with any number of moves, and with at most
// k moves or the fewest. Each pair of functions below is a method.
#pragma once

#include <string>

#include "methods/options.h"
#include "puzzles/push_fight/answer.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// With at most two moves (Theorem 3.2 with c = 2), by mate.h. Polynomial: O(lines * pieces^2)
// searches for paths.
std::string two_moves_why_not(const Puzzle& puzzle);
Answer solve_two_moves(const Puzzle& puzzle, const SolveOptions& options);

// With any number of moves (Theorem 3.13), by classes.h. Solvable if the turn found keeps to the
// number of moves that the puzzle allows, unsolvable if no number of moves suffices, else unknown.
std::string classes_why_not(const Puzzle& puzzle);
Answer solve_classes(const Puzzle& puzzle, const SolveOptions& options);

// With the number of moves that the puzzle allows, by configurations.h and by moved_sets.h. Unless
// options.alone is set, solve_configurations gives up after about a second.
Answer solve_configurations(const Puzzle& puzzle, const SolveOptions& options);
Answer solve_moved_sets(const Puzzle& puzzle, const SolveOptions& options);

// A mate with the fewest moves, whatever number the puzzle allows; the verdict says whether the
// puzzle allows as many. Unsolvable, without a minimum, if no number of moves suffices. At the
// limits the minimum is the best turn found so far, above its bound.
Answer minimize(const Puzzle& puzzle, const SolveOptions& options);

}  // namespace hardboard::push_fight
