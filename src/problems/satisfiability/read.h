// Reads and writes satisfiability problems as DIMACS files.
#pragma once

#include <string>

#include "base/result.h"
#include "base/text.h"
#include "problems/satisfiability/puzzle.h"

namespace hardboard::satisfiability {

// Reads a DIMACS file (formulas/dimacs.h lists the errors). O(size).
Result<Puzzle> read(const Text& text);

// The problem as a DIMACS file; reading the file gives an equal problem. O(literals).
std::string write(const Puzzle& puzzle);

}  // namespace hardboard::satisfiability
