// Vertex Cover and Dominating Set: two problems that ask for few vertices of a graph, and differ in
// nothing but the rule. Each is a kind of its own.
#pragma once

#include <cstdint>
#include <string_view>

#include "problems/graphs/graph.h"

namespace hardboard::vertex_set {

enum class Rule : std::uint8_t {
  cover,     // each edge has an end in the set
  dominate,  // each vertex is in the set or has a neighbour in it
};

constexpr std::string_view name_of(Rule rule) {
  return rule == Rule::cover ? "vertex-cover" : "dominating-set";
}

// Do at most k vertices do? Readers promise what graphs/graph.h promises, and a vertex at least.
template <Rule rule>
struct Puzzle {
  graphs::Graph graph;
  std::uint32_t k = 0;
  friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

}  // namespace hardboard::vertex_set
