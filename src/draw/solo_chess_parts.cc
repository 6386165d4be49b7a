#include "draw/solo_chess_parts.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>
#include <set>
#include <utility>

#include "base/box.h"
#include "base/counted.h"
#include "draw/points.h"
#include "draw/words.h"
#include "puzzles/solo_chess/rules.h"

namespace hardboard::draw {
namespace {

constexpr std::size_t most_titles = 2000;  // more would triple the size of large files

}  // namespace

Window window_of(const solo_chess::Puzzle& puzzle) {
  if (puzzle.frame) {
    const solo_chess::Frame& frame = *puzzle.frame;
    return {frame.origin.x, frame.origin.y, frame.width, frame.height};
  }
  const Box box = bounding_box(puzzle.pieces, &solo_chess::Piece::square);
  using Limits = std::numeric_limits<std::int32_t>;
  const auto before = [](std::int64_t c) { return std::max<std::int64_t>(c - 1, Limits::min()); };
  const auto behind = [](std::int64_t c) { return std::min<std::int64_t>(c + 1, Limits::max()); };
  const std::int64_t x = before(box.low.x), y = before(box.low.y);
  return {x, y, behind(box.high.x) - x + 1, behind(box.high.y) - y + 1};
}

std::vector<Square> squares_of(const solo_chess::Puzzle& puzzle) {
  std::vector<Square> squares;
  squares.reserve(puzzle.pieces.size());
  for (const solo_chess::Piece& piece : puzzle.pieces) squares.push_back(piece.square);
  return squares;
}

std::vector<Square> sorted_squares(const solo_chess::Puzzle& puzzle) {
  std::vector<Square> squares = squares_of(puzzle);
  std::sort(squares.begin(), squares.end());
  return squares;
}

SoloScene solo_scene_of(const solo_chess::Puzzle& puzzle, const capture::Answer<Square>& answer) {
  SoloScene what{puzzle, window_of(puzzle), {}, {}, {}};
  const std::vector<Square> occupied = sorted_squares(puzzle);
  const auto is_occupied = [&](Square square) {
    return std::binary_search(occupied.begin(), occupied.end(), square);
  };
  for (const capture::Capture<Square>& move : answer.moves)
    if (move.from != move.to && is_occupied(move.from) && is_occupied(move.to))
      what.moves.push_back(move);
  if (what.moves.size() != answer.moves.size())
    what.remarks.push_back(
        fmt::format("{} of the captures are not between pieces and are not drawn.",
                    answer.moves.size() - what.moves.size()));
  what.view = refusal_view<Square>([&] { return solo_chess::rules_of(puzzle); }, squares_of(puzzle),
                                   answer);
  return what;
}

BudgetOf budget_of(const solo_chess::Puzzle& puzzle) {
  return puzzle.bounds.on_distance ? BudgetOf::distance : BudgetOf::captures;
}

CaptureFilm solo_film(const SoloScene& what, const Grid& grid) {
  std::vector<std::uint32_t> budgets;
  std::vector<Point> places;
  std::vector<std::pair<Square, std::uint32_t>> numbers;
  for (const solo_chess::Piece& piece : what.puzzle.pieces) {
    numbers.emplace_back(piece.square, static_cast<std::uint32_t>(budgets.size()));
    budgets.push_back(piece.budget);
    places.push_back(grid.middle(piece.square));
  }
  std::sort(numbers.begin(), numbers.end());
  const auto number = [&](Square square) {
    return std::lower_bound(numbers.begin(), numbers.end(), std::pair{square, 0U})->second;
  };
  std::vector<FilmedCapture> captures;
  if (what.moves.size() <= most_filmed_captures)
    for (const auto& [from, to] : what.moves)
      captures.push_back({number(from), number(to),
                          what.puzzle.bounds.cost(solo_chess::length_between(from, to))});
  return film_of(budgets, places, captures);
}

void add_chessmen(Scene& scene, const SoloScene& what, const Grid& grid, const CaptureFilm& film,
                  double scale) {
  const solo_chess::Puzzle& puzzle = what.puzzle;
  const bool titled = puzzle.pieces.size() <= most_titles;
  SymbolTable symbols(SymbolTable::Look::piece);
  add_pieces(scene, film, [&](std::uint32_t i, std::uint32_t budget) {
    const solo_chess::Piece& piece = puzzle.pieces[i];
    const Point at = grid.middle(piece.square);
    const std::string letter(1, puzzle.types[piece.type].letter);
    std::vector<Shape> shapes;
    if (puzzle.last == i) shapes.push_back(last_mark(at, scale));
    shapes.push_back({Stamp{symbols.find(letter, budget), at, scale,
                            titled ? piece_title(puzzle, i, budget) : ""}});
    return shapes;
  });
  scene.symbols = symbols.take();
}

std::vector<LegendItem> legend_items(const SoloScene& what, bool dots, bool arrows, bool numbers) {
  std::set<std::uint32_t> budgets;
  for (const solo_chess::Piece& piece : what.puzzle.pieces) budgets.insert(piece.budget);
  const BudgetOf of = budget_of(what.puzzle);
  std::vector<LegendItem> items = dots ? dot_items(budgets, of) : budget_items(budgets, of);
  for (std::string& words : type_words(what.puzzle)) items.push_back({std::move(words), 0, {}});
  for (std::string& words : bounds_words(what.puzzle.bounds))
    items.push_back({std::move(words), 0, {}});
  if (what.puzzle.last) items.push_back(last_item());
  if (what.puzzle.goal) items.push_back(goal_item("the last piece must end here"));
  if (arrows)
    items.push_back(
        arrow_item(numbers ? "captures, numbered in order" : "captures, without their numbers"));
  return items;
}

std::string piece_title(const solo_chess::Puzzle& puzzle, std::size_t index, std::uint32_t budget) {
  const solo_chess::Piece& piece = puzzle.pieces[index];
  std::string title = puzzle.types[piece.type].letter + name(piece.square) + ", " +
                      budget_words(budget, budget_of(puzzle));
  if (puzzle.last == index) title += ", must remain last";
  return title;
}

}  // namespace hardboard::draw
