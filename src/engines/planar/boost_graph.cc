#include <algorithm>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/boyer_myrvold_planar_test.hpp>
#include <boost/graph/make_connected.hpp>
#include <boost/graph/planar_canonical_ordering.hpp>
#include <iterator>
#include <utility>

#include "base/contract.h"
#include "engines/planar/embedding.h"

namespace hardboard::planar {
namespace {

using Graph =
    boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS, boost::no_property,
                          boost::property<boost::edge_index_t, std::uint32_t>>;
using Edges = std::vector<boost::graph_traits<Graph>::edge_descriptor>;

constexpr std::uint32_t least_vertices = 3;  // of a canonical order

// Edges are numbered in the order in which they were added, so the given ones keep their numbers.
// Leaves `rotations` empty if the graph is not planar.
Rotations rotations_of(Graph& graph) {
  std::uint32_t number = 0;
  for (auto [edge, end] = boost::edges(graph); edge != end; ++edge)
    boost::put(boost::edge_index, graph, *edge, number++);
  std::vector<Edges> edges(boost::num_vertices(graph));
  if (!boost::boyer_myrvold_planarity_test(boost::boyer_myrvold_params::graph = graph,
                                           boost::boyer_myrvold_params::embedding = edges.data()))
    return {};
  Rotations rotations(edges.size());
  for (std::uint32_t v = 0; v < edges.size(); ++v)
    for (const auto& edge : edges[v]) {
      const auto to = boost::source(edge, graph) + boost::target(edge, graph) - v;
      rotations[v].push_back(
          {static_cast<std::uint32_t>(to), boost::get(boost::edge_index, graph, edge)});
    }
  return rotations;
}

// A canonical order that begins with a given vertex: Boost's begins with vertex 0, so the two
// change numbers for it.
std::vector<std::uint32_t> canonical_order(const Rotations& rotations, std::uint32_t first) {
  const auto renamed = [&](std::uint32_t v) { return v == 0 ? first : v == first ? 0 : v; };
  Graph graph(rotations.size());
  std::vector<Edges> edges(rotations.size());
  Edges added(3 * rotations.size() - 6);
  for (std::uint32_t v = 0; v < rotations.size(); ++v)
    for (const auto& [to, edge] : rotations[v])
      if (v < to) added[edge] = boost::add_edge(renamed(v), renamed(to), graph).first;
  for (std::uint32_t v = 0; v < rotations.size(); ++v)
    for (const Spoke& spoke : rotations[v]) edges[renamed(v)].push_back(added[spoke.edge]);
  std::vector<std::uint32_t> order;
  boost::planar_canonical_ordering(graph, edges.data(), std::back_inserter(order));
  promise(order.size() == rotations.size(), "the order holds all vertices");
  for (std::uint32_t& v : order) v = renamed(v);
  return order;
}

// Boost tells no direction. The first two vertices of the order are to stand below, from the left
// to the right, and the last one above both, so the last one follows the second around the first.
void turn_clockwise(Embedding& embedding) {
  const std::vector<Spoke>& first = embedding.around[embedding.order[0]];
  const auto second = std::find_if(first.begin(), first.end(), [&](const Spoke& spoke) {
    return spoke.to == embedding.order[1];
  });
  promise(second != first.end(), "the first two vertices of a canonical order are neighbours");
  const auto next = std::next(second) == first.end() ? first.begin() : std::next(second);
  if (next->to == embedding.order.back()) return;
  for (auto& spokes : embedding.around) std::reverse(spokes.begin(), spokes.end());
}

}  // namespace

Result<Embedding> embed(const graphs::Graph& given) {
  Graph graph(std::max(given.vertices, least_vertices));
  for (const auto& [u, v] : given.edges) boost::add_edge(u, v, graph);
  if (rotations_of(graph).empty()) return error_in_words("the graph is not planar");
  boost::make_connected(graph);
  Maximal made = maximal(rotations_of(graph));
  std::vector<std::uint32_t> order = canonical_order(made.rotations, made.middle);
  Embedding embedding{std::move(order), std::move(made.rotations)};
  turn_clockwise(embedding);
  return embedding;
}

}  // namespace hardboard::planar
