// Mate-in-1 in its three forms: at most two moves, any number, and k of them or the fewest. Each
// method is a row of the registry.
#pragma once

#include <string>

#include "methods/options.h"
#include "puzzles/push_fight/answer.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// At most two moves (Theorem 3.2 with c = 2), by mate.h. Polynomial: O(lines * pieces^2) searches
// for paths.
std::string two_moves_why_not(const Puzzle& puzzle);
Answer solve_two_moves(const Puzzle& puzzle, const SolveOptions& options);

// Any number of moves (Theorem 3.13), by classes.h: decides puzzles without a limit on moves, says
// no where no number does, and yes if the moves that it finds are few enough; else unknown.
std::string classes_why_not(const Puzzle& puzzle);
Answer solve_classes(const Puzzle& puzzle, const SolveOptions& options);

// Exactly: by configurations.h, and by moved_sets.h. Without options.alone the former gives up
// after about a second.
Answer solve_configurations(const Puzzle& puzzle, const SolveOptions& options);
Answer solve_moved_sets(const Puzzle& puzzle, const SolveOptions& options);

// The fewest moves of all, whatever the puzzle allows; that only decides the verdict. Unsolvable
// without a minimum if no number does; a minimum above its bound if the limits were reached.
Answer minimize(const Puzzle& puzzle, const SolveOptions& options);

}  // namespace hardboard::push_fight
