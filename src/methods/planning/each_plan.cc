#include "methods/planning/each_plan.h"

#include <algorithm>
#include <optional>
#include <set>
#include <vector>

#include "methods/planning/ground.h"
#include "methods/planning/state_table.h"

namespace hardboard::planning {
namespace {

bool holds(const Bits& facts, const std::vector<std::uint32_t>& needs,
           const std::vector<std::uint32_t>& forbids) {
  return has_all(facts.data(), needs) &&
         std::none_of(forbids.begin(), forbids.end(),
                      [&](auto fact) { return has(facts.data(), fact); });
}

bool is_goal(const Grounded& game, const Bits& facts) {
  return !game.is_hopeless && holds(facts, game.needs, game.forbids);
}

Bits first_facts(const Grounded& game) {
  Bits facts(game.facts.size() / 64 + 1, 0);
  for (const std::uint32_t fact : game.init) set(facts.data(), fact);
  return facts;
}

Bits after(const Operator& one, Bits facts) {
  for (const std::uint32_t fact : one.deletes) unset(facts.data(), fact);
  for (const std::uint32_t fact : one.adds) set(facts.data(), fact);
  return facts;
}

// Depth first through all plans.
class Walk {
public:
  Walk(const Grounded& game, const Limits& limits,
       const std::function<bool(const std::vector<Step>&)>& visit)
      : game_(game), limits_(limits), visit_(visit) {}

  bool from(const Bits& facts) {
    if (++steps_ % 256 == 0 && limits_.reached()) return false;
    if (is_goal(game_, facts)) return visit_(plan_);
    if (!on_way_.insert(facts).second) return true;
    for (const Operator& one : game_.operators) {
      if (!holds(facts, one.needs, one.forbids)) continue;
      plan_.push_back(one.step);
      if (!from(after(one, facts))) return false;
      plan_.pop_back();
    }
    on_way_.erase(facts);
    return true;
  }

private:
  const Grounded& game_;
  const Limits& limits_;
  const std::function<bool(const std::vector<Step>&)>& visit_;
  std::set<Bits> on_way_;
  std::vector<Step> plan_;
  std::uint64_t steps_ = 0;
};

}  // namespace

bool each_plan(const Puzzle& puzzle, const Limits& limits,
               const std::function<bool(const std::vector<Step>&)>& visit) {
  const std::optional<Grounded> game = grounded(puzzle, limits);
  return game && Walk(*game, limits, visit).from(first_facts(*game));
}

}  // namespace hardboard::planning
