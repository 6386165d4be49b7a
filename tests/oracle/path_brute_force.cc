#include "oracle/path_brute_force.h"

#include <vector>

namespace hardboard::testing {
namespace {

std::uint64_t walk(const hamiltonian_path::Puzzle& puzzle, std::vector<bool>& visited,
                   std::uint32_t at, std::uint32_t left) {
  if (left == 0) return !puzzle.end || *puzzle.end == at ? 1 : 0;
  std::uint64_t paths = 0;
  for (const auto& [u, v] : puzzle.graph.edges) {
    if (u != at && v != at) continue;
    const std::uint32_t next = u == at ? v : u;
    if (visited[next]) continue;
    visited[next] = true;
    paths += walk(puzzle, visited, next, left - 1);
    visited[next] = false;
  }
  return paths;
}

}  // namespace

std::uint64_t count_paths(const hamiltonian_path::Puzzle& puzzle) {
  std::uint64_t paths = 0;
  for (std::uint32_t v = 0; v < puzzle.graph.vertices; ++v) {
    if (puzzle.start && *puzzle.start != v) continue;
    std::vector<bool> visited(puzzle.graph.vertices, false);
    visited[v] = true;
    paths += walk(puzzle, visited, v, puzzle.graph.vertices - 1);
  }
  return paths;
}

}  // namespace hardboard::testing
