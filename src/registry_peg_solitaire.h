// The methods of peg solitaire, in the order in which they are tried.
#pragma once

#include <span>
#include <string_view>

#include "methods/options.h"
#include "puzzles/peg_solitaire/answer.h"
#include "puzzles/peg_solitaire/puzzle.h"
#include "registry.h"

namespace hardboard::peg_solitaire {

using Method = MethodRow<const Puzzle, Answer>;
std::span<const Method> methods();

// As run_rows.
Answer solve(const Puzzle& puzzle, const SolveOptions& options, std::string_view only = {});

// The fewest `pegs` that can remain, whatever the goal, or the fewest `moves` that meet it.
Answer minimize(const Puzzle& puzzle, const SolveOptions& options, std::string_view what);

// The number of ways to meet the goal (sequences of jumps), and of the positions that can be won,
// and reached, into an answer that is decided; what the limits leave out stays out.
void add_count(const Puzzle& puzzle, const Limits& limits, Answer& answer);

}  // namespace hardboard::peg_solitaire
