// Plans and refusals of all methods against a player that knows nothing but the rules.
#include "methods/planning/decide.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <map>
#include <optional>
#include <set>

#include "base/random.h"
#include "methods/planning/cheapest.h"
#include "methods/planning/each_plan.h"
#include "methods/planning/generate.h"
#include "methods/planning/lm_cut.h"
#include "methods/planning/relaxed_plan.h"
#include "methods/planning/state_table.h"
#include "problems/planning/check.h"
#include "problems/planning/plan.h"
#include "problems/planning/read.h"
#include "problems/planning/search_again.h"

namespace hardboard::planning {
namespace {

// A few predicates, actions and objects at random; most problems need a few steps or have no plan.
Puzzle random_puzzle(Random& random) {
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

std::vector<Step> all_steps(const Puzzle& puzzle) {
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

using LeastOf = std::optional<std::uint64_t>;

// The answer says what the slow player says, and every check says so, too.
void expect_right(const Puzzle& puzzle, const Answer& answer, LeastOf least) {
  const std::string text = write(puzzle);
  ASSERT_EQ(answer.verdict, least ? Verdict::solvable : Verdict::unsolvable) << text;
  ASSERT_NE(check(puzzle, answer).check, Check::wrong) << check(puzzle, answer).reason << text;
  ASSERT_EQ(check(puzzle, answer, {}, {nullptr, true}).check, Check::verified) << text;
}

TEST(PlanningMethods, AgreeWithASlowPlayer) {
  Random random(7);
  int solvable = 0, unsolvable = 0, relaxed = 0;
  for (int round = 0; round < 1000; ++round) {
    const Puzzle puzzle = random_puzzle(random);
    const std::string text = write(puzzle);
    const Result<Puzzle> again = read({"f", text, 1});
    ASSERT_TRUE(again) << to_string(again.error()) << text;
    ASSERT_EQ(write(*again), text);
    const LeastOf least = Slow(puzzle).least_cost();
    const std::optional<Prepared> made = prepared(puzzle, {});
    ASSERT_TRUE(made);
    expect_right(puzzle, solve_greedily(*made, round, UINT64_MAX, {}), least);
    const Answer cheapest = solve_by_search(*made, {});
    expect_right(puzzle, cheapest, least);
    const Answer answer = least_by_search(*made, round, {});
    expect_right(puzzle, answer, least);
    const Answer refusal = refuse_by_relaxation(puzzle, *made);
    if (refusal.verdict != Verdict::unknown) {
      expect_right(puzzle, refusal, least);
      ASSERT_EQ(check(puzzle, refusal).check, Check::verified) << text;
      ++relaxed;
    }
    const std::optional<LeastCost> again_least = least_cost(puzzle, {});
    ASSERT_TRUE(again_least);
    ASSERT_EQ(again_least->has_plan, least.has_value()) << text;
    ASSERT_EQ(again_least->cost, least.value_or(0)) << text;
    if (least) {
      Answer wrong;
      wrong.verdict = Verdict::unsolvable;
      ASSERT_EQ(check(puzzle, wrong, {}, {nullptr, true}).check, Check::wrong) << text;
      ASSERT_EQ(plan_cost(puzzle, cheapest.plan), *least) << text;
      ASSERT_EQ(plan_cost(puzzle, answer.plan), *least) << text;
      ASSERT_EQ(answer.minimum->value, *least) << text;
      ASSERT_EQ(answer.minimum->bound, *least) << text;
    }
    ++(least ? solvable : unsolvable);
  }
  EXPECT_GT(solvable, 100);
  EXPECT_GT(unsolvable, 100);
  EXPECT_GT(relaxed, 50);
}

// Each state as a case of its own is a refusal, if there is no plan; where some values are left
// out, it may be one. Where there is a plan, no cases are.
TEST(PlanningCases, RefuseWhatHasNoPlan) {
  Random random(5);
  int refusals = 0, shortened = 0, wrong = 0;
  for (int round = 0; round < 1000; ++round) {
    const Puzzle puzzle = random_puzzle(random);
    const Slow slow(puzzle);
    if (slow.holds(slow.start(), puzzle.goal, {})) continue;
    const bool has_plan = slow.least_cost().has_value();
    const std::vector<std::set<Atom>> states = slow.states_without_goal();
    std::set<Atom> all;
    for (const std::set<Atom>& state : states) all.insert(state.begin(), state.end());
    const auto add_all = [&](const std::vector<Literal>& literals, const auto& objects) {
      for (const Literal& literal : literals)
        if (literal.predicate != equality) all.insert(atom_of(literal, objects));
    };
    add_all(puzzle.goal, std::vector<std::uint32_t>());
    for (const Step& step : slow.steps)
      add_all(puzzle.actions[step.action].conditions, step.objects);
    for (const std::uint64_t left_out : {0, 1, 3}) {
      Cases proof;
      for (const std::set<Atom>& state : states) {
        Case values;
        for (const Atom& atom : all)
          if (random.below(8) >= left_out) values.push_back({atom, state.count(atom) != 0});
        proof.cases.push_back(words(puzzle, values));
      }
      if (states.empty()) continue;
      const CasesFault found = fault_of(puzzle, proof, {});
      ASSERT_TRUE(found.is_complete);
      if (has_plan) {
        ASSERT_TRUE(found.fault) << write(puzzle);
        ++wrong;
      } else if (left_out == 0) {
        ASSERT_FALSE(found.fault) << *found.fault << write(puzzle);
        ++refusals;
      } else {
        shortened += found.fault ? 0 : 1;
      }
    }
  }
  EXPECT_GT(refusals, 100);
  EXPECT_GT(shortened, 50);
  EXPECT_GT(wrong, 200);
}

// The grounded operators of the task from state to state, by uniform cost alone.
std::map<Bits, std::uint64_t> costs_to_goal(const Task& task) {
  std::vector<Bits> states{start_of(task)};
  std::map<Bits, std::size_t> numbers{{states[0], 0}};
  struct Edge {
    std::size_t from, to;
    std::uint64_t cost;
  };
  std::vector<Edge> edges;
  for (std::size_t i = 0; i < states.size(); ++i) {
    for (std::uint32_t one = 0; one < task.needs.size(); ++one) {
      if (!has_all(states[i].data(), task.needs[one])) continue;
      Bits next(words_of(task));
      apply(task, one, states[i].data(), next);
      const auto [found, is_new] = numbers.emplace(next, states.size());
      if (is_new) states.push_back(next);
      edges.push_back({i, found->second, task.costs[one]});
    }
  }
  std::map<Bits, std::uint64_t> costs;
  for (const Bits& state : states)
    costs[state] = has_all(state.data(), task.goal) ? 0 : LmCut::no_way;
  for (bool changes = true; changes;) {
    changes = false;
    for (const Edge& edge : edges) {
      const std::uint64_t rest = costs[states[edge.to]];
      std::uint64_t& known = costs[states[edge.from]];
      if (rest == LmCut::no_way || known <= rest + edge.cost) continue;
      known = rest + edge.cost;
      changes = true;
    }
  }
  return costs;
}

TEST(PlanningMeasures, NeverExceedTheCostOrRefuseAStateWithAPlan) {
  Random random(11);
  int dead_ends = 0, exact = 0, others = 0;
  for (int round = 0; round < 1000; ++round) {
    Puzzle puzzle = generate({.facts = 5, .actions = 9}, random, {});
    puzzle.has_costs = true;
    for (Action& action : puzzle.actions) action.cost = static_cast<std::uint32_t>(random.below(4));
    const std::optional<Prepared> made = prepared(puzzle, {});
    if (made->task.is_hopeless) continue;
    LmCut landmarks(made->task);
    RelaxedPlan relaxed(made->task);
    for (const auto& [state, cost] : costs_to_goal(made->task)) {
      const std::uint64_t bound = landmarks.measure(state.data());
      const bool is_dead = relaxed.measure(state.data()) == RelaxedPlan::no_way;
      ASSERT_EQ(is_dead, bound == LmCut::no_way) << write(puzzle);
      ASSERT_LE(bound, cost) << write(puzzle);
      if (is_dead) {
        ++dead_ends;
        continue;
      }
      for (std::uint32_t one = 0; one < made->task.needs.size(); ++one) {
        const auto& found = relaxed.applicable();
        ASSERT_EQ(std::count(found.begin(), found.end(), one),
                  has_all(state.data(), made->task.needs[one]) ? 1 : 0);
      }
      for (const std::uint32_t one : relaxed.helpful())
        ASSERT_TRUE(has_all(state.data(), made->task.needs[one]));
      ++(bound == cost ? exact : others);
    }
  }
  EXPECT_GT(dead_ends, 50);
  EXPECT_GT(exact, 1000);
  EXPECT_GT(others, 20);
}

TEST(PlanningWalk, MeetsEachPlan) {
  Random random(7);
  int counted = 0;
  for (int round = 0; round < 600; ++round) {
    const Puzzle puzzle = random_puzzle(random);
    const Slow slow(puzzle);
    int left = 1000;
    Seen seen;
    const std::uint64_t number = slow.plans(slow.start(), seen, left);
    if (left == 0) continue;
    std::uint64_t found = 0;
    ASSERT_TRUE(each_plan(puzzle, {}, [&](const std::vector<Step>& plan) {
      Answer one;
      one.verdict = Verdict::solvable;
      one.plan = plan;
      EXPECT_EQ(check(puzzle, one).check, Check::verified) << write(puzzle);
      ++found;
      return true;
    }));
    ASSERT_EQ(found, number) << write(puzzle);
    counted += number > 1 ? 1 : 0;
  }
  EXPECT_GT(counted, 10);
}

// Twenty lamps, each switched on and off; all must be on, and one of them off.
Puzzle lamps() {
  std::string actions, names, init, all;
  for (int i = 0; i < 20; ++i) {
    names += fmt::format(" (p{0}) (q{0})", i);
    actions += fmt::format(
        "(:action on{0} :parameters () :precondition (q{0}) :effect (and (p{0}) (not (q{0}))))\n"
        "(:action off{0} :parameters () :precondition (p{0}) :effect (and (q{0}) (not (p{0}))))\n",
        i);
    init += fmt::format(" (q{})", i);
    all += fmt::format(" (p{})", i);
  }
  const std::string text = "(define (domain d) (:predicates (won)" + names + ")\n" + actions +
                           "(:action win :parameters () :precondition (and (q1)" + all +
                           ") :effect (won)))\n(define (problem p) (:domain d) (:init" + init +
                           ") (:goal (won)))";
  return read({"f", text, 1}).value();
}

TEST(PlanningMethods, KeepToTheLimits) {
  const Puzzle puzzle = lamps();
  Limits limits;
  limits.memory_bytes = 100;
  EXPECT_FALSE(prepared(puzzle, limits));
  const std::optional<Prepared> made = prepared(puzzle, {});
  ASSERT_TRUE(made);
  limits.memory_bytes = 5 << 18;
  for (const Answer& answer : {solve_greedily(*made, 1, UINT64_MAX, limits),
                               solve_by_search(*made, limits), least_by_search(*made, 1, limits)}) {
    EXPECT_EQ(answer.verdict, Verdict::unknown);
    EXPECT_NE(answer.remark.find("fill the memory"), answer.remark.npos) << answer.remark;
  }
  limits = {};
  limits.deadline = Clock::now() + std::chrono::milliseconds(50);
  EXPECT_EQ(solve_greedily(*made, 1, UINT64_MAX, limits).verdict, Verdict::unknown);
  EXPECT_EQ(solve_by_search(*made, limits).verdict, Verdict::unknown);
  EXPECT_LT(Clock::now(), *limits.deadline + std::chrono::seconds(1));
}

// The states behind a single one fill the memory: each takes half a kilobyte.
TEST(PlanningMethods, KeepToTheMemoryWithinAState) {
  Random random(3);
  const Wish wish{.facts = 2000, .actions = 30'000, .conditions = 0, .goals = 2000};
  const std::optional<Prepared> made = prepared(generate(wish, random, {}), {});
  ASSERT_TRUE(made);
  ASSERT_FALSE(made->task.is_hopeless);
  Limits limits;
  limits.memory_bytes = 5 << 20;
  const Cheapest found = search_cheapest(made->task, Estimate::nothing, no_plan, limits);
  EXPECT_FALSE(found.is_complete);
  EXPECT_LT(found.states, 15'000);
}

}  // namespace
}  // namespace hardboard::planning
