#include "draw/push_fight.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <utility>

#include "draw/arrows.h"
#include "draw/coordinates.h"
#include "draw/legend.h"
#include "draw/palette.h"
#include "draw/points.h"
#include "draw/push_fight_film.h"
#include "draw/push_fight_men.h"
#include "draw/push_fight_parts.h"
#include "draw/words.h"
#include "puzzles/push_fight/read.h"
#include "puzzles/push_fight/replay.h"

namespace hardboard::draw {
namespace {

using namespace push_fight;

constexpr double side = 100, rail_width = 16;
constexpr std::size_t most_drawn = 40'000, most_titles = 2'000, most_arrows = 12, most_film = 500,
                      most_words = 80;
constexpr std::int64_t widest_text = 60, highest_text = 200;

constexpr Colour rail_fill{0x7a6a55};

// Draws a board. The upper left corner of the board's box is the scene's origin.
class Drawing {
public:
  explicit Drawing(const Puzzle& puzzle)
      : puzzle_(puzzle),
        window_(window_of(puzzle.board)),
        width_(side * static_cast<double>(window_.width)),
        height_(side * static_cast<double>(window_.height)),
        zoom_(std::max(1.0, static_cast<double>(std::max(window_.width, window_.height)) / 12)),
        grid_(grid_with(Cells::squares, side, window_.corner(), {side / 2, height_ - side / 2})) {
    scene_.symbols = push_fight_men();
  }

  void add_board() {
    const Board& board = puzzle_.board;
    for (const Square square : board.squares) {
      const Point at = grid_.middle(square);
      add({Rectangle{{at.x - side / 2, at.y - side / 2}, side, side, 0, {light_square, faint, 2}}});
    }
    for (std::uint32_t s = 0; s < board.size(); ++s)
      for (const Direction direction : directions)
        if (board.step(s, direction) == rail) add_rail(s, direction);
    margins_ =
        add_coordinates(scene_, grid_, window_, 30 * zoom_, -rail_width, height_ + rail_width);
    margins_.left += rail_width;
    margins_.below += rail_width;
  }

  // Adds the pieces, moving if there is a film, and the anchor on its king.
  void add_pieces(const std::optional<PushFilm>& film) {
    const Position& position = puzzle_.position;
    const bool titles = puzzle_.board.size() <= most_titles;
    for (std::uint32_t s = 0; s < puzzle_.board.size(); ++s) {
      const Piece piece = position.pieces[s];
      if (piece == Piece::none) continue;
      const Square square = puzzle_.board.squares[s];
      const std::string title =
          !titles ? ""
                  : fmt::format("{} on {}{}", name(piece), hardboard::name(square),
                                s == position.anchor ? ", anchored" : "");
      Shape shape{Stamp{static_cast<std::uint32_t>(piece) - 1, grid_.middle(square), 1, title}};
      if (film && !film->pieces[s].empty())
        add({Actor{"", {std::move(shape)}, film->pieces[s]}});
      else
        add(std::move(shape));
    }
    if (position.anchor != no_anchor) {
      const Point at = grid_.middle(puzzle_.board.squares[position.anchor]);
      add({Actor{"", anchor_shapes(at, 1), film ? film->anchor : std::vector<Key>{}}});
    }
    if (film) scene_.seconds = film->seconds;
  }

  // The moves have thin arrows, the pushes thick ones.
  void draw_arrows(std::span<const Turn> turns, double thick) {
    std::vector<Curve> curves;
    const auto draw = [&](const ArrowRequest& way, double width) {
      curves.push_back(route(way));
      add(arrow_shape(curves.back(), width));
    };
    for (const Turn& turn : turns) {
      for (const Move& move : turn.moves) {
        const bool level = move.from.x == move.to.x || move.from.y == move.to.y;
        draw({grid_.middle(move.from), grid_.middle(move.to), 22, 14, level ? 0.0 : 24.0}, thin);
        has_moves_ = true;
      }
      const Point from = grid_.middle(turn.push.from);
      draw({from, from + side * towards(turn.push.direction), 6, 6, 0}, thick);
      push_width_ = thick;
    }
    const std::vector<Point> places = number_places(curves, {});
    for (std::size_t i = 0; i < places.size(); ++i) add(number_disc(places[i], i + 1));
  }

  Picture take(const std::vector<std::string>& sentences, bool is_drawn) {
    const double margin = 40;
    const double width = is_drawn ? margins_.left + width_ + rail_width + margin : 0;
    const double more = std::max(0.0, least_for_words - width);
    scene_.corner = {-margins_.left - more / 2, -margin};
    scene_.width = width + more;
    scene_.height = is_drawn ? margin + height_ + margins_.below : margin;
    if (is_drawn) add_legend(scene_, legend(), zoom_);
    add_sentences(scene_, sentences, is_drawn ? zoom_ : 1);
    scene_.height += 12 * zoom_;
    scene_.on_card = true;
    return {std::move(scene_), is_drawn ? std::optional(grid_) : std::nullopt, {}, side / 2, zoom_};
  }

private:
  static constexpr double least_for_words = 620;
  static constexpr double thin = 0.8;  // arrows of moves

  void add(Shape shape) { scene_.shapes.push_back(std::move(shape)); }

  static Point towards(Direction direction) {
    switch (direction) {
      case Direction::up:
        return {0, -1};
      case Direction::right:
        return {1, 0};
      case Direction::down:
        return {0, 1};
      case Direction::left:
        break;
    }
    return {-1, 0};
  }

  // A bar on the outside of the edge.
  void add_rail(std::uint32_t square, Direction direction) {
    const Point ahead = towards(direction);
    const Point middle =
        grid_.middle(puzzle_.board.squares[square]) + (side / 2 + rail_width / 2) * ahead;
    const bool level = ahead.x == 0;
    const double width = level ? side : rail_width, height = level ? rail_width : side;
    add({Rectangle{{middle.x - width / 2, middle.y - height / 2},
                   width,
                   height,
                   0,
                   {rail_fill, std::nullopt}}});
  }

  bool has(Piece piece) const {
    const std::vector<Piece>& pieces = puzzle_.position.pieces;
    return std::find(pieces.begin(), pieces.end(), piece) != pieces.end();
  }

  std::vector<LegendItem> legend() const {
    std::vector<LegendItem> items;
    const auto item = [&](std::string words, auto shape) {
      items.push_back({std::move(words), 34, shape});
    };
    if (has(Piece::white_king))
      item("white king",
           [](Point at, double zoom) { return king_shape(at, 14 * zoom, Side::white); });
    if (has(Piece::white_pawn))
      item("white pawn",
           [](Point at, double zoom) { return pawn_shape(at, 14 * zoom, Side::white); });
    if (has(Piece::black_king))
      item("black king",
           [](Point at, double zoom) { return king_shape(at, 14 * zoom, Side::black); });
    if (has(Piece::black_pawn))
      item("black pawn",
           [](Point at, double zoom) { return pawn_shape(at, 14 * zoom, Side::black); });
    if (puzzle_.position.anchor != no_anchor)
      item("anchor", [](Point at, double zoom) {
        return Shape{Group{"", anchor_shapes(at, 0.7 * zoom), {}, 1}};
      });
    const bool has_rail = std::any_of(
        puzzle_.board.next.begin(), puzzle_.board.next.end(),
        [](const auto& next) { return std::find(next.begin(), next.end(), rail) != next.end(); });
    if (has_rail)
      item("side rail", [](Point at, double zoom) {
        return Shape{Rectangle{
            at - Point{16 * zoom, 4 * zoom}, 32 * zoom, 8 * zoom, 0, {rail_fill, std::nullopt}}};
      });
    if (has_moves_) items.push_back(arrow_item("moves, numbered in order", thin));
    if (push_width_ > 0) items.push_back(arrow_item("push", push_width_));
    return items;
  }

  const Puzzle& puzzle_;
  const Window window_;
  const double width_, height_, zoom_;
  const Grid grid_;
  CoordinateMargins margins_;
  bool has_moves_ = false;  // among the arrows
  double push_width_ = 0;   // of the arrows of pushes, if there are some
  Scene scene_;
};

}  // namespace

Picture board_picture(const Puzzle& puzzle, std::span<const Turn> turns) {
  constexpr std::size_t most_turns = 40;
  Drawing drawing(puzzle);
  drawing.add_board();
  std::optional<PushFilm> film;
  if (!turns.empty()) film = film_of(puzzle, turns, side);
  drawing.add_pieces(film);
  if (turns.size() <= most_turns) drawing.draw_arrows(turns, 1.2);
  return drawing.take({}, true);
}

Picture picture(const Puzzle& puzzle, const push_fight::Answer& answer, std::string_view position) {
  const std::optional<ShownTurn> shown = turn_of(puzzle, answer);
  const bool is_drawn = puzzle.board.size() <= most_drawn;
  std::vector<std::string> sentences{headline(puzzle)};
  Drawing drawing(puzzle);
  if (is_drawn) {
    const bool is_legal = shown && shown->is_legal;
    std::optional<PushFilm> film;
    if (is_legal && shown->turn.moves.size() <= most_film)
      film = film_of(puzzle, {&shown->turn, 1}, side);
    drawing.add_board();
    drawing.add_pieces(film);
    if (is_legal && shown->turn.moves.size() <= most_arrows)
      drawing.draw_arrows({&shown->turn, 1}, 2.4);
  } else {
    sentences.emplace_back("The board is too large to be drawn.");
  }
  for (std::string& sentence : sentences_of(puzzle, answer))
    sentences.push_back(std::move(sentence));
  const std::string end = shown ? shown->end : "";
  std::string description = as_comments(sentences);
  if (!end.empty()) description += as_comment("The turn: " + end + ".");
  if (shown) {
    sentences.push_back(numbered(shown->words, most_words) + (end.empty() ? "" : "; " + end));
    description += solution_comment(shown->words);
  }
  Picture picture = drawing.take(sentences, is_drawn);
  picture.scene.title = "Push Fight: " + headline(puzzle);
  picture.scene.description = std::move(description);
  picture.scene.description += position;
  return picture;
}

std::string text_picture(const Puzzle& puzzle, const push_fight::Answer& answer) {
  const Window window = window_of(puzzle.board);
  const bool drawn = window.width <= widest_text && window.height <= highest_text;
  std::string text = headline(puzzle) + "\n";
  text +=
      drawn ? board_block(puzzle.board, puzzle.position) : "(the board is too large to be drawn)\n";
  const std::optional<ShownTurn> shown = turn_of(puzzle, answer);
  if (shown) {
    for (std::size_t i = 0; i < shown->words.size(); ++i)
      text += fmt::format("{}. {}\n", i + 1, shown->words[i]);
    if (!shown->end.empty()) text += shown->end + "\n";
  }
  if (shown && shown->is_legal && drawn) {
    Game game(puzzle);
    bool is_legal = true;
    for (const Move& move : shown->turn.moves) is_legal &= !game.move(move);
    is_legal &= !game.push(shown->turn.push);
    if (is_legal) text += board_block(puzzle.board, game.position());
  }
  for (const std::string& sentence : sentences_of(puzzle, answer)) append_filled(text, sentence);
  return text;
}

}  // namespace hardboard::draw
