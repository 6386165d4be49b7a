#include "kinds/push_fight_shown.h"

#include "base/box.h"
#include "draw/push_fight_men.h"
#include "kinds/shown_rectangle.h"
#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/grid.h"

namespace hardboard::push_fight {
namespace {

constexpr std::string_view letters = ".KPkp";

std::vector<draw::Shape> look(std::string_view token, std::optional<std::uint32_t>) {
  const bool is_anchored = token == "A" || token == "a";
  if (is_anchored) token = token == "A" ? "K" : "k";
  const std::size_t piece = letters.find(token);
  if (piece == letters.npos || piece == 0) return {};
  std::vector<draw::Shape> shapes = draw::push_fight_men()[piece - 1].shapes;
  if (is_anchored)
    for (draw::Shape& shape : draw::anchor_shapes({}, 1)) shapes.push_back(std::move(shape));
  return shapes;
}

std::string token_of(const Position& position, std::uint32_t square) {
  const char letter = letter_of(position.pieces[square]);
  if (square != position.anchor) return {letter};
  return letter == 'K' ? "A" : "a";
}

// The step from a square to its neighbour, if the other square is one.
std::optional<Direction> direction_of(const push_fight::Board& board, std::uint32_t from,
                                      std::uint32_t to) {
  for (const Direction direction : directions)
    if (board.step(from, direction) == to) return direction;
  return std::nullopt;
}

}  // namespace

const shown::Editor& Shown::editor() {
  static const shown::Editor editor = {
      .layout = shown::Layout::rails,
      .outside = "#",
      .keys = file_keys,
      .palette = {{"K", "white king", "white", 'k'},
                  {"P", "white pawn", "white", 'p'},
                  {"A", "white king with the anchor", "white", 'a'},
                  {"k", "black king", "black", 'K'},
                  {"p", "black pawn", "black", 'P'},
                  {"a", "black king with the anchor", "black", 'A'},
                  {".", "square", "", '.'},
                  {"#", "no square", "", 'x'}},
      .lines = {{.key = "question",
                 .title = "question",
                 .type = shown::KeyLine::Type::choice,
                 .words = {"mate-in-1", "winner"},
                 .fallback = "mate-in-1"},
                {.key = "moves",
                 .title = "moves before the push",
                 .fallback = "2",
                 .may_be_unlimited = true},
                {.key = "turn",
                 .title = "to move",
                 .type = shown::KeyLine::Type::choice,
                 .words = {"white", "black"},
                 .fallback = "white"}},
      .look = look};
  return editor;
}

std::optional<shown::Board> Shown::board(const Puzzle& puzzle) {
  std::optional<shown::Board> board = shown::board_over(bounding_box(puzzle.board.squares), "#");
  if (!board) return std::nullopt;
  for (std::uint32_t s = 0; s < puzzle.board.size(); ++s) {
    const Square square = puzzle.board.squares[s];
    shown::token_on(*board, square) = token_of(puzzle.position, s);
    for (const Direction direction : directions)
      if (puzzle.board.step(s, direction) == rail)
        board->rails.push_back({square, name(direction)});
  }
  return board;
}

std::string Shown::token(const Puzzle& puzzle, const Game& game, Square square) {
  const auto index = index_of(puzzle.board, square);
  return index ? token_of(game.position(), *index) : "#";
}

std::vector<shown::Place> Shown::places(const Puzzle&, const Step& step) {
  if (const auto* move = std::get_if<push_fight::Move>(&step)) return {move->from, move->to};
  const Push& push = std::get<Push>(step);
  Square to = push.from;
  switch (push.direction) {
    case Direction::up:
      ++to.y;
      break;
    case Direction::right:
      ++to.x;
      break;
    case Direction::down:
      --to.y;
      break;
    case Direction::left:
      --to.x;
      break;
  }
  return {push.from, to};
}

std::vector<shown::Place> Shown::touched(const Puzzle& puzzle, const Game& game, const Step& step) {
  const push_fight::Board& board = puzzle.board;
  std::vector<shown::Place> touched;
  if (const auto* move = std::get_if<push_fight::Move>(&step)) return {move->from, move->to};
  const Push& push = std::get<Push>(step);
  const Position& position = game.position();
  if (position.anchor != no_anchor) touched.emplace_back(board.squares[position.anchor]);
  const auto from = index_of(board, push.from);
  for (std::uint32_t s = from.value_or(off_board); s < board.size();) {
    touched.emplace_back(board.squares[s]);
    if (position.pieces[s] == Piece::none) break;
    s = board.step(s, push.direction);
  }
  return touched;
}

std::vector<Step> Shown::attempts(const Puzzle& puzzle, const Game& game, Square from, Square to) {
  const auto at = index_of(puzzle.board, from), next = index_of(puzzle.board, to);
  std::vector<Step> attempts;
  if (at && next && game.position().pieces[*next] != Piece::none)
    if (const auto direction = direction_of(puzzle.board, *at, *next))
      attempts.emplace_back(Push{from, *direction});
  if (attempts.empty()) attempts.emplace_back(push_fight::Move{from, to});
  return attempts;
}

Puzzle Shown::rest(const Puzzle& puzzle, const Game& game, std::vector<shown::Place>&) {
  Puzzle rest = puzzle;
  rest.position = game.position();
  if (rest.moves != unlimited_moves) rest.moves -= game.moves_made();
  return rest;
}

}  // namespace hardboard::push_fight
