// The solver DepQBF (Lonsing and Biere) for quantified Boolean formulas. DepQBF runs as a program
// of its own: so a caller can stop it at any moment, and its licence (GPL-3) stays its own. Where
// the program is not installed, every answer is `unknown`.
#pragma once

#include <string>

#include "base/limits.h"
#include "problems/qbf/puzzle.h"
#include "proofs/answer_head.h"

namespace hardboard::engines {

struct QbfVerdict {
  Verdict verdict = Verdict::unknown;  // solvable: the formula is true
  std::string why;                     // why the verdict is unknown
};

// Runs the program `depqbf` on the formula until it ends or the limits are reached, those of memory
// too; with less memory than DepQBF needs to begin it is not run. Exponential time.
QbfVerdict run_depqbf(const qbf::Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::engines
