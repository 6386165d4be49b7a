// Explanations as lines of text.
#include <algorithm>
#include <fmt/format.h>

#include "kinds/kind.h"

namespace hardboard {

std::string in_words(const Explanation& explanation) {
  std::string text;
  for (const Explanation::Fact& fact : explanation.facts) text += fact.words + "\n";
  text += "Methods, in the order in which they are tried:\n";
  std::size_t width = 12;
  for (const auto& row : explanation.methods) width = std::max(width, row.method.size());
  for (const auto& row : explanation.methods) {
    const bool has_source = row.why_not.empty() && !row.source.empty();
    text += fmt::format("  {:<{}} {}{}\n", row.method, width,
                        row.why_not.empty() ? "applies" : "no: " + row.why_not,
                        has_source ? fmt::format(" ({})", row.source) : "");
  }
  for (const Explanation::Fact& fact : explanation.conclusions) text += fact.words + "\n";
  return text;
}

}  // namespace hardboard
