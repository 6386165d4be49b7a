#include "reductions/path_to_king.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "problems/graphs/grid.h"
#include "reductions/cells.h"
#include "reductions/path_ends.h"

namespace hardboard::path_to_king {
namespace {

using hamiltonian_path::Puzzle;

constexpr std::int32_t edge_steps = 3;  // from point to point along a diagonal

// All squares of a board, once why_not() found that they fit.
class Board {
public:
  explicit Board(const Puzzle& source) : source_(source), rows_(graphs::neighbours(source.graph)) {}

  std::uint32_t degree(std::uint32_t v) const { return rows_.degree(v); }
  std::span<const std::uint32_t> neighbours(std::uint32_t v) const { return rows_.row(v); }

  Square square(std::uint32_t v) const {
    const auto [x, y] = source_.points[v];
    return {edge_steps * (x - y), edge_steps * (x + y)};
  }
  // Neighbours upward are those to the right and above, which are greater as squares.
  std::optional<Square> keeper(std::uint32_t v) const {
    const auto upward = std::count_if(neighbours(v).begin(), neighbours(v).end(),
                                      [&](std::uint32_t u) { return u > v; });
    if (upward == 0) return std::nullopt;
    const Square at = square(v);
    return Square{at.x, at.y + (upward == 2 ? 1 : -1)};
  }
  Square king() const { return keeper(*source_.start).value_or(square(*source_.start)); }
  // The squares between two neighbours, from the first to the second.
  std::array<Square, edge_steps - 1> chain(std::uint32_t u, std::uint32_t v) const {
    const Square from = square(u), to = square(v);
    const std::int32_t dx = to.x > from.x ? 1 : -1, dy = to.y > from.y ? 1 : -1;
    return {{{from.x + dx, from.y + dy}, {from.x + 2 * dx, from.y + 2 * dy}}};
  }

private:
  const Puzzle& source_;
  const graphs::Rows rows_;
};

bool is_beside(Square a, Square b) {
  return std::abs(a.x - b.x) <= 1 && std::abs(a.y - b.y) <= 1;
}

std::string why_not(const Puzzle& source, bool any_start) {
  if (source.points.empty()) return "the graph is not given by points of the grid";
  if (std::string why = why_not_from_start(source); !why.empty()) return why;
  const Board board(source);
  if (!any_start && board.degree(*source.start) > 1)
    return name_of(source, *source.start) + " is the start and has not degree 1";
  for (std::uint32_t v = 0; v < source.points.size(); ++v) {
    if (board.degree(v) > 3) return name_of(source, v) + " has degree 4";
    const std::int64_t x = source.points[v].x, y = source.points[v].y;
    const std::int64_t margin = x + y < 0 ? -1 : 1;  // for a keeper
    if (!square_at(edge_steps * (x - y), edge_steps * (x + y) + margin))
      return "the board would go beyond 32-bit coordinates";
  }
  return "";
}

// What a square of the board belongs to: a place by its vertex, or a chain.
class Squares {
public:
  explicit Squares(const Puzzle& source) : source_(source), board_(source) {}

  // The vertex of a place; nothing for a square of a chain.
  std::optional<std::uint32_t> vertex_at(Square square) const {
    for (const std::int32_t down : {0, 1, -1}) {
      const std::int64_t x = square.x, y = std::int64_t{square.y} - down;
      if ((x + y) % (2 * edge_steps) != 0 || (y - x) % (2 * edge_steps) != 0) continue;
      const auto point = square_at((x + y) / (2 * edge_steps), (y - x) / (2 * edge_steps));
      if (!point) continue;
      const auto vertex = graphs::number_of(source_.points, *point);
      if (vertex && (down == 0 || board_.keeper(*vertex) == square)) return vertex;
    }
    return std::nullopt;
  }

private:
  const Puzzle& source_;
  const Board board_;
};

}  // namespace

std::uint64_t pieces_of(const Puzzle& source) {
  std::vector<std::uint8_t> has_keeper(source.graph.vertices, 0);
  for (const auto& [u, v] : source.graph.edges) has_keeper[u] = 1;
  const auto keepers = std::count(has_keeper.begin(), has_keeper.end(), 1);
  return source.graph.vertices + 2 * source.graph.edges.size() +
         static_cast<std::uint64_t>(keepers);
}

Result<solo_chess::Puzzle> board_of(const Puzzle& source, const lone_hero::Game& game,
                                    bool any_start, const Limits& limits) {
  if (std::string why = why_not(source, any_start); !why.empty())
    return error_in_words(std::move(why));
  const Board board(source);
  const Square king = board.king();
  std::vector<Square> villains;
  villains.reserve(pieces_of(source));
  const auto add = [&](Square square) {
    if (square != king) villains.push_back(square);
  };
  for (std::uint32_t v = 0; v < source.points.size(); ++v) {
    add(board.square(v));
    if (const auto keeper = board.keeper(v)) add(*keeper);
    for (const std::uint32_t u : board.neighbours(v))
      if (u > v)
        for (const Square square : board.chain(v, u)) add(square);
    if (v % (1U << 16) == 0 && limits.reached()) return error_in_words(limits.words());
  }
  return lone_hero::board_of(game, king, villains);
}

lone_hero::Captures captures_of(const Puzzle& source, const hamiltonian_path::Answer& solution) {
  const Board board(source);
  const std::vector<std::uint32_t> path = path_of(source, solution);
  std::vector<std::uint32_t> position(path.size());
  for (std::uint32_t i = 0; i < path.size(); ++i) position[path[i]] = i;
  // Where the start may have any degree, the path may be all of a circle but an edge: then the king
  // ends on that edge's chain, whose pawns could not leave if the king stands above them.
  const auto last = static_cast<std::uint32_t>(path.size()) - 1;
  const auto around = board.neighbours(path[last]);
  const bool closes = last > 1 && std::find(around.begin(), around.end(), path[0]) != around.end();
  // The pawns of unused chains, the lowest first: each captures the next one upward.
  lone_hero::Captures captures;
  for (const auto& [u, v] : source.graph.edges) {
    const auto [first, second] = std::minmax(position[u], position[v]);
    if (second - first == 1 || (closes && second - first == last)) continue;
    const auto chain = board.chain(u, v);
    captures.push_back({chain[0], chain[1]});
    captures.push_back({chain[1], board.square(v)});
  }
  std::vector<Square> walk = {board.king()};
  for (std::uint32_t i = 0; i < path.size(); ++i) {
    std::vector<Square> place = {board.square(path[i])};
    if (const auto keeper = board.keeper(path[i])) place.push_back(*keeper);
    if (i == 0) place.erase(std::find(place.begin(), place.end(), board.king()));
    std::optional<std::uint32_t> to;
    if (i < last) to = path[i + 1];
    if (i == last && closes) to = path[0];
    std::optional<Square> next;
    if (to) next = board.chain(path[i], *to)[0];
    const bool fits = place.empty() || (is_beside(walk.back(), place.front()) &&
                                        (!next || is_beside(place.back(), *next)));
    if (!fits) std::reverse(place.begin(), place.end());
    walk.insert(walk.end(), place.begin(), place.end());
    if (to)
      for (const Square square : board.chain(path[i], *to)) walk.push_back(square);
  }
  const lone_hero::Captures of_king = lone_hero::captures_along(walk);
  captures.insert(captures.end(), of_king.begin(), of_king.end());
  return captures;
}

Result<hamiltonian_path::Answer> solution_of(const Puzzle& source, const solo_chess::Puzzle& board,
                                             const lone_hero::Captures& captures) {
  const Squares squares(source);
  std::vector<std::uint8_t> is_entered(source.graph.vertices, 0);
  std::vector<std::uint32_t> path;
  for (const Square square : lone_hero::walk_of(board, captures)) {
    const std::optional<std::uint32_t> v = squares.vertex_at(square);
    if (v && std::exchange(is_entered[*v], 1) == 0) path.push_back(*v);
  }
  // A pawn that captured the king may have reached the last place in the king's stead.
  const auto missing = std::find(is_entered.begin(), is_entered.end(), 0);
  if (path.size() + 1 == is_entered.size())
    path.push_back(static_cast<std::uint32_t>(missing - is_entered.begin()));
  return lone_hero::solution_of(source, path);
}

std::vector<Part> parts_of(const Puzzle& source) {
  const Board board(source);
  std::vector<Part> parts;
  for (std::uint32_t v = 0; v < source.points.size(); ++v) {
    Part& part = parts.emplace_back(Part{name(source.points[v]), {board.square(v)}});
    if (const auto keeper = board.keeper(v)) part.squares.push_back(*keeper);
  }
  return parts;
}

std::vector<std::string> meanings_of(const Puzzle& source, const solo_chess::Puzzle& board,
                                     const lone_hero::Captures& captures) {
  const Squares squares(source);
  std::vector<std::string> meanings;
  Square king = board.pieces.front().square;
  for (const auto& [from, to] : captures) {
    std::string& words = meanings.emplace_back();
    const bool is_kings = from == king;
    if (is_kings) king = to;
    const std::optional<std::uint32_t> here = squares.vertex_at(from),
                                       there = squares.vertex_at(to);
    if (!is_kings)
      words = "a pawn out of the king's way";
    else if (there && here != there)
      words = "the path comes to " + name_of(source, *there);
  }
  return meanings;
}

}  // namespace hardboard::path_to_king
