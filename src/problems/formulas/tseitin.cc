#include "problems/formulas/tseitin.h"

#include <initializer_list>
#include <vector>

namespace hardboard {

using formulas::Cnf;
using formulas::Gate;
using formulas::Literal;
using formulas::Wire;

namespace {

// Adds the clause that one of the wires is 1. A wire that is constantly 1 makes the clause
// needless; one that is constantly 0 adds nothing to it.
void add_any(Cnf& cnf, std::initializer_list<Wire> wires) {
  std::vector<Literal> clause;
  for (const Wire wire : wires) {
    if (wire == 1) return;
    if (wire != 0) clause.push_back(literal_of(wire));
  }
  cnf.add(clause);
}

}  // namespace

Cnf tseitin_clauses(const formulas::Aig& aig) {
  Cnf cnf;
  cnf.variables = aig.variables();
  for (std::size_t i = 0; i < aig.gates.size(); ++i) {
    const Gate& gate = aig.gates[i];
    const Wire out = aig.gate(i);
    add_any(cnf, {out ^ 1, gate.left});
    add_any(cnf, {out ^ 1, gate.right});
    add_any(cnf, {out, gate.left ^ 1, gate.right ^ 1});
  }
  add_any(cnf, {aig.outputs[0]});
  return cnf;
}

}  // namespace hardboard
