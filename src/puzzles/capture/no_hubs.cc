#include "puzzles/capture/no_hubs.h"

#include <algorithm>

#include "puzzles/capture/hub_lines.h"
#include "puzzles/capture/thin_hubs.h"

namespace hardboard::capture {
namespace {

// Of all types and places together: 40 MB.
constexpr std::size_t most_steps = 10'000'000;

}  // namespace

std::optional<std::string> refute_hubs(const CaptureRules& rules, const Limits& limits) {
  const auto is_first_type = [&](std::uint8_t type) { return type == rules.type.front(); };
  if (rules.last || !std::all_of(rules.type.begin(), rules.type.end(), is_first_type))
    return "the pieces are not of one type";
  StepsOfOneType steps{Lists(rules.places()), rules.budget, rules.goal};
  std::size_t seen = 0;
  for (std::uint32_t u = 0; u < rules.places(); ++u) {
    std::vector<std::uint32_t>& out = steps.out[u];
    rules.from(u, rules.type.front(), [&](std::uint32_t to) {
      out.push_back(to);
      return ++seen <= most_steps;
    });
    if (seen > most_steps) return "there are too many steps";
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
  }
  if (const auto lines = hub_lines(steps)) {
    if (cover_by_lines(*lines, limits).verdict == Verdict::unsolvable) return std::nullopt;
  }
  if (std::string why = thin_hubs_why_not(steps, limits); !why.empty()) return why;
  const ThinHubs found = find_thin_hubs(steps, limits);
  if (found.verdict == Verdict::solvable) return "there are places that might be hubs";
  if (found.verdict == Verdict::unknown) return found.why_unknown;
  return std::nullopt;
}

}  // namespace hardboard::capture
