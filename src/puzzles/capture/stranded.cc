#include "puzzles/capture/stranded.h"

#include <fmt/format.h>
#include <limits>
#include <vector>

#include "puzzles/capture/closed_sets.h"
#include "puzzles/capture/graph.h"

namespace hardboard::capture {
namespace {

// Checks that each place of the path has no neighbours on its side but those before and behind it.
// The last place may have a neighbour outside, which another check counts.
std::optional<std::string> not_a_path(const CaptureRules& rules, const PossiblePairs& possible,
                                      const Sides& sides, std::uint8_t side,
                                      const std::vector<std::uint32_t>& path) {
  constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();
  for (std::size_t i = 0; i < path.size(); ++i) {
    const bool is_end = i + 1 == path.size();
    const std::uint32_t before = i == 0 ? none : path[i - 1], behind = is_end ? none : path[i + 1];
    std::optional<std::uint32_t> stranger;
    visit_neighbours(rules, possible, path[i], [&](std::uint32_t place) {
      const bool known = place == before || place == behind || (is_end && sides[place] != side);
      if (!known) stranger = place;
      return known;
    });
    if (stranger) {
      return fmt::format("no antenna: {} has the neighbour {}", rules.name(path[i]),
                         rules.name(*stranger));
    }
  }
  return std::nullopt;
}

}  // namespace

std::uint32_t most_captures(const CaptureRules& rules, std::uint32_t place) {
  bool has_ride = false;
  rules.from(place, rules.type[place], [&](std::uint32_t to) {
    has_ride = has_ride || to != rules.last;
    return !has_ride;
  });
  return has_ride ? rules.budget[place] : 0;
}

std::optional<std::string> may_miss_the_end(const CaptureRules& rules,
                                            const PossiblePairs& possible, const Sides& sides,
                                            std::uint8_t side,
                                            const StrandedGroup<std::uint32_t>& group) {
  if (!may_lose_all(rules, possible, sides, side, group.places)) return std::nullopt;

  // The walk along a ride passes outer places alone: the places behind a member are neighbours of
  // that member.
  Outer outer;
  for (const std::uint32_t member : group.places) {
    visit_neighbours(rules, possible, member, [&](std::uint32_t place) {
      if (sides[place] != side) outer.add(place);
      return sides[place] != side && outer.count < 2;
    });
    if (outer.count == 2) {
      return fmt::format("it touches both {} and {}", rules.name(outer.place),
                         rules.name(outer.another));
    }
  }

  if (group.antenna) {
    if (most_captures(rules, group.places.front()) >= group.places.size()) {
      return fmt::format("the piece on {} has captures enough to leave it",
                         rules.name(group.places.front()));
    }
    return not_a_path(rules, possible, sides, side, group.places);
  }
  // Sums of 32-bit budgets fit in 64 bits; an unlimited budget alone exceeds any size.
  std::uint64_t sum = 0;
  for (const std::uint32_t member : group.places) sum += most_captures(rules, member);
  if (sum >= group.places.size()) return "its budgets are enough to leave it";
  return std::nullopt;
}

std::optional<std::string> refute(const CaptureRules& rules, const Stranded<std::uint32_t>& proof) {
  Sides sides;
  if (auto why = mark_sides(rules, proof.first.places, proof.second.places, sides)) return why;
  const PossiblePairs possible(rules);
  if (auto why = may_miss_the_end(rules, possible, sides, 1, proof.first))
    return "the first group: " + *why;
  if (auto why = may_miss_the_end(rules, possible, sides, 2, proof.second))
    return "the second group: " + *why;
  return std::nullopt;
}

}  // namespace hardboard::capture
