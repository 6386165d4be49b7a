#include "reductions/grid_layout.h"

#include <algorithm>
#include <utility>

#include "engines/planar/bars.h"
#include "reductions/grid_vertices.h"
#include "reductions/skyline.h"

namespace hardboard::grid_path {
namespace {

// With the free column behind. A tentacle shifts by one column at its pin and turns to either side;
// a ring stands behind its left tentacle, in one of two positions.
constexpr std::int32_t wire_width = 2, tentacle_width = 6, ring_width = 5;
static_assert(most_columns_of_edge == tentacle_width + ring_width);
// With the free row above. Below and above its tentacles a ring has room for the turns, for a way
// of the bridge around these, and for the pins.
constexpr std::int32_t bar_height = 2, below_tentacles = 3;
constexpr std::int32_t least = 1;  // of coordinates

// Compresses a drawing of bars and columns in two sweeps, like bricks that are pushed to the left
// and then fall.
class Sweep {
public:
  Sweep(const hamiltonian_path::Puzzle& source, Roles roles, const planar::Bars& bars)
      : colours_(std::move(roles.colours)), bars_(bars), row_(bars.vertices.size()) {
    layout_.vertices = std::move(roles.vertices);
    for (std::uint32_t i = 0; i < row_.size(); ++i) row_[bars.vertices[i]] = i;
    for (const auto& [u, v] : source.graph.edges) {
      const auto [lower, upper] =
          std::minmax({u, v}, [&](auto a, auto b) { return row_[a] < row_[b]; });
      layout_.edges.push_back({lower, upper});
    }
  }

  Layout lay_out() && {
    push_left();
    for (Vertex& vertex : layout_.vertices)
      if (vertex.is_ring() && edge(vertex, 0).x > edge(vertex, 1).x)
        std::swap(vertex.edges[0], vertex.edges[1]);
    fall();
    for (std::uint32_t v = 0; v < row_.size(); ++v)
      if (layout_.vertices[v].is_ring()) place_ring(v);
    for (std::uint32_t e = 0; e < layout_.edges.size(); ++e) place_pin(e);
    return std::move(layout_);
  }

private:
  struct Range {
    std::int32_t begin = INT32_MAX, end = 0;
  };

  const Edge& edge(const Vertex& vertex, std::size_t i) const {
    return layout_.edges[vertex.edges[i]];
  }

  // Each column in its turn, behind all that lie in one of its rows. Column and bar take the levels
  // of their rows, columns also those between two rows. The edges of a vertex may come to lie one
  // below the other, but for tentacles, between which the ring stands.
  void push_left() {
    Skyline levels(2 * row_.size());
    std::vector<std::int32_t> begin(row_.size(), -1), behind_tentacle(row_.size(), 0);
    columns_.resize(layout_.edges.size());
    for (const std::uint32_t e : bars_.edges) {
      Edge& edge = layout_.edges[e];
      const std::size_t low = 2 * std::size_t{row_[edge.lower]},
                        high = 2 * std::size_t{row_[edge.upper]};
      std::int32_t x = std::max(least, levels.top(low + 1, high));
      for (const std::uint32_t v : {edge.lower, edge.upper}) {
        if (begin[v] < 0) begin[v] = levels.top(2 * row_[v], 2 * row_[v] + 1);
        x = std::max(x, begin[v]);
        if (layout_.vertices[v].has_tentacle(e)) x = std::max(x, behind_tentacle[v]);
      }
      const bool is_wide = layout_.has_pin(e);
      const std::int32_t end = x + (is_wide ? tentacle_width : wire_width);
      levels.raise(low, high + 1, end);
      for (const std::uint32_t v : {edge.lower, edge.upper})
        if (layout_.vertices[v].has_tentacle(e)) behind_tentacle[v] = end + ring_width;
      edge.x = is_wide ? x + 2 : x;
      columns_[e] = {x, end};
    }
  }

  // Each bar and ring in its turn, above all that lie in one of its columns.
  void fall() {
    std::int32_t width = 1;
    for (const Range& columns : columns_) width = std::max(width, columns.end);
    Skyline heights(static_cast<std::size_t>(width));
    for (const std::uint32_t v : bars_.vertices) {
      Vertex& vertex = layout_.vertices[v];
      Range range;
      for (const std::uint32_t e : vertex.incident()) {
        range.begin = std::min(range.begin, columns_[e].begin);
        range.end = std::max(range.end, columns_[e].end);
      }
      const auto begin = static_cast<std::size_t>(range.begin),
                 end = static_cast<std::size_t>(range.end);
      const std::int32_t low = std::max(least, heights.top(begin, end));
      vertex.y = vertex.is_ring() ? low + below_tentacles : low;
      heights.raise(begin, end, low + (vertex.is_ring() ? ring_height : bar_height));
    }
  }

  // A bridge leaves to its own side, but where it has to go around a turn of a tentacle.
  void place_ring(std::uint32_t v) {
    Vertex& vertex = layout_.vertices[v];
    const Edge &left = edge(vertex, 0), &right = edge(vertex, 1), &bridge = edge(vertex, 2);
    if (bridge.x < left.x)
      vertex.leaves_upward = left.upper == v;
    else if (bridge.x > right.x)
      vertex.leaves_upward = right.upper == v;
    else
      vertex.leaves_upward = bridge.lower == v;
    vertex.x = columns_[vertex.edges[0]].end + 1;
    if (vertex.colour() != colours_[v]) ++vertex.x;
  }

  // A tentacle is passed to a square of the colour that its ring's square at the bridge has not.
  void place_pin(std::uint32_t e) {
    Edge& edge = layout_.edges[e];
    const Vertex &lower = layout_.vertices[edge.lower], &upper = layout_.vertices[edge.upper];
    const auto shift = [&](std::int32_t y, const Vertex& ring) {
      return ((edge.x + y) & 1) == ring.colour() ? 1 : 0;
    };
    if (lower.has_tentacle(e))
      edge.pin = lower.y + 3 + shift(lower.y + 3, lower);
    else if (upper.has_tentacle(e))
      edge.pin = upper.y - 3 - shift(upper.y - 2, upper);
  }

  const std::vector<std::uint8_t> colours_;
  const planar::Bars& bars_;
  std::vector<std::uint32_t> row_;  // by vertex
  std::vector<Range> columns_;      // by edge
  Layout layout_;
};

}  // namespace

Result<Layout> layout_of(const hamiltonian_path::Puzzle& source, const Limits& limits) {
  Result<Roles> roles = roles_in(source);
  if (!roles) return roles.error();
  if (limits.reached()) return error_in_words(limits.words());
  const Result<planar::Bars> bars = planar::bars_of(source.graph);
  if (!bars) return bars.error();
  if (limits.reached()) return error_in_words(limits.words());
  return Sweep(source, std::move(roles).value(), *bars).lay_out();
}

}  // namespace hardboard::grid_path
