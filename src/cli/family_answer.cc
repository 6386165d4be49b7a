#include "cli/family_answer.h"

#include <chrono>
#include <filesystem>
#include <system_error>

#include "base/time_slice.h"
#include "kinds/kind.h"
#include "proofs/answer_form.h"
#include "proofs/proof_file.h"
#include "reductions/reduction.h"

namespace hardboard::cli {

KnownSource known_source(const AnyPuzzle& source, const std::string& proof_file,
                         const Limits& limits) {
  const Kind& kind = kind_of(source);
  Request request;
  request.limits = limits;
  request.proof_file = proof_file;
  const bool proves = kind.why_not(source, request).empty() && begin_proofs(proof_file);
  if (!proves) request.proof_file.clear();
  KnownSource known{kind.solve(source, request), {}, false};
  // An answer that took all the time is mostly checked in no time.
  const Limits checking = with_a_moment(limits, std::chrono::milliseconds(200));
  Result<ProofFile> proofs = error_in_words("none");
  if (proves) proofs = ProofFile::open(proof_file, checking);
  known.report = proofs ? source.kind().check_with_proofs(source, known.answer, checking, *proofs)
                        : source.kind().check(source, known.answer, checking);
  expect_right(known.answer, known.report);
  std::error_code none;
  known.has_proofs = proves && is_no(known.answer.head().verdict) &&
                     std::filesystem::file_size(proof_file, none) > proofs_head.size() + 1;
  if (proves && !known.has_proofs) std::filesystem::remove(proof_file, none);
  return known;
}

}  // namespace hardboard::cli
