#include "draw/planar_3sat.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <utility>
#include <vector>

#include "draw/legend.h"
#include "draw/lettering.h"
#include "draw/palette.h"
#include "draw/points.h"
#include "draw/sentence.h"
#include "draw/words.h"
#include "problems/planar_3sat/crossings.h"

namespace hardboard::draw {
namespace {

using formulas::Literal;
using planar_3sat::Clause;
using planar_3sat::Leg;

constexpr std::size_t most_drawn = 2000;
constexpr double leg_gap = 44, box_gap = 36, half_box = 30, rise = 64, margin = 70;
constexpr Colour true_fill{0x45a566}, true_line{0x1c5c34};

// The bars and legs of one side, as coordinates along the line and levels away from it.
struct Side {
  const std::vector<Clause>& clauses;
  int sign;  // of its literals; those above are positive
  std::vector<Leg> legs = planar_3sat::legs_of(clauses);
  std::vector<std::uint32_t> levels = planar_3sat::levels_of(clauses, legs);
  std::vector<double> x{};  // by leg
};

class Drawing {
public:
  Drawing(const planar_3sat::Puzzle& puzzle, const formulas::Assignment& assignment)
      : puzzle_(puzzle),
        assignment_(assignment),
        has_values_(puzzle.variables > 0 && assignment.size() == puzzle.variables),
        sides_{Side{puzzle.above, 1}, Side{puzzle.below, -1}} {
    place();
  }

  Picture draw() {
    for (const Side& side : sides_) add_side(side);
    add_boxes();
    add_legend(scene_, legend(), zoom_);
    Picture picture;
    picture.scene = std::move(scene_);
    picture.zoom = zoom_;
    return picture;
  }

private:
  void place() {
    const std::size_t n = puzzle_.variables;
    std::array<std::vector<std::size_t>, 2> degrees;
    for (std::size_t s = 0; s < 2; ++s) {
      degrees[s].assign(n + 1, 0);
      for (const Leg& leg : sides_[s].legs) ++degrees[s][leg.variable];
    }
    double x = 0;
    for (std::size_t v = 1; v <= n; ++v) {
      const auto most = static_cast<double>(std::max(degrees[0][v], degrees[1][v]));
      const double width = std::max(2 * half_box, leg_gap * most);
      boxes_.emplace_back(x, width);
      x += width + box_gap;
    }
    double highest[2] = {half_box, half_box};
    for (std::size_t s = 0; s < 2; ++s) {
      std::size_t place = 0;
      for (std::size_t i = 0; i < sides_[s].legs.size(); ++i) {
        const std::uint32_t v = sides_[s].legs[i].variable;
        place = i > 0 && sides_[s].legs[i - 1].variable == v ? place + 1 : 0;
        const auto [left, width] = boxes_[v - 1];
        sides_[s].x.push_back(left + width * (static_cast<double>(place) + 0.5) /
                                         static_cast<double>(degrees[s][v]));
      }
      for (const std::uint32_t level : sides_[s].levels)
        highest[s] = std::max(highest[s], height(level));
    }
    scene_.width = std::max(least_width, std::max(0.0, x - box_gap) + 2 * margin);
    scene_.corner = {-margin - (scene_.width - std::max(0.0, x - box_gap) - 2 * margin) / 2,
                     -highest[0] - margin};
    scene_.height = highest[0] + highest[1] + 2 * margin;
    zoom_ = std::max(1.0, scene_.width / 1200);
  }

  static double height(std::uint32_t level) { return half_box + rise * (level + 1.0); }

  bool is_true(Literal literal) const {
    return has_values_ && formulas::is_true(assignment_, literal);
  }

  void add_line(Point from, Point to, bool thick) {
    scene_.shapes.push_back({Path{{move_to(from), line_to(to)},
                                  {std::nullopt, thick ? true_line : faint, thick ? 8.0 : 3.0}}});
  }

  void add_side(const Side& side) {
    std::vector<std::array<double, 2>> ends(side.clauses.size(), {1e300, -1e300});
    for (std::size_t i = 0; i < side.legs.size(); ++i) {
      auto& [first, last] = ends[side.legs[i].clause];
      first = std::min(first, side.x[i]);
      last = std::max(last, side.x[i]);
    }
    const double up = -side.sign;  // y grows downward
    for (std::size_t i = 0; i < side.legs.size(); ++i) {
      const auto [variable, clause] = side.legs[i];
      const double y = up * height(side.levels[clause]);
      const Literal literal = side.sign * static_cast<Literal>(variable);
      add_line({side.x[i], up * half_box}, {side.x[i], y}, is_true(literal));
    }
    for (std::size_t i = 0; i < side.clauses.size(); ++i)
      add_bar(side, i, ends[i], up * height(side.levels[i]));
  }

  void add_bar(const Side& side, std::size_t i, const std::array<double, 2>& ends, double y) {
    const Clause& clause = side.clauses[i];
    const bool holds = std::any_of(clause.begin(), clause.end(), [&](std::uint32_t v) {
      return is_true(side.sign * static_cast<Literal>(v));
    });
    constexpr double half = 13;
    Group group;
    group.title = fmt::format("clause {} {} the line: {}", i + 1, side.sign > 0 ? "above" : "below",
                              fmt::join(clause, " "));
    group.shapes.push_back({Rectangle{{ends[0] - half, y - half},
                                      ends[1] - ends[0] + 2 * half,
                                      2 * half,
                                      half,
                                      {has_values_ && holds ? true_fill : dark_square, ink, 2}}});
    const std::string words = std::to_string(i + 1);
    group.shapes.push_back({Text{{(ends[0] + ends[1]) / 2, y + 7},
                                 words,
                                 fitting_size(words, 20, 2 * half),
                                 has_values_ && holds ? white : ink}});
    scene_.shapes.push_back({std::move(group)});
  }

  void add_boxes() {
    for (std::uint32_t v = 1; v <= puzzle_.variables; ++v) {
      const auto [left, width] = boxes_[v - 1];
      const bool filled = is_true(static_cast<Literal>(v));
      Group group;
      group.title = fmt::format("variable {}", v);
      if (has_values_) group.title += filled ? ": true" : ": false";
      group.shapes.push_back({Rectangle{
          {left, -half_box}, width, 2 * half_box, 10, {filled ? true_fill : white, ink, 3}}});
      const std::string words = std::to_string(v);
      group.shapes.push_back({Text{{left + width / 2, 10},
                                   words,
                                   fitting_size(words, 28, 1.6 * half_box),
                                   filled ? white : ink,
                                   Text::Anchor::middle,
                                   true}});
      scene_.shapes.push_back({std::move(group)});
    }
  }

  std::vector<LegendItem> legend() const {
    const auto box = [](Colour fill) {
      return [fill](Point at, double zoom) {
        return Shape{Rectangle{at - Point{14 * zoom, 14 * zoom},
                               28 * zoom,
                               28 * zoom,
                               5 * zoom,
                               {fill, ink, 2 * zoom}}};
      };
    };
    const auto bar = [](Colour fill) {
      return [fill](Point at, double zoom) {
        return Shape{Rectangle{at - Point{22 * zoom, 9 * zoom},
                               44 * zoom,
                               18 * zoom,
                               9 * zoom,
                               {fill, ink, 2 * zoom}}};
      };
    };
    std::vector<LegendItem> items;
    if (has_values_) {
      items.push_back({"true variables", 30, box(true_fill)});
      items.push_back({"false variables", 30, box(white)});
      items.push_back({"clauses that hold", 46, bar(true_fill)});
    } else {
      items.push_back({"variables", 30, box(white)});
      items.push_back({"clauses: above the line one variable must be true, below it one false", 46,
                       bar(dark_square)});
    }
    return items;
  }

  const planar_3sat::Puzzle& puzzle_;
  const formulas::Assignment& assignment_;
  const bool has_values_;
  std::array<Side, 2> sides_;
  std::vector<std::pair<double, double>> boxes_;  // by variable: left edge and width
  double zoom_ = 1;
  Scene scene_;
};

}  // namespace

Picture planar_3sat_picture(const planar_3sat::Puzzle& puzzle,
                            const formulas::Assignment& assignment, std::string title,
                            std::string_view position) {
  Picture picture = puzzle.variables + puzzle.clauses() <= most_drawn
                        ? Drawing(puzzle, assignment).draw()
                        : sentence(title + ": too many to be drawn");
  picture.scene.title = std::move(title);
  picture.scene.description = as_comment(picture.scene.title + ".");
  picture.scene.description += position;
  picture.scene.on_card = true;
  return picture;
}

}  // namespace hardboard::draw
