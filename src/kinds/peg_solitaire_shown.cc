#include "kinds/peg_solitaire_shown.h"

#include "base/box.h"
#include "draw/peg_board.h"
#include "draw/peg_parts.h"
#include "kinds/shown_rectangle.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/write.h"

namespace hardboard::peg_solitaire {
namespace {

std::vector<draw::Shape> look(std::string_view token, std::optional<std::uint32_t>) {
  if (token == "#") return {};
  std::vector<draw::Symbol> symbols = draw::peg_symbols();
  std::vector<draw::Shape> shapes = symbols[draw::hole_symbol].shapes;
  if (token == "o")
    for (draw::Shape& shape : symbols[draw::peg_symbol].shapes) shapes.push_back(std::move(shape));
  return shapes;
}

}  // namespace

const shown::Editor& Shown::editor() {
  static const shown::Editor editor = {
      .layout = shown::Layout::squares,
      .outside = "#",
      .keys = file_keys,
      .palette = {{"o", "peg", "", 'o'}, {".", "hole", "", 'h'}, {"#", "no hole", "", 'x'}},
      .lines = {{.key = "goal",
                 .title = "goal",
                 .type = shown::KeyLine::Type::choice,
                 .words = {"one", "one X Y", "peg X Y", "target"},
                 .fallback = "one"},
                {.key = "jumps",
                 .title = "jumps",
                 .type = shown::KeyLine::Type::choice,
                 .words = {"orthogonal", "diagonal", "all", "triangular"},
                 .fallback = "orthogonal"}},
      .look = look};
  return editor;
}

shown::Layout Shown::layout(const Puzzle& puzzle) {
  return draw::cells_of(puzzle.directions) == draw::Cells::falling ? shown::Layout::slanted
                                                                   : shown::Layout::squares;
}

std::optional<shown::Board> Shown::board(const Puzzle& puzzle) {
  std::optional<shown::Board> board = shown::board_over(bounding_box(puzzle.holes), "#");
  if (!board) return std::nullopt;
  for (std::size_t i = 0; i < puzzle.holes.size(); ++i) {
    shown::token_on(*board, puzzle.holes[i]) = puzzle.pegs[i] != 0 ? "o" : ".";
    if (puzzle.goal == Goal::target && puzzle.target[i] != 0)
      board->marks.push_back({"target", puzzle.holes[i]});
  }
  if (puzzle.goal == Goal::peg || puzzle.goal == Goal::one_at)
    board->marks.push_back({"goal", puzzle.at});
  return board;
}

std::string Shown::drawn(const Puzzle& puzzle) {
  return shown::fits(bounding_box(puzzle.holes)) ? write_drawn(puzzle) : "";
}

std::string Shown::token(const Puzzle& puzzle, const Game& game, Square square) {
  const std::optional<std::uint32_t> hole = hole_at(puzzle, square);
  return !hole ? "#" : game.pegs()[*hole] != 0 ? "o" : ".";
}

std::vector<shown::Place> Shown::touched(const Puzzle&, const Game&, const Jump& jump) {
  const auto half = [](std::int32_t a, std::int32_t b) {
    return static_cast<std::int32_t>((std::int64_t{a} + b) / 2);
  };
  return {jump.from, Square{half(jump.from.x, jump.to.x), half(jump.from.y, jump.to.y)}, jump.to};
}

std::vector<shown::Layer> Shown::layers(const Puzzle& puzzle, const Answer& answer) {
  std::vector<shown::Layer> layers;
  for (const draw::HoleFunction& function : draw::functions_of(puzzle, answer.proof)) {
    using Kind = draw::HoleFunction::Kind;
    const bool is_colouring = function.kind == Kind::colouring;
    shown::Layer layer{
        is_colouring ? "colouring" : "weights",
        is_colouring ? "no jump changes whether the pegs on shaded holes are even or odd in number"
        : function.kind == Kind::pagoda ? "no jump makes the pegs weigh more"
                                        : "jumps that lose too much are out",
        {}};
    for (std::size_t i = 0; i < puzzle.holes.size(); ++i) {
      if (function.values[i] == 0) continue;
      layer.places.emplace_back(puzzle.holes[i]);
      if (!is_colouring) layer.values.push_back(function.values[i]);
    }
    layers.push_back(std::move(layer));
  }
  return layers;
}

Puzzle Shown::rest(const Puzzle& puzzle, const Game& game, std::vector<shown::Place>&) {
  Puzzle rest = puzzle;
  rest.pegs = game.pegs();
  return rest;
}

}  // namespace hardboard::peg_solitaire
