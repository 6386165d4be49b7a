#include "kinds/solo_chess_shown.h"

#include "base/box.h"
#include "draw/pieces.h"
#include "draw/solo_chess_parts.h"
#include "kinds/capture_layers.h"
#include "kinds/shown_rectangle.h"
#include "puzzles/solo_chess/rest.h"
#include "puzzles/solo_chess/write.h"

namespace hardboard::solo_chess {
namespace {

std::vector<draw::Shape> look(std::string_view token, std::optional<std::uint32_t> budget) {
  return draw::piece_symbol(std::string(token), budget.value_or(unlimited)).shapes;
}

std::string token_of(const Puzzle& puzzle, char letter, std::uint32_t budget) {
  std::string token(1, letter);
  if (budget != puzzle.budget) token += budget == unlimited ? "*" : std::to_string(budget);
  return token;
}

// The board as it is drawn: that of the file, or the box around the pieces.
Puzzle framed(Puzzle puzzle) {
  const draw::Window window = draw::window_of(puzzle);
  puzzle.frame = Frame{{static_cast<std::int32_t>(window.x), static_cast<std::int32_t>(window.y)},
                       static_cast<std::int32_t>(window.width),
                       static_cast<std::int32_t>(window.height)};
  return puzzle;
}

// The squares that a picture of the board shows.
Box box_of(const Puzzle& puzzle) {
  const draw::Window window = draw::window_of(puzzle);
  return {window.corner(),
          {static_cast<std::int32_t>(window.right()), static_cast<std::int32_t>(window.top())}};
}

}  // namespace

const shown::Editor& Shown::editor() {
  static const shown::Editor editor = {
      .layout = shown::Layout::squares,
      .has_budgets = true,
      .keys = file_keys,
      .palette = {{"K", "king", "", 'k'},
                  {"Q", "queen", "", 'q'},
                  {"R", "rook", "", 'r'},
                  {"B", "bishop", "", 'b'},
                  {"N", "knight", "", 'n'},
                  {"P", "pawn", "", 'p'}},
      .lines = {{.key = "budget",
                 .title = "captures of each piece",
                 .fallback = "unlimited",
                 .may_be_unlimited = true},
                {.key = "distance", .title = "distance of each piece", .may_be_unlimited = true},
                {.key = "shortest", .title = "least length of a capture"},
                {.key = "longest", .title = "greatest length of a capture"},
                {.key = "capturers", .title = "pieces that may capture"},
                {.key = "last", .title = "must remain", .type = shown::KeyLine::Type::token},
                {.key = "goal",
                 .title = "where the last piece must stand",
                 .type = shown::KeyLine::Type::square},
                {.key = "rules",
                 .title = "rules of a published game",
                 .type = shown::KeyLine::Type::choice,
                 .words = Traits::rules()}},
      .look = look};
  return editor;
}

std::optional<shown::Board> Shown::board(const Puzzle& puzzle) {
  std::optional<shown::Board> board = shown::board_over(box_of(puzzle), ".");
  if (!board) return std::nullopt;
  for (const Piece& piece : puzzle.pieces)
    shown::token_on(*board, piece.square) =
        token_of(puzzle, puzzle.types[piece.type].letter, piece.budget);
  if (puzzle.goal) board->marks.push_back({"goal", *puzzle.goal});
  if (puzzle.last) board->marks.push_back({"last", puzzle.pieces[*puzzle.last].square});
  return board;
}

std::string Shown::drawn(const Puzzle& puzzle) {
  return shown::fits(box_of(puzzle)) ? write_drawn(framed(puzzle)) : "";
}

std::string Shown::token(const Puzzle& puzzle, const Game& game, Square square) {
  const std::optional<Standing> standing = game.at(square);
  return standing ? token_of(puzzle, standing->letter, standing->budget) : ".";
}

std::vector<shown::Layer> Shown::layers(const Puzzle& puzzle,
                                        const capture::Answer<Square>& answer) {
  return capture::layers_of(draw::solo_scene_of(puzzle, answer).view);
}

Puzzle Shown::rest(const Puzzle& puzzle, const Game& game, std::vector<shown::Place>&) {
  return rest_of(puzzle, game);
}

}  // namespace hardboard::solo_chess
