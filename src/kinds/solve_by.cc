#include "kinds/solve_by.h"

#include <fmt/format.h>

#include "reductions/chain.h"

namespace hardboard {

Result<AnyAnswer> solve_by(const AnyPuzzle& source, std::string_view target,
                           const Request& request) {
  const Result<Chain> chain = reduce_to(source, target, request.limits);
  if (!chain) return chain.error();
  const AnyPuzzle& image = chain->image();
  const Kind& kind = kind_of(image);
  if (std::string why = kind.why_not(image, request); !why.empty())
    return error_in_words(std::move(why));
  AnyAnswer answer = kind.solve(image, request);
  const std::string method = answer.head().method;
  Result<AnyAnswer> recovered = recover(*chain, std::move(answer), request.limits);
  if (!recovered)
    return error_in_words("the image's answer is none of the source: " + recovered.error().message);
  AnswerHead& head = recovered->head();
  head.method =
      method.empty() ? std::string(target) : fmt::format("{} by {}", method, kind.ground->name);
  const std::string via = fmt::format("by way of {}", chain->via());
  head.remark = head.remark.empty() ? via : fmt::format("{}; {}", via, head.remark);
  return recovered;
}

}  // namespace hardboard
