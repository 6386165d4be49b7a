#include "reductions/path_lines.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "reductions/image.h"
#include "reductions/path_ends.h"

namespace hardboard::path_lines {
namespace {

using hamiltonian_path::Puzzle;

// The vertices and edges of a source, counted from 1, in their columns and rows.
class Board {
public:
  Board(const Puzzle& source, const Layout& layout) : source_(source), layout_(layout) {
    first_.assign(source.graph.vertices + std::size_t{1}, 0);
    for (const auto& [u, v] : source.graph.edges) ++first_[u + 1], ++first_[v + 1];
    for (std::uint32_t v = 0; v < source.graph.vertices; ++v) first_[v + 1] += first_[v];
    edges_.resize(2 * source.graph.edges.size());
    std::vector<std::size_t> at(first_.begin(), first_.end() - 1);
    for (std::uint32_t k = 0; k < source.graph.edges.size(); ++k) {
      edges_[at[source.graph.edges[k].u]++] = k;
      edges_[at[source.graph.edges[k].v]++] = k;
    }
  }

  // The edges at a vertex, from the left to the right.
  std::span<const std::uint32_t> edges_at(std::uint32_t v) const {
    return {edges_.data() + first_[v], edges_.data() + first_[v + 1]};
  }
  std::int64_t left(std::uint32_t v) const { return v + std::int64_t{1}; }
  std::int64_t right(std::uint32_t v) const {
    if (layout_.printed) return 4 * layout_.vertices + left(v);
    return layout_.vertices + layout_.edges + 2 + left(v);
  }
  std::int64_t column(std::uint32_t edge) const {
    return layout_.vertices + (layout_.printed ? 1 : 2) + edge;
  }
  std::int64_t row(std::uint32_t v) const {
    return 3 * (v + std::int64_t{1}) + (layout_.printed ? 0 : 2);
  }
  bool is_end(std::uint32_t v) const { return v == *source_.start || v == *source_.end; }
  // The only cell of the start or of the end.
  Cell end_cell(std::uint32_t v) const {
    const std::uint32_t edge = edges_at(v).front();
    const bool is_start = v == *source_.start;
    if (layout_.printed) return {edge + std::int64_t{1}, is_start ? 1 : 0};
    return {column(edge), is_start ? 3 : 1};
  }
  std::uint32_t other_end(std::uint32_t edge, std::uint32_t v) const {
    const graphs::Edge& ends = source_.graph.edges[edge];
    return ends.u == v ? ends.v : ends.u;
  }

  // The cells of a vertex, in no special order.
  std::vector<Cell> cells_of(std::uint32_t v) const {
    if (is_end(v)) return {end_cell(v)};
    const std::int64_t y = row(v);
    std::vector<Cell> cells = {{left(v), y}, {left(v), y + 1}, {right(v), y}, {right(v), y + 1}};
    for (const std::uint32_t edge : edges_at(v)) cells.push_back({column(edge), y});
    return cells;
  }

  // All cells of a vertex, from that of one edge to that of another.
  std::vector<Cell> way(std::uint32_t v, std::uint32_t from, std::uint32_t to) const {
    const std::span<const std::uint32_t> edges = edges_at(v);
    const std::int64_t y = row(v);
    const bool goes_left = from < to;  // first away from the goal
    std::vector<Cell> cells;
    const auto walk = [&](bool leftward, auto&& is_wanted) {
      for (std::size_t i = 0; i < edges.size(); ++i) {
        const std::uint32_t edge = edges[leftward ? edges.size() - 1 - i : i];
        if (is_wanted(edge)) cells.push_back({column(edge), y});
      }
    };
    // Does the first edge lie farther than the second from the goal's side?
    const auto is_before = [&](std::uint32_t a, std::uint32_t b) {
      return goes_left ? a < b : a > b;
    };
    cells.push_back({column(from), y});
    walk(!goes_left, [&](std::uint32_t e) { return is_before(from, e) && is_before(e, to); });
    walk(goes_left, [&](std::uint32_t e) { return is_before(e, from); });
    const std::int64_t near = goes_left ? left(v) : right(v);
    const std::int64_t far = goes_left ? right(v) : left(v);
    for (const Cell cell : {Cell{near, y}, Cell{near, y + 1}, Cell{far, y + 1}, Cell{far, y}})
      cells.push_back(cell);
    walk(goes_left, [&](std::uint32_t e) { return is_before(to, e); });
    cells.push_back({column(to), y});
    return cells;
  }

private:
  const Puzzle& source_;
  const Layout& layout_;
  std::vector<std::size_t> first_;
  std::vector<std::uint32_t> edges_;
};

// The vertex in whose rows a cell lies.
std::uint32_t vertex_at(const Puzzle& source, const Layout& layout, Cell cell) {
  const std::int64_t first = layout.printed ? 3 : 5;
  if (cell.row >= first) return static_cast<std::uint32_t>((cell.row - first) / 3);
  return cell.row == (layout.printed ? 1 : 3) ? *source.start : *source.end;
}

}  // namespace

Layout layout_of(const Puzzle& source, const lone_hero::Game& game, bool printed) {
  Layout layout;
  layout.vertices = source.graph.vertices;
  layout.edges = static_cast<std::int64_t>(source.graph.edges.size());
  layout.printed = printed;
  Placement& placement = layout.placement;
  placement.turned = game.hero == 'B' || game.villain == 'R';
  const bool is_small = game.villain == 'K' || game.villain == 'N';
  if (is_small || (game.villain == 'P' && placement.turned)) placement.wide = placement.high = 2;
  const std::int64_t height = 3 * layout.vertices + 3;  // of the rows, from the end's to the last
  if (game.hero == 'Q' || game.villain == 'B' || game.villain == 'R') placement.wide *= height;
  return layout;
}

std::uint64_t pieces_of(const Puzzle& source) {
  return 4 * (source.graph.vertices - std::uint64_t{2}) + 2 * source.graph.edges.size();
}

Result<solo_chess::Puzzle> board_of(const Puzzle& source, const Layout& layout,
                                    const lone_hero::Game& game, const Limits& limits) {
  if (std::string why = why_not_cubic_path(source); !why.empty())
    return error_in_words(std::move(why));
  const Board board(source, layout);
  std::vector<Square> villains;
  villains.reserve(pieces_of(source));
  std::optional<Square> hero;
  for (std::uint32_t v = 0; v < source.graph.vertices; ++v) {
    for (const Cell cell : board.cells_of(v)) {
      const std::optional<Square> square = layout.placement.square(cell);
      if (!square) return error_in_words("the board would go beyond 32-bit coordinates");
      if (v == *source.start)
        hero = square;
      else
        villains.push_back(*square);
    }
    if (v % 1024 == 0 && limits.reached()) return error_in_words(limits.words());
  }
  return lone_hero::board_of(game, *hero, villains);
}

lone_hero::Captures captures_of(const Puzzle& source, const Layout& layout,
                                const hamiltonian_path::Answer& solution) {
  const Board board(source, layout);
  const std::vector<std::uint32_t> path = path_of(source, solution);
  std::vector<Square> squares;
  const auto add = [&](Cell cell) { squares.push_back(layout.placement.square(cell).value()); };
  const auto edge_between = [&](std::uint32_t u, std::uint32_t v) {
    const auto edges = board.edges_at(u);
    return *std::find_if(edges.begin(), edges.end(),
                         [&](std::uint32_t edge) { return board.other_end(edge, u) == v; });
  };
  add(board.end_cell(path.front()));
  for (std::size_t i = 1; i + 1 < path.size(); ++i)
    for (const Cell cell :
         board.way(path[i], edge_between(path[i], path[i - 1]), edge_between(path[i], path[i + 1])))
      add(cell);
  add(board.end_cell(path.back()));
  return lone_hero::captures_along(squares);
}

Result<hamiltonian_path::Answer> solution_of(const Puzzle& source, const Layout& layout,
                                             const solo_chess::Puzzle& board,
                                             const lone_hero::Captures& captures) {
  std::vector<std::uint32_t> path;
  for (const Square square : lone_hero::walk_of(board, captures)) {
    const std::uint32_t v = vertex_at(source, layout, layout.placement.cell(square));
    if (path.empty() || path.back() != v) path.push_back(v);
  }
  return lone_hero::solution_of(source, path);
}

std::vector<Part> parts_of(const Puzzle& source, const Layout& layout) {
  const Board board(source, layout);
  std::vector<Part> parts;
  for (std::uint32_t v = 0; v < source.graph.vertices; ++v) {
    Part& part = parts.emplace_back();
    part.name = (v == *source.start ? "start, "
                 : v == *source.end ? "end, "
                                    : "") +
                name_of(source, v);
    for (const Cell cell : board.cells_of(v))
      part.squares.push_back(layout.placement.square(cell).value());
  }
  return parts;
}

std::vector<std::string> meanings_of(const Puzzle& source, const Layout& layout,
                                     const lone_hero::Captures& captures) {
  std::vector<std::string> meanings;
  for (const auto& [from, to] : captures) {
    const std::uint32_t u = vertex_at(source, layout, layout.placement.cell(from));
    const std::uint32_t v = vertex_at(source, layout, layout.placement.cell(to));
    meanings.push_back(u == v ? "" : name_of(source, u) + " to " + name_of(source, v));
  }
  return meanings;
}

}  // namespace hardboard::path_lines
