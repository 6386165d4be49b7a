// A plain search through the game of a quantified formula, with unit clauses and pure literals,
// which puts together a strategy of the winner.
#pragma once

#include <cstdint>
#include <optional>

#include "base/limits.h"
#include "problems/formulas/aig.h"
#include "problems/qbf/puzzle.h"

namespace hardboard::qbf {

struct Found {
  bool is_true = false;
  formulas::Aig strategy;  // as in answers (answer.h)
  std::uint64_t positions = 0;
};

// Decides the formula, outer variables first. After Cadoli, Giovanardi and Schaerf 1998 (unit
// clauses, universal reduction, pure literals); the strategy is put together on the way back.
// Nothing if the limits, or about `most_work` looks at literals, are reached; 0 for no bound. The
// formula has at most 2,000 variables. Exponential time; O(variables^2) memory, and 64 bytes for
// each gate of a strategy.
std::optional<Found> search(const Puzzle& puzzle, const Limits& limits,
                            std::uint64_t most_work = 0);

}  // namespace hardboard::qbf
