#include "reductions/hamiltonian_circuit_to_path.h"

#include <fmt/format.h>

#include "problems/hamiltonian_circuit/check.h"

namespace hardboard {
namespace {

// Vertices of the image, counted from 0 like those of the source. The middle of vertex 0 is the end
// of the path, and the start stands behind all rows.
constexpr std::uint32_t in(std::uint32_t v) {
  return 3 * v;
}
constexpr std::uint32_t middle(std::uint32_t v) {
  return 3 * v + 1;
}
constexpr std::uint32_t out(std::uint32_t v) {
  return 3 * v + 2;
}

}  // namespace

Result<HamiltonianCircuitToPath::Made> HamiltonianCircuitToPath::forward(
    const hamiltonian_circuit::Puzzle& puzzle, const Limits& limits) {
  const std::uint32_t n = puzzle.graph.vertices;
  if (n > (graphs::most_vertices - 1) / 3)
    return error_in_words(
        fmt::format("the image would have more than {} vertices", graphs::most_vertices));
  if (limits.reached()) return error_in_words(limits.words());
  Made image;
  graphs::Graph& graph = image.puzzle.graph;
  graph.vertices = 3 * n + 1;
  graph.edges.reserve(2 * std::size_t{n} + puzzle.graph.arcs.size());
  const std::uint32_t start = 3 * n;
  for (std::uint32_t v = 0; v < n; ++v) {
    graph.edges.push_back({in(v), middle(v)});
    graph.edges.push_back(v == 0 ? graphs::Edge{out(v), start} : graphs::Edge{middle(v), out(v)});
  }
  for (const auto& [u, v] : puzzle.graph.arcs)
    graph.edges.push_back({std::min(out(u), in(v)), std::max(out(u), in(v))});
  graphs::sort_once(graph.edges);
  image.puzzle.start = start;
  image.puzzle.end = middle(0);
  return image;
}

bool HamiltonianCircuitToPath::keeps_law(const hamiltonian_circuit::Puzzle& puzzle,
                                         const hamiltonian_path::Puzzle& image) {
  const std::size_t n = puzzle.graph.vertices;
  return image.graph.vertices == 3 * n + 1 &&
         image.graph.edges.size() == 2 * n + puzzle.graph.arcs.size();
}

hamiltonian_path::Answer HamiltonianCircuitToPath::witness(
    const hamiltonian_circuit::Puzzle& puzzle, const Made& image,
    const hamiltonian_circuit::Answer& solution) {
  const std::vector<capture::Vertex>& circuit = solution.circuit;
  std::size_t first = 0;
  while (circuit[first].number != 1) ++first;
  std::vector<std::uint32_t> path = {3 * puzzle.graph.vertices, out(0)};
  for (std::size_t i = 1; i < circuit.size(); ++i) {
    const std::uint32_t v = circuit[(first + i) % circuit.size()].number - 1;
    path.insert(path.end(), {in(v), middle(v), out(v)});
  }
  path.insert(path.end(), {in(0), middle(0)});
  hamiltonian_path::Answer answer;
  hamiltonian_path::set_path(image.puzzle, path, answer);
  return answer;
}

Result<hamiltonian_circuit::Answer> HamiltonianCircuitToPath::recover(
    const hamiltonian_circuit::Puzzle& puzzle, const Made& image,
    const hamiltonian_path::Answer& answer) {
  std::vector<std::uint32_t> circuit = {0};
  for (const std::uint32_t v : path_of(image.puzzle, answer))
    if (v < 3 * puzzle.graph.vertices && v % 3 == 1 && v != middle(0)) circuit.push_back(v / 3);
  hamiltonian_circuit::Answer solution;
  hamiltonian_circuit::set_circuit(circuit, solution);
  const CheckReport report = hamiltonian_circuit::check(puzzle, solution);
  if (report.check != Check::verified)
    return error_in_words("the path is no circuit: " + report.reason);
  return solution;
}

Refusal HamiltonianCircuitToPath::refusal() {
  return {Verdict::unsolvable, "the paths are the circuits, cut open at vertex 1: refusal"};
}

std::vector<Part> HamiltonianCircuitToPath::parts(const hamiltonian_circuit::Puzzle& puzzle,
                                                  const Made&) {
  std::vector<Part> parts;
  for (std::uint32_t v = 0; v < puzzle.graph.vertices; ++v)
    parts.push_back({fmt::format("vertex {}", v + 1), {}, {in(v) + 1, middle(v) + 1, out(v) + 1}});
  parts.front().numbers.push_back(3 * puzzle.graph.vertices + 1);
  return parts;
}

// A path makes no moves.
std::vector<std::string> HamiltonianCircuitToPath::meanings(const hamiltonian_circuit::Puzzle&,
                                                            const Made&,
                                                            const hamiltonian_path::Answer&) {
  return {};
}

}  // namespace hardboard
