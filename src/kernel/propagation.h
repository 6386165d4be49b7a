// Proofs by clauses: instances of rules, and clauses that follow from them by unit propagation, up
// to the empty clause.
#pragma once

#include <cstdint>

#include "kernel/captures.h"
#include "kernel/text.h"

namespace hardboard::kernel {

// Reads a proof by clauses, from behind the word `clauses` on (docs/proof-format.md), that no play
// leaves `left` pieces or fewer, one of them on the goal if there is one. NotShown if a step does
// not hold or none is the empty clause. O(literals of the clauses and of those that they follow
// from) time, beside the cost of the rules; memory for the clauses that are not yet deleted.
void refute_by_clauses(const Captures& puzzle, std::uint32_t left, Reader& in);

}  // namespace hardboard::kernel
