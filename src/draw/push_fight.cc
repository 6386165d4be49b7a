#include "draw/push_fight.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>

#include "base/counted.h"
#include "draw/arrows.h"
#include "draw/legend.h"
#include "draw/palette.h"
#include "draw/push_fight_film.h"
#include "draw/words.h"
#include "puzzles/push_fight/read.h"
#include "puzzles/push_fight/replay.h"

namespace hardboard::draw {
namespace {

using namespace push_fight;

constexpr double side = 100, rail_width = 16, piece_radius = 34, size = 30;
constexpr std::size_t most_drawn = 40'000, most_titles = 2'000, most_arrows = 12, most_film = 500,
                      most_words = 80;
constexpr std::int32_t widest_text = 60, highest_text = 200;

constexpr Colour white_fill{0xfdfbf5}, white_outline{0x2b2b30};
constexpr Colour black_fill{0x2b2b30}, black_outline{0x000000};
constexpr Colour rail_fill{0x7a6a55};

struct Corner {
  std::int32_t left = 0, right = 0, low = 0, high = 0;
};

Corner corner_of(const Board& board) {
  Corner box{board.squares[0].x, board.squares[0].x, board.squares.back().y,
             board.squares.front().y};
  for (const Square square : board.squares) {
    box.left = std::min(box.left, square.x);
    box.right = std::max(box.right, square.x);
  }
  return box;
}

std::string headline(const Puzzle& puzzle) {
  const std::string_view turn = name(puzzle.position.turn);
  if (puzzle.question == Question::winner) return fmt::format("{} to move: who wins?", turn);
  const std::string moves =
      puzzle.moves == unlimited ? "any number of moves" : counted(puzzle.moves, "move");
  return fmt::format("{} to move: can it push off a piece of the other side within {} and a push?",
                     turn, moves);
}

// The moves of a turn in words, the push last.
std::vector<std::string> words_of(const Turn& turn) {
  std::vector<std::string> words;
  for (const Move& move : turn.moves) words.push_back(Game::words(move));
  words.push_back(Game::words(turn.push));
  return words;
}

// What falls or what is wrong, in words; empty for a legal turn in which nothing falls.
std::string end_of(const Puzzle& puzzle, const Turn& turn) {
  Game game(puzzle);
  for (const Move& move : turn.moves)
    if (const auto fault = game.move(move)) return "not legal: " + *fault;
  if (const auto fault = game.push(turn.push)) return "not legal: " + *fault;
  return game.fallen() == Piece::none ? "" : fmt::format("a {} falls", name(game.fallen()));
}

class Picture {
public:
  explicit Picture(const Puzzle& puzzle) : puzzle_(puzzle), box_(corner_of(puzzle.board)) {
    width_ = side * (box_.right - box_.left + 1);
    low_ = side * (box_.high - box_.low + 1) + rail_width + 2 * size;
    add_symbols();
  }

  void add_board() {
    for (std::uint32_t s = 0; s < puzzle_.board.size(); ++s) {
      const Point at = middle(puzzle_.board.squares[s]);
      add({Rectangle{{at.x - side / 2, at.y - side / 2}, side, side, 0, {light_square, faint, 2}}});
    }
    for (std::uint32_t s = 0; s < puzzle_.board.size(); ++s)
      for (const Direction direction : directions)
        if (puzzle_.board.step(s, direction) == rail) add_rail(s, direction);
    for (std::int32_t x = box_.left; x <= box_.right; ++x)
      add_label({side * (x - box_.left + 0.5), low_ - 0.9 * size}, column_name(x));
    for (std::int32_t y = box_.low; y <= box_.high; ++y)
      add_label({-1.2 * size, side * (box_.high - y + 0.5) + 0.36 * size}, std::to_string(y));
  }

  // The pieces, moving if there is a film, and the anchor on its king.
  void add_pieces(const std::optional<PushFilm>& film) {
    const Position& position = puzzle_.position;
    const bool titles = puzzle_.board.size() <= most_titles;
    for (std::uint32_t s = 0; s < puzzle_.board.size(); ++s) {
      const Piece piece = position.pieces[s];
      if (piece == Piece::none) continue;
      const Square square = puzzle_.board.squares[s];
      const auto symbol = static_cast<std::uint32_t>(piece) - 1;
      const std::string title =
          !titles ? ""
                  : fmt::format("{} on {}{}", name(piece), hardboard::name(square),
                                s == position.anchor ? ", anchored" : "");
      Shape shape{Stamp{symbol, middle(square), 1, title}};
      if (film && !film->pieces[s].empty())
        add({Actor{"", {std::move(shape)}, film->pieces[s]}});
      else
        add(std::move(shape));
    }
    if (position.anchor != no_anchor)
      add_anchor(middle(puzzle_.board.squares[position.anchor]),
                 film ? film->anchor : std::vector<Key>{});
    if (film) scene_.seconds = film->seconds;
  }

  void add_arrows(const Turn& turn) {
    std::vector<Curve> curves;
    for (const Move& move : turn.moves) {
      const bool level = move.from.x == move.to.x || move.from.y == move.to.y;
      curves.push_back(route({middle(move.from), middle(move.to), 22, 14, level ? 0.0 : 24.0}));
      add(arrow_shape(curves.back(), 0.8));
    }
    const Point from = middle(turn.push.from);
    Point to = from;
    (turn.push.direction == Direction::left || turn.push.direction == Direction::right ? to.x
                                                                                       : to.y) +=
        turn.push.direction == Direction::right || turn.push.direction == Direction::down ? side
                                                                                          : -side;
    curves.push_back(route({from, to, 6, 6, 0}));
    add(arrow_shape(curves.back(), 2.4));
    const std::vector<Point> places = number_places(curves, {});
    for (std::size_t i = 0; i < places.size(); ++i) add(number_disc(places[i], i + 1));
  }

  void add_line(const std::string& words) {
    add({Text{{0, low_ + 0.4 * size}, words, 0.8 * size, ink, Text::Anchor::start}});
    widest_ = std::max(widest_, text_width(words, 0.8 * size));
    low_ += 1.3 * size;
  }

  void add_words(const std::vector<std::string>& words) {
    const double fit = std::max(width_, 8 * side);
    for (const std::string& line : numbered_lines(words, most_words, 0.8 * size, fit))
      add_line(line);
  }

  Scene take() {
    const double margin = 40;
    scene_.corner = {-2.4 * size - margin / 2, -margin};
    scene_.width = std::max(width_, widest_) + margin - scene_.corner.x;
    scene_.height = low_ + margin - size - scene_.corner.y;
    scene_.shapes.insert(scene_.shapes.begin(), card(scene_));
    return std::move(scene_);
  }

  Point middle(Square square) const {
    return {side * (square.x - box_.left + 0.5), side * (box_.high - square.y + 0.5)};
  }

private:
  void add(Shape shape) { scene_.shapes.push_back(std::move(shape)); }

  void add_symbols() {
    const double r = piece_radius;
    const auto king = [&](const char* name, Colour fill, Colour outline) {
      return Symbol{name, {{Rectangle{{-r, -r}, 2 * r, 2 * r, 8, {fill, outline, 4}}}}};
    };
    const auto pawn = [&](const char* name, Colour fill, Colour outline) {
      return Symbol{name, {{Circle{{}, r, {fill, outline, 4}}}}};
    };
    scene_.symbols = {king("push-king-white", white_fill, white_outline),
                      pawn("push-pawn-white", white_fill, white_outline),
                      king("push-king-black", black_fill, black_outline),
                      pawn("push-pawn-black", black_fill, black_outline)};
  }

  // An anchor in a disc: a ring, a shank with a stock, two arms.
  void add_anchor(Point at, const std::vector<Key>& keys) {
    std::vector<Shape> shapes{{Circle{at, 22, {mark, paper, 3}}}};
    const Style line{std::nullopt, paper, 4};
    using Kind = Segment::Kind;
    const auto point = [&](double x, double y) { return Point{at.x + x, at.y + y}; };
    shapes.push_back({Circle{point(0, -10), 4, {std::nullopt, paper, 3}}});
    shapes.push_back({Path{{{Kind::move, point(0, -6), {}, {}},
                            {Kind::line, point(0, 13), {}, {}},
                            {Kind::move, point(-7, -1), {}, {}},
                            {Kind::line, point(7, -1), {}, {}},
                            {Kind::move, point(-11, 5), {}, {}},
                            {Kind::curve, point(11, 5), point(-8, 16), point(8, 16)}},
                           line}});
    if (keys.empty())
      for (Shape& shape : shapes) add(std::move(shape));
    else
      add({Actor{"", std::move(shapes), keys}});
  }

  void add_rail(std::uint32_t square, Direction direction) {
    const Point at = middle(puzzle_.board.squares[square]);
    const bool level = direction == Direction::up || direction == Direction::down;
    const double before = direction == Direction::up || direction == Direction::left
                              ? -side / 2 - rail_width
                              : side / 2;
    const Style style{rail_fill, std::nullopt};
    if (level)
      add({Rectangle{{at.x - side / 2, at.y + before}, side, rail_width, 0, style}});
    else
      add({Rectangle{{at.x + before, at.y - side / 2}, rail_width, side, 0, style}});
  }

  static std::string column_name(std::int32_t x) {
    std::string word = hardboard::name(Square{x, 1});
    word.pop_back();
    return word;
  }
  void add_label(Point at, const std::string& words) {
    add({Text{at, words, size, ink, Text::Anchor::middle}});
  }

  const Puzzle& puzzle_;
  const Corner box_;
  double width_ = 0, low_ = 0, widest_ = 0;
  Scene scene_;
};

}  // namespace

Scene picture(const Puzzle& puzzle, const push_fight::Answer& answer, std::string_view position) {
  Picture picture(puzzle);
  const std::string end = answer.turn ? end_of(puzzle, *answer.turn) : "";
  const bool legal = answer.turn && end.substr(0, 3) != "not";
  const std::vector<std::string> words =
      answer.turn ? words_of(*answer.turn) : std::vector<std::string>{};
  std::vector<std::string> remarks;
  if (puzzle.board.size() <= most_drawn) {
    std::optional<PushFilm> film;
    if (legal && answer.turn->moves.size() <= most_film) film = film_of(puzzle, *answer.turn, side);
    picture.add_board();
    picture.add_pieces(film);
    if (legal && answer.turn->moves.size() <= most_arrows) picture.add_arrows(*answer.turn);
  } else {
    remarks.emplace_back("The board is too large to be drawn.");
  }
  if (!end.empty()) remarks.push_back(fmt::format("The turn: {}.", end));
  picture.add_line(headline(puzzle));
  picture.add_words(words);
  if (!end.empty()) picture.add_line(end);

  Scene scene = picture.take();
  scene.title = "Push Fight: " + headline(puzzle);
  scene.description = as_comment(scene.title);
  for (const std::string& remark : remarks) scene.description += as_comment(remark);
  scene.description += solution_comment(words);
  scene.description += position;
  return scene;
}

std::string text_picture(const Puzzle& puzzle, const push_fight::Answer& answer) {
  const Corner box = corner_of(puzzle.board);
  const bool drawn = box.right - box.left < widest_text && box.high - box.low < highest_text;
  std::string text = headline(puzzle) + "\n";
  text +=
      drawn ? board_block(puzzle.board, puzzle.position) : "(the board is too large to be drawn)\n";
  if (!answer.turn) return text;
  const std::vector<std::string> words = words_of(*answer.turn);
  for (std::size_t i = 0; i < words.size(); ++i) text += fmt::format("{}. {}\n", i + 1, words[i]);
  const std::string end = end_of(puzzle, *answer.turn);
  if (!end.empty()) text += end + "\n";
  if (!drawn || end.substr(0, 3) == "not") return text;
  Game game(puzzle);
  for (const Move& move : answer.turn->moves)
    if (game.move(move)) return text;
  if (game.push(answer.turn->push)) return text;
  return text + board_block(puzzle.board, game.position());
}

}  // namespace hardboard::draw
