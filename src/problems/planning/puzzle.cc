#include "problems/planning/puzzle.h"

namespace hardboard::planning {

bool is_a(const Puzzle& puzzle, std::uint32_t type, std::uint32_t general) {
  while (type != general && type != 0) type = puzzle.types[type].parent;
  return type == general;
}

Atom atom_of(const Literal& literal, const std::vector<std::uint32_t>& objects) {
  Atom atom{literal.predicate, {}};
  atom.objects.reserve(literal.terms.size());
  for (const Term& term : literal.terms)
    atom.objects.push_back(term.is_parameter ? objects[term.index] : term.index);
  return atom;
}

std::uint64_t cost_of(const Puzzle& puzzle, const Step& step) {
  return puzzle.has_costs ? puzzle.actions[step.action].cost : 1;
}

std::uint64_t plan_cost(const Puzzle& puzzle, const std::vector<Step>& plan) {
  std::uint64_t cost = 0;
  for (const Step& step : plan) cost += cost_of(puzzle, step);
  return cost;
}

}  // namespace hardboard::planning
