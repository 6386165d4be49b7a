#include "draw/legend.h"

#include <algorithm>
#include <fmt/format.h>

#include "draw/arrows.h"
#include "draw/lettering.h"
#include "draw/palette.h"
#include "draw/points.h"
#include "puzzles/budgets.h"

namespace hardboard::draw {
namespace {

// The sign for a budget looks like the windows of the pieces: a white disc in a disc of the colour.
Shape budget_sign(Point at, std::uint32_t budget, double zoom) {
  const PieceColours colours = colours_of_budget(budget);
  Group group;
  group.shapes.push_back({Circle{at, 16 * zoom, {colours.fill, colours.outline, 1.5 * zoom}}});
  append_window(group.shapes, at, budget, 0.85 * zoom);
  return {std::move(group)};
}

Text line_of(Point at, std::string words, double size) {
  return {at, std::move(words), size, ink, Text::Anchor::start, false};
}

}  // namespace

void add_legend(Scene& scene, const std::vector<LegendItem>& items, double zoom) {
  if (items.empty()) return;
  const double size = words_size * zoom, line_height = 44 * zoom, space = 34 * zoom,
               margin = 28 * zoom, gap = 10 * zoom;
  const double left = scene.corner.x + margin;
  const double right = scene.corner.x + scene.width - margin;
  double x = left;
  double y = scene.corner.y + scene.height + 18 * zoom;
  for (const LegendItem& item : items) {
    const double sign_width = item.sign ? item.sign_width * zoom + gap : 0;
    // An item that is wider than the picture has several lines.
    const std::vector<std::string> lines =
        wrapped(item.words, size, std::max(right - left - sign_width, 0.0));
    double width = 0;
    for (const std::string& line : lines)
      width = std::max(width, sign_width + text_width(line, size));
    if (x > left && x + width > right) {
      x = left;
      y += line_height;
    }
    if (item.sign) scene.shapes.push_back(item.sign({x + item.sign_width * zoom / 2, y}, zoom));
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (i > 0) y += 0.75 * line_height;
      scene.shapes.push_back({line_of({x + sign_width, y + 0.35 * size}, lines[i], size)});
    }
    x += width + space;
  }
  scene.height = y + 0.75 * line_height - scene.corner.y;
}

void add_sentences(Scene& scene, const std::vector<std::string>& sentences, double zoom) {
  const double size = words_size * zoom, line_height = 1.35 * size, margin = 28 * zoom;
  double y = scene.corner.y + scene.height + 0.5 * size;
  for (const std::string& sentence : sentences) {
    for (std::string& line : wrapped(sentence, size, scene.width - 2 * margin)) {
      scene.shapes.push_back(
          {line_of({scene.corner.x + margin, y + 0.35 * size}, std::move(line), size)});
      y += line_height;
    }
    y += 0.2 * size;
  }
  if (!sentences.empty()) scene.height = y - scene.corner.y;
}

std::string numbered(const std::vector<std::string>& words, std::size_t most) {
  std::string sentence;
  for (std::size_t i = 0; i < std::min(words.size(), most); ++i)
    sentence += fmt::format("{}{}.{}{}", i == 0 ? "" : ", ", i + 1, no_break, words[i]);
  return words.size() > most ? sentence + ", ..." : sentence;
}

std::vector<LegendItem> dot_items(const std::set<std::uint32_t>& budgets, BudgetOf of) {
  std::set<std::uint32_t> dots;
  for (const std::uint32_t budget : budgets) dots.insert(std::min(budget, most_dots));
  std::vector<LegendItem> items;
  for (const std::uint32_t dot : dots) {
    const std::string more = dot == most_dots ? " or more" : "";
    items.push_back({budget_words(dot, of) + more, 24, [dot](Point at, double zoom) {
                       return Shape{Group{"", dot_symbol(dot).shapes, at, zoom}};
                     }});
  }
  return items;
}

std::vector<LegendItem> budget_items(const std::set<std::uint32_t>& budgets, BudgetOf of) {
  constexpr std::uint32_t most_examples = 3;
  std::vector<LegendItem> items;
  std::uint32_t large = 0;
  for (const std::uint32_t budget : budgets) {
    const bool is_large = budget > 2 && budget != unlimited_budget;
    if (is_large && ++large > most_examples) {
      if (large == most_examples + 1) items.push_back({"and so on", 0, {}});
      continue;
    }
    items.push_back({budget_words(budget, of), 32,
                     [budget](Point at, double zoom) { return budget_sign(at, budget, zoom); }});
  }
  return items;
}

LegendItem disc_item(std::string words, Colour fill) {
  return {std::move(words), 30, [fill](Point at, double zoom) {
            return Shape{Circle{at, 14 * zoom, {fill, ink, 2 * zoom}}};
          }};
}

LegendItem box_item(std::string words, Colour fill) {
  return {
      std::move(words), 30, [fill](Point at, double zoom) {
        const Point half{14 * zoom, 14 * zoom};
        return Shape{Rectangle{at - half, 28 * zoom, 28 * zoom, 4 * zoom, {fill, ink, 2 * zoom}}};
      }};
}

LegendItem line_item(std::string words, Colour colour, double width, double dash) {
  return {std::move(words), 50, [=](Point at, double zoom) {
            const Point half{24 * zoom, 0};
            Path path{{move_to(at - half), line_to(at + half)},
                      {std::nullopt, colour, width * zoom, dash * zoom}};
            return Shape{std::move(path)};
          }};
}

LegendItem last_item() {
  return {"must remain last", 36, [](Point at, double zoom) { return last_mark(at, 0.36 * zoom); }};
}

LegendItem goal_item(std::string words) {
  return {std::move(words), 36, [](Point at, double zoom) { return goal_mark(at, 0.36 * zoom); }};
}

LegendItem arrow_item(std::string words, double width) {
  return {std::move(words), 48, [width](Point at, double zoom) {
            const Point half{24 * zoom, 0}, third{8 * zoom, 0};
            return arrow_shape({at - half, at - third, at + third, at + half}, width * zoom);
          }};
}

Shape last_mark(Point centre, double scale) {
  return {Circle{centre, 45 * scale, {mark_tint, mark, 5 * scale}}};
}

Shape goal_mark(Point centre, double scale) {
  const double outer = 45 * scale, inner = 22 * scale;
  Path path{{}, {std::nullopt, mark, 7 * scale}};
  for (const double sx : {-1.0, 1.0}) {
    for (const double sy : {-1.0, 1.0}) {
      const Point corner = centre + Point{sx * outer, sy * outer};
      path.segments.push_back(move_to({centre.x + sx * inner, corner.y}));
      path.segments.push_back(line_to(corner));
      path.segments.push_back(line_to({corner.x, centre.y + sy * inner}));
    }
  }
  return {std::move(path)};
}

}  // namespace hardboard::draw
