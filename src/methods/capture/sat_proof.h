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

// Refutes formula and lemmas again, and adds the whole proof as a section to the file. Costs,
// failures and result are those of sat::add_proof (engines/sat/proof.h).
std::string write_proof(const std::string& file, const ProofHead& head, const sat::Formula& formula,
                        std::span<const sat::Lemma> lemmas, const Limits& limits);

}  // namespace hardboard::capture
