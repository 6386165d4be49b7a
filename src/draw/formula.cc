#include "draw/formula.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "base/counted.h"
#include "draw/graph_layout.h"
#include "draw/legend.h"
#include "draw/lettering.h"
#include "draw/palette.h"
#include "draw/points.h"
#include "draw/sentence.h"
#include "draw/words.h"

namespace hardboard::draw {
namespace {

using formulas::Assignment;
using formulas::Cnf;
using formulas::Literal;

constexpr std::size_t most_nodes = 1500, most_lines = 10'000, most_rows = 1000;
constexpr double radius = 32, half = 20, margin = 80;
constexpr double row_height = 80, column_width = 70, dot = 11;  // of pictures in rows
constexpr Colour true_fill{0x45a566}, true_line{0x1c5c34};

class Drawing {
public:
  Drawing(const Cnf& cnf, const std::vector<PrefixRow>& rows, const Assignment& assignment)
      : cnf_(cnf),
        rows_(rows),
        has_values_(assignment.size() == cnf.variables && !cnf.literals.empty()),
        assignment_(assignment) {
    place();
  }

  Picture draw() {
    if (rows_.empty())
      add_lines();
    else
      add_rows();
    add_clauses();
    add_variables();
    add_legend(scene_, legend(), zoom_);
    Picture picture;
    picture.scene = std::move(scene_);
    picture.zoom = zoom_;
    picture.vertices.assign(places_.begin(), places_.begin() + cnf_.variables);
    picture.place_radius = radius;
    return picture;
  }

private:
  Point variable(std::uint32_t v) const { return places_[v - 1]; }
  Point clause(std::size_t i) const { return places_[cnf_.variables + i]; }
  bool is_true(Literal literal) const {
    return has_values_ && formulas::is_true(assignment_, literal);
  }

  void place() {
    if (rows_.empty())
      place_freely();
    else
      place_in_rows();
    Point low{rows_.empty() ? 0.0 : -60.0, 0}, high;  // signs of quantifiers stand on the left
    for (const Point p : places_) {
      low = {std::min(low.x, p.x), std::min(low.y, p.y)};
      high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
    scene_.corner = low - Point{margin, margin};
    scene_.width = std::max(least_width, high.x - low.x + 2 * margin);
    scene_.height = high.y - low.y + 2 * margin;
    zoom_ = std::max(1.0, std::max(scene_.width, scene_.height) / 1200);
  }

  void place_freely() {
    std::vector<graph_capture::Edge> edges;
    for (std::size_t i = 0; i < cnf_.size(); ++i)
      for (const Literal literal : cnf_.clause(i))
        edges.push_back({{formulas::variable_of(literal)},
                         {static_cast<std::uint32_t>(cnf_.variables + i + 1)}});
    std::sort(edges.begin(), edges.end());
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    places_ = layout(static_cast<std::uint32_t>(cnf_.variables + cnf_.size()), edges);
  }

  // Each variable has a row of its own, each clause a column, so that no lines cross but at right
  // angles.
  void place_in_rows() {
    places_.resize(cnf_.variables + cnf_.size());
    is_left_out_.assign(cnf_.variables + 1, true);
    double y = 0;
    for (const PrefixRow& row : rows_) {
      const double top = y;
      for (const std::uint32_t v : row.variables) {
        places_[v - 1] = {0, y};
        is_left_out_[v] = false;
        y += row_height;
      }
      scene_.shapes.push_back(
          {Text{{-90, (top + y - row_height) / 2 + 16}, row.quantifier, 44, ink}});
      y += row_height / 2;
    }
    for (std::size_t i = 0; i < cnf_.size(); ++i)
      places_[cnf_.variables + i] = {column_width * static_cast<double>(i + 1), y};
  }

  void add_rows() {
    for (std::uint32_t v = 1; v <= cnf_.variables; ++v) {
      if (is_left_out_[v]) continue;
      const Point right{column_width * static_cast<double>(cnf_.size()), variable(v).y};
      scene_.shapes.push_back(
          {Path{{move_to(variable(v)), line_to(right)}, {std::nullopt, dark_square, 2}}});
    }
    for (std::size_t i = 0; i < cnf_.size(); ++i) {
      double top = clause(i).y;
      for (const Literal literal : cnf_.clause(i))
        top = std::min(top, variable(formulas::variable_of(literal)).y);
      scene_.shapes.push_back(
          {Path{{move_to({clause(i).x, top}), line_to(clause(i))}, {std::nullopt, faint, 2.5}}});
      for (const Literal literal : cnf_.clause(i)) {
        const Point at{clause(i).x, variable(formulas::variable_of(literal)).y};
        scene_.shapes.push_back({Circle{at, dot, {literal < 0 ? white : ink, ink, 3}}});
      }
    }
  }

  void add_lines() {
    for (std::size_t i = 0; i < cnf_.size(); ++i)
      for (const Literal literal : cnf_.clause(i)) {
        Path line{
            {move_to(clause(i)), line_to(variable(formulas::variable_of(literal)))},
            {std::nullopt, is_true(literal) ? true_line : faint, is_true(literal) ? 7.0 : 2.5}};
        if (literal < 0) line.style.dash = 10;
        scene_.shapes.push_back({std::move(line)});
      }
  }

  void add_clauses() {
    for (std::size_t i = 0; i < cnf_.size(); ++i) {
      const Point p = clause(i);
      Group group;
      group.title = fmt::format("clause {}: {}", i + 1, fmt::join(cnf_.clause(i), " "));
      group.shapes.push_back(
          {Rectangle{p - Point{half, half}, 2 * half, 2 * half, 6, {dark_square, ink, 2}}});
      const std::string words = std::to_string(i + 1);
      group.shapes.push_back(
          {Text{{p.x, p.y + 7}, words, fitting_size(words, 20, 1.8 * half), ink}});
      scene_.shapes.push_back({std::move(group)});
    }
  }

  void add_variables() {
    for (std::uint32_t v = 1; v <= cnf_.variables; ++v) {
      if (!is_left_out_.empty() && is_left_out_[v]) continue;
      const Point p = variable(v);
      const bool filled = is_true(static_cast<Literal>(v));
      Group group;
      group.title = fmt::format("variable {}", v);
      if (has_values_) group.title += filled ? ": true" : ": false";
      group.shapes.push_back({Circle{p, radius, {filled ? true_fill : white, ink, 3}}});
      const std::string words = std::to_string(v);
      group.shapes.push_back({Text{{p.x, p.y + 10},
                                   words,
                                   fitting_size(words, 28, 1.6 * radius),
                                   filled ? white : ink,
                                   Text::Anchor::middle,
                                   true}});
      scene_.shapes.push_back({std::move(group)});
    }
  }

  std::vector<LegendItem> legend() const {
    const auto small_dot = [](Colour fill) {
      return [fill](Point at, double zoom) {
        return Shape{Circle{at, 9 * zoom, {fill, ink, 2.5 * zoom}}};
      };
    };
    std::vector<LegendItem> items;
    if (has_values_) {
      const auto is_positive = [](Literal literal) { return literal > 0; };
      const auto [begin, end] = std::pair(assignment_.begin(), assignment_.end());
      if (std::any_of(begin, end, is_positive))
        items.push_back(disc_item("true variables", true_fill));
      if (!std::all_of(begin, end, is_positive))
        items.push_back(disc_item("false variables", white));
      items.push_back(line_item("true literals", true_line, 7));
    } else {
      items.push_back(disc_item("variables", white));
    }
    items.push_back(box_item("clauses", dark_square));
    if (rows_.empty()) {
      items.push_back(line_item("positive literals", faint, 2.5));
      items.push_back(line_item("negated literals", faint, 2.5, 10));
    } else {
      items.push_back({"positive literals", 30, small_dot(ink)});
      items.push_back({"negated literals", 30, small_dot(white)});
    }
    return items;
  }

  const Cnf& cnf_;
  const std::vector<PrefixRow>& rows_;
  const bool has_values_;
  const Assignment& assignment_;
  std::vector<Point> places_;      // of variables, then of clauses
  std::vector<bool> is_left_out_;  // of variables without a row; empty if there are no rows
  double zoom_ = 1;
  Scene scene_;
};

}  // namespace

Picture formula_picture(const Cnf& cnf, const std::vector<PrefixRow>& rows,
                        const Assignment& assignment, std::string title,
                        std::string_view position) {
  const bool is_small =
      cnf.variables + cnf.size() <= most_nodes && cnf.literals.size() <= most_lines;
  Picture picture = !is_small                         ? sentence(title + ": too many to be drawn")
                    : cnf.variables + cnf.size() == 0 ? sentence("no variables and no clauses")
                                                      : Drawing(cnf, rows, assignment).draw();
  Scene& scene = picture.scene;
  scene.title = std::move(title);
  scene.description = as_comment(scene.title);
  scene.description += position;
  scene.height += 12 * picture.zoom;
  scene.on_card = true;
  return picture;
}

std::string clause_lines(const Cnf& cnf, const Assignment& assignment) {
  const bool has_values = assignment.size() == cnf.variables;
  std::string text;
  for (std::size_t i = 0; i < std::min(cnf.size(), most_rows); ++i) {
    text += fmt::format("{}:", i + 1);
    for (const Literal literal : cnf.clause(i))
      text += fmt::format(" {}{}", literal,
                          has_values && formulas::is_true(assignment, literal) ? "*" : "");
    text += '\n';
  }
  if (cnf.size() > most_rows)
    text += fmt::format("and {}\n", counted(cnf.size() - most_rows, "clause"));
  return text;
}

}  // namespace hardboard::draw
