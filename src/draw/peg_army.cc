#include "draw/peg_army.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>

#include "base/counted.h"
#include "draw/coordinates.h"
#include "draw/legend.h"
#include "draw/lettering.h"
#include "draw/palette.h"
#include "draw/peg_army_parts.h"
#include "draw/peg_film.h"
#include "draw/platoons.h"
#include "draw/points.h"
#include "draw/words.h"

namespace hardboard::draw {
namespace {

using peg_army::Answer, peg_army::Move, peg_army::Puzzle, peg_army::shifted;
using Area = peg_army::Window;

constexpr double side = 100, peg_radius = 38;
constexpr std::uint64_t most_drawn = 100'000, most_film = 2'000;

// Dark and light in alternation, so that neighbours in the list differ without colour too.
constexpr std::array<Colour, most_platoons> platoon_colours{{{0x1c489c},
                                                             {0xe0922f},
                                                             {0x7c1612},
                                                             {0x45a566},
                                                             {0x5a2d82},
                                                             {0x58b6d8},
                                                             {0x2b2b30},
                                                             {0xd98ab0}}};

bool can_be_drawn(const Area& area) {
  return area.width() <= most_drawn && area.height() <= most_drawn && area.squares() <= most_drawn;
}

// Draws an area. The area's upper left corner is the scene's origin.
class Drawing {
public:
  Drawing(const Puzzle& puzzle, const Area& area) : puzzle_(puzzle), area_(area) {
    width_ = side * static_cast<double>(area.width());
    height_ = side * static_cast<double>(area.height());
    zoom_ = std::max(1.0, std::max(width_, height_) / (12 * side));
    grid_ = grid_with(Cells::squares, side, area.low, {side / 2, height_ - side / 2});
  }

  // Draws the desert with its goal, and the coordinates.
  void add_ground() {
    add({Rectangle{{0, 0}, width_, height_, 0, {light_square, faint, 2 * zoom_}}});
    const auto desert = [&](std::int64_t x, std::int64_t y) {
      return in_desert(puzzle_, {static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)});
    };
    for (std::int64_t y = area_.low.y; y <= area_.high.y; ++y) {
      for (std::int64_t x = area_.low.x, end = x; x <= area_.high.x; x = end) {
        end = x + 1;
        if (!desert(x, y)) continue;
        while (end <= area_.high.x && desert(end, y)) ++end;
        const Point at = grid_.middle(static_cast<double>(x) - 0.5, static_cast<double>(y) + 0.5);
        add({Rectangle{
            at, side * static_cast<double>(end - x), side, 0, {dark_square, std::nullopt}}});
      }
    }
    Path lines{{}, {std::nullopt, dark_square, 1.5}};
    for (double x = side; x < width_; x += side) {
      lines.segments.push_back(move_to({x, 0}));
      lines.segments.push_back(line_to({x, height_}));
    }
    for (double y = side; y < height_; y += side) {
      lines.segments.push_back(move_to({0, y}));
      lines.segments.push_back(line_to({width_, y}));
    }
    if (!lines.segments.empty()) add({std::move(lines)});
    add(goal_mark(grid_.middle(puzzle_.goal)));
    const Window window{area_.low.x, area_.low.y, static_cast<std::int64_t>(area_.width()),
                        static_cast<std::int64_t>(area_.height())};
    margins_ = add_coordinates(scene_, grid_, window, 30 * zoom_, 0, height_);
  }

  void add_army(const March& march) {
    std::optional<Film> film;
    if (puzzle_.tuples.empty() && !march.moves.empty() && march.moves.size() <= most_film)
      film = film_of_march(march);
    for (std::size_t i = 0; i < march.army.size(); ++i) {
      Shape peg = peg_shape(march.army[i], march.platoon[i]);
      const std::vector<Key>* keys = film ? &film->pegs[area_.index(march.army[i])] : nullptr;
      if (keys != nullptr && !keys->empty())
        add({Actor{"", {std::move(peg)}, *keys}});
      else
        add(std::move(peg));
    }
    if (film) scene_.seconds = film->seconds;
  }

  void add_weights(const peg_army::Weights& weights) {
    const double size = fitting_size("00000", 34, 84);  // one size for all, whatever their length
    for (std::uint64_t i = 0; i < weights.values.size(); ++i) {
      const std::string words = weight_words(weights.values[i]);
      const Point at = grid_.middle(weights.box.square(i));
      add({Text{{at.x, at.y + 0.36 * size}, words, size, ink}});
    }
  }

  Picture take(const std::vector<std::string>& sentences, bool is_drawn) {
    const double margin = 28 * zoom_;
    if (!is_drawn) width_ = height_ = 0;
    const double width = std::max(margins_.left, margin) + width_ + margin;
    const double more = std::max(0.0, 600 - width);
    scene_.corner = {-std::max(margins_.left, margin) - more / 2, -margin};
    scene_.width = width + more;
    scene_.height = height_ + margin + margins_.below;
    if (is_drawn) add_legend(scene_, legend(), zoom_);
    add_sentences(scene_, sentences, is_drawn ? zoom_ : 1);
    scene_.height += 12 * zoom_;
    scene_.on_card = true;
    return {std::move(scene_), is_drawn ? std::optional(grid_) : std::nullopt, {}, side / 2, zoom_};
  }

private:
  void add(Shape shape) { scene_.shapes.push_back(std::move(shape)); }

  Shape peg_shape(Square square, std::uint8_t platoon) const {
    const Colour fill = platoon == no_platoon ? hole_fill : platoon_colours[platoon];
    const Point at = grid_.middle(square);
    Group group;
    group.title = name(square);
    group.shapes.push_back({Circle{at, peg_radius, {fill, peg_outline, 3}}});
    if (platoon != no_platoon)
      group.shapes.push_back({Text{{at.x, at.y + 15},
                                   std::string(1, letter_of_platoon(platoon)),
                                   42,
                                   platoon % 2 == 0 ? white : Colour{0},
                                   Text::Anchor::middle,
                                   true}});
    return {std::move(group)};
  }

  Film film_of_march(const March& march) const {
    std::vector<std::uint8_t> pegs(area_.squares(), 0);
    std::vector<Point> middles;
    for (std::uint64_t i = 0; i < area_.squares(); ++i)
      middles.push_back(grid_.middle(area_.square(i)));
    for (const Square square : march.army) pegs[area_.index(square)] = 1;
    const auto index = [&](Square at, Square by) {
      return static_cast<std::uint32_t>(area_.index(*shifted(at, by)));
    };
    std::vector<peg_solitaire::HoleJump> jumps;
    for (const Move& move : march.moves) {
      const peg_army::Tuple& tuple = tuples_of(puzzle_)[move.tuple];
      jumps.push_back({index(move.at, tuple.taken[0]), index(move.at, tuple.taken[1]),
                       index(move.at, tuple.put)});
    }
    return film_of(pegs, jumps, middles);
  }

  static std::vector<LegendItem> legend() {
    return {{"desert: no peg starts here", 36,
             [](Point at, double zoom) {
               return Shape{Rectangle{at - Point{16 * zoom, 16 * zoom},
                                      32 * zoom,
                                      32 * zoom,
                                      0,
                                      {dark_square, faint, 1.5 * zoom}}};
             }},
            goal_item("goal")};
  }

  const Puzzle& puzzle_;
  const Area area_;
  Grid grid_;
  double width_ = 0, height_ = 0, zoom_ = 1;
  CoordinateMargins margins_;
  Scene scene_;
};

}  // namespace

Picture picture(const Puzzle& puzzle, const Answer& answer, std::string_view position) {
  const March march = march_of(puzzle, answer);
  const peg_army::Weights* const weights = weights_of(answer);
  const Area area = area_of(puzzle, march, weights);
  const bool is_drawn = can_be_drawn(area);
  std::vector<std::string> remarks;
  if (!is_drawn) remarks.emplace_back("Too much of the plane to be drawn.");
  if (march.moves.size() < answer.moves.size())
    remarks.push_back(fmt::format("{} at the end are not legal and not drawn.",
                                  counted(answer.moves.size() - march.moves.size(), "move")));
  Drawing drawing(puzzle, area);
  if (is_drawn) {
    drawing.add_ground();
    drawing.add_army(march);
    if (weights != nullptr) drawing.add_weights(*weights);
  }
  const std::string head = headline(puzzle);
  const std::vector<std::string> said = sentences_of(puzzle, answer, march);
  std::vector<std::string> sentences{"Peg army: " + head + "."};
  sentences.insert(sentences.end(), remarks.begin(), remarks.end());
  sentences.insert(sentences.end(), said.begin(), said.end());
  Picture picture = drawing.take(sentences, is_drawn);
  picture.scene.title = "Peg army: " + head;
  picture.scene.description = as_comments(sentences);
  picture.scene.description += position;
  return picture;
}

}  // namespace hardboard::draw
