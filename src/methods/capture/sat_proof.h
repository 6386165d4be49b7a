// Writes the proof of a refusal by SAT to a file, as docs/proof-format.md describes it.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "base/limits.h"
#include "puzzles/capture/sat_refusal.h"

namespace hardboard::capture {

// What stands before the formula.
struct ProofHead {
  std::string_view puzzle;        // the line that names the puzzle (proofs/proof_file.h)
  std::string_view model;         // "exits" or "hubs"
  std::uint32_t pieces_left = 1;  // the formula refuses every end with this many pieces or fewer
};

// Refutes formula and lemmas again from scratch, so that all premises come before the first step of
// the solver's text; trims this text to the steps that are needed; and adds the whole proof as a
// section to the file. On failure returns the reason and leaves the file as it was; otherwise
// returns an empty string. Costs a few times as much as solving. The solver's text stands in a
// temporary file for a while.
std::string write_proof(const std::string& file, const ProofHead& head, const sat::Formula& formula,
                        std::span<const sat::Lemma> lemmas, const Limits& limits);

}  // namespace hardboard::capture
