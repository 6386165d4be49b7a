// Reads and writes integer programmes as MPS, and writes them as CPLEX LP.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "base/text.h"
#include "problems/integer_programme/puzzle.h"

namespace hardboard::integer_programme {

// MPS, free or fixed, as CBC reads it, where names have no blanks: sections NAME, OBJSENSE, ROWS,
// COLUMNS, RHS, RANGES, BOUNDS and ENDATA. The first row of type N is the objective; further ones
// are rows without bounds. All variables must be integer, by markers or by their bounds, and all
// numbers whole. A variable without bounds is at least 0. O(size).
Result<Puzzle> read(const Text& text);

// The puzzle as free MPS; reading the text gives an equal puzzle. O(size).
std::string write(const Puzzle& puzzle);

// The same as CPLEX LP, which CBC, GLPK, SCIP and others read. O(size). A programme without columns
// has one there, which is nothing but 0.
inline constexpr std::string_view no_variable = "no_variable";
std::string write_lp(const Puzzle& puzzle);

// Does the content begin with a section of MPS? O(size of the comments before it).
bool looks_like(std::string_view content);

}  // namespace hardboard::integer_programme
