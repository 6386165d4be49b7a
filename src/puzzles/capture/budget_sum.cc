#include "puzzles/capture/budget_sum.h"

#include <fmt/format.h>
#include <limits>

#include "base/counted.h"
#include "puzzles/budgets.h"

namespace hardboard::capture {

std::uint64_t budget_sum(const CaptureRules& rules, std::optional<std::uint32_t> but_for) {
  std::uint64_t sum = 0;
  for (std::uint32_t place = 0; place < rules.places(); ++place) {
    if (place == but_for) continue;
    if (rules.budget[place] == unlimited_budget) return std::numeric_limits<std::uint64_t>::max();
    sum += rules.budget[place];
  }
  return sum;
}

std::optional<std::string> refute(const CaptureRules& rules, const BudgetSum& proof) {
  const std::uint64_t needed = rules.places() - std::uint64_t{1};
  if (proof.needed != needed) {
    return fmt::format("it takes {}, not {}", counted(needed, "capture"), proof.needed);
  }
  if (proof.available != budget_sum(rules) && proof.available != budget_sum(rules, rules.goal)) {
    return fmt::format("the budgets do not add up to {}", proof.available);
  }
  if (proof.available >= needed) {
    return fmt::format("it takes {}, and the budgets allow {}", counted(needed, "capture"),
                       proof.available);
  }
  return std::nullopt;
}

}  // namespace hardboard::capture
