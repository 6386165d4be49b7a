#include "draw/solo_chess.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

#include "base/counted.h"
#include "draw/arrows.h"
#include "draw/bows.h"
#include "draw/coordinates.h"
#include "draw/lettering.h"
#include "draw/palette.h"
#include "draw/points.h"
#include "draw/refusal_shapes.h"
#include "draw/solo_chess_parts.h"
#include "draw/words.h"

namespace hardboard::draw {
namespace {

constexpr double side = 100;

// Draws a board square by square. The board's upper left corner is the scene's origin.
class Board {
public:
  explicit Board(const SoloScene& what)
      : what_(what),
        window_(what.window),
        zoom_(std::max(1.0, static_cast<double>(std::max(window_.width, window_.height)) / 12)),
        width_(side * static_cast<double>(window_.width)),
        height_(side * static_cast<double>(window_.height)),
        grid_(grid_with(Cells::squares, side, window_.corner(), {side / 2, height_ - side / 2})),
        film_(solo_film(what, grid_)) {}

  Picture draw() {
    add_squares();
    margins_ = add_coordinates(scene_, grid_, window_, 30 * zoom_, 0, height_);
    add_refusal_shapes();
    if (what_.puzzle.goal) add(goal_mark(grid_.middle(*what_.puzzle.goal)));
    add_chessmen(scene_, what_, grid_, film_, 1);
    const bool numbers = std::max(window_.width, window_.height) <= widest_numbered;
    draw_arrows(numbers);
    frame_picture();
    std::vector<LegendItem> items = legend_items(what_, false, !what_.moves.empty(), numbers);
    for (LegendItem& item : refusal_items(what_.view)) items.push_back(std::move(item));
    add_legend(scene_, items, zoom_);
    return {std::move(scene_), grid_, {}, side / 2, zoom_};
  }

private:
  void add(Shape shape) { scene_.shapes.push_back(std::move(shape)); }

  // The dark squares of a row are one dashed line: so a board takes only as many shapes as it has
  // rows.
  void add_squares() {
    add({Rectangle{{0, 0}, width_, height_, 0, {light_square, std::nullopt}}});
    for (std::int64_t row = 0; row < window_.height; ++row) {
      const std::int64_t y = window_.y + row;
      const bool starts_dark = (window_.x + y) % 2 == 0;  // as a1 is
      const double x = starts_dark ? 0 : side;
      if (x >= width_) continue;
      const double level = height_ - (static_cast<double>(row) + 0.5) * side;
      add({Path{{move_to({x, level}), line_to({width_, level})},
                {std::nullopt, dark_square, side, side}}});
    }
    add({Rectangle{{0, 0}, width_, height_, 0, {std::nullopt, faint, 2 * std::sqrt(zoom_)}}});
  }

  void add_refusal_shapes() {
    const double lines = std::sqrt(zoom_);
    if (what_.view.rows > 0) add_region(scene_, grid_, uppermost_rows(), Region::first, lines);
    const std::vector<Curve> barred = add_refusal(
        scene_, what_.view, 35, [&](Square square) { return grid_.middle(square); },
        [&](const RefusalGroup<Square>& group, Region region) {
          add_region(scene_, grid_, group.places, region, lines);
        },
        bows(what_.view.barred, sorted_squares(what_.puzzle), middle_square()));
    for (const Curve& curve : barred)
      for (const double t : {0.25, 0.5, 0.75}) include(at(curve, t));
  }

  // All squares of the uppermost rows of pieces that a refusal by rows of pawns names.
  std::vector<Square> uppermost_rows() const {
    std::int32_t top = what_.puzzle.pieces.front().square.y;
    for (const solo_chess::Piece& piece : what_.puzzle.pieces) top = std::max(top, piece.square.y);
    const auto rows = static_cast<std::int64_t>(
        std::min(what_.view.rows, static_cast<std::uint64_t>(window_.height)));
    const std::int64_t low = std::max<std::int64_t>(window_.y, top - rows + 1);
    std::vector<Square> squares;
    for (std::int64_t y = low; y <= top; ++y)
      for (std::int64_t x = window_.x; x <= window_.right(); ++x)
        squares.push_back({static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)});
    return squares;
  }

  Square middle_square() const {
    return {static_cast<std::int32_t>(window_.x + window_.width / 2),
            static_cast<std::int32_t>(window_.y + window_.height / 2)};
  }

  void draw_arrows(bool numbers) {
    const std::vector<capture::Capture<Square>>& moves = what_.moves;
    if (moves.empty()) return;
    const std::vector<double> bow = bows(moves, sorted_squares(what_.puzzle), middle_square());
    std::vector<Curve> curves;
    curves.reserve(moves.size());
    for (std::size_t i = 0; i < moves.size(); ++i) {
      curves.push_back(
          route({grid_.middle(moves[i].from), grid_.middle(moves[i].to), 28, 34, bow[i]}));
      for (const double t : {0.25, 0.5, 0.75}) include(at(curves.back(), t));
    }
    std::vector<Blob> blobs;
    blobs.reserve(what_.puzzle.pieces.size());
    for (const solo_chess::Piece& piece : what_.puzzle.pieces)
      blobs.push_back({grid_.middle(piece.square), piece_extent});
    const ArrowLook look{1, numbers ? counting(moves.size()) : std::vector<std::size_t>{},
                         film_.starts, capture_seconds};
    for (const Point place : add_arrows(scene_, curves, blobs, look)) include(place);
  }

  // Bowed arrows may leave the board: then the picture grows to hold them.
  void include(Point p) {
    const double space = number_radius + 12;
    beyond_.left = std::max(beyond_.left, space - p.x);
    beyond_.right = std::max(beyond_.right, p.x + space - width_);
    beyond_.top = std::max(beyond_.top, space - p.y);
    beyond_.below = std::max(beyond_.below, p.y + space - height_);
  }

  void frame_picture() {
    const double margin = 28 * zoom_;
    const double left = std::max(margins_.left, beyond_.left);
    const double top = std::max(margin, beyond_.top);
    scene_.width = left + width_ + std::max(margin, beyond_.right);
    scene_.height = top + height_ + std::max(margins_.below, beyond_.below);
    const double more = std::max(0.0, least_width - scene_.width);
    scene_.corner = {-left - more / 2, -top};
    scene_.width += more;
  }

  // How far arrows and their numbers reach beyond the board.
  struct Sides {
    double left = 0, right = 0, top = 0, below = 0;
  };

  const SoloScene& what_;
  const Window window_;
  const double zoom_;  // of words and lines, so that they are legible on large boards
  const double width_, height_;
  const Grid grid_;
  const CaptureFilm film_;
  Scene scene_;
  Sides beyond_;
  CoordinateMargins margins_;
};

// Title, description and the sentences below the legend.
void describe(Picture& picture, const SoloScene& what, const capture::Answer<Square>& answer,
              std::string_view position) {
  const solo_chess::Puzzle& puzzle = what.puzzle;
  const std::string words =
      fmt::format("Solo Chess: {} on {} x {} squares", counted(puzzle.pieces.size(), "piece"),
                  what.window.width, what.window.height);
  Scene& scene = picture.scene;
  scene.title = puzzle.id.empty() ? words : puzzle.id + " (" + words + ")";
  scene.description = as_comment(scene.title + ". Every move is a capture; one piece must remain.");
  scene.description += as_comments(what.remarks) + as_comments(what.view.sentences) +
                       as_comments(group_sentences(what.view));
  scene.description += solution_comment(move_words(puzzle, answer.moves));
  scene.description += position;
  add_sentences(scene, what.remarks, picture.zoom);
  add_sentences(scene, what.view.sentences, picture.zoom);
  scene.height += 12 * picture.zoom;
  scene.on_card = true;
}

}  // namespace

Picture picture(const solo_chess::Puzzle& puzzle, const capture::Answer<Square>& answer,
                std::string_view position) {
  SoloScene what = solo_scene_of(puzzle, answer);
  const std::int64_t extent = std::max(what.window.width, what.window.height);
  const bool as_map = extent > widest_board;
  if (!as_map && extent > widest_numbered)
    what.remarks.emplace_back(
        "The numbers in the pieces must be magnified to be read; the colours "
        "say the same.");
  Picture picture = as_map ? map_picture(what) : Board(what).draw();
  describe(picture, what, answer, position);
  return picture;
}

}  // namespace hardboard::draw
