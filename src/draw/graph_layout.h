// Where to put the vertices of a graph. Simple, and the same for the same graph every time.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "draw/scene.h"
#include "puzzles/graph_capture/puzzle.h"

namespace hardboard::draw {

// The place of vertex v at v - 1, neighbours about `edge_length` apart. Directions of edges do not
// matter. Components stand beside each other; small and dense ones are circles, trees are drawn
// from the root down or, wide ones, outwards, all others by stress majorization (Gansner, Koren and
// North 2005: each vertex moves to where its distances fit best), from a start by pivots (Brandes
// and Pich 2007), and against these pivots alone above 400 vertices (after Ortmann, Klimenta and
// Brandes 2016). O(n + m) for circles and trees, else O(s k (n + m)) for k <= min(n, 400) pivots, s
// = 60 sweeps: 0.1 s for 400 vertices, about a second for 100,000.
inline constexpr double edge_length = 170;
std::vector<Point> layout(std::uint32_t vertices, std::span<const graph_capture::Edge> edges);

}  // namespace hardboard::draw
