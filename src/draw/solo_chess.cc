#include "draw/solo_chess.h"

#include <algorithm>
#include <cmath>

#include "draw/arrows.h"
#include "draw/bows.h"
#include "draw/palette.h"
#include "draw/pieces.h"
#include "draw/solo_chess_parts.h"

namespace hardboard::draw {
namespace {

constexpr double side = 100;
constexpr std::size_t most_titles = 2000;  // a title a piece would triple the size of large files

// A board square by square. Its upper left corner is the scene's origin.
class Board {
public:
  Board(const solo_chess::Puzzle& puzzle, const Window& window)
      : puzzle_(puzzle),
        window_(window),
        zoom_(std::max(1.0, static_cast<double>(std::max(window.width, window.height)) / 12)),
        width_(side * static_cast<double>(window.width)),
        height_(side * static_cast<double>(window.height)) {}

  Scene draw(std::span<const capture::Capture<Square>> moves) {
    add_squares();
    add_coordinates();
    add_pieces();
    add_arrows(moves);
    frame_picture();
    add_legend(scene_, legend_content(puzzle_, !moves.empty()), zoom_);
    scene_.shapes.insert(scene_.shapes.begin(), card(scene_));
    return std::move(scene_);
  }

private:
  Point middle(Square square) const {
    return {(static_cast<double>(square.x - window_.x) + 0.5) * side,
            (static_cast<double>(window_.y + window_.height - 1 - square.y) + 0.5) * side};
  }

  void add(Shape shape) { scene_.shapes.push_back(std::move(shape)); }

  // A row's dark squares are one dashed line: a board costs as many shapes as it has rows.
  void add_squares() {
    add({Rectangle{{0, 0}, width_, height_, 0, {light_square, std::nullopt}}});
    for (std::int64_t row = 0; row < window_.height; ++row) {
      const std::int64_t y = window_.y + row;
      const bool starts_dark = (window_.x + y) % 2 == 0;  // as a1 is
      const double x = starts_dark ? 0 : side;
      if (x >= width_) continue;
      const double level = height_ - (static_cast<double>(row) + 0.5) * side;
      Path line{{}, {std::nullopt, dark_square, side, side}};
      line.segments.push_back({Segment::Kind::move, {x, level}, {}, {}});
      line.segments.push_back({Segment::Kind::line, {width_, level}, {}, {}});
      add({std::move(line)});
    }
    add({Rectangle{{0, 0}, width_, height_, 0, {std::nullopt, faint, 2 * std::sqrt(zoom_)}}});
  }

  void add_coordinates() {
    const double size = 30 * zoom_;
    const std::int64_t right = window_.x + window_.width - 1;
    const std::int64_t top = window_.y + window_.height - 1;
    const double widest = std::max({text_width(column_label(right, window_), size),
                                    text_width(column_label(window_.x, window_), size),
                                    text_width(std::to_string(top), size),
                                    text_width(std::to_string(window_.y), size)});
    std::int64_t every = 1;
    for (const std::int64_t step : {1, 2, 5, 10, 20, 50, 100, 200}) {
      every = step;
      if (static_cast<double>(step) * side > 1.15 * std::max(widest, size)) break;
    }
    const auto is_labelled = [&](std::int64_t i) {
      return i % every == 0 || (i == 1 && every > 2);
    };
    for (std::int64_t x = window_.x; x <= right; ++x) {
      if (!is_labelled(x)) continue;
      const double at = (static_cast<double>(x - window_.x) + 0.5) * side;
      add({Text{{at, height_ + 1.25 * size}, column_label(x, window_), size, ink}});
    }
    for (std::int64_t y = window_.y; y <= top; ++y) {
      if (!is_labelled(y)) continue;
      const double at = height_ - (static_cast<double>(y - window_.y) + 0.5) * side;
      add({Text{
          {-0.45 * size, at + 0.36 * size}, std::to_string(y), size, ink, Text::Anchor::end}});
    }
    left_margin_ = widest + 1.1 * size;
    low_margin_ = 2 * size;
  }

  void add_pieces() {
    if (puzzle_.last) add(last_mark(middle(puzzle_.pieces[*puzzle_.last].square)));
    if (puzzle_.goal) add(goal_mark(middle(*puzzle_.goal)));
    SymbolTable symbols(SymbolTable::Look::piece);
    const bool titled = puzzle_.pieces.size() <= most_titles;
    for (std::size_t i = 0; i < puzzle_.pieces.size(); ++i) {
      const solo_chess::Piece& piece = puzzle_.pieces[i];
      const std::string letter(1, puzzle_.types[piece.type].letter);
      add({Stamp{symbols.find(letter, piece.budget), middle(piece.square), 1,
                 titled ? piece_title(puzzle_, i) : ""}});
    }
    scene_.symbols = symbols.take();
  }

  void add_arrows(std::span<const capture::Capture<Square>> moves) {
    if (moves.empty()) return;
    const Square centre{static_cast<std::int32_t>(window_.x + window_.width / 2),
                        static_cast<std::int32_t>(window_.y + window_.height / 2)};
    const std::vector<double> bow = bows(moves, sorted_squares(puzzle_), centre);
    std::vector<Curve> curves;
    curves.reserve(moves.size());
    for (std::size_t i = 0; i < moves.size(); ++i) {
      curves.push_back(route({middle(moves[i].from), middle(moves[i].to), 28, 34, bow[i]}));
      add(arrow_shape(curves.back()));
      for (const double t : {0.25, 0.5, 0.75}) include(at(curves.back(), t));
    }
    std::vector<Blob> blobs;
    blobs.reserve(puzzle_.pieces.size());
    for (const solo_chess::Piece& piece : puzzle_.pieces) {
      blobs.push_back({middle(piece.square), piece_extent});
    }
    const std::vector<Point> places = number_places(curves, blobs);
    for (std::size_t i = 0; i < places.size(); ++i) {
      add(number_disc(places[i], i + 1));
      include(places[i]);
    }
  }

  // Bowed arrows may leave the board: the picture grows with them.
  void include(Point p) {
    const double space = number_radius + 12;
    beyond_.left = std::max(beyond_.left, space - p.x);
    beyond_.right = std::max(beyond_.right, p.x + space - width_);
    beyond_.top = std::max(beyond_.top, space - p.y);
    beyond_.bottom = std::max(beyond_.bottom, p.y + space - height_);
  }

  void frame_picture() {
    const double margin = 28 * zoom_;
    const double left = std::max(left_margin_, beyond_.left);
    const double top = std::max(margin, beyond_.top);
    const double least_width = 480;  // for the legend's words
    scene_.width = left + width_ + std::max(margin, beyond_.right);
    scene_.height = top + height_ + std::max(low_margin_, beyond_.bottom);
    const double more = std::max(0.0, least_width - scene_.width);
    scene_.corner = {-left - more / 2, -top};
    scene_.width += more;
  }

  struct Sides {
    double left = 0, right = 0, top = 0, bottom = 0;
  };

  const solo_chess::Puzzle& puzzle_;
  const Window window_;
  const double zoom_;  // of words and lines, so that large boards have readable ones
  const double width_, height_;
  Scene scene_;
  Sides beyond_;
  double left_margin_ = 0, low_margin_ = 0;
};

}  // namespace

Scene picture(const solo_chess::Puzzle& puzzle, std::span<const capture::Capture<Square>> all_moves,
              std::string_view position) {
  const Window window = window_of(puzzle);
  const std::vector<capture::Capture<Square>> moves = drawable(all_moves, sorted_squares(puzzle));
  std::vector<std::string> remarks;
  if (moves.size() != all_moves.size()) {
    remarks.push_back(std::to_string(all_moves.size() - moves.size()) +
                      " of the captures are not between pieces and are not drawn.");
  }
  const bool as_map = std::max(window.width, window.height) > widest_board;
  Scene scene =
      as_map ? map_picture(puzzle, window, moves, remarks) : Board(puzzle, window).draw(moves);
  describe(scene, puzzle, window, all_moves, position, remarks);
  return scene;
}

}  // namespace hardboard::draw
