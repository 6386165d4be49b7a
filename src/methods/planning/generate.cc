#include "methods/planning/generate.h"

#include <algorithm>
#include <fmt/format.h>
#include <numeric>
#include <utility>
#include <vector>

#include "base/sampler.h"
#include "base/watch.h"

namespace hardboard::planning {
namespace {

// The values of the facts, and the actions that they allow.
class RandomWalk {
public:
  RandomWalk(const Puzzle& puzzle, std::vector<bool> values)
      : puzzle_(puzzle), values_(std::move(values)) {}

  const std::vector<bool>& values() const { return values_; }

  // Takes an action by chance; false if none applies.
  bool step(Random& random, Watch& watch) {
    // Any action may come first, and the others follow in their order.
    const std::size_t actions = puzzle_.actions.size(), first = random.below(actions);
    for (std::size_t i = 0; i < actions && !watch.reached(); ++i) {
      const Action& action = puzzle_.actions[(first + i) % actions];
      const auto holds = [&](const Literal& condition) {
        return values_[condition.predicate] == condition.is_positive;
      };
      if (!std::all_of(action.conditions.begin(), action.conditions.end(), holds)) continue;
      for (const Literal& effect : action.effects) values_[effect.predicate] = effect.is_positive;
      return true;
    }
    return false;
  }

private:
  const Puzzle& puzzle_;
  std::vector<bool> values_;
};

}  // namespace

Puzzle generate(const Wish& wish, Random& random, const Limits& limits) {
  Watch watch(limits, "drawing actions");
  Puzzle puzzle;
  puzzle.domain = "random";
  puzzle.name = "by-chance";
  Sampler facts(wish.facts);
  const auto literals = [&](std::uint32_t number) {
    std::vector<Literal> drawn;
    facts.sample(std::min(number, wish.facts), random, [&](std::uint32_t fact) {
      drawn.push_back({random.below(2) == 0, fact, {}});
    });
    return drawn;
  };
  std::vector<bool> start;
  for (std::uint32_t fact = 0; fact < wish.facts && !watch.reached(16); ++fact) {
    puzzle.predicates.push_back({fmt::format("p{}", fact + 1), {}});
    start.push_back(random.below(2) == 0);
    if (start.back()) puzzle.init.push_back({fact, {}});
  }
  for (std::uint32_t i = 0; i < wish.actions && !watch.reached(32); ++i) {
    Action action;
    action.name = fmt::format("a{}", i + 1);
    action.conditions = literals(wish.conditions);
    action.effects = literals(wish.effects);
    puzzle.actions.push_back(std::move(action));
  }
  if (wish.steps == 0 || watch.was_reached()) {
    puzzle.goal = literals(wish.goals);
    return puzzle;
  }
  RandomWalk walk(puzzle, start);
  for (std::uint32_t i = 0; i < wish.steps && walk.step(random, watch); ++i) continue;
  // Facts that the walk has changed come first.
  std::vector<std::uint32_t> wanted(wish.facts);
  std::iota(wanted.begin(), wanted.end(), 0);
  shuffle(wanted, random);
  std::stable_partition(wanted.begin(), wanted.end(),
                        [&](std::uint32_t fact) { return walk.values()[fact] != start[fact]; });
  wanted.resize(std::min(wish.goals, wish.facts));
  for (const std::uint32_t fact : wanted) puzzle.goal.push_back({walk.values()[fact], fact, {}});
  return puzzle;
}

}  // namespace hardboard::planning
