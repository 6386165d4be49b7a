// Chordal graphs: each cycle of four or more vertices has a chord. An orientation of all edges of
// such a graph has a directed cycle only if it has one of three vertices, so that clauses on
// triangles alone make an order acyclic.
#pragma once

#include <cstddef>
#include <optional>

#include "base/watch.h"
#include "methods/capture/graph.h"

namespace hardboard::capture {

// A chordal graph with all edges of `pairs`, an undirected graph whose edge u v with u < v stands
// in row u; the result has the same form. Its other edges are those that an elimination
// (elimination.h) adds. Nothing if the result would have more than `most` triangles, or once the
// watch's limits are reached. Costs as much as the elimination.
std::optional<Graph> chordal(const Graph& pairs, std::size_t most, Watch& watch);

}  // namespace hardboard::capture
