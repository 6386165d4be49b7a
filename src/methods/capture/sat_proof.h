// Writes the proof of a refusal by SAT to a file, as docs/proof-format.md describes it.
#pragma once

#include <span>
#include <string>

#include "base/limits.h"
#include "puzzles/capture/sat_refusal.h"

namespace hardboard::capture {

// Refutes formula and lemmas again from scratch, so that all premises come before the first step of
// the DRAT text, and writes the whole proof to the file. On failure returns the reason and leaves
// no file; otherwise returns an empty string. Costs as much as solving.
std::string write_proof(const std::string& file, const sat::RefusalHead& head,
                        const sat::Formula& formula, std::span<const sat::Lemma> lemmas,
                        const Limits& limits);

}  // namespace hardboard::capture
