#include "kinds/verdict_sentence.h"

#include <fmt/format.h>

namespace hardboard {

std::string verdict_sentence(const AnswerHead& head) {
  switch (head.verdict) {
    case Verdict::unsolvable:
      return "There is no solution.";
    case Verdict::unknown:
      return head.remark.empty()
                 ? "Whether there is a solution is open."
                 : fmt::format("Whether there is a solution is open: {}.", head.remark);
    default:
      return "";
  }
}

}  // namespace hardboard
