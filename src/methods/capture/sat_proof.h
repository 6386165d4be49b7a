// Writes the proof of a refusal by SAT to a file, as docs/proof-format.md describes it.
#pragma once

#include <span>
#include <string>

#include "base/limits.h"
#include "puzzles/capture/sat_refusal.h"

namespace hardboard::capture {

// Refutes formula and lemmas once more, from scratch, so that all premises come before the first
// step of the DRAT text, and writes everything to the file. Returns why it can't, in words, and
// then leaves no file behind; else an empty string. Costs what solving costs.
std::string write_proof(const std::string& file, const sat::RefusalHead& head,
                        const sat::Formula& formula, std::span<const sat::Lemma> lemmas,
                        const Limits& limits);

}  // namespace hardboard::capture
