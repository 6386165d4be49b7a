#include "puzzles/capture/no_center.h"

#include <fmt/format.h>
#include <vector>

namespace hardboard::capture {

std::optional<std::string> refute(const CaptureRules& rules, const NoCenter<std::uint32_t>& proof) {
  const std::uint32_t n = rules.places();
  if (n == 1) return "a single piece is a solution";
  for (std::uint32_t place = 0; place < n; ++place) {
    if (rules.budget[place] > 1)
      return fmt::format("the piece on {} captures more than once", rules.name(place));
  }

  // For each place the number of the first witnesses that can all reach it: a place that one
  // witness cannot reach never catches up.
  std::vector<std::uint32_t> suits(n, 0);
  std::uint32_t seen = 0;
  for (const std::uint32_t witness : proof.witnesses) {
    const auto suit = [&](std::uint32_t place) {
      if (suits[place] == seen) ++suits[place];
    };
    if (rules.budget[witness] > 0) {
      rules.from(witness, rules.type[witness], [&](std::uint32_t place) {
        // The last piece moves after all others, and no piece captures it: its start is out of the
        // way.
        if (place == rules.last) return false;
        suit(place);
        return true;
      });
    }
    suit(witness);
    ++seen;
  }
  for (std::uint32_t place = 0; place < n; ++place) {
    if (suits[place] == seen && (!rules.goal || place == *rules.goal))
      return fmt::format("all witnesses can get to {}", rules.name(place));
  }
  return std::nullopt;
}

}  // namespace hardboard::capture
