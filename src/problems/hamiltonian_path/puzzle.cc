#include "problems/hamiltonian_path/puzzle.h"

#include <utility>

#include "problems/graphs/grid.h"

namespace hardboard::hamiltonian_path {

Puzzle on_points(std::vector<Square> points) {
  Puzzle puzzle;
  puzzle.graph = graphs::grid_graph(points);
  puzzle.points = std::move(points);
  return puzzle;
}

std::string name_of(const Puzzle& puzzle, std::uint32_t vertex) {
  if (!puzzle.points.empty()) return name(puzzle.points[vertex]);
  return "vertex " + std::to_string(vertex + 1);
}

}  // namespace hardboard::hamiltonian_path
