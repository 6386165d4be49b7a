#include "problems/planning/instances.h"

#include <algorithm>
#include <cstdint>
#include <set>
#include <utility>

namespace hardboard::planning {
namespace {

constexpr std::size_t most_steps = 200'000;
constexpr std::uint64_t most_trials = 3'000'000;

class Instances {
public:
  Instances(const Puzzle& puzzle, const Limits& limits)
      : puzzle_(puzzle),
        limits_(limits),
        init_(puzzle.init.begin(), puzzle.init.end()),
        changes_(puzzle.predicates.size(), 0) {
    for (const Action& action : puzzle.actions)
      for (const Literal& effect : action.effects) changes_[effect.predicate] = 1;
  }

  std::optional<std::vector<Step>> all() {
    for (std::uint32_t a = 0; a < puzzle_.actions.size(); ++a) {
      step_ = {a, {}};
      if (!extend()) return std::nullopt;
    }
    return std::move(steps_);
  }

private:
  // False once there are too many.
  bool extend() {
    const Action& action = puzzle_.actions[step_.action];
    const std::size_t bound = step_.objects.size();
    if (++trials_ % 4096 == 0 && limits_.reached()) return false;
    for (const Literal& condition : action.conditions)
      if (is_decided(condition, bound) && !holds(condition)) return true;
    if (bound == action.parameters.size()) {
      steps_.push_back(step_);
      return steps_.size() <= most_steps;
    }
    for (std::uint32_t object = 0; object < puzzle_.objects.size(); ++object) {
      if (!is_a(puzzle_, puzzle_.objects[object].type, action.parameters[bound].type)) continue;
      if (trials_ > most_trials) return false;
      step_.objects.push_back(object);
      if (!extend()) return false;
      step_.objects.pop_back();
    }
    return true;
  }

  // Does the condition speak of the first `bound` parameters alone, the last of them among these,
  // and of what no action changes? Before the first parameter, it speaks of none.
  bool is_decided(const Literal& condition, std::size_t bound) const {
    if (condition.predicate != equality && changes_[condition.predicate] != 0) return false;
    std::size_t last = 0;
    for (const Term& term : condition.terms)
      if (term.is_parameter) last = std::max<std::size_t>(last, term.index + 1);
    return last == bound;
  }
  bool holds(const Literal& condition) const {
    const Atom atom = atom_of(condition, step_.objects);
    const bool is_true =
        condition.predicate == equality ? atom.objects[0] == atom.objects[1] : init_.contains(atom);
    return is_true == condition.is_positive;
  }

  const Puzzle& puzzle_;
  const Limits& limits_;
  std::set<Atom> init_;
  std::vector<std::uint8_t> changes_;  // by predicate: does some action have it as an effect?
  Step step_;
  std::vector<Step> steps_;
  std::uint64_t trials_ = 0;
};

}  // namespace

std::optional<std::vector<Step>> instances(const Puzzle& puzzle, const Limits& limits) {
  return Instances(puzzle, limits).all();
}

}  // namespace hardboard::planning
