// Directed graphs in rows: walks in them, and functions that make them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

#include "base/watch.h"

namespace hardboard::capture {

// A graph on the vertices 0 .. n - 1; the arcs from u lead to heads[first[u]] .. heads[first[u + 1]
// - 1].
struct Graph {
  std::vector<std::uint32_t> first;
  std::vector<std::uint32_t> heads;
  std::uint32_t size() const { return static_cast<std::uint32_t>(first.size()) - 1; }
  std::span<const std::uint32_t> row(std::uint32_t u) const {
    return {heads.data() + first[u], heads.data() + first[u + std::size_t{1}]};
  }
};

// The vertices to which arcs that accept(u, v) accepts lead from `start`, the nearest first.
// Incomplete once the watch's limits are reached. O(n + arcs from these vertices).
template <class Accept>
std::vector<std::uint32_t> reached_from(std::uint32_t start, const Graph& graph, Accept accept,
                                        Watch& watch) {
  std::vector<std::uint32_t> reached{start};
  std::vector<std::uint8_t> seen(graph.size(), 0);
  seen[start] = 1;
  for (std::size_t i = 0; i < reached.size(); ++i) {
    const std::uint32_t u = reached[i];
    if (watch.reached(graph.row(u).size() + 1)) return reached;
    for (const std::uint32_t v : graph.row(u)) {
      if (seen[v] != 0 || !accept(u, v)) continue;
      seen[v] = 1;
      reached.push_back(v);
    }
  }
  return reached;
}

// The functions below make graphs with sorted rows that hold each arc once. A graph may have fewer
// than 2^32 arcs, repetitions counted. The graphs are incomplete once the watch's limits are
// reached.

// The graph in which the arcs from u lead to each v that `for_each_head(u, visit)` names by
// visit(v). O(n + arcs log degree).
template <class ForEachHead>
Graph graph_of_rows(std::uint32_t n, ForEachHead for_each_head, Watch& watch) {
  Graph graph;
  graph.first.reserve(n + std::size_t{1});
  graph.first.push_back(0);
  std::vector<std::uint32_t> named_by(n, n);  // by v: the last u with an arc to v
  for (std::uint32_t u = 0; u < n; ++u) {
    std::uint64_t named = 1;
    for_each_head(u, [&](std::uint32_t v) {
      ++named;
      if (named_by[v] == u) return;
      named_by[v] = u;
      graph.heads.push_back(v);
    });
    const auto row = graph.heads.begin() + graph.first.back();
    const auto degree = static_cast<std::uint64_t>(graph.heads.end() - row);
    if (degree > n / 16) {
      // To ask each vertex whether it was named is faster then than to sort.
      auto end = row;
      for (std::uint32_t v = 0; v < n; ++v)
        if (named_by[v] == u) *end++ = v;
    } else {
      std::sort(row, graph.heads.end());
    }
    if (watch.reached(2 * named)) return graph;
    graph.first.push_back(static_cast<std::uint32_t>(graph.heads.size()));
  }
  return graph;
}

// The arcs of the graph, whose rows must be sorted and without loops, with their reverses. O(n +
// arcs).
Graph with_reverses(Graph graph, Watch& watch);

// The graph of the arcs (u, v) for which `for_each_arc(visit)` calls visit(u, v); calls
// `for_each_arc` twice. Takes four bytes for each call of visit. O(n + arcs log degree).
template <class ForEachArc>
Graph graph_of_arcs(std::uint32_t n, ForEachArc for_each_arc, Watch& watch) {
  Graph graph;
  // During the placing of arcs, first[u + 1] is the end of the filled part of row u.
  graph.first.assign(n + std::size_t{2}, 0);
  for_each_arc([&](std::uint32_t u, std::uint32_t) { ++graph.first[u + std::size_t{2}]; });
  std::partial_sum(graph.first.begin(), graph.first.end(), graph.first.begin());
  graph.heads.resize(graph.first.back());
  if (!watch.was_reached()) {
    for_each_arc([&](std::uint32_t u, std::uint32_t v) {
      graph.heads[graph.first[u + std::size_t{1}]++] = v;
    });
  }
  graph.first.pop_back();

  std::uint32_t kept = 0;  // arcs of the rows before u, each once
  for (std::uint32_t u = 0, begin = 0; u < n && !watch.was_reached(); ++u) {
    const std::uint32_t end = graph.first[u + std::size_t{1}];
    const auto row = graph.heads.begin() + begin, row_end = graph.heads.begin() + end;
    std::sort(row, row_end);
    const auto unique_end = std::unique(row, row_end);
    std::move(row, unique_end, graph.heads.begin() + kept);
    kept += static_cast<std::uint32_t>(unique_end - row);
    graph.first[u + std::size_t{1}] = kept;
    watch.reached(4 * std::uint64_t{end - begin} + 1);
    begin = end;
  }
  graph.heads.resize(kept);
  return graph;
}

}  // namespace hardboard::capture
