// Reads and writes quantified formulas as QDIMACS files.
#pragma once

#include <string>

#include "base/result.h"
#include "base/text.h"
#include "problems/qbf/puzzle.h"

namespace hardboard::qbf {

// Reads a QDIMACS file: lines `a` and `e` of quantified variables stand between the header and the
// clauses. Variables of the clauses without a quantifier are existential and outermost, as QDIMACS
// has them. Errors: those of DIMACS files (formulas/dimacs.h), and variables quantified twice.
// O(size); the memory follows the size of the text and the largest variable.
Result<Puzzle> read(const Text& text);

// The formula as a QDIMACS file; reading the file gives an equal formula. O(size).
std::string write(const Puzzle& puzzle);

}  // namespace hardboard::qbf
