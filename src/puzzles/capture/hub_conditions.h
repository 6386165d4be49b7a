// The conditions on hubs of docs/hubs.md: which sets of places are the hubs of a solution.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace hardboard::capture {

using Lists = std::vector<std::vector<std::uint32_t>>;

// Pieces of a single type, none of which must be last: by place the steps from there, each once, as
// if nothing stood between, and the budget.
struct StepsOfOneType {
  Lists out;
  std::vector<std::uint32_t> budget;
  std::optional<std::uint32_t> goal;

  std::uint32_t size() const { return static_cast<std::uint32_t>(out.size()); }
};

// By place: is the place a hub; where does a hub's exit lead, the root's to itself; and which place
// is the match of a hub but the root (`size` for none).
struct Hubs {
  std::vector<bool> is_hub;
  std::vector<std::uint32_t> next, match;
  std::vector<std::uint32_t> order;  // of the hubs: the root first, each behind its next
};

// The steps in the other direction. O(steps).
Lists reversed(const Lists& out);

// Tests sets of places for the same steps, which must outlive the test.
class HubTest {
public:
  explicit HubTest(const StepsOfOneType& steps) : steps_(steps), in_(reversed(steps.out)) {}

  // The hubs, if the set meets the conditions with one of its places as the root, or the goal.
  // O(steps) for most roots that fail, O(hubs * steps) for others.
  std::optional<Hubs> test(const std::vector<bool>& is_hub);

private:
  bool has_hub(const std::vector<std::uint32_t>& places) const;
  std::size_t reach(std::uint32_t root);
  bool match(std::uint32_t root);
  bool find_match(std::uint32_t hub);

  const StepsOfOneType& steps_;
  const Lists in_;
  Hubs hubs_;
  std::vector<std::uint32_t> hub_of_;  // by place: the hub whose match the place is
  std::vector<bool> seen_;             // by the search for a match
};

}  // namespace hardboard::capture
