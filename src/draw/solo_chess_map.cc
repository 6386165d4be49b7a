// Puzzles too wide for squares: a map to scale, with ticks at round coordinates, pieces as small
// chessmen or as dots.
#include <algorithm>
#include <cmath>
#include <fmt/format.h>

#include "draw/arrows.h"
#include "draw/palette.h"
#include "draw/pieces.h"
#include "draw/solo_chess_parts.h"

namespace hardboard::draw {
namespace {

constexpr double extent = 1600;       // the longer side of the map
constexpr double least_extent = 200;  // the shorter one
constexpr double margin = 40;
constexpr double inset = 30;  // between the outermost squares and the map's border
constexpr std::size_t most_chessmen = 300;
constexpr std::size_t most_arrows = 2000;
constexpr std::size_t most_numbers = 100;
constexpr double chessman_scale = 0.5;

// 1, 2 or 5 times a power of ten, such that at most about ten of it fit.
std::int64_t round_step(std::int64_t size) {
  std::int64_t power = 1;
  while (true) {
    for (const std::int64_t factor : {1, 2, 5}) {
      if (size / (factor * power) <= 10) return factor * power;
    }
    power *= 10;
  }
}

std::int64_t first_multiple(std::int64_t from, std::int64_t step) {
  std::int64_t multiple = from / step * step;
  if (multiple < from) multiple += step;
  return multiple;
}

class Map {
public:
  Map(const solo_chess::Puzzle& puzzle, const Window& window)
      : puzzle_(puzzle),
        window_(window),
        scale_(extent / static_cast<double>(std::max(window.width, window.height))),
        width_(std::max(least_extent, scale_ * static_cast<double>(window.width))),
        height_(std::max(least_extent, scale_ * static_cast<double>(window.height))) {}

  Scene draw(std::span<const capture::Capture<Square>> moves, std::vector<std::string>& remarks) {
    add({Rectangle{
        {-inset, -inset}, width_ + 2 * inset, height_ + 2 * inset, 0, {light_square, faint, 3}}});
    add_ticks();
    const bool chessmen = puzzle_.pieces.size() <= most_chessmen;
    chessmen ? add_chessmen() : add_dots();
    remarks.push_back(fmt::format(
        "The board is too wide for squares: this is a map to scale, {}.",
        chessmen ? "with pieces larger than their squares" : "with a dot for each piece"));
    const bool arrows = !moves.empty() && moves.size() <= most_arrows;
    if (arrows) add_arrows(moves);
    if (!moves.empty() && !arrows) remarks.push_back("The captures are too many for arrows.");
    if (arrows && moves.size() > most_numbers) {
      remarks.push_back("The captures are too many for numbers at their arrows.");
    }
    scene_.corner = {-left_margin_ - inset, -margin - inset};
    scene_.width = left_margin_ + width_ + 2 * inset + 2 * margin;
    scene_.height = margin + height_ + 2 * inset + 70;
    LegendContent content = legend_content(puzzle_, arrows);
    content.dots = !chessmen;
    content.numbers = moves.size() <= most_numbers;
    add_legend(scene_, content, 1.4);
    scene_.shapes.insert(scene_.shapes.begin(), card(scene_));
    return std::move(scene_);
  }

private:
  void add(Shape shape) { scene_.shapes.push_back(std::move(shape)); }

  // A board of few rows is put in the middle of the least height.
  double x_of(std::int64_t x) const {
    const double used = scale_ * static_cast<double>(window_.width);
    return (width_ - used) / 2 + (static_cast<double>(x - window_.x) + 0.5) * scale_;
  }
  double y_of(std::int64_t y) const {
    const double used = scale_ * static_cast<double>(window_.height);
    return (height_ + used) / 2 - (static_cast<double>(y - window_.y) + 0.5) * scale_;
  }
  Point middle(Square square) const { return {x_of(square.x), y_of(square.y)}; }

  void add_grid_line(Point from, Point to) {
    Path line{{}, {std::nullopt, dark_square, 2}};
    line.segments.push_back({Segment::Kind::move, from, {}, {}});
    line.segments.push_back({Segment::Kind::line, to, {}, {}});
    add({std::move(line)});
  }

  void add_ticks() {
    const double size = 30;
    const std::int64_t step = round_step(std::max(window_.width, window_.height));
    double widest = 0;
    for (std::int64_t x = first_multiple(window_.x, step); x < window_.x + window_.width;
         x += step) {
      add_grid_line({x_of(x), -inset}, {x_of(x), height_ + inset});
      const std::string words = std::to_string(x);
      // Ten ticks are 160 units apart: longer numbers get smaller letters.
      const double fitting = std::min(size, size * 145 / text_width(words, size));
      add({Text{{x_of(x), height_ + inset + 40}, words, fitting, ink}});
    }
    for (std::int64_t y = first_multiple(window_.y, step); y < window_.y + window_.height;
         y += step) {
      add_grid_line({-inset, y_of(y)}, {width_ + inset, y_of(y)});
      const std::string words = std::to_string(y);
      widest = std::max(widest, text_width(words, size));
      add({Text{{-inset - 12, y_of(y) + 0.36 * size}, words, size, ink, Text::Anchor::end}});
    }
    left_margin_ = std::max(100.0, widest + 30);
  }

  void add_marks() {
    if (puzzle_.last) {
      add(last_mark(middle(puzzle_.pieces[*puzzle_.last].square), chessman_scale));
    }
    if (puzzle_.goal) add(goal_mark(middle(*puzzle_.goal), chessman_scale));
  }

  void add_chessmen() {
    add_marks();
    SymbolTable symbols(SymbolTable::Look::piece);
    for (std::size_t i = 0; i < puzzle_.pieces.size(); ++i) {
      const solo_chess::Piece& piece = puzzle_.pieces[i];
      const std::string letter(1, puzzle_.types[piece.type].letter);
      add({Stamp{symbols.find(letter, piece.budget), middle(piece.square), chessman_scale,
                 piece_title(puzzle_, i)}});
    }
    scene_.symbols = symbols.take();
  }

  void add_dots() {
    for (std::uint32_t budget = 0; budget <= most_dots; ++budget) {
      scene_.symbols.push_back(dot_symbol(budget));
    }
    const double least_dot = 0.2, own_square = scale_ / 26;
    for (const solo_chess::Piece& piece : puzzle_.pieces) {
      add({Stamp{std::min(piece.budget, most_dots), middle(piece.square),
                 std::clamp(own_square, least_dot, 1.0), ""}});
    }
    add_marks();
  }

  void add_arrows(std::span<const capture::Capture<Square>> moves) {
    std::vector<Curve> curves;
    for (const auto& [from, to] : moves) {
      curves.push_back(route({middle(from), middle(to), 12, 16, 0}));
      add(arrow_shape(curves.back(), moves.size() <= most_numbers ? 0.8 : 0.4));
    }
    if (moves.size() > most_numbers) return;
    std::vector<Blob> blobs;
    for (const solo_chess::Piece& piece : puzzle_.pieces) {
      blobs.push_back({middle(piece.square),
                       {chessman_scale * piece_extent.x, chessman_scale * piece_extent.y}});
    }
    const std::vector<Point> places = number_places(curves, blobs);
    for (std::size_t i = 0; i < places.size(); ++i) add(number_disc(places[i], i + 1));
  }

  const solo_chess::Puzzle& puzzle_;
  const Window window_;
  const double scale_;  // units to a square
  const double width_, height_;
  double left_margin_ = 0;
  Scene scene_;
};

}  // namespace

Scene map_picture(const solo_chess::Puzzle& puzzle, const Window& window,
                  std::span<const capture::Capture<Square>> moves,
                  std::vector<std::string>& remarks) {
  return Map(puzzle, window).draw(moves, remarks);
}

}  // namespace hardboard::draw
