#include "methods/planning/each_plan.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "methods/planning/ground.h"

namespace hardboard::planning {
namespace {

// The facts that are true, a bit for each; a string, so that sets can order it.
using Facts = std::string;

bool has(const Facts& facts, std::uint32_t fact) {
  return ((static_cast<unsigned char>(facts[fact / 8]) >> (fact % 8)) & 1U) != 0;
}
void set(Facts& facts, std::uint32_t fact, bool value) {
  const unsigned bit = 1U << (fact % 8);
  const unsigned byte = static_cast<unsigned char>(facts[fact / 8]);
  facts[fact / 8] = static_cast<char>(value ? byte | bit : byte & ~bit);
}

bool holds(const Facts& facts, const std::vector<std::uint32_t>& needs,
           const std::vector<std::uint32_t>& forbids) {
  return std::all_of(needs.begin(), needs.end(), [&](auto fact) { return has(facts, fact); }) &&
         std::none_of(forbids.begin(), forbids.end(), [&](auto fact) { return has(facts, fact); });
}

bool is_goal(const Grounded& game, const Facts& facts) {
  return !game.is_hopeless && holds(facts, game.needs, game.forbids);
}

Facts first_facts(const Grounded& game) {
  Facts facts(game.facts.size() / 8 + 1, '\0');
  for (const std::uint32_t fact : game.init) set(facts, fact, true);
  return facts;
}

Facts after(const Operator& one, Facts facts) {
  for (const std::uint32_t fact : one.deletes) set(facts, fact, false);
  for (const std::uint32_t fact : one.adds) set(facts, fact, true);
  return facts;
}

// Depth first through all plans.
class Walk {
public:
  Walk(const Grounded& game, const Limits& limits,
       const std::function<bool(const std::vector<Step>&)>& visit)
      : game_(game), limits_(limits), visit_(visit) {}

  bool from(const Facts& facts) {
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
  std::set<Facts> on_way_;
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
