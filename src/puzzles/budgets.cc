#include "puzzles/budgets.h"

#include "base/scanner.h"

namespace hardboard {

bool to_budget(Scanner& in, std::string_view word, std::uint32_t& budget, std::string_view what) {
  std::int64_t number = unlimited_budget;
  const bool in_words = word == "*" || word == "unlimited";
  if (!in_words && !in.to_integer(word, what, 0, unlimited_budget, number)) return false;
  budget = static_cast<std::uint32_t>(number);
  return true;
}

}  // namespace hardboard
