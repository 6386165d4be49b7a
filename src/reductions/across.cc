#include "reductions/across.h"

#include <fmt/format.h>
#include <string>
#include <utility>

namespace hardboard {
namespace {

// "3sat-to-graph-capture (Aravind et al. 2022, Theorem 5) and ...".
std::string grounds_of(const Chain& chain) {
  std::string words;
  for (std::size_t i = 0; i < chain.steps.size(); ++i) {
    const Reduction& step = *chain.steps[i].reduction;
    const std::string_view between = i == 0 ? "" : i + 1 < chain.steps.size() ? ", " : " and ";
    words += fmt::format("{}{} ({})", between, step.name, step.source);
  }
  return words + (chain.steps.size() > 1 ? ", which `hardboard verify-reduction` tests one by one"
                                         : ", which `hardboard verify-reduction` tests");
}

CheckReport refusal(const Chain& chain, const CheckReport& of_image) {
  const std::string_view kind = chain.source().kind().name;
  for (const AnyImage& step : chain.steps)
    if (!step.reduction->carries_refusals())
      return {Check::claimed, fmt::format("the image is refused, and {}: {}", step.reduction->name,
                                          step.reduction->refusal.words)};
  if (of_image.check == Check::claimed)
    return {Check::claimed,
            "of the image, whose refusal would be the source's: " + of_image.reason};
  return {Check::verified,
          fmt::format("the {} instance has no solution: of its image, {}; rests on {}", kind,
                      of_image.reason, grounds_of(chain))};
}

}  // namespace

CheckReport check_across(const Chain& chain, AnyAnswer answer, const Limits& limits,
                         ProofFile* proofs) {
  const AnyPuzzle& image = chain.image();
  const CheckReport report = proofs == nullptr
                                 ? image.kind().check(image, answer, limits)
                                 : image.kind().check_with_proofs(image, answer, limits, *proofs);
  const Verdict verdict = answer.head().verdict;
  if (report.check == Check::wrong) return {Check::wrong, "of the image: " + report.reason};
  if (is_no(verdict)) return refusal(chain, report);
  if (!is_yes(verdict)) return {Check::claimed, "of the image: " + report.reason};
  const Result<AnyAnswer> back = recover(chain, std::move(answer), limits);
  if (!back) return {Check::wrong, back.error().message};
  CheckReport own = chain.source().kind().check(chain.source(), *back, limits);
  own.reason = "the image's solution is one of the source: " + own.reason;
  return own;
}

}  // namespace hardboard
