#include "puzzles/capture/last_visits.h"

#include <fmt/format.h>
#include <vector>

namespace hardboard::capture {

std::optional<std::string> refute(const CaptureRules& rules,
                                  const LastVisits<std::uint32_t>& proof) {
  if (!rules.last) return "no piece must be last";
  if (proof.sets.size() <= rules.budget[*rules.last])
    return fmt::format("the last piece may capture on {} places", rules.budget[*rules.last]);
  constexpr std::uint32_t none = UINT32_MAX;
  std::vector<std::uint32_t> set_of(rules.places(), none);
  for (std::uint32_t set = 0; set < proof.sets.size(); ++set) {
    if (proof.sets[set].empty()) return "a set is empty";
    for (const std::uint32_t place : proof.sets[set]) {
      if (place == rules.last) return fmt::format("the last piece starts on {}", rules.name(place));
      if (set_of[place] != none) return fmt::format("{} is listed twice", rules.name(place));
      set_of[place] = set;
    }
  }
  const PossiblePairs possible(rules);
  std::optional<std::string> leak;
  for (std::uint32_t place = 0; place < rules.places() && !leak; ++place) {
    if (set_of[place] == none) continue;
    for (std::size_t t = 0; t < rules.types && !leak; ++t) {
      const auto type = static_cast<std::uint8_t>(t);
      if (type == rules.type[*rules.last] || !possible.has(place, type)) continue;
      rules.from(place, type, [&](std::uint32_t next) {
        if (next == rules.last) return true;
        if (set_of[next] != set_of[place])
          leak = fmt::format("a piece might capture from {} to {} and leave its set",
                             rules.name(place), rules.name(next));
        return false;
      });
    }
  }
  return leak;
}

}  // namespace hardboard::capture
