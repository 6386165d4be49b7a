// The methods on Push Fight puzzles.
#pragma once

#include <span>
#include <string_view>

#include "methods/options.h"
#include "puzzles/push_fight/answer.h"
#include "puzzles/push_fight/puzzle.h"
#include "registry.h"

namespace hardboard::push_fight {

using Method = MethodRow<const Puzzle, Answer>;
std::span<const Method> methods();

// As run_rows.
Answer solve(const Puzzle& puzzle, const SolveOptions& options, std::string_view only = {});

}  // namespace hardboard::push_fight
