#include "kinds/peg_army_shown.h"

#include "draw/palette.h"
#include "draw/peg_army_parts.h"
#include "draw/peg_board.h"
#include "kinds/shown_rectangle.h"
#include "puzzles/peg_army/words.h"

namespace hardboard::peg_army {
namespace {

// The squares around a desert without a margin of its own.
constexpr std::int32_t usual_margin = 4;

std::vector<draw::Shape> look(std::string_view token, std::optional<std::uint32_t>) {
  if (token == "o") return draw::peg_symbols()[draw::peg_symbol].shapes;
  std::vector<draw::Shape> shapes;
  if (token == "x" || token == "*")
    shapes.push_back({draw::Rectangle{{-50, -50}, 100, 100, 0, {draw::dark_square, {}}}});
  if (token == "*") shapes.push_back({draw::Circle{{0, 0}, 30, {std::nullopt, draw::mark, 6}}});
  return shapes;
}

std::string token_at(const Puzzle& puzzle, Square square) {
  return square == puzzle.goal ? "*" : in_desert(puzzle, square) ? "x" : ".";
}

}  // namespace

const shown::Editor& Shown::editor() {
  static const shown::Editor editor = {
      .layout = shown::Layout::squares,
      .keys = file_keys,
      .palette = {{"x", "desert", "", 'x'}, {"*", "goal", "", 'g'}, {".", "ground", "", '.'}},
      .lines = {{.key = "desert",
                 .title = "desert",
                 .type = shown::KeyLine::Type::choice,
                 .words = {"square N", "rhombus N", "halfplane N", "board"}},
                {.key = "goal", .title = "goal", .type = shown::KeyLine::Type::square},
                {.key = "margin", .title = "how far from the desert pegs may stand"}},
      .look = look};
  return editor;
}

std::optional<shown::Board> Shown::board(const Puzzle& puzzle) {
  const Window box = window_of(puzzle, 0);
  std::optional<shown::Board> board = shown::board_over(box, ".");
  if (!board) return std::nullopt;
  board->margin = static_cast<std::uint32_t>(puzzle.margin.value_or(usual_margin));
  for (std::uint64_t i = 0; i < box.squares(); ++i) {
    const Square square = box.square(i);
    shown::token_on(*board, square) = token_at(puzzle, square);
  }
  board->marks.push_back({"goal", puzzle.goal});
  return board;
}

std::string Shown::drawn(const Puzzle& puzzle) {
  if (puzzle.shape == Shape::board) return write(puzzle);
  const Window box = window_of(puzzle, 0);
  if (puzzle.shape == Shape::halfplane || box.squares() > shown::most_shown_places) return "";
  Puzzle drawing = puzzle;
  drawing.shape = Shape::board;
  drawing.size = 0;
  for (std::int32_t y = box.low.y; y <= box.high.y; ++y)
    for (std::int32_t x = box.low.x; x <= box.high.x; ++x)
      if (in_desert(puzzle, {x, y})) drawing.squares.push_back({x, y});
  return write(drawing);
}

std::string Shown::token(const Puzzle& puzzle, const Game& game, Square square) {
  return game.has_peg(square) ? "o" : token_at(puzzle, square);
}

std::vector<shown::Place> Shown::places(const Puzzle& puzzle, const Step& step) {
  if (const auto* deployment = std::get_if<Deployment>(&step)) return {deployment->square};
  const auto& move = std::get<peg_army::Move>(step);
  return {move.at, end_of(puzzle, move)};
}

std::vector<shown::Place> Shown::touched(const Puzzle& puzzle, const Game&, const Step& step) {
  if (const auto* deployment = std::get_if<Deployment>(&step)) return {deployment->square};
  const auto& move = std::get<peg_army::Move>(step);
  std::vector<shown::Place> places;
  if (move.tuple >= tuples_of(puzzle).size()) return places;
  for (const Square by : tuples_of(puzzle)[move.tuple].taken)
    if (const auto square = shifted(move.at, by)) places.emplace_back(*square);
  places.emplace_back(end_of(puzzle, move));
  return places;
}

std::vector<Step> Shown::attempts(const Puzzle&, const Game&, Square from, Square to) {
  if (from == to) return {Deployment{from}};
  return {jump(from, to)};
}

std::vector<shown::Layer> Shown::layers(const Puzzle&, const Answer& answer) {
  const Weights* const weights = draw::weights_of(answer);
  if (weights == nullptr) return {};
  // Weights for the last move may leave the goal without any: that move takes the heavy pegs.
  shown::Layer layer{"weights",
                     weights->last
                         ? "no move before the last makes the pegs weigh more; the pegs that the "
                           "last move takes, beside the goal, outweigh any army"
                         : "no move makes the pegs weigh more; the goal outweighs any army",
                     {}};
  for (std::uint64_t i = 0; i < weights->values.size(); ++i) {
    layer.places.emplace_back(weights->box.square(i));
    layer.values.push_back(weights->values[i]);
  }
  return {std::move(layer)};
}

}  // namespace hardboard::peg_army
