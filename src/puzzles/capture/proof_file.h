// Files with proofs of refusals by SAT (docs/proof-format.md): finds the proof, and asks the
// kernel.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/limits.h"

namespace hardboard::capture {

// What came of a proof. Nothing was decided if the file could not be read or the limits came first;
// `words` says so. Else `words` is empty if the kernel has verified that no play leaves `left`
// pieces or fewer, with a goal one of them on the goal; or says what is wrong.
struct ProofJudgement {
  bool is_decided = false;
  std::string words;
  std::uint64_t left = 0;
};

// `puzzle` is the canonical text of the puzzle, which the file must name by its hash. As long as
// the kernel takes.
ProofJudgement judge_proof(const std::string& file, const std::string& puzzle,
                           const Limits& limits);

}  // namespace hardboard::capture
