#include "reductions/path_to_knight.h"

#include <optional>
#include <utility>

#include "problems/graphs/grid.h"
#include "reductions/cells.h"
#include "reductions/path_ends.h"

namespace hardboard::path_to_knight {
namespace {

using hamiltonian_path::Puzzle;

std::optional<Square> square_of(Square point) {
  const std::int64_t x = point.x, y = point.y;
  return square_at(2 * x - y, x + 2 * y);
}

Square point_of(Square square) {
  const std::int64_t x = square.x, y = square.y;
  return {static_cast<std::int32_t>((2 * x + y) / 5), static_cast<std::int32_t>((2 * y - x) / 5)};
}

}  // namespace

Result<solo_chess::Puzzle> board_of(const Puzzle& source, const lone_hero::Game& game,
                                    const Limits& limits) {
  if (source.points.empty()) return error_in_words("the graph is not given by points of the grid");
  if (std::string why = why_not_from_start(source); !why.empty())
    return error_in_words(std::move(why));
  std::vector<Square> villains;
  villains.reserve(source.points.size());
  Square hero;
  for (std::uint32_t v = 0; v < source.points.size(); ++v) {
    const std::optional<Square> square = square_of(source.points[v]);
    if (!square) return error_in_words("the board would go beyond 32-bit coordinates");
    if (v == *source.start)
      hero = *square;
    else
      villains.push_back(*square);
    if (v % (1U << 16) == 0 && limits.reached()) return error_in_words(limits.words());
  }
  return lone_hero::board_of(game, hero, villains);
}

lone_hero::Captures captures_of(const Puzzle& source, const hamiltonian_path::Answer& solution) {
  std::vector<Square> squares;
  for (const std::uint32_t v : path_of(source, solution))
    squares.push_back(*square_of(source.points[v]));
  return lone_hero::captures_along(squares);
}

Result<hamiltonian_path::Answer> solution_of(const Puzzle& source, const solo_chess::Puzzle& board,
                                             const lone_hero::Captures& captures) {
  std::vector<std::uint32_t> path;
  for (const Square square : lone_hero::walk_of(board, captures))
    path.push_back(graphs::number_of(source.points, point_of(square)).value());
  return lone_hero::solution_of(source, path);
}

std::vector<Part> parts_of(const Puzzle& source) {
  std::vector<Part> parts;
  for (const Square point : source.points) parts.push_back({name(point), {*square_of(point)}});
  return parts;
}

std::vector<std::string> meanings_of(const lone_hero::Captures& captures) {
  std::vector<std::string> meanings;
  for (const auto& [from, to] : captures)
    meanings.push_back(name(point_of(from)) + " to " + name(point_of(to)));
  return meanings;
}

}  // namespace hardboard::path_to_knight
