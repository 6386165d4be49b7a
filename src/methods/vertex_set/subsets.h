// Vertex Cover and Dominating Set on small graphs by trying all sets of vertices; all small
// problems, and all solutions of one, to verify reductions by.
#pragma once

#include <functional>

#include "base/limits.h"
#include "problems/vertex_set/answer.h"

namespace hardboard::vertex_set {

inline constexpr std::uint32_t most_subset_vertices = 24;

// Tries sets of 0, 1, ..., k vertices. O(2^n * n) time.
template <Rule rule>
Answer solve_by_subsets(const Puzzle<rule>& puzzle, const Limits& limits);

// Visits every solution of a graph of at most most_subset_vertices, smaller ones first. False if
// `visit` or a limit ended the visits.
template <Rule rule>
bool each_solution(const Puzzle<rule>& puzzle, const Limits& limits,
                   const std::function<bool(Answer)>& visit);

// Visits the graphs with 1 to `size` vertices, at most 6, up to names, each with every k up to the
// number of vertices. False if `visit` returned false. 52 graphs have up to 5 vertices.
template <Rule rule>
bool each_small_problem(unsigned size, const std::function<bool(Puzzle<rule>)>& visit);

}  // namespace hardboard::vertex_set
