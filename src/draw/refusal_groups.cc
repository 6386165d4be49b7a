#include "draw/refusal_groups.h"

#include <algorithm>
#include <fmt/format.h>

#include "base/counted.h"
#include "puzzles/capture/closed_sets.h"
#include "puzzles/capture/graph.h"
#include "puzzles/capture/stranded.h"

namespace hardboard::draw {
namespace {

using capture::CaptureRules, capture::PossiblePairs, capture::Sides;
using Number = std::uint32_t;

class Explainer {
public:
  Explainer(const CaptureRules& rules, const Sides& sides)
      : rules_(rules), sides_(sides), possible_(rules) {}

  ExplainedGroup explained(ClaimedGroup claim, std::uint8_t side) const {
    ExplainedGroup group;
    group.members = std::move(claim.members);
    const auto holds = [&](const std::optional<Number>& place) {
      return place && sides_[*place] == side;
    };
    if (!capture::may_lose_all(rules_, possible_, sides_, side, group.members)) {
      group.why = holds(rules_.goal)   ? "the goal is in it"
                  : holds(rules_.last) ? "the piece that must remain last can't leave it"
                                       : "no capture leads out of it";
      return group;
    }
    if (claim.by == KeptBy::closure) return group;
    group.is_antenna = claim.by == KeptBy::antenna;
    group.door = door_of(group.members, side);
    if (claim.by == KeptBy::tree) group.edges = edges_of(group.members, side);
    group.why = words_of(group.members, claim.by);
    return group;
  }

private:
  std::string words_of(const std::vector<Number>& members, KeptBy by) const {
    if (by == KeptBy::tree) return "a tree; no piece on a leaf has the budget to get to the door";
    const std::string places = counted(members.size(), "place");
    if (by == KeptBy::antenna)
      return fmt::format("an antenna of {}, whose outermost piece has a budget of {}", places,
                         capture::most_captures(rules_, members.front()));
    std::uint64_t sum = 0;
    for (const Number member : members) sum += capture::most_captures(rules_, member);
    return fmt::format("{} with {} in all", places, counted(sum, "capture"));
  }

  // Each edge within the group once, and those to the door.
  std::vector<std::pair<Number, Number>> edges_of(const std::vector<Number>& members,
                                                  std::uint8_t side) const {
    std::vector<std::pair<Number, Number>> edges;
    for (const Number member : members) {
      std::vector<Number> neighbours;
      capture::visit_neighbours(rules_, possible_, member, [&](Number place) {
        const bool is_outside = sides_[place] != side;
        if (is_outside || place > member) neighbours.push_back(place);
        return neighbours.size() <= members.size();
      });
      std::sort(neighbours.begin(), neighbours.end());
      neighbours.erase(std::unique(neighbours.begin(), neighbours.end()), neighbours.end());
      for (const Number place : neighbours) edges.emplace_back(member, place);
    }
    return edges;
  }

  std::optional<Number> door_of(const std::vector<Number>& members, std::uint8_t side) const {
    capture::Outer outer;
    for (const Number member : members)
      capture::visit_neighbours(rules_, possible_, member, [&](Number place) {
        if (sides_[place] != side) outer.add(place);
        return sides_[place] != side && outer.count < 2;
      });
    return outer.count == 1 ? std::optional(outer.place) : std::nullopt;
  }

  const CaptureRules& rules_;
  const Sides& sides_;
  PossiblePairs possible_;
};

}  // namespace

std::vector<ExplainedGroup> explained_groups(const CaptureRules& rules, ClaimedGroup first,
                                             ClaimedGroup second) {
  Sides sides;
  if (capture::mark_sides(rules, first.members, second.members, sides)) return {};
  const Explainer explainer(rules, sides);
  std::vector<ExplainedGroup> groups;
  groups.push_back(explainer.explained(std::move(first), 1));
  groups.push_back(explainer.explained(std::move(second), 2));
  return groups;
}

}  // namespace hardboard::draw
