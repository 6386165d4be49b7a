// Red-Blue Dominating Set: a bipartite graph of red and blue vertices, and few reds that have every
// blue as a neighbour (Aravind, Misra, Mittal 2022, section 2, problems 1 and 2).
#pragma once

#include <compare>
#include <cstdint>
#include <string_view>
#include <vector>

namespace hardboard::red_blue {

inline constexpr std::string_view kind_name = "red-blue-dominating-set";

// Reds and blues each count from 1.
struct Edge {
  std::uint32_t red = 0, blue = 0;
  friend auto operator<=>(const Edge&, const Edge&) = default;
};

// Is there a set of at most k reds such that every blue has a neighbour in the set? In a colourful
// problem the reds have classes 1 to k, and the set has exactly one red of each class; a class
// without a red then leaves no such set.
// Readers promise: edges sorted, without repetition; a class for each red or for none.
struct Puzzle {
  std::uint32_t reds = 0, blues = 0, k = 0;
  std::vector<Edge> edges;
  std::vector<std::uint32_t> classes;  // of red r at r - 1; empty unless the problem is colourful

  bool is_colourful() const { return !classes.empty(); }
  friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

}  // namespace hardboard::red_blue
