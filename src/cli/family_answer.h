// The answer to the source of a benchmark instance, with its proof and what the checker says of it.
#pragma once

#include <string>

#include "base/limits.h"
#include "proofs/answer_head.h"
#include "puzzles/any.h"

namespace hardboard::cli {

struct KnownSource {
  AnyAnswer answer;
  CheckReport report;
  bool has_proofs = false;  // there is a file of proofs, which is not empty
};

// Decides and checks the source within the limits; the proof of a refusal, if there is one, is
// written to the file. Throws BrokenPromise if the answer is wrong.
KnownSource known_source(const AnyPuzzle& source, const std::string& proof_file,
                         const Limits& limits);

}  // namespace hardboard::cli
