// Finds a kind in the table, and judges its answers.
#include <fmt/format.h>

#include "base/contract.h"
#include "kinds/kind.h"

namespace hardboard {

const Kind& kind_of(const AnyPuzzle& puzzle) {
  const Kind* const kind = kind_named(puzzle.kind().name);
  promise(kind != nullptr, "every ground has a kind");
  return *kind;
}

const Kind* kind_named(std::string_view name) {
  for (const Kind* kind : kinds())
    if (kind->ground->name == name) return kind;
  return nullptr;
}

std::vector<std::string_view> made_kinds() {
  std::vector<std::string_view> names;
  for (const Kind* kind : kinds())
    if (kind->generator != nullptr) names.push_back(kind->ground->name);
  return names;
}

void expect_right(const AnyAnswer& answer, const CheckReport& report) {
  if (report.check == Check::wrong)
    throw BrokenPromise(
        fmt::format("{} gave a wrong answer: {}", answer.head().method, report.reason));
}

}  // namespace hardboard
