#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <set>
#include <utility>

#include "problems/planning/cases.h"
#include "problems/planning/instances.h"
#include "problems/planning/plan.h"

namespace hardboard::planning {
namespace {

constexpr std::uint64_t most_looks = 300'000'000;  // at values, which last a second or two

// Values of the atoms that stand in cases, by numbers.
struct Value {
  std::uint32_t atom = 0;
  std::int8_t value = 0;  // 1 true, -1 false
};
using Values = std::vector<Value>;

// An instance of an action, as far as it concerns these atoms.
struct Effect {
  Values conditions, effects;
};

class CasesCheck {
public:
  CasesCheck(const Puzzle& puzzle, const Limits& limits) : puzzle_(puzzle), limits_(limits) {}

  CasesFault run(const Cases& proof) {
    if (auto fault = read(proof)) return {true, fault};
    if (auto fault = fault_at_start()) return {true, fault};
    if (auto fault = fault_at_goal()) return {true, fault};
    return fault_between();
  }

private:
  std::optional<std::string> read(const Cases& proof) {
    const CaseReader reader(puzzle_);
    for (const std::string& line : proof.cases) {
      Case values;
      if (auto fault = reader.read(line, values)) return fault;
      Values& numbered = cases_.emplace_back();
      for (const AtomValue& value : values) {
        const auto next = static_cast<std::uint32_t>(numbers_.size());
        const std::uint32_t number = numbers_.emplace(value.atom, next).first->second;
        numbered.push_back({number, static_cast<std::int8_t>(value.is_true ? 1 : -1)});
      }
    }
    now_.assign(numbers_.size(), 0);
    return std::nullopt;
  }

  std::optional<std::string> fault_at_start() const {
    std::vector<std::int8_t> values(numbers_.size(), -1);
    for (const Atom& atom : puzzle_.init)
      if (const auto found = numbers_.find(atom); found != numbers_.end())
        values[found->second] = 1;
    const bool holds = std::any_of(cases_.begin(), cases_.end(), [&](const Values& one) {
      return std::all_of(one.begin(), one.end(),
                         [&](Value v) { return values[v.atom] == v.value; });
    });
    return holds ? std::nullopt : std::optional<std::string>("no case holds at the start");
  }

  // Each case must give some literal of the goal the wrong value, unless one is wrong by itself.
  std::optional<std::string> fault_at_goal() {
    const State start(puzzle_);
    std::set<std::uint32_t> changing;
    for (const Action& action : puzzle_.actions)
      for (const Literal& effect : action.effects) changing.insert(effect.predicate);
    Values goal;
    for (const Literal& literal : puzzle_.goal) {
      const Atom atom = atom_of(literal, {});
      if (literal.predicate == equality || !changing.contains(literal.predicate)) {
        const bool is_true = literal.predicate == equality ? atom.objects[0] == atom.objects[1]
                                                           : start.atoms().contains(atom);
        if (is_true != literal.is_positive) return std::nullopt;
      } else {
        add(atom, literal.is_positive, goal);
      }
    }
    for (std::size_t i = 0; i < cases_.size(); ++i) {
      enter(cases_[i]);
      const bool may_hold = fits(goal);
      leave(cases_[i]);
      if (may_hold) return fmt::format("the goal fits case {}", i + 1);
    }
    return std::nullopt;
  }

  CasesFault fault_between() {
    const std::optional<std::vector<Step>> steps = instances(puzzle_, limits_);
    if (!steps) return {};
    for (const Step& step : *steps) {
      const Effect effect = effect_of(step);
      if (effect.effects.empty()) continue;
      for (std::size_t i = 0; i < cases_.size(); ++i) {
        looks_ += 1 + effect.conditions.size() + 2 * cases_[i].size();
        if (looks_ > most_looks || (++rounds_ % 1024 == 0 && limits_.reached())) return {};
        enter(cases_[i]);
        const bool applies = fits(effect.conditions);
        if (applies) enter(effect.conditions), enter(effect.effects);
        const bool stays = !applies || some_case_holds(i);
        leave(effect.conditions), leave(effect.effects), leave(cases_[i]);
        if (!stays)
          return {true, fmt::format("{} leads from case {} out of all cases", words(puzzle_, step),
                                    i + 1)};
      }
    }
    return {true, std::nullopt};
  }

  void add(const Atom& atom, bool is_true, Values& values) const {
    const auto found = numbers_.find(atom);
    if (found != numbers_.end())
      values.push_back({found->second, static_cast<std::int8_t>(is_true ? 1 : -1)});
  }
  // Positive effects come behind negative ones, as the rules want it.
  Effect effect_of(const Step& step) const {
    const Action& action = puzzle_.actions[step.action];
    Effect effect;
    for (const Literal& condition : action.conditions)
      if (condition.predicate != equality)
        add(atom_of(condition, step.objects), condition.is_positive, effect.conditions);
    for (const bool adds : {false, true})
      for (const Literal& literal : action.effects)
        if (literal.is_positive == adds) add(atom_of(literal, step.objects), adds, effect.effects);
    return effect;
  }

  // Sets the values of atoms, and makes them unknown again.
  void enter(const Values& values) {
    for (const Value v : values) now_[v.atom] = v.value;
  }
  void leave(const Values& values) {
    for (const Value v : values) now_[v.atom] = 0;
  }
  bool fits(const Values& values) const {
    return std::none_of(values.begin(), values.end(),
                        [&](Value v) { return now_[v.atom] == -v.value; });
  }
  bool holds(const Values& values) {
    looks_ += 1 + values.size();
    return std::all_of(values.begin(), values.end(),
                       [&](Value v) { return now_[v.atom] == v.value; });
  }
  // The case itself is tried first.
  bool some_case_holds(std::size_t first) {
    return holds(cases_[first]) ||
           std::any_of(cases_.begin(), cases_.end(), [&](const Values& one) { return holds(one); });
  }

  const Puzzle& puzzle_;
  const Limits& limits_;
  std::map<Atom, std::uint32_t> numbers_;
  std::vector<Values> cases_;
  std::vector<std::int8_t> now_;  // the values of a case, and of a step in it; 0 for unknown
  std::uint64_t looks_ = 0, rounds_ = 0;
};

}  // namespace

CasesFault fault_of(const Puzzle& puzzle, const Cases& proof, const Limits& limits) {
  return CasesCheck(puzzle, limits).run(proof);
}

}  // namespace hardboard::planning
