#include "methods/hamiltonian_circuit/generate.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>
#include <vector>

#include "problems/graphs/small_graphs.h"

namespace hardboard::hamiltonian_circuit {
namespace {

// Gives each edge from number `at` on each of its directions.
bool each_direction(const graphs::Graph& graph, std::size_t at, std::vector<std::uint32_t>& arcs_at,
                    Puzzle& puzzle, const std::function<bool(Puzzle)>& visit) {
  if (at == graph.edges.size()) {
    Puzzle whole = puzzle;
    graphs::sort_once(whole.graph.arcs);
    return visit(std::move(whole));
  }
  const auto [u, v] = graph.edges[at];
  for (const unsigned directions : {1U, 2U, 3U}) {
    const std::uint32_t arcs = directions == 3 ? 2 : 1;
    if (arcs_at[u] + arcs > 3 || arcs_at[v] + arcs > 3) continue;
    arcs_at[u] += arcs, arcs_at[v] += arcs;
    if ((directions & 1) != 0) puzzle.graph.arcs.push_back({u, v});
    if ((directions & 2) != 0) puzzle.graph.arcs.push_back({v, u});
    const bool goes_on = each_direction(graph, at + 1, arcs_at, puzzle, visit);
    puzzle.graph.arcs.resize(puzzle.graph.arcs.size() - arcs);
    arcs_at[u] -= arcs, arcs_at[v] -= arcs;
    if (!goes_on) return false;
  }
  return true;
}

// A circuit as a circle, and a chord at each vertex: those inside of the circle do not cross, and
// neither do those outside. So chords of a side end in the reverse order in which they began.
std::vector<graphs::Edge> circle_with_chords(std::uint32_t vertices, Random& random) {
  std::vector<std::uint32_t> order(vertices);
  std::iota(order.begin(), order.end(), 0);
  shuffle(order, random);
  std::vector<graphs::Edge> arcs;
  std::array<std::vector<std::uint32_t>, 2> open;  // places on the circle, by side
  for (std::uint32_t i = 0; i < vertices; ++i) {
    arcs.push_back({order[i], order[(i + 1) % vertices]});
    std::size_t side = random.below(2);
    const bool must_end = open[0].size() + open[1].size() == vertices - i;
    if (must_end && open[side].empty()) side = 1 - side;
    if (!must_end && (open[side].empty() || random.below(2) == 0)) {
      open[side].push_back(i);
      continue;
    }
    const std::uint32_t j = open[side].back();
    open[side].pop_back();
    // Beside an arc of the circle the chord leads the other way.
    const bool ahead = j + 1 != i && (i + 1 - j == vertices || random.below(2) == 0);
    arcs.push_back(ahead ? graphs::Edge{order[j], order[i]} : graphs::Edge{order[i], order[j]});
  }
  return arcs;
}

// Reverses the arcs of a random directed circuit, which changes no degree, unless an arc would be
// there twice. Each vertex has an arc that leaves it. O(arcs log arcs).
void reverse_some_circuit(std::vector<graphs::Edge>& arcs, std::uint32_t vertices, Random& random) {
  std::sort(arcs.begin(), arcs.end());
  std::vector<std::size_t> taken(vertices, arcs.size());  // the arc by which the walk left a vertex
  auto at = static_cast<std::uint32_t>(random.below(vertices));
  while (taken[at] == arcs.size()) {
    const auto first = std::lower_bound(arcs.begin(), arcs.end(), graphs::Edge{at, 0});
    const auto end = std::lower_bound(first, arcs.end(), graphs::Edge{at + 1, 0});
    const std::size_t choice = random.below(static_cast<std::size_t>(end - first));
    taken[at] = static_cast<std::size_t>(first - arcs.begin()) + choice;
    at = arcs[taken[at]].v;
  }
  std::vector<graphs::Edge> reversed = arcs;
  const std::uint32_t begin = at;
  do {
    graphs::Edge& arc = reversed[taken[at]];
    at = arc.v;
    std::swap(arc.u, arc.v);
  } while (at != begin);
  std::vector<graphs::Edge> once = reversed;
  graphs::sort_once(once);
  if (once.size() == arcs.size()) arcs = std::move(reversed);
}

}  // namespace

Puzzle generate(std::uint32_t vertices, bool broken, Random& random) {
  std::vector<std::uint32_t> order(vertices);
  std::iota(order.begin(), order.end(), 0);
  shuffle(order, random);
  std::vector<std::uint32_t> next(vertices);  // of vertex v at v
  for (std::uint32_t i = 0; i < vertices; ++i) next[order[i]] = order[(i + 1) % vertices];
  for (std::uint32_t i = 0; i < vertices / 4 && broken; ++i) {
    const auto u = static_cast<std::uint32_t>(random.below(vertices));
    const auto v = static_cast<std::uint32_t>(random.below(vertices));
    if (next[u] != v && next[v] != u) std::swap(next[u], next[v]);
  }
  Puzzle puzzle;
  puzzle.graph.vertices = vertices;
  for (std::uint32_t v = 0; v < vertices; ++v) puzzle.graph.arcs.push_back({v, next[v]});
  // The first half of a new order sends one arc more, the second half receives it; an arc that is
  // there already is passed over where another order of the rest allows it.
  shuffle(order, random);
  const std::uint32_t half = vertices / 2;
  for (std::uint32_t i = 0; i < half; ++i) {
    for (std::uint32_t k = i + 1; k < half && next[order[i]] == order[half + i]; ++k)
      std::swap(order[half + i], order[half + k]);
    puzzle.graph.arcs.push_back({order[i], order[half + i]});
  }
  graphs::sort_once(puzzle.graph.arcs);
  return puzzle;
}

Puzzle generate_planar(std::uint32_t vertices, bool broken, Random& random) {
  Puzzle puzzle;
  puzzle.graph.vertices = vertices;
  puzzle.graph.arcs = circle_with_chords(vertices, random);
  constexpr int rounds = 3;
  for (int i = 0; i < rounds && broken; ++i)
    reverse_some_circuit(puzzle.graph.arcs, vertices, random);
  graphs::sort_once(puzzle.graph.arcs);
  return puzzle;
}

bool each_small(std::uint32_t vertices, const std::function<bool(Puzzle)>& visit) {
  for (const graphs::Graph& graph : graphs::connected_graphs(vertices, 3)) {
    std::vector<std::uint32_t> arcs_at(vertices, 0);
    Puzzle puzzle;
    puzzle.graph.vertices = vertices;
    if (!each_direction(graph, 0, arcs_at, puzzle, visit)) return false;
  }
  return true;
}

}  // namespace hardboard::hamiltonian_circuit
