#include "puzzles/capture/closed_sets.h"

#include <fmt/format.h>

namespace hardboard::capture {

std::optional<std::string> mark_sides(const CaptureRules& rules,
                                      const std::vector<std::uint32_t>& first,
                                      const std::vector<std::uint32_t>& second, Sides& sides) {
  if (first.empty() || second.empty()) {
    return fmt::format("the {} of the two is empty", first.empty() ? "first" : "second");
  }
  sides.assign(rules.places(), 0);
  std::uint8_t side = 0;
  for (const auto* places : {&first, &second}) {
    ++side;
    for (const std::uint32_t place : *places) {
      if (sides[place] == side) return fmt::format("{} is listed twice", rules.name(place));
      if (sides[place] != 0) return fmt::format("{} is in both", rules.name(place));
      sides[place] = side;
    }
  }
  return std::nullopt;
}

std::optional<std::string> may_lose_all(const CaptureRules& rules, const PossiblePairs& possible,
                                        const Sides& sides, std::uint8_t side,
                                        const std::vector<std::uint32_t>& places) {
  if (rules.goal && sides[*rules.goal] == side) return std::nullopt;
  const bool has_last = rules.last && sides[*rules.last] == side;

  // If the set holds the start of the last piece, only the steps of that piece can make it a closed
  // set no longer.
  std::optional<std::string> leak;
  std::uint32_t here = 0;
  const CaptureRules::Visit visit = [&](std::uint32_t next) {
    if (next == rules.last) return true;
    if (sides[next] != side && !leak) {
      leak = fmt::format("a piece might capture from {} to {} and leave it", rules.name(here),
                         rules.name(next));
    }
    return false;
  };
  for (std::size_t t = 0; t < rules.types; ++t) {
    const auto type = static_cast<std::uint8_t>(t);
    if (has_last && type != rules.type[*rules.last]) continue;
    for (const std::uint32_t place : places) {
      if (!possible.has(place, type)) continue;
      here = place;
      rules.from(place, type, visit);
      if (leak) return leak;
    }
  }
  return std::nullopt;
}

std::optional<std::string> refute(const CaptureRules& rules,
                                  const ClosedSets<std::uint32_t>& proof) {
  Sides sides;
  if (auto why = mark_sides(rules, proof.first, proof.second, sides)) return why;
  const PossiblePairs possible(rules);
  if (auto why = may_lose_all(rules, possible, sides, 1, proof.first))
    return "the first set: " + *why;
  if (auto why = may_lose_all(rules, possible, sides, 2, proof.second))
    return "the second set: " + *why;
  return std::nullopt;
}

}  // namespace hardboard::capture
