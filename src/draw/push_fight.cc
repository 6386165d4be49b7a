#include "draw/push_fight.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <vector>

#include "draw/arrows.h"
#include "draw/legend.h"
#include "draw/palette.h"

namespace hardboard::draw {
namespace {

using namespace push_fight;

constexpr std::size_t most_drawn = 100'000;
constexpr double unit = 100;
constexpr Colour white_fill{0xfffdf8}, black_fill{0x2b2b30}, rail_colour{0x7a4a00};

class Artist {
public:
  explicit Artist(const Board& board) : board_(board) {
    low_ = high_ = board.squares.front();
    for (const Square square : board.squares) {
      low_ = {std::min(low_.x, square.x), std::min(low_.y, square.y)};
      high_ = {std::max(high_.x, square.x), std::max(high_.y, square.y)};
    }
  }

  Scene draw(const Position& position) {
    scene_.corner = {-60, -30};
    scene_.width = unit * (high_.x - low_.x + 1) + 90;
    scene_.height = unit * (high_.y - low_.y + 1) + 90;
    scene_.shapes.push_back(card(scene_));
    for (std::uint32_t i = 0; i < board_.size(); ++i) square(i);
    for (std::uint32_t i = 0; i < board_.size(); ++i) rails(i);
    for (std::uint32_t i = 0; i < board_.size(); ++i)
      if (position.pieces[i] != Piece::none) piece(i, position.pieces[i], i == position.anchor);
    coordinates();
    return std::move(scene_);
  }

  Point centre(Square square) const {
    return {unit * (square.x - low_.x + 0.5), unit * (high_.y - square.y + 0.5)};
  }

private:
  void square(std::uint32_t i) {
    const Point at = centre(board_.squares[i]);
    const bool is_dark = (board_.squares[i].x + board_.squares[i].y) % 2 == 0;
    add(Rectangle{{at.x - unit / 2, at.y - unit / 2}, unit, unit, 0,
                  {is_dark ? dark_square : light_square, faint, 1}});
  }

  void rails(std::uint32_t i) {
    const Point at = centre(board_.squares[i]);
    const double h = unit / 2;
    constexpr std::array<std::array<int, 4>, 4> ends = {
        {{-1, -1, 1, -1}, {1, -1, 1, 1}, {-1, 1, 1, 1}, {-1, -1, -1, 1}}};
    for (const Direction direction : directions) {
      if (board_.step(i, direction) != rail) continue;
      const auto& end = ends[static_cast<std::size_t>(direction)];
      Path path;
      path.segments = {{Segment::Kind::move, {at.x + h * end[0], at.y + h * end[1]}, {}, {}},
                       {Segment::Kind::line, {at.x + h * end[2], at.y + h * end[3]}, {}, {}}};
      path.style = {std::nullopt, rail_colour, 12};
      add(path);
    }
  }

  void piece(std::uint32_t i, Piece piece, bool is_anchored) {
    const Point at = centre(board_.squares[i]);
    const bool is_white = belongs(piece, Side::white);
    const Style style{is_white ? white_fill : black_fill, ink, 4};
    if (piece == king_of(Side::white) || piece == king_of(Side::black)) {
      add(Rectangle{{at.x - 34, at.y - 34}, 68, 68, 8, style});
    } else {
      add(Circle{at, 34, style});
    }
    // The anchor: a ring with a dot.
    if (!is_anchored) return;
    add(Circle{at, 20, {std::nullopt, mark, 7}});
    add(Circle{at, 6, {mark, std::nullopt}});
  }

  void coordinates() {
    for (std::int32_t x = low_.x; x <= high_.x; ++x) {
      const std::string label = name(Square{x, 1});
      const std::string letters = x > 0 ? label.substr(0, label.size() - 1) : std::to_string(x);
      add(Text{{unit * (x - low_.x + 0.5), unit * (high_.y - low_.y + 1) + 40}, letters, 28, ink});
    }
    for (std::int32_t y = low_.y; y <= high_.y; ++y)
      add(Text{{-32, unit * (high_.y - y + 0.5) + 10}, std::to_string(y), 28, ink});
  }

  template <class What>
  void add(What what) {
    scene_.shapes.push_back({std::move(what)});
  }

  const Board& board_;
  Square low_{}, high_{};
  Scene scene_;
};

}  // namespace

Scene picture(const push_fight::Puzzle& puzzle, const std::optional<Turn>& turn,
              std::string_view position) {
  const auto pieces = std::count_if(puzzle.position.pieces.begin(), puzzle.position.pieces.end(),
                                    [](Piece piece) { return piece != Piece::none; });
  const std::string title =
      fmt::format("Push Fight: {} on {} squares, {} to move", pieces, puzzle.board.size(),
                  puzzle.position.turn == Side::white ? "white" : "black");
  if (puzzle.board.size() > most_drawn) {
    Scene scene;
    scene.title = title;
    scene.width = 700;
    scene.height = 60;
    scene.shapes.push_back({Text{{350, 40}, title + " (too large to draw)", 24, ink}});
    return scene;
  }
  Artist artist(puzzle.board);
  Scene scene = artist.draw(puzzle.position);
  scene.title = title;
  scene.description = std::string(position);
  if (!turn) return scene;
  for (std::size_t i = 0; i < turn->moves.size(); ++i) {
    ArrowRequest request{artist.centre(turn->moves[i].from), artist.centre(turn->moves[i].to)};
    request.bow = 18;
    const Curve curve = route(request);
    scene.shapes.push_back(arrow_shape(curve, 0.7));
    scene.shapes.push_back(number_disc(at(curve, 0.35), i + 1));
  }
  constexpr std::array<std::array<int, 2>, 4> steps = {{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
  const auto& step = steps[static_cast<std::size_t>(turn->push.direction)];
  const Square from = turn->push.from, to{from.x + 2 * step[0], from.y + 2 * step[1]};
  scene.shapes.push_back(
      arrow_shape(route({artist.centre(from), artist.centre(to), 28, 20, 0}), 1.6));
  return scene;
}

}  // namespace hardboard::draw
