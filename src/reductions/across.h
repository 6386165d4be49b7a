// Proofs that cross reductions: what an answer of an image shows about the source.
#pragma once

#include "proofs/proof_file.h"
#include "puzzles/ground.h"
#include "reductions/chain.h"

namespace hardboard {

// Checks an answer of the chain's image, with the proofs of a file unless `proofs` is nullptr. A
// solution walks back, and the source's check is the word on it, which rests on no reduction. A
// refusal that is verified refuses the source, if each reduction carries refusals; the report names
// what that rests on: the theorems, and the constructions, which verify_reduction() tests. As
// expensive as the check of the answer.
CheckReport check_across(const Chain& chain, AnyAnswer answer, const Limits& limits,
                         ProofFile* proofs);

}  // namespace hardboard
