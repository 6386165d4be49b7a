// The methods on Push Fight puzzles.
#pragma once

#include <string_view>
#include <vector>

#include "methods/options.h"
#include "puzzles/push_fight/answer.h"
#include "puzzles/push_fight/puzzle.h"
#include "registry.h"

namespace hardboard {

// As run_rows of registry.h: down the rows until one decides, or the row `only` alone.
push_fight::Answer solve(const push_fight::Puzzle& puzzle, const SolveOptions& options,
                         std::string_view only = {});

std::vector<MethodInfo> list_push_fight_methods();

}  // namespace hardboard
