// Reads and writes circuits as AIGER texts.
#pragma once

#include <string>

#include "base/result.h"
#include "base/text.h"
#include "problems/circuit/puzzle.h"

namespace hardboard::circuit {

// Reads an AIGER text (formulas/aig.h lists the errors); one without an output is refused.
// O(size log size).
Result<Puzzle> read(const Text& text);

// The circuit as an AIGER text; reading the text gives an equal circuit. O(gates).
std::string write(const Puzzle& puzzle);

}  // namespace hardboard::circuit
