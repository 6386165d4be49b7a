#include "reductions/grid_vertices.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "reductions/path_ends.h"

namespace hardboard::grid_path {
namespace {

using hamiltonian_path::Puzzle;

std::uint32_t other_end(const graphs::Edge& edge, std::uint32_t v) {
  return edge.u == v ? edge.v : edge.u;
}

class Finder {
public:
  explicit Finder(const Puzzle& source) : source_(source) {
    std::vector<Vertex>& vertices = roles_.vertices;
    vertices.resize(source.graph.vertices);
    for (std::uint32_t e = 0; e < source.graph.edges.size(); ++e)
      for (const std::uint32_t v : {source.graph.edges[e].u, source.graph.edges[e].v})
        vertices[v].edges[vertices[v].degree++] = e;
  }

  Result<Roles> find() && {
    for (std::uint32_t v = 0; v < roles_.vertices.size(); ++v) {
      if (roles_.vertices[v].degree == 0) return why_not(v, "has no edge");
      if (roles_.vertices[v].is_ring() && !choose_bridge(v))
        return why_not(v, "has degree 3 and no neighbour of degree 1 or 2");
    }
    roles_.colours.assign(roles_.vertices.size(), none);
    for (std::uint32_t v = 0; v < roles_.vertices.size(); ++v)
      if (roles_.colours[v] == none)
        if (const auto odd = colour_from(v))
          return why_not(*odd, "lies on an odd circle of vertices of degree 3");
    return std::move(roles_);
  }

private:
  static constexpr std::uint8_t none = 2;

  InputError why_not(std::uint32_t v, std::string_view words) const {
    return error_in_words(name_of(source_, v) + " " + std::string(words));
  }
  std::uint32_t neighbour(std::uint32_t v, std::uint32_t edge) const {
    return other_end(source_.graph.edges[edge], v);
  }

  bool choose_bridge(std::uint32_t v) {
    auto& edges = roles_.vertices[v].edges;
    const auto bridge = std::find_if(edges.begin(), edges.end(), [&](std::uint32_t edge) {
      return !roles_.vertices[neighbour(v, edge)].is_ring();
    });
    if (bridge == edges.end()) return false;
    std::swap(*bridge, edges.back());
    return true;
  }

  // Colours the rings that are connected with a vertex over rings; a vertex that would need both
  // colours, if there is one.
  std::optional<std::uint32_t> colour_from(std::uint32_t first) {
    roles_.colours[first] = 0;
    std::vector<std::uint32_t> open = {first};
    while (!open.empty()) {
      const std::uint32_t v = open.back();
      open.pop_back();
      if (!roles_.vertices[v].is_ring()) continue;
      const auto wanted = static_cast<std::uint8_t>(1 - roles_.colours[v]);
      for (const std::uint32_t edge : roles_.vertices[v].edges) {
        const std::uint32_t to = neighbour(v, edge);
        if (!roles_.vertices[to].is_ring() || roles_.colours[to] == wanted) continue;
        if (roles_.colours[to] != none) return to;
        roles_.colours[to] = wanted;
        open.push_back(to);
      }
    }
    return std::nullopt;
  }

  const Puzzle& source_;
  Roles roles_;
};

}  // namespace

Result<Roles> roles_in(const Puzzle& source) {
  if (!source.points.empty())
    return error_in_words("the graph is given by points of the grid already");
  if (std::string why = why_not_cubic_path(source); !why.empty())
    return error_in_words(std::move(why));
  return Finder(source).find();
}

}  // namespace hardboard::grid_path
