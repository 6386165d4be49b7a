// The methods of peg armies, in the order in which they are tried.
#pragma once

#include <span>
#include <string_view>

#include "methods/options.h"
#include "puzzles/peg_army/answer.h"
#include "puzzles/peg_army/puzzle.h"
#include "registry.h"

namespace hardboard::peg_army {

using Method = MethodRow<const Puzzle, Answer>;
std::span<const Method> methods();

// As run_rows.
Answer solve(const Puzzle& puzzle, const SolveOptions& options, std::string_view only = {});

// The fewest `moves`, or `pegs`, that bring a peg to the goal.
Answer minimize(const Puzzle& puzzle, const SolveOptions& options, std::string_view what);

}  // namespace hardboard::peg_army
