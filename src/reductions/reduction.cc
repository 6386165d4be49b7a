#include "reductions/reduction.h"

#include <fmt/format.h>

#include "base/contract.h"

namespace hardboard {
namespace {

InputError fault(const Reduction& row, std::string_view words, const CheckReport& report) {
  return error_in_words(fmt::format("{} is at fault: {}: {}", row.name, words, report.reason));
}

void sign(const Reduction& row, AnswerHead& head) {
  head.method = row.name;
  head.source = row.source;
}

}  // namespace

Result<AnyAnswer> Reduction::witness(const AnyImage& image, const AnyAnswer& solution,
                                     const Limits& limits) const {
  promise(image.reduction->name == name, "the image is this reduction's");
  const Verdict verdict = solution.head().verdict;
  if (!is_yes(verdict) && !(takes_refusals && is_no(verdict)))
    return error_in_words("the answer holds no solution to carry over");
  const CheckReport report = from->judge(image.source, solution, limits);
  if (report.check == Check::wrong)
    return error_in_words("the solution does not check: " + report.reason);
  AnyAnswer answer = carry(image, solution);
  sign(*this, answer.head());
  const CheckReport own = to->judge(image.puzzle, answer, limits);
  if (own.check == Check::wrong)
    return fault(*this, "the solution becomes an answer that does not check", own);
  return answer;
}

Result<AnyAnswer> Reduction::recover(const AnyImage& image, const AnyAnswer& answer,
                                     const Limits& limits) const {
  promise(image.reduction->name == name, "the image is this reduction's");
  const Verdict verdict = answer.head().verdict;
  const CheckReport report = to->judge(image.puzzle, answer, limits);
  if (report.check == Check::wrong)
    return error_in_words("the answer does not check: " + report.reason);
  AnyAnswer recovered = no_answer();
  if (is_yes(verdict) || (takes_refusals && is_no(verdict))) {
    Result<AnyAnswer> found = take_back(image, answer);
    if (!found) return found.error();
    recovered = std::move(found).value();
  }
  AnswerHead& head = recovered.head();
  if (verdict == Verdict::unknown) {
    head.remark = answer.head().remark;
  } else if (!is_yes(verdict)) {
    head.verdict = refusal.verdict;
    head.remark = fmt::format("{} of {}: {}", refusal.words, to->name, report.reason);
  }
  sign(*this, head);
  const CheckReport own = from->judge(image.source, recovered, limits);
  if (own.check == Check::wrong)
    return fault(*this, "the answer becomes one of the source that does not check", own);
  return recovered;
}

}  // namespace hardboard
