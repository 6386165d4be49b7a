// Writes the tree of a branch and bound as a proof that the kernel can follow: each node with the
// integer weights that bound its cost (docs/proof-format.md).
#pragma once

#include <cstdint>
#include <ostream>
#include <string>

#include "base/limits.h"
#include "methods/peg_army/instance.h"

namespace hardboard::peg_army {

// Writes the lines of the proof, up to the last node, that every army of the instance makes more
// than `most` moves; with an open border, every army of the plane. Returns the reason if that is
// impossible: a solution that costs no more, the limits, or a node that nothing closes in integers;
// the text then ends in the middle. Exponential, with some 10 kB of memory for each node.
std::string write_branch_proof(const Instance& instance, std::int64_t most, const Limits& limits,
                               std::ostream& out);

}  // namespace hardboard::peg_army
