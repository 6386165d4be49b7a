#include "puzzles/capture/stuck_trees.h"

#include <fmt/format.h>
#include <limits>
#include <vector>

#include "puzzles/capture/closed_sets.h"
#include "puzzles/capture/graph.h"

namespace hardboard::capture {
namespace {

using Places = std::vector<std::uint32_t>;

class TreeCheck {
public:
  TreeCheck(const CaptureRules& rules, const PossiblePairs& possible, const Sides& sides)
      : rules_(rules), possible_(possible), sides_(sides), last_seen_(rules.places(), none) {}

  std::optional<std::string> may_miss_the_end(std::uint8_t side, const Places& group) {
    if (!may_lose_all(rules_, possible_, sides_, side, group)) return std::nullopt;

    // A tree of the group and its door has as many edges as the group has members. The loop sees an
    // edge within the group from both ends, and an edge to the door from one end, which counts
    // twice.
    Outer outer;
    std::uint64_t ends = 0;
    Places first{0}, neighbours;
    for (const std::uint32_t member : group) {
      visit_neighbours(rules_, possible_, member, [&](std::uint32_t place) {
        if (sides_[place] != side) outer.add(place);
        if (last_seen_[place] != member) {
          last_seen_[place] = member;
          neighbours.push_back(place);
          ends += sides_[place] == side ? 1 : 2;
        }
        return outer.count < 2 && ends <= 2 * group.size();
      });
      if (outer.count == 2) {
        return fmt::format("it touches both {} and {}", rules_.name(outer.place),
                           rules_.name(outer.another));
      }
      if (ends > 2 * group.size()) return "it is no tree: it has too many edges";
      first.push_back(static_cast<std::uint32_t>(neighbours.size()));
    }
    if (ends != 2 * group.size()) return "it is no tree: it has too few edges";
    return reach_out(outer.place, side, group, first, neighbours);
  }

private:
  static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

  // Walks from the door along the edges: the walk must reach all members, and no piece on a leaf
  // may have captures enough to reach the door.
  std::optional<std::string> reach_out(std::uint32_t door, std::uint8_t side, const Places& group,
                                       const Places& first, const Places& neighbours) {
    Places index(rules_.places(), none);  // of a member in the group
    for (std::uint32_t i = 0; i < group.size(); ++i) index[group[i]] = i;
    Places distance(group.size(), 0), open;
    for (std::uint32_t i = 0; i < group.size(); ++i) {
      for (std::uint32_t k = first[i]; k < first[i + 1]; ++k) {
        if (neighbours[k] != door) continue;
        distance[i] = 1;
        open.push_back(i);
      }
    }
    for (std::size_t next = 0; next < open.size(); ++next) {
      const std::uint32_t i = open[next];
      for (std::uint32_t k = first[i]; k < first[i + 1]; ++k) {
        if (sides_[neighbours[k]] != side) continue;
        const std::uint32_t j = index[neighbours[k]];
        if (distance[j] != 0) continue;
        distance[j] = distance[i] + 1;
        open.push_back(j);
      }
    }
    for (std::uint32_t i = 0; i < group.size(); ++i) {
      if (distance[i] == 0)
        return fmt::format("it is no tree: {} is cut off", rules_.name(group[i]));
      const bool is_leaf = first[i + 1] - first[i] == 1;
      if (is_leaf && rules_.budget[group[i]] >= distance[i]) {
        return fmt::format("the piece on {} has captures enough to leave it",
                           rules_.name(group[i]));
      }
    }
    return std::nullopt;
  }

  const CaptureRules& rules_;
  const PossiblePairs& possible_;
  const Sides& sides_;
  Places last_seen_;  // by place: the last member with this neighbour
};

}  // namespace

std::optional<std::string> refute(const CaptureRules& rules,
                                  const StuckTrees<std::uint32_t>& proof) {
  Sides sides;
  if (auto why = mark_sides(rules, proof.first, proof.second, sides)) return why;
  const PossiblePairs possible(rules);
  TreeCheck check(rules, possible, sides);
  if (auto why = check.may_miss_the_end(1, proof.first)) return "the first tree: " + *why;
  if (auto why = check.may_miss_the_end(2, proof.second)) return "the second tree: " + *why;
  return std::nullopt;
}

}  // namespace hardboard::capture
