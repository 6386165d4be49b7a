#include "problems/hamiltonian_circuit/check.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>
#include <vector>

#include "problems/graphs/circuits.h"
#include "proofs/findings.h"

namespace hardboard::hamiltonian_circuit {
namespace {

CheckReport check_circuit(const Puzzle& puzzle, const std::vector<Vertex>& circuit) {
  const std::uint32_t n = puzzle.graph.vertices;
  std::vector<std::uint8_t> visited(n, 0);
  for (const Vertex vertex : circuit) {
    if (vertex.number < 1 || vertex.number > n)
      return {Check::wrong, fmt::format("vertex {} does not exist", vertex.number)};
    if (std::exchange(visited[vertex.number - 1], 1) != 0)
      return {Check::wrong, fmt::format("the circuit visits vertex {} twice", vertex.number)};
  }
  if (circuit.size() != n)
    return {Check::wrong, fmt::format("the circuit visits {} of {} vertices", circuit.size(), n)};
  for (std::size_t i = 0; i < circuit.size(); ++i) {
    const std::uint32_t u = circuit[i].number, v = circuit[(i + 1) % circuit.size()].number;
    if (!std::binary_search(puzzle.graph.arcs.begin(), puzzle.graph.arcs.end(),
                            graphs::Edge{u - 1, v - 1}))
      return {Check::wrong, fmt::format("no arc leads from vertex {} to vertex {}", u, v)};
  }
  return {Check::verified, fmt::format("a circuit through {} vertices", n)};
}

}  // namespace

CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits,
                  const Recourse& recourse) {
  Findings findings;
  if (answer.verdict != Verdict::unsolvable && answer.proof.index() != 0)
    check_idle_proof(answer, findings);
  if (!findings.wrong) check_count(answer, findings);
  if (findings.wrong) return findings.report();
  if (answer.verdict == Verdict::solvable || !answer.circuit.empty()) {
    const CheckReport report = check_circuit(puzzle, answer.circuit);
    if (report.check == Check::wrong) return report;
    if (answer.verdict != Verdict::solvable)
      return {Check::wrong, "the answer's own circuit is a solution"};
    findings.checked.push_back(report.reason);
    return findings.report();
  }
  if (answer.verdict == Verdict::unknown) {
    findings.claimed.emplace_back("the answer says nothing");
    return findings.report();
  }
  std::vector<graphs::VertexSet> sets;
  if (const Sets* proof = std::get_if<Sets>(&answer.proof))
    for (const std::vector<Vertex>& set : proof->sets) {
      sets.emplace_back();
      for (const Vertex vertex : set) sets.back().push_back(vertex.number - 1);
    }
  graphs::check_no_circuit(puzzle.graph, sets, "no circuit visits all vertices", limits, recourse,
                           findings);
  return findings.report();
}

}  // namespace hardboard::hamiltonian_circuit
