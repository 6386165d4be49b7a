// The parts of the row of rectilinear Steiner trees in files of their own.
#pragma once

#include <string_view>

#include "kinds/kind.h"
#include "methods/options.h"
#include "problems/steiner/answer.h"
#include "problems/steiner/puzzle.h"

namespace hardboard {

const Generator& steiner_generator();

// What the row's methods answer: to the question whether there is a tree, if `minimum` is empty,
// else to that minimum.
steiner::Answer solve_steiner(const steiner::Puzzle& puzzle, const SolveOptions& options,
                              std::string_view minimum);

}  // namespace hardboard
