// The problem of the Hamiltonian path: does a path visit each vertex of a graph once? The path may
// have to begin or to end at given vertices. The graph is given by its edges, or as a grid graph by
// points.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/square.h"
#include "problems/graphs/graph.h"
#include "puzzles/capture/vertex.h"

namespace hardboard::hamiltonian_path {

inline constexpr std::string_view kind_name = "hamiltonian-path";

using capture::Vertex;

// Readers return only puzzles that keep these promises: at least one vertex; `points` is empty or
// holds a point for each vertex, sorted, and then `graph` is their grid graph.
struct Puzzle {
  graphs::Graph graph;
  std::vector<Square> points;
  std::optional<std::uint32_t> start, end;  // vertices, counted from 0
};

// The puzzle on the grid graph of points, which are sorted and differ. O(n).
Puzzle on_points(std::vector<Square> points);

// The graph with one vertex more, whose circuits are the paths: from the last vertex, which is the
// new one, arcs lead to each vertex where a path may begin, and from each where a path may end they
// lead back. For two or more vertices. O(n + m).
graphs::Digraph closed(const Puzzle& puzzle);

// "vertex 3", or of a grid graph "c4".
std::string name_of(const Puzzle& puzzle, std::uint32_t vertex);

}  // namespace hardboard::hamiltonian_path
