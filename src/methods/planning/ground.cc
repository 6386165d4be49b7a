#include "methods/planning/ground.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <utility>

namespace hardboard::planning {
namespace {

constexpr std::uint32_t unbound = std::numeric_limits<std::uint32_t>::max();

class Grounder {
public:
  Grounder(const Puzzle& puzzle, const Limits& limits)
      : puzzle_(puzzle),
        limits_(limits),
        init_(puzzle.init.begin(), puzzle.init.end()),
        changes_(puzzle.predicates.size(), 0),
        of_predicate_(puzzle.predicates.size()) {
    for (const Action& action : puzzle.actions)
      for (const Literal& effect : action.effects) changes_[effect.predicate] = 1;
    for (const Atom& atom : puzzle.init) of_predicate_[atom.predicate].push_back(&atom);
  }

  std::optional<Grounded> ground() {
    for (std::uint32_t i = 0; i < puzzle_.actions.size(); ++i) {
      const Action& action = puzzle_.actions[i];
      step_ = {i, std::vector<std::uint32_t>(action.parameters.size(), unbound)};
      joined_.clear();
      for (const Literal& literal : action.conditions)
        if (literal.is_positive && literal.predicate != equality && !changes_[literal.predicate])
          joined_.push_back(&literal);
      if (!join(0)) return std::nullopt;
    }
    for (const Literal& literal : puzzle_.goal)
      if (!add_condition(literal, {}, result_.needs, result_.forbids)) result_.is_hopeless = true;
    for (const Atom& atom : puzzle_.init)
      if (changes_[atom.predicate]) result_.init.push_back(number(atom));
    result_.facts.resize(numbers_.size());
    for (const auto& [atom, number] : numbers_) result_.facts[number] = atom;
    return std::move(result_);
  }

private:
  // Binds the parameters of the joined conditions from the i-th on, atom by atom. False at the
  // limits.
  bool join(std::size_t i) {
    if (i == joined_.size()) return choose(0);
    const Literal& literal = *joined_[i];
    const std::vector<std::uint32_t> before = step_.objects;
    for (const Atom* atom : of_predicate_[literal.predicate]) {
      if (fits(literal, *atom) && !join(i + 1)) return false;
      step_.objects = before;
    }
    return go_on();
  }

  // Does the atom agree with the objects bound so far? Binds the others.
  bool fits(const Literal& literal, const Atom& atom) {
    for (std::size_t k = 0; k < literal.terms.size(); ++k) {
      const Term term = literal.terms[k];
      const std::uint32_t object = atom.objects[k];
      if (!term.is_parameter) {
        if (term.index != object) return false;
        continue;
      }
      std::uint32_t& bound = step_.objects[term.index];
      if (bound == object) continue;
      if (bound != unbound) return false;
      const std::uint32_t type = puzzle_.actions[step_.action].parameters[term.index].type;
      if (!is_a(puzzle_, puzzle_.objects[object].type, type)) return false;
      bound = object;
    }
    return true;
  }

  // Tries all objects for the parameters from the i-th on that are still unbound.
  bool choose(std::size_t i) {
    while (i < step_.objects.size() && step_.objects[i] != unbound) ++i;
    if (i == step_.objects.size()) return add_operator();
    const std::uint32_t type = puzzle_.actions[step_.action].parameters[i].type;
    for (std::uint32_t object = 0; object < puzzle_.objects.size(); ++object) {
      if (!is_a(puzzle_, puzzle_.objects[object].type, type)) continue;
      step_.objects[i] = object;
      if (!choose(i + 1)) return false;
    }
    step_.objects[i] = unbound;
    return go_on();
  }

  bool go_on() { return ++steps_ % 1024 != 0 || !limits_.reached(); }

  bool add_operator() {
    const Action& action = puzzle_.actions[step_.action];
    Operator one{step_, cost_of(puzzle_, step_), {}, {}, {}, {}};
    for (const Literal& literal : action.conditions)
      if (!add_condition(literal, step_.objects, one.needs, one.forbids)) return go_on();
    for (const Literal& effect : action.effects)
      (effect.is_positive ? one.adds : one.deletes)
          .push_back(number(atom_of(effect, step_.objects)));
    constexpr std::size_t of_lists = 5 * 16;  // what allocation adds
    result_.bytes += 2 * sizeof(Operator) + of_lists +
                     4 * (one.needs.size() + one.forbids.size() + one.adds.size() +
                          one.deletes.size() + step_.objects.size());
    result_.operators.push_back(std::move(one));
    return result_.bytes < limits_.memory_bytes && go_on();
  }

  // Adds the fact of a condition to one of the lists; false if the condition never holds.
  bool add_condition(const Literal& literal, const std::vector<std::uint32_t>& objects,
                     std::vector<std::uint32_t>& needs, std::vector<std::uint32_t>& forbids) {
    const Atom atom = atom_of(literal, objects);
    if (literal.predicate == equality)
      return (atom.objects[0] == atom.objects[1]) == literal.is_positive;
    if (!changes_[literal.predicate]) return init_.contains(atom) == literal.is_positive;
    (literal.is_positive ? needs : forbids).push_back(number(atom));
    return true;
  }

  std::uint32_t number(const Atom& atom) {
    return numbers_.emplace(atom, static_cast<std::uint32_t>(numbers_.size())).first->second;
  }

  const Puzzle& puzzle_;
  const Limits& limits_;
  std::set<Atom> init_;
  std::vector<std::uint8_t> changes_;  // for each predicate: does some action have it as an effect?
  std::vector<std::vector<const Atom*>> of_predicate_;  // of `init`
  std::map<Atom, std::uint32_t> numbers_;
  std::vector<const Literal*> joined_;
  Step step_;
  Grounded result_;
  std::uint64_t steps_ = 0;
};

}  // namespace

std::optional<Grounded> grounded(const Puzzle& puzzle, const Limits& limits) {
  return Grounder(puzzle, limits).ground();
}

}  // namespace hardboard::planning
