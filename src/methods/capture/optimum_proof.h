// Proofs of the bounds of minima, which stand in a file of proofs.
#pragma once

#include <cstdint>
#include <string>

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "methods/capture/instance.h"
#include "methods/capture/optimum.h"
#include "methods/capture/solve_sat.h"
#include "methods/options.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// Asks SAT whether options.pieces_left pieces can be left; for a single piece the whole portfolio
// is asked.
Answer<Location> ask_for(const Arena& arena, const SatOptions& options);

// Adds a proof that the fewest pieces are no fewer than the bound of the answer's minimum to the
// file of proofs, or the reason why there is none to the remark. Where this proof takes too long, a
// proof that two pieces remain. `puzzle_line` names the puzzle in the file. The bound is 2 or more.
void prove_fewest(const Arena& arena, const Limits& limits, const std::string& proof_file,
                  const std::string& puzzle_line, Answer<Location>& answer);

// Replaces the proof of a refusal by the survey's, which proves that a second piece remains, and
// which needs no solver to check. A proof in a file may prove more, and stays.
void prefer_the_survey(Instance& instance, Answer<Location>& answer);

// Adds a proof of the minimum's bound to options.proof_file, if this is set, where a method found
// the minimum by a theorem that no checker knows: of the fewest pieces from 3 on, and of the
// smallest budget by what `solve` says of the budget below, whose refusal becomes the answer's
// proof. The remark says so if there is none. The instance must have an arena.
void prove_bound(Instance& instance, const SolveOptions& options, const SolveUniform& solve,
                 Answer<Location>& answer);

// Is it a proof that stands in a file?
bool is_in_file(const Proof<Location>& proof);

// Adds a SAT solver's proof that one budget less than the bound on the smallest budget is too
// little to options.proof_file, for answers whose own proof is about the puzzle as it stands. The
// instance must have an arena and a puzzle, and the bound is 2 or more.
void add_bound_to_file(Instance& instance, const SolveOptions& options, Answer<Location>& answer);

}  // namespace hardboard::capture
