#include "methods/hamiltonian_circuit/arcs_sat.h"

#include <utility>

#include "methods/one_circuit.h"

namespace hardboard::hamiltonian_circuit {

std::string arcs_why_not(Instance&, const SolveOptions&) {
  return "";
}

Answer solve_by_arcs(Instance& instance, const SolveOptions& options) {
  const graphs::Digraph& graph = instance.puzzle.graph;
  CircuitChoice choice = choose_circuit(graph, options.limits);
  Answer answer;
  answer.verdict = choice.verdict;
  if (choice.verdict == Verdict::solvable) set_circuit(choice.circuit, answer);
  if (choice.verdict == Verdict::unknown && !options.limits.reached())
    answer.remark = "the clauses do not fit the memory";
  if (choice.verdict != Verdict::unsolvable) return answer;
  answer.proof = Exhausted{choice.sets.size() + 1};
  if (options.proof_file.empty()) return answer;
  answer.remark = prove_no_circuit(graph, choice.sets, options);
  Sets proof;
  for (const graphs::VertexSet& set : choice.sets) {
    proof.sets.emplace_back();
    for (const std::uint32_t v : set) proof.sets.back().push_back({v + 1});
  }
  answer.proof = std::move(proof);
  return answer;
}

}  // namespace hardboard::hamiltonian_circuit
