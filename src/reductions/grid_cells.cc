#include "reductions/grid_cells.h"

#include <algorithm>

#include "base/contract.h"

namespace hardboard::grid_path {
namespace {

std::int32_t colour_of(Square square) {
  return (square.x + square.y) & 1;
}

// All squares of a tentacle from one square of the first rung to the other: out along one side, and
// back along the other.
void visit(const Tentacle& tentacle, Square first, std::vector<Square>& squares) {
  const auto& rungs = tentacle.rungs;
  const std::size_t side = rungs.front()[0] == first ? 0 : 1;
  const auto along = [&](std::size_t i, std::size_t of) { squares.push_back(rungs[i][of]); };
  const auto& detour = tentacle.detour;
  for (std::size_t i = 0; i < rungs.size(); ++i) {
    along(i, side);
    if (side == 0 && i == tentacle.turn)
      squares.insert(squares.end(), detour.begin(), detour.end());
  }
  for (std::size_t i = rungs.size(); i-- > 0;) {
    if (side == 1 && i == tentacle.turn)
      squares.insert(squares.end(), detour.rbegin(), detour.rend());
    along(i, 1 - side);
  }
}

// All squares of a tentacle from a square of the first rung to the pin: over each rung in turn.
void pass(const Tentacle& tentacle, Square first, std::vector<Square>& squares) {
  const auto& rungs = tentacle.rungs;
  std::size_t side = rungs.front()[0] == first ? 0 : 1;
  for (std::size_t i = 0; i < rungs.size(); ++i) {
    squares.push_back(rungs[i][side]);
    side = 1 - side;
    squares.push_back(rungs[i][side]);
    if (i != tentacle.turn) continue;
    promise(side == 0, "the way to the pin comes out on the outer side of the turn");
    squares.insert(squares.end(), tentacle.detour.begin(), tentacle.detour.end());
  }
}

// The squares of a ring, its two tentacles on their sides, from the bridge to the square where the
// tentacle along an edge is left for.
std::vector<Square> ring_of(const Layout& layout, std::uint32_t v, std::uint32_t to) {
  const Vertex& vertex = layout.vertices[v];
  const bool visits_right = to == vertex.edges[0];
  const std::int32_t x = vertex.x, y = vertex.bridge_row();
  const std::int32_t across = visits_right ? 1 : -1, onward = vertex.leaves_upward ? -1 : 1;
  std::vector<Square> squares = {{x, y}, {x + across, y}};
  visit(tentacle_of(layout, v, vertex.edges[visits_right ? 1 : 0]), {x + 2 * across, y}, squares);
  for (const Square square : {Square{x + across, y + onward}, Square{x + across, y + 2 * onward},
                              Square{x, y + 2 * onward}, Square{x - across, y + 2 * onward},
                              Square{x - across, y + onward}, Square{x - across, y}})
    squares.push_back(square);
  pass(tentacle_of(layout, v, to), {x - 2 * across, y}, squares);
  return squares;
}

// Squares on the way to a square along a row or a column, without those at both ends.
void go_to(Square to, std::vector<Square>& squares) {
  Square at = squares.back();
  const auto step = [](std::int32_t from, std::int32_t goal) {
    return (goal > from) - (goal < from);
  };
  const std::int32_t dx = step(at.x, to.x), dy = step(at.y, to.y);
  while (at != to) squares.push_back(at = {at.x + dx, at.y + dy});
}

// From the ring at one end of a bridge to the other end: away from the ring, past the turns of its
// tentacles to the column of the edge, and along this column.
std::vector<Square> bridge_of(const Layout& layout, std::uint32_t ring, std::uint32_t edge) {
  const Vertex& vertex = layout.vertices[ring];
  const Edge& of = layout.edges[edge];
  const std::uint32_t other = of.lower == ring ? of.upper : of.lower;
  const std::int32_t y = vertex.bridge_row() + (vertex.leaves_upward ? 3 : -3);
  std::vector<Square> squares = {{vertex.x, vertex.bridge_row()}};
  go_to({vertex.x, y}, squares);
  go_to({of.x, y}, squares);
  go_to({of.x, layout.vertices[other].y}, squares);
  squares.erase(squares.begin());
  squares.pop_back();
  return squares;
}

}  // namespace

// Seen from the ring the tentacle goes `across`, then turns and goes `onward`. The turn has one of
// two positions, such that its inner square in the first column has the colour of the squares at
// which a path to the pin comes to a rung.
Tentacle tentacle_of(const Layout& layout, std::uint32_t v, std::uint32_t edge) {
  const Vertex& vertex = layout.vertices[v];
  const Edge& of = layout.edges[edge];
  const bool is_lower = of.lower == v;
  const std::int32_t across = edge == vertex.edges[1] ? 1 : -1, onward = is_lower ? 1 : -1;
  const std::int32_t outer_row = is_lower ? vertex.y : vertex.y + 1, inner_row = outer_row + onward;
  // The two columns behind the turn: the pin's column, and one to its left or right.
  const std::int32_t left = is_lower ? of.x - 1 : of.x;
  const std::int32_t inner = across > 0 ? left : left + 1, outer = inner + across;
  const bool is_near = colour_of({inner, inner_row}) == vertex.colour();
  const std::int32_t entry = is_near ? inner : inner - across;
  Tentacle tentacle;
  const auto in_row = [&](std::int32_t x) {
    tentacle.rungs.push_back({{{x, outer_row}, {x, inner_row}}});
  };
  for (std::int32_t x = vertex.x + 2 * across; x != entry; x += across) in_row(x);
  tentacle.turn = tentacle.rungs.size();
  in_row(entry);
  const std::int32_t begin = is_near ? inner_row + onward : inner_row;
  const std::int32_t x = entry, y = outer_row;
  if (is_near)
    tentacle.detour = {{{x + across, y},
                        {x + 2 * across, y},
                        {x + 2 * across, y + onward},
                        {x + 2 * across, y + 2 * onward}}};
  else
    tentacle.detour = {{{x, y - onward},
                        {x + across, y - onward},
                        {x + 2 * across, y - onward},
                        {x + 2 * across, y}}};
  const std::int32_t end = is_lower ? of.pin : of.pin + 1;
  for (std::int32_t row = begin; row != end + onward; row += onward)
    tentacle.rungs.push_back({{{outer, row}, {inner, row}}});
  return tentacle;
}

Square centre_of(const Layout& layout, std::uint32_t v) {
  const Vertex& vertex = layout.vertices[v];
  if (vertex.is_ring()) return {vertex.x, vertex.bridge_row()};
  return {layout.edges[vertex.edges[0]].x, vertex.y};
}

std::vector<Square> squares_of(const Layout& layout, std::uint32_t v, std::uint32_t from,
                               std::uint32_t to) {
  const Vertex& vertex = layout.vertices[v];
  if (!vertex.is_ring()) {
    std::vector<Square> squares = {{layout.edges[from].x, vertex.y}};
    go_to({layout.edges[to].x, vertex.y}, squares);
    return squares;
  }
  const bool comes_over_bridge = from == vertex.bridge();
  promise(comes_over_bridge != (to == vertex.bridge()), "a path takes the bridge of each ring");
  std::vector<Square> squares = ring_of(layout, v, comes_over_bridge ? to : from);
  if (!comes_over_bridge) std::reverse(squares.begin(), squares.end());
  return squares;
}

std::vector<Square> wire_of(const Layout& layout, std::uint32_t edge) {
  const Edge& of = layout.edges[edge];
  const Vertex &lower = layout.vertices[of.lower], &upper = layout.vertices[of.upper];
  if (upper.is_ring() && !upper.has_tentacle(edge)) {
    std::vector<Square> squares = bridge_of(layout, of.upper, edge);
    std::reverse(squares.begin(), squares.end());
    return squares;
  }
  if (lower.is_ring() && !lower.has_tentacle(edge)) return bridge_of(layout, of.lower, edge);
  const std::int32_t begin = lower.has_tentacle(edge) ? of.pin + 1 : lower.y + 1;
  const std::int32_t end = upper.has_tentacle(edge) ? of.pin + 1 : upper.y;
  std::vector<Square> squares;
  for (std::int32_t y = begin; y < end; ++y) squares.push_back({of.x, y});
  return squares;
}

}  // namespace hardboard::grid_path
