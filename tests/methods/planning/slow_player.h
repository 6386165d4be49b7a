// Random planning problems, and a player who knows nothing but the rules.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/random.h"
#include "problems/planning/plan.h"
#include "problems/planning/puzzle.h"

namespace hardboard::planning {

// A few predicates, actions and objects at random; most problems need a few steps or have no plan.
inline Puzzle random_puzzle(Random& random) {
  Puzzle puzzle;
  puzzle.domain = "d";
  puzzle.name = "p";
  puzzle.types.push_back({"odd", 0});
  puzzle.has_costs = random.below(2) == 0;
  const auto any = [&](std::size_t below) {
    return static_cast<std::uint32_t>(random.below(below));
  };
  for (std::uint32_t i = 0; i < 3; ++i)
    puzzle.objects.push_back({"o" + std::to_string(i), i == 2 ? 1U : 0U});
  puzzle.constants = 3;  // actions name them
  for (std::uint32_t i = 0; i < 4; ++i) {
    puzzle.predicates.push_back({"p" + std::to_string(i), {}});
    for (std::uint32_t k = any(3); k > 0; --k) puzzle.predicates.back().types.push_back(0);
  }
  const auto literal = [&](std::uint32_t parameters, std::uint32_t first, bool may_compare) {
    Literal made{random.below(3) != 0, first + any(puzzle.predicates.size() - first), {}};
    if (may_compare && random.below(6) == 0) made.predicate = equality;
    const std::size_t arguments =
        made.predicate == equality ? 2 : puzzle.predicates[made.predicate].types.size();
    for (std::size_t k = 0; k < arguments; ++k) {
      const bool is_parameter = parameters > 0 && random.below(4) != 0;
      made.terms.push_back({is_parameter, is_parameter ? any(parameters) : any(3)});
    }
    return made;
  };
  for (std::uint32_t i = 0; i < 3; ++i) {
    Action action{"a" + std::to_string(i), {}, {}, {}, puzzle.has_costs ? any(4) : 0};
    const std::uint32_t parameters = any(3);
    for (std::uint32_t k = 0; k < parameters; ++k)
      action.parameters.push_back({"x" + std::to_string(k), any(2)});
    for (std::uint32_t k = any(3); k > 0; --k)
      action.conditions.push_back(literal(parameters, 0, true));
    // Nothing changes predicate 0.
    for (std::uint32_t k = 1 + any(3); k > 0; --k)
      action.effects.push_back(literal(parameters, 1, false));
    puzzle.actions.push_back(std::move(action));
  }
  std::set<Atom> init;
  for (int k = 0; k < 5; ++k) init.insert(atom_of(literal(0, 0, false), {}));
  puzzle.init.assign(init.begin(), init.end());
  for (std::uint32_t k = 1 + any(3); k > 0; --k) puzzle.goal.push_back(literal(0, 0, true));
  return puzzle;
}

inline std::vector<Step> all_steps(const Puzzle& puzzle) {
  std::vector<Step> steps;
  for (std::uint32_t a = 0; a < puzzle.actions.size(); ++a) {
    const auto& parameters = puzzle.actions[a].parameters;
    const auto choose = [&](auto self, Step step) -> void {
      if (step.objects.size() == parameters.size()) return steps.push_back(step);
      for (std::uint32_t o = 0; o < puzzle.objects.size(); ++o) {
        if (!is_a(puzzle, puzzle.objects[o].type, parameters[step.objects.size()].type)) continue;
        Step longer = step;
        longer.objects.push_back(o);
        self(self, longer);
      }
    };
    choose(choose, {a, {}});
  }
  return steps;
}

// A state in letters, by the literals that hold in it.
using Seen = std::set<std::set<Atom>>;

struct Slow {
  explicit Slow(const Puzzle& of) : puzzle(of), steps(all_steps(of)) {}
  const Puzzle& puzzle;
  std::vector<Step> steps;

  bool holds(const std::set<Atom>& atoms, const std::vector<Literal>& literals,
             const std::vector<std::uint32_t>& objects) const {
    for (const Literal& literal : literals) {
      const Atom atom = atom_of(literal, objects);
      const bool is_true = literal.predicate == equality ? atom.objects[0] == atom.objects[1]
                                                         : atoms.count(atom) != 0;
      if (is_true != literal.is_positive) return false;
    }
    return true;
  }
  std::set<Atom> after(std::set<Atom> atoms, const Step& step) const {
    const Action& action = puzzle.actions[step.action];
    for (const Literal& effect : action.effects)
      if (!effect.is_positive) atoms.erase(atom_of(effect, step.objects));
    for (const Literal& effect : action.effects)
      if (effect.is_positive) atoms.insert(atom_of(effect, step.objects));
    return atoms;
  }
  bool applies(const std::set<Atom>& atoms, const Step& step) const {
    return holds(atoms, puzzle.actions[step.action].conditions, step.objects);
  }
  std::set<Atom> start() const { return {puzzle.init.begin(), puzzle.init.end()}; }

  // The least cost, state by state from the cheapest on (Dijkstra).
  std::optional<std::uint64_t> least_cost() const {
    std::set<std::pair<std::uint64_t, std::set<Atom>>> waiting{{0, start()}};
    std::set<std::set<Atom>> done;
    while (!waiting.empty()) {
      const auto [cost, atoms] = *waiting.begin();
      waiting.erase(waiting.begin());
      if (!done.insert(atoms).second) continue;
      if (holds(atoms, puzzle.goal, {})) return cost;
      for (const Step& step : steps)
        if (applies(atoms, step)) waiting.emplace(cost + cost_of(puzzle, step), after(atoms, step));
    }
    return std::nullopt;
  }

  // The states that can be reached without a state in which the goal holds; nothing if they are
  // more than a hundred.
  std::vector<std::set<Atom>> states_without_goal() const {
    std::vector<std::set<Atom>> states{start()};
    for (std::size_t i = 0; i < states.size(); ++i) {
      for (const Step& step : steps) {
        if (!applies(states[i], step)) continue;
        std::set<Atom> next = after(states[i], step);
        if (!holds(next, puzzle.goal, {}) &&
            std::find(states.begin(), states.end(), next) == states.end())
          states.push_back(std::move(next));
      }
      if (states.size() > 100) return {};
    }
    return states;
  }

  // How many plans come to no state twice and to the goal at the end alone. `left` bounds the
  // states on the way; 0 in the end: there are more.
  std::uint64_t plans(const std::set<Atom>& atoms, Seen& seen, int& left) const {
    if (left == 0) return 0;
    --left;
    if (holds(atoms, puzzle.goal, {})) return 1;
    if (!seen.insert(atoms).second) return 0;
    std::uint64_t number = 0;
    for (const Step& step : steps)
      if (applies(atoms, step)) number += plans(after(atoms, step), seen, left);
    seen.erase(atoms);
    return number;
  }
};

}  // namespace hardboard::planning
