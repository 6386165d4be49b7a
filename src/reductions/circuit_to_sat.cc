#include "reductions/circuit_to_sat.h"

#include <fmt/format.h>

#include "problems/formulas/tseitin.h"

namespace hardboard {

Result<Image<CircuitToSat>> CircuitToSat::forward(const From::Puzzle& circuit, const Limits&) {
  return Image<CircuitToSat>{{tseitin_clauses(circuit.aig)}, {}};
}

bool CircuitToSat::keeps_law(const From::Puzzle& circuit, const To::Puzzle& puzzle) {
  if (puzzle.cnf.variables != circuit.aig.variables()) return false;
  if (puzzle.cnf.size() > 3 * circuit.aig.gates.size() + 1) return false;
  for (std::size_t i = 0; i < puzzle.cnf.size(); ++i)
    if (puzzle.cnf.clause(i).size() > 3) return false;
  return true;
}

CircuitToSat::To::Answer CircuitToSat::witness(const From::Puzzle& circuit,
                                               const Image<CircuitToSat>&,
                                               const From::Answer& solution) {
  std::vector<std::uint64_t> values;
  evaluate(circuit.aig, std::vector<std::uint64_t>(solution.inputs.begin(), solution.inputs.end()),
           values);
  To::Answer answer;
  answer.verdict = Verdict::solvable;
  for (std::uint32_t v = 1; v <= circuit.aig.variables(); ++v) {
    const auto literal = static_cast<formulas::Literal>(v);
    answer.assignment.push_back((values[v] & 1) != 0 ? literal : -literal);
  }
  return answer;
}

Result<CircuitToSat::From::Answer> CircuitToSat::recover(const From::Puzzle& circuit,
                                                         const Image<CircuitToSat>&,
                                                         const To::Answer& answer) {
  From::Answer recovered;
  recovered.verdict = Verdict::solvable;
  for (std::uint32_t i = 0; i < circuit.aig.inputs; ++i)
    recovered.inputs.push_back(answer.assignment[i] > 0 ? 1 : 0);
  return recovered;
}

Refusal CircuitToSat::refusal() {
  return {Verdict::unsolvable, "no inputs make the first output 1, by a refusal"};
}

std::vector<Part> CircuitToSat::parts(const From::Puzzle& circuit, const Image<CircuitToSat>&) {
  std::vector<Part> parts;
  for (std::uint32_t v = 1; v <= circuit.aig.variables(); ++v)
    parts.push_back({v <= circuit.aig.inputs ? fmt::format("input {}", v)
                                             : fmt::format("gate {}", v - circuit.aig.inputs),
                     {},
                     {v}});
  return parts;
}

// An assignment has no moves.
std::vector<std::string> CircuitToSat::meanings(const From::Puzzle&, const Image<CircuitToSat>&,
                                                const To::Answer&) {
  return {};
}

}  // namespace hardboard
