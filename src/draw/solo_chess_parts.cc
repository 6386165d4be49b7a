#include "draw/solo_chess_parts.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>

#include "base/counted.h"
#include "draw/pieces.h"
#include "draw/words.h"

namespace hardboard::draw {

Window window_of(const solo_chess::Puzzle& puzzle) {
  if (puzzle.frame) {
    const solo_chess::Frame& frame = *puzzle.frame;
    return {frame.origin.x, frame.origin.y, frame.width, frame.height};
  }
  const auto [left, right] =
      std::minmax_element(puzzle.pieces.begin(), puzzle.pieces.end(),
                          [](const auto& a, const auto& b) { return a.square.x < b.square.x; });
  const auto [low, high] =
      std::minmax_element(puzzle.pieces.begin(), puzzle.pieces.end(),
                          [](const auto& a, const auto& b) { return a.square.y < b.square.y; });
  using Limits = std::numeric_limits<std::int32_t>;
  const auto before = [](std::int64_t c) { return std::max<std::int64_t>(c - 1, Limits::min()); };
  const auto behind = [](std::int64_t c) { return std::min<std::int64_t>(c + 1, Limits::max()); };
  const std::int64_t x = before(left->square.x), y = before(low->square.y);
  return {x, y, behind(right->square.x) - x + 1, behind(high->square.y) - y + 1};
}

std::string column_label(std::int64_t x, const Window& window) {
  if (window.x < 1 || window.y < 1) return std::to_string(x);
  std::string label = name(Square{static_cast<std::int32_t>(x), 1});
  label.pop_back();  // the row
  return label;
}

std::vector<Square> sorted_squares(const solo_chess::Puzzle& puzzle) {
  std::vector<Square> squares;
  squares.reserve(puzzle.pieces.size());
  for (const solo_chess::Piece& piece : puzzle.pieces) squares.push_back(piece.square);
  std::sort(squares.begin(), squares.end());
  return squares;
}

std::vector<capture::Capture<Square>> drawable(std::span<const capture::Capture<Square>> moves,
                                               std::span<const Square> occupied) {
  std::vector<capture::Capture<Square>> result;
  const auto is_occupied = [&](Square square) {
    return std::binary_search(occupied.begin(), occupied.end(), square);
  };
  for (const capture::Capture<Square>& move : moves) {
    if (move.from != move.to && is_occupied(move.from) && is_occupied(move.to)) {
      result.push_back(move);
    }
  }
  return result;
}

LegendContent legend_content(const solo_chess::Puzzle& puzzle, bool with_moves) {
  LegendContent content;
  for (const solo_chess::Piece& piece : puzzle.pieces) content.budgets.insert(piece.budget);
  content.last = puzzle.last.has_value();
  content.goal = puzzle.goal.has_value();
  content.moves = with_moves;
  return content;
}

void describe(Scene& scene, const solo_chess::Puzzle& puzzle, const Window& window,
              std::span<const capture::Capture<Square>> moves, std::string_view position,
              std::span<const std::string> remarks) {
  const std::string what =
      fmt::format("Solo Chess: {} on {} x {} squares", counted(puzzle.pieces.size(), "piece"),
                  window.width, window.height);
  scene.title = puzzle.id.empty() ? what : puzzle.id + " (" + what + ")";
  std::string& text = scene.description;
  text = as_comment(scene.title + ". Every move is a capture; one piece must remain.");
  for (const std::string& remark : remarks) text += as_comment(remark);
  text += solution_comment(move_words(puzzle, moves));
  text += position;
}

std::string piece_title(const solo_chess::Puzzle& puzzle, std::size_t index) {
  const solo_chess::Piece& piece = puzzle.pieces[index];
  std::string title =
      puzzle.types[piece.type].letter + name(piece.square) + ", " + budget_words(piece.budget);
  if (puzzle.last == index) title += ", must remain last";
  return title;
}

}  // namespace hardboard::draw
