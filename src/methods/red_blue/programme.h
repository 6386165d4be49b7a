// Dominating sets by an integer programme: a column for each red, a row for each blue and each
// class. CBC solves it; weights of blues from its linear relaxation bound the number of reds from
// below in whole numbers.
#pragma once

#include <cstdint>
#include <string>

#include "methods/options.h"
#include "problems/red_blue/answer.h"
#include "problems/red_blue/puzzle.h"

namespace hardboard::red_blue {

// Up to so many reds SAT is as quick, and exact.
inline constexpr std::uint32_t most_reds_for_sat = 40;

// Why problems of so many reds are left to others; empty if they are not.
std::string programme_why_not(std::uint32_t reds);

// Where the programme does not fit into the limits, the functions below do without it: local search
// alone finds reds then.

// Decides plain and colourful problems. The remark says whether weights refuse the problem, or CBC
// alone, which computes in floating point. Unless it is alone, a fifth of the time is left for SAT.
// Exponential time.
Answer solve_by_programme(const Puzzle& puzzle, const SolveOptions& options);

// The fewest reds of a plain problem, with the bound that is known when a limit is reached; a
// refusal if these are more than k. The remark says where the bound is CBC's word.
Answer fewest_by_programme(const Puzzle& puzzle, const SolveOptions& options);

}  // namespace hardboard::red_blue
