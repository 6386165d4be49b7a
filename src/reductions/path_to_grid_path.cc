#include "reductions/path_to_grid_path.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>
#include <utility>

#include "base/contract.h"
#include "problems/graphs/grid.h"
#include "problems/hamiltonian_path/check.h"
#include "reductions/grid_cells.h"

namespace hardboard {
namespace {

using namespace grid_path;

// The squares of a vertex, in some order of a path.
std::vector<Square> some_squares_of(const Layout& layout, std::uint32_t v) {
  const Vertex& vertex = layout.vertices[v];
  return squares_of(layout, v, vertex.edges[0], vertex.incident().back());
}

// The number of the edge between two neighbours.
std::uint32_t edge_between(const Layout& layout, std::uint32_t u, std::uint32_t v) {
  for (const std::uint32_t edge : layout.vertices[u].incident())
    if (layout.edges[edge].lower == v || layout.edges[edge].upper == v) return edge;
  break_promise("vertices behind one another on a path are neighbours", __FILE__, __LINE__);
}

std::uint32_t number_of(const std::vector<Square>& points, Square point) {
  const auto number = graphs::number_of(points, point);
  promise(number.has_value(), "the square is a point of the image");
  return *number;
}

}  // namespace

Result<PathToGridPath::Made> PathToGridPath::forward(const hamiltonian_path::Puzzle& puzzle,
                                                     const Limits& limits) {
  Result<Layout> layout = layout_of(puzzle, limits);
  if (!layout) return layout.error();
  std::vector<Square> points;
  // Squares of one vertex or wire, and those of different ones, touch where a path may go, and
  // nowhere else: which their number shows.
  std::size_t edges = layout->edges.size();
  for (std::uint32_t v = 0; v < layout->vertices.size(); ++v) {
    const std::vector<Square> squares = some_squares_of(*layout, v);
    points.insert(points.end(), squares.begin(), squares.end());
    edges += layout->vertices[v].is_ring() ? 3 * squares.size() / 2 - 8 : squares.size() - 1;
    if (points.size() > graphs::most_vertices) break;
    if (v % 1024 == 0 && limits.reached()) return error_in_words(limits.words());
  }
  for (std::uint32_t e = 0; e < layout->edges.size(); ++e) {
    const std::vector<Square> wire = wire_of(*layout, e);
    points.insert(points.end(), wire.begin(), wire.end());
    edges += wire.size();
    if (points.size() > graphs::most_vertices)
      return error_in_words(
          fmt::format("the image would have more than {} points", graphs::most_vertices));
    if (e % 1024 == 0 && limits.reached()) return error_in_words(limits.words());
  }
  std::sort(points.begin(), points.end());
  promise(std::adjacent_find(points.begin(), points.end()) == points.end(), "parts do not overlap");
  Made image;
  image.puzzle = hamiltonian_path::on_points(std::move(points));
  promise(image.puzzle.graph.edges.size() == edges, "parts touch where a path may go alone");
  image.puzzle.start = number_of(image.puzzle.points, centre_of(*layout, *puzzle.start));
  image.puzzle.end = number_of(image.puzzle.points, centre_of(*layout, *puzzle.end));
  image.trace = std::move(layout).value();
  return image;
}

bool PathToGridPath::keeps_law(const hamiltonian_path::Puzzle& puzzle,
                               const hamiltonian_path::Puzzle& image) {
  Square low = image.points.front(), high = low;
  for (const auto& [x, y] : image.points) {
    low = {std::min(low.x, x), std::min(low.y, y)};
    high = {std::max(high.x, x), std::max(high.y, y)};
  }
  const graphs::Rows rows = graphs::neighbours(image.graph);
  for (std::uint32_t v = 0; v < rows.vertices(); ++v)
    if (rows.degree(v) > 3) return false;
  return rows.degree(*image.start) == 1 && rows.degree(*image.end) == 1 &&
         std::uint64_t(high.x - low.x) < most_columns_of_edge * puzzle.graph.edges.size() &&
         high.y - low.y < std::int64_t{ring_height} * puzzle.graph.vertices;
}

hamiltonian_path::Answer PathToGridPath::witness(const hamiltonian_path::Puzzle& puzzle,
                                                 const Made& image,
                                                 const hamiltonian_path::Answer& solution) {
  const Layout& layout = image.trace;
  const std::vector<std::uint32_t> path = path_of(puzzle, solution);
  std::vector<std::uint32_t> edges;  // the first and the last one twice
  for (std::size_t i = 1; i < path.size(); ++i)
    edges.push_back(edge_between(layout, path[i - 1], path[i]));
  edges.insert(edges.begin(), edges.front());
  edges.push_back(edges.back());
  hamiltonian_path::Answer answer;
  answer.verdict = Verdict::solvable;
  const auto append = [&](const std::vector<Square>& squares) {
    answer.points.insert(answer.points.end(), squares.begin(), squares.end());
  };
  for (std::size_t i = 0; i < path.size(); ++i) {
    append(squares_of(layout, path[i], edges[i], edges[i + 1]));
    if (i + 1 == path.size()) break;
    std::vector<Square> wire = wire_of(layout, edges[i + 1]);
    if (layout.edges[edges[i + 1]].upper == path[i]) std::reverse(wire.begin(), wire.end());
    append(wire);
  }
  return answer;
}

Result<hamiltonian_path::Answer> PathToGridPath::recover(const hamiltonian_path::Puzzle& puzzle,
                                                         const Made& image,
                                                         const hamiltonian_path::Answer& answer) {
  constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();
  std::vector<std::uint32_t> centre_of_vertex(image.puzzle.points.size(), none);
  for (std::uint32_t v = 0; v < puzzle.graph.vertices; ++v)
    centre_of_vertex[number_of(image.puzzle.points, centre_of(image.trace, v))] = v;
  std::vector<std::uint32_t> path;
  for (const std::uint32_t point : path_of(image.puzzle, answer))
    if (centre_of_vertex[point] != none) path.push_back(centre_of_vertex[point]);
  hamiltonian_path::Answer solution;
  hamiltonian_path::set_path(puzzle, path, solution);
  const CheckReport report = hamiltonian_path::check(puzzle, solution);
  if (report.check != Check::verified)
    return error_in_words("the path in the grid is none in the graph: " + report.reason);
  return solution;
}

Refusal PathToGridPath::refusal() {
  return {Verdict::unsolvable, "the paths in the grid are those in the graph: refusal"};
}

std::vector<Part> PathToGridPath::parts(const hamiltonian_path::Puzzle& puzzle, const Made& image) {
  std::vector<Part> parts;
  for (std::uint32_t v = 0; v < puzzle.graph.vertices; ++v)
    parts.push_back({name_of(puzzle, v), some_squares_of(image.trace, v)});
  // A wire is framed with an end of it that is no ring.
  for (std::uint32_t e = 0; e < puzzle.graph.edges.size(); ++e) {
    const auto [u, v] = puzzle.graph.edges[e];
    std::vector<Square>& squares = parts[image.trace.vertices[u].is_ring() ? v : u].squares;
    const std::vector<Square> wire = wire_of(image.trace, e);
    squares.insert(squares.end(), wire.begin(), wire.end());
  }
  return parts;
}

// A path makes no moves.
std::vector<std::string> PathToGridPath::meanings(const hamiltonian_path::Puzzle&, const Made&,
                                                  const hamiltonian_path::Answer&) {
  return {};
}

}  // namespace hardboard
