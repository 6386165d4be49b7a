// Puzzles too wide to draw squares: a map to scale, with lines at round coordinates, and the pieces
// as small chessmen, as dots, or as a density map.
#include <algorithm>
#include <fmt/format.h>
#include <map>

#include "base/counted.h"
#include "draw/arrows.h"
#include "draw/coordinates.h"
#include "draw/density.h"
#include "draw/lettering.h"
#include "draw/palette.h"
#include "draw/points.h"
#include "draw/refusal_shapes.h"
#include "draw/solo_chess_parts.h"
#include "draw/words.h"

namespace hardboard::draw {
namespace {

constexpr double extent = 1600;       // the longer side of the map
constexpr double least_extent = 200;  // the shorter one
constexpr double margin = 40;
constexpr double inset = 30;  // between the outermost squares and the map's border
constexpr double zoom = 1.4;
constexpr double chessman_scale = 0.5;
constexpr std::size_t most_chessmen = 300;
constexpr std::size_t most_arrows = 2000;
constexpr std::size_t most_numbers = 100;
constexpr double most_lines = 10;  // of coordinates in either direction

class Map {
public:
  explicit Map(SoloScene& what)
      : what_(what),
        window_(what.window),
        scale_(extent / static_cast<double>(std::max(window_.width, window_.height))),
        width_(std::max(least_extent, scale_ * static_cast<double>(window_.width))),
        height_(std::max(least_extent, scale_ * static_cast<double>(window_.height))) {
    // A board of few rows or columns lies in the middle of the least extent.
    const double used_width = scale_ * static_cast<double>(window_.width);
    const double used_height = scale_ * static_cast<double>(window_.height);
    grid_ = grid_with(Cells::squares, scale_, window_.corner(),
                      {(width_ - used_width + scale_) / 2, (height_ + used_height - scale_) / 2});
  }

  Picture draw() {
    add({Rectangle{
        {-inset, -inset}, width_ + 2 * inset, height_ + 2 * inset, 0, {light_square, faint, 3}}});
    const std::size_t pieces = what_.puzzle.pieces.size();
    std::vector<LegendItem> items = pieces <= most_chessmen      ? draw_chessmen()
                                    : pieces <= most_dots_on_map ? draw_dots()
                                                                 : draw_density();
    scene_.corner = {-left_margin_ - inset, -margin - inset};
    scene_.width = left_margin_ + width_ + 2 * inset + 2 * margin;
    scene_.height = margin + height_ + 2 * inset + 70;
    if (pieces <= most_dots_on_map)
      for (LegendItem& item : refusal_items(what_.view)) items.push_back(std::move(item));
    add_legend(scene_, items, zoom);
    return {std::move(scene_), grid_, {}, std::max(scale_ / 2, 24.0), zoom};
  }

private:
  void add(Shape shape) { scene_.shapes.push_back(std::move(shape)); }
  void remark(std::string words) { what_.remarks.push_back(std::move(words)); }

  std::vector<LegendItem> draw_chessmen() {
    add_lines();
    add_refusal_shapes(chessman_scale * 44);
    if (what_.puzzle.goal) add(goal_mark(grid_.middle(*what_.puzzle.goal), chessman_scale));
    const CaptureFilm film = solo_film(what_, grid_);
    add_chessmen(scene_, what_, grid_, film, chessman_scale);
    remark(
        "The board is too wide for squares: this is a map to scale, with pieces larger than "
        "their squares.");
    const bool arrows = draw_arrows(film);
    return legend_items(what_, false, arrows, what_.moves.size() <= most_numbers);
  }

  std::vector<LegendItem> draw_dots() {
    add_lines();
    add_refusal_shapes(16);
    for (std::uint32_t budget = 0; budget <= most_dots; ++budget)
      scene_.symbols.push_back(dot_symbol(budget));
    const double least_dot = 0.25, own_square = scale_ / 26;
    for (const solo_chess::Piece& piece : what_.puzzle.pieces)
      add({Stamp{std::min(piece.budget, most_dots), grid_.middle(piece.square),
                 std::clamp(own_square, least_dot, 1.0), ""}});
    add_marks();
    remark(
        "The board is too wide for squares: this is a map to scale, with a dot for each piece; "
        "the types of the pieces are left out.");
    const bool arrows = draw_arrows({});
    return legend_items(what_, true, arrows, what_.moves.size() <= most_numbers);
  }

  std::vector<LegendItem> draw_density() {
    std::vector<LegendItem> items =
        add_density(scene_, grid_, window_, squares_of(what_.puzzle), "pieces");
    add_lines();
    add_marks();
    remark(
        "Too many pieces to be drawn one by one: this is a map of where they stand. Single "
        "pieces, their types and budgets, captures and refusals are left out.");
    remark(census());
    for (std::string& words : type_words(what_.puzzle)) items.push_back({std::move(words), 0, {}});
    for (std::string& words : bounds_words(what_.puzzle.bounds))
      items.push_back({std::move(words), 0, {}});
    if (what_.puzzle.last) items.push_back(last_item());
    if (what_.puzzle.goal) items.push_back(goal_item("the last piece must end here"));
    return items;
  }

  // "600,000 may capture twice, ..." for the budgets that most pieces have.
  std::string census() const {
    constexpr std::size_t most_named = 4;
    std::map<std::uint32_t, std::size_t> number;
    for (const solo_chess::Piece& piece : what_.puzzle.pieces) ++number[piece.budget];
    std::vector<std::pair<std::uint32_t, std::size_t>> list(number.begin(), number.end());
    std::stable_sort(list.begin(), list.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });
    std::string words = counted(what_.puzzle.pieces.size(), "piece") + ":";
    for (std::size_t i = 0; i < std::min(list.size(), most_named); ++i)
      words += fmt::format("{} {} {}", i > 0 ? "," : "", list[i].second,
                           budget_words(list[i].first, budget_of(what_.puzzle)));
    return words + (list.size() > most_named ? ", and others." : ".");
  }

  void add_marks() {
    const solo_chess::Puzzle& puzzle = what_.puzzle;
    if (puzzle.last)
      add(last_mark(grid_.middle(puzzle.pieces[*puzzle.last].square), chessman_scale));
    if (puzzle.goal) add(goal_mark(grid_.middle(*puzzle.goal), chessman_scale));
  }

  void add_refusal_shapes(double radius) {
    add_refusal(
        scene_, what_.view, radius, [&](Square square) { return grid_.middle(square); },
        [&](const RefusalGroup<Square>& group, Region region) {
          std::vector<Point> around;
          for (const Square square : group.places) around.push_back(grid_.middle(square));
          add_region(scene_, around, {}, radius, region);
        });
  }

  // Lines at round coordinates, and their numbers.
  void add_lines() {
    const double size = 30;
    const Style style{std::nullopt, dark_square, 2};
    const std::int64_t step =
        round_step(static_cast<double>(std::max(window_.width, window_.height)) / most_lines);
    double widest = 0;
    for (std::int64_t x = first_multiple(window_.x, step); x <= window_.right(); x += step) {
      const double at = grid_.middle(static_cast<double>(x), 0).x;
      add({Path{{move_to({at, -inset}), line_to({at, height_ + inset})}, style}});
      const std::string words = std::to_string(x);
      const double room = 0.9 * scale_ * static_cast<double>(step);
      add({Text{{at, height_ + inset + 40}, words, fitting_size(words, size, room), ink}});
    }
    for (std::int64_t y = first_multiple(window_.y, step); y <= window_.top(); y += step) {
      const double at = grid_.middle(0, static_cast<double>(y)).y;
      add({Path{{move_to({-inset, at}), line_to({width_ + inset, at})}, style}});
      const std::string words = std::to_string(y);
      widest = std::max(widest, text_width(words, size));
      add({Text{{-inset - 12, at + 0.36 * size}, words, size, ink, Text::Anchor::end}});
    }
    left_margin_ = std::max(100.0, widest + 30);
  }

  bool draw_arrows(const CaptureFilm& film) {
    const std::vector<capture::Capture<Square>>& moves = what_.moves;
    if (moves.size() > most_arrows) remark("The captures are too many for arrows.");
    if (moves.empty() || moves.size() > most_arrows) return false;
    const bool numbers = moves.size() <= most_numbers;
    std::vector<Curve> curves;
    for (const auto& [from, to] : moves)
      curves.push_back(route({grid_.middle(from), grid_.middle(to), 12, 16, 0}));
    std::vector<Blob> blobs;
    for (const solo_chess::Piece& piece : what_.puzzle.pieces)
      blobs.push_back({grid_.middle(piece.square), chessman_scale * piece_extent});
    add_arrows(scene_, curves, blobs,
               {numbers ? 0.8 : 0.4, numbers ? counting(moves.size()) : std::vector<std::size_t>{},
                film.starts, capture_seconds});
    return true;
  }

  SoloScene& what_;
  const Window window_;
  const double scale_;  // units to a square
  const double width_, height_;
  Grid grid_;
  double left_margin_ = 0;
  Scene scene_;
};

}  // namespace

Picture map_picture(SoloScene& what) {
  return Map(what).draw();
}

}  // namespace hardboard::draw
