#include "draw/legend.h"

#include <algorithm>
#include <fmt/format.h>
#include <functional>

#include "draw/arrows.h"
#include "draw/palette.h"
#include "draw/pieces.h"

namespace hardboard::draw {
namespace {

// The same little sign as the windows in the pieces: a disc in the colour, a white one in it.
Shape budget_sign(Point at, std::uint32_t budget, double zoom) {
  const PieceColours colours = colours_of_budget(budget);
  Group group;
  group.shapes.push_back({Circle{at, 16 * zoom, {colours.fill, colours.outline, 1.5 * zoom}}});
  append_window(group.shapes, at, budget, 0.85 * zoom);
  return {std::move(group)};
}

Shape arrow_sign(Point at, double zoom) {
  const Curve curve{{at.x - 24 * zoom, at.y},
                    {at.x - 8 * zoom, at.y},
                    {at.x + 8 * zoom, at.y},
                    {at.x + 24 * zoom, at.y}};
  return arrow_shape(curve, zoom);
}

struct Item {
  std::string words;
  double sign_width;
  std::function<Shape(Point)> sign;
};

std::vector<Item> dot_items(const LegendContent& content, double zoom) {
  std::set<std::uint32_t> dots;
  for (const std::uint32_t budget : content.budgets) dots.insert(std::min(budget, most_dots));
  std::vector<Item> list;
  for (const std::uint32_t dot : dots) {
    const std::string more = dot == most_dots ? " or more" : "";
    list.push_back({budget_words(dot) + more, 24, [=](Point at) {
                      return Shape{Stamp{dot, at, zoom, ""}};  // symbol numbers are budgets
                    }});
  }
  return list;
}

std::vector<Item> budget_items(const LegendContent& content, double zoom) {
  std::vector<Item> list;
  std::uint32_t shown = 0;
  for (const std::uint32_t budget : content.budgets) {
    // Of many different large budgets a few examples are enough.
    if (budget > 2 && budget != unlimited && shown++ == 3) {
      list.push_back({"and so on", 0, {}});
    }
    if (budget > 2 && budget != unlimited && shown > 3) continue;
    list.push_back(
        {budget_words(budget), 32, [=](Point at) { return budget_sign(at, budget, zoom); }});
  }
  return list;
}

std::vector<Item> items(const LegendContent& content, double zoom) {
  std::vector<Item> list = content.dots ? dot_items(content, zoom) : budget_items(content, zoom);
  if (content.last) {
    list.push_back({"must remain last", 36, [=](Point at) { return last_mark(at, 0.36 * zoom); }});
  }
  if (content.goal) {
    list.push_back(
        {"the last piece must end here", 36, [=](Point at) { return goal_mark(at, 0.36 * zoom); }});
  }
  if (content.moves) {
    list.push_back({content.numbers ? "captures, numbered in order" : "captures", 48,
                    [=](Point at) { return arrow_sign(at, zoom); }});
  }
  return list;
}

}  // namespace

double text_width(const std::string& words, double size) {
  return 0.56 * size * static_cast<double>(words.size());
}

void add_legend(Scene& scene, const LegendContent& content, double zoom) {
  const double size = 24 * zoom, line_height = 44 * zoom, space = 34 * zoom, margin = 28 * zoom;
  const double left = scene.corner.x + margin;
  const double right = scene.corner.x + scene.width - margin;
  double x = left;
  double y = scene.corner.y + scene.height + 8 * zoom;
  for (const Item& item : items(content, zoom)) {
    const double sign_width = item.sign_width * zoom;
    const double width = sign_width + 10 * zoom + text_width(item.words, size);
    if (x > left && x + width > right) {
      x = left;
      y += line_height;
    }
    if (item.sign) scene.shapes.push_back(item.sign({x + sign_width / 2, y}));
    scene.shapes.push_back({Text{{x + sign_width + 10 * zoom, y + 0.35 * size},
                                 item.words,
                                 size,
                                 ink,
                                 Text::Anchor::start,
                                 false}});
    x += width + space;
  }
  scene.height = y + 0.75 * line_height - scene.corner.y;
}

Shape card(const Scene& scene) {
  const double border = 2;
  return {Rectangle{{scene.corner.x + border, scene.corner.y + border},
                    scene.width - 2 * border,
                    scene.height - 2 * border,
                    16,
                    {paper, dark_square, border}}};
}

Shape last_mark(Point centre, double scale) {
  return {Circle{centre, 45 * scale, {mark_tint, mark, 5 * scale}}};
}

Shape goal_mark(Point centre, double scale) {
  using Kind = Segment::Kind;
  const double outer = 45 * scale, inner = 22 * scale;
  Path path{{}, {std::nullopt, mark, 7 * scale}};
  for (const double sx : {-1.0, 1.0}) {
    for (const double sy : {-1.0, 1.0}) {
      const double x = centre.x + sx * outer, y = centre.y + sy * outer;
      path.segments.push_back({Kind::move, {centre.x + sx * inner, y}, {}, {}});
      path.segments.push_back({Kind::line, {x, y}, {}, {}});
      path.segments.push_back({Kind::line, {x, centre.y + sy * inner}, {}, {}});
    }
  }
  return {std::move(path)};
}

std::vector<std::string> numbered_lines(const std::vector<std::string>& words, std::size_t most,
                                        double size, double fit) {
  std::vector<std::string> lines;
  std::string line;
  for (std::size_t i = 0; i < std::min(words.size(), most + 1); ++i) {
    const std::string word = i == most ? "..." : fmt::format("{}. {}", i + 1, words[i]);
    if (!line.empty() && text_width(line + ", " + word, size) > fit) {
      lines.push_back(line);
      line.clear();
    }
    line += (line.empty() ? "" : ", ") + word;
  }
  if (!line.empty()) lines.push_back(line);
  return lines;
}

}  // namespace hardboard::draw
