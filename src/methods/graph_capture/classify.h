// The class of a Graph Capture puzzle, by its graph and its budgets, and the complexity of the
// class.
#pragma once

#include <cstdint>
#include <span>

#include "methods/capture/complexity.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::graph_capture {

// The facts about a puzzle that the table needs.
struct ClassFacts {
  std::size_t vertices = 0;
  bool directed = false;
  bool is_tree = false;     // without directions, a tree
  bool is_acyclic = false;  // directed, without directed cycles
  std::uint32_t least_budget = 0, most_budget = 0;
};

// O(vertices + edges log edges).
ClassFacts class_facts(const Puzzle& puzzle);

using ClassRow = capture::ClassRow<ClassFacts>;
std::span<const ClassRow> class_rows();

// The first row of the table that holds for the puzzle. O(vertices + edges log edges).
const ClassRow& classify(const Puzzle& puzzle);

}  // namespace hardboard::graph_capture
