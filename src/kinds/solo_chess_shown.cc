#include "kinds/solo_chess_shown.h"

#include <algorithm>

#include "draw/pieces.h"
#include "draw/solo_chess_parts.h"
#include "kinds/capture_layers.h"
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

bool fits(const draw::Window& window) {
  return static_cast<std::uint64_t>(window.width) <= shown::most_shown_places &&
         static_cast<std::uint64_t>(window.height) <=
             shown::most_shown_places / static_cast<std::uint64_t>(window.width);
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
  const draw::Window window = draw::window_of(puzzle);
  if (!fits(window)) return std::nullopt;
  shown::Board board;
  board.low = {static_cast<std::int32_t>(window.x), static_cast<std::int32_t>(window.y)};
  board.columns = static_cast<std::uint32_t>(window.width);
  board.rows = static_cast<std::uint32_t>(window.height);
  board.tokens.assign(std::size_t{board.columns} * board.rows, ".");
  for (const Piece& piece : puzzle.pieces) {
    const auto column = static_cast<std::size_t>(std::int64_t{piece.square.x} - window.x);
    const auto row =
        static_cast<std::size_t>(window.y + window.height - 1 - std::int64_t{piece.square.y});
    board.tokens[row * board.columns + column] =
        token_of(puzzle, puzzle.types[piece.type].letter, piece.budget);
  }
  if (puzzle.goal) board.marks.push_back({"goal", *puzzle.goal});
  if (puzzle.last) board.marks.push_back({"last", puzzle.pieces[*puzzle.last].square});
  return board;
}

std::string Shown::drawn(const Puzzle& puzzle) {
  return fits(draw::window_of(puzzle)) ? write_drawn(framed(puzzle)) : "";
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
