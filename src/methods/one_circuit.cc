#include "methods/one_circuit.h"

#include <fmt/format.h>
#include <utility>

#include "base/counted.h"
#include "engines/sat/cnf_proof.h"
#include "engines/sat/decide.h"
#include "engines/sat/solver.h"

namespace hardboard {
namespace {

using formulas::Cnf;

// The circuits into which a choice of one arc out of each vertex and one into each falls apart; the
// one through vertex 0 comes first.
std::vector<graphs::VertexSet> circuits_of(const std::vector<std::uint32_t>& successor) {
  std::vector<std::uint8_t> is_visited(successor.size(), 0);
  std::vector<graphs::VertexSet> circuits;
  for (std::uint32_t first = 0; first < successor.size(); ++first) {
    if (is_visited[first] != 0) continue;
    circuits.emplace_back();
    for (std::uint32_t v = first; std::exchange(is_visited[v], 1) == 0; v = successor[v])
      circuits.back().push_back(v);
  }
  return circuits;
}

}  // namespace

CircuitChoice choose_circuit(const graphs::Digraph& graph, const Limits& limits) {
  CircuitChoice choice;
  const Cnf cnf = graphs::clauses_of(graph);
  if (!sat::fits(cnf.variables, cnf.literals.size(), limits)) return choice;
  sat::Solver solver;
  for (std::size_t i = 0; i < cnf.size(); ++i) {
    solver.add(cnf.clause(i));
    if (i % 4096 == 0 && limits.reached()) return choice;
  }
  std::vector<std::uint32_t> successor(graph.vertices);
  for (;;) {
    choice.verdict = solver.solve(
        limits, {}, fmt::format("{} excluded so far", counted(choice.sets.size(), "circuit")));
    if (choice.verdict != Verdict::solvable) break;
    for (std::size_t a = 0; a < graph.arcs.size(); ++a)
      if (solver.value(static_cast<sat::Literal>(a) + 1))
        successor[graph.arcs[a].u] = graph.arcs[a].v;
    std::vector<graphs::VertexSet> circuits = circuits_of(successor);
    if (circuits.size() == 1) {
      choice.circuit = std::move(circuits.front());
      break;
    }
    for (graphs::VertexSet& set : circuits) {
      bool has_last = false;
      for (const std::uint32_t v : set) has_last = has_last || v + 1 == graph.vertices;
      if (has_last) continue;
      solver.add(graphs::leaving_clause(graph, set));
      choice.sets.push_back(std::move(set));
    }
  }
  solver.abandon();
  return choice;
}

std::string prove_no_circuit(const graphs::Digraph& graph,
                             const std::vector<graphs::VertexSet>& sets,
                             const SolveOptions& options) {
  Cnf cnf = graphs::clauses_of(graph);
  for (const graphs::VertexSet& set : sets) cnf.add(graphs::leaving_clause(graph, set));
  return sat::write_proof(options.proof_file, cnf, options.limits);
}

}  // namespace hardboard
