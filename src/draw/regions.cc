#include "draw/regions.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "draw/palette.h"
#include "draw/points.h"

namespace hardboard::draw {
namespace {

constexpr double spacing = 12;  // of hatching lines
constexpr double inset = 4;     // of outlines, so that neighbouring regions stay apart
constexpr std::size_t most_tags = 60;

const RegionColours& colours_of(Region region) {
  return region_colours[static_cast<std::size_t>(region)];
}

Hatching hatching_of(Region region) {
  return region == Region::first ? Hatching::rising : Hatching::falling;
}

double dash_of(Region region, double zoom) {
  return region == Region::first ? 0 : 12 * zoom;
}

// The region's letter on a small plate.
Shape tag(Point at, Region region, double zoom) {
  const double half = 13 * zoom, size = 20 * zoom;
  Group group;
  group.shapes.push_back({Rectangle{{at.x - half, at.y - half},
                                    2 * half,
                                    2 * half,
                                    4 * zoom,
                                    {colours_of(region).line, paper, 1.5 * zoom}}});
  group.shapes.push_back({Text{{at.x, at.y + 0.36 * size},
                               std::string(letter_of(region)),
                               size,
                               paper,
                               Text::Anchor::middle,
                               true}});
  return {std::move(group)};
}

// Lines that hatch a disc.
std::vector<Segment> disc_hatching(Point centre, double radius, Region region) {
  const Point along = region == Region::first ? unit({1, -1}) : unit({1, 1});
  const Point across = turned(along);
  std::vector<Segment> segments;
  for (double at = spacing * std::ceil(-radius / spacing); at < radius; at += spacing) {
    const double half = std::sqrt(std::max(0.0, radius * radius - at * at));
    segments.push_back(move_to(centre + at * across - half * along));
    segments.push_back(line_to(centre + at * across + half * along));
  }
  return segments;
}

}  // namespace

void add_region(Scene& scene, const Grid& grid, std::span<const Square> squares, Region region,
                double zoom) {
  if (squares.empty()) return;
  const RegionColours& colours = colours_of(region);
  const std::vector<Square> set = sorted_set(squares);
  const std::vector<Segment> loops = outline(grid, set, inset * zoom);
  const auto add = [&](std::vector<Segment> segments, const Style& style) {
    scene.shapes.push_back({Path{std::move(segments), style}});
  };
  add(loops, {colours.tint, std::nullopt});
  add(hatching(grid, set, hatching_of(region), spacing * zoom, inset * zoom),
      {std::nullopt, colours.line, 1.6 * zoom, 0, 0.55});
  add(loops, {std::nullopt, colours.line, 4 * zoom, dash_of(region, zoom)});

  const std::vector<std::uint32_t> part = parts_of(grid, set);
  const std::uint32_t parts = *std::max_element(part.begin(), part.end()) + 1;
  if (parts > most_tags) return;
  std::vector<Square> first(parts);  // the upper left square of each part
  std::vector<bool> found(parts, false);
  for (std::size_t i = 0; i < set.size(); ++i) {
    Square& best = first[part[i]];
    const bool is_better =
        !found[part[i]] || set[i].y > best.y || (set[i].y == best.y && set[i].x < best.x);
    if (is_better) best = set[i];
    found[part[i]] = true;
  }
  for (const Square square : first)
    scene.shapes.push_back(tag(grid.middle(square.x - 0.36, square.y + 0.36), region, zoom));
}

void add_region(Scene& scene, std::span<const Point> points, std::span<const Link> links,
                double radius, Region region) {
  const RegionColours& colours = colours_of(region);
  const auto add = [&](Shape shape) { scene.shapes.push_back(std::move(shape)); };
  for (const auto& [from, to] : links)
    add({Path{{move_to(from), line_to(to)}, {std::nullopt, colours.tint, 0.9 * radius}}});
  for (const auto& [from, to] : links)
    add({Path{{move_to(from), line_to(to)}, {std::nullopt, colours.line, 4, dash_of(region, 1)}}});
  for (const Point p : points) {
    add({Circle{p, radius, {colours.tint, std::nullopt}}});
    add({Path{disc_hatching(p, radius, region), {std::nullopt, colours.line, 1.6, 0, 0.55}}});
    add({Circle{p, radius, {std::nullopt, colours.line, 4, dash_of(region, 1)}}});
  }
  if (points.size() > most_tags) return;
  for (const Point p : points) add(tag(p + 0.8 * radius * Point{-1, -1}, region, 1));
}

Shape door_mark(Point at, double radius, Region region) {
  const Colour colour = colours_of(region).line;
  Group group;
  group.shapes.push_back({Circle{at, radius, {std::nullopt, paper, 0.22 * radius}}});
  group.shapes.push_back(
      {Circle{at, radius, {std::nullopt, colour, 0.12 * radius, 0.16 * radius}}});
  return {std::move(group)};
}

Shape antenna_line(std::span<const Point> points, double radius, Region region) {
  const Style style{std::nullopt, colours_of(region).line, 0.24 * radius};
  Path path{{}, style};
  for (const Point p : points)
    path.segments.push_back(path.segments.empty() ? move_to(p) : line_to(p));
  if (points.size() > 1) {
    const Point end = points.back(), ahead = unit(end - points[points.size() - 2]);
    const Point neck = end - 1.3 * radius * ahead, aside = 0.45 * radius * turned(ahead);
    const Point tip = end - 0.9 * radius * ahead;
    for (const Point barb : {neck + aside, neck - aside}) {
      path.segments.push_back(move_to(barb));
      path.segments.push_back(line_to(tip));
    }
  }
  return {std::move(path)};
}

Shape tree_edge(Point from, Point to, double radius, Region region) {
  return {
      Path{{move_to(from), line_to(to)}, {std::nullopt, colours_of(region).line, 0.16 * radius}}};
}

Shape barred_line(const Curve& curve, double radius) {
  const Point half = 0.45 * radius * turned(unit(curve.end - curve.second));
  Group group;
  group.shapes.push_back(
      {Path{{move_to(curve.start), curve_to(curve.end, curve.first, curve.second)},
            {std::nullopt, ink, 0.09 * radius, 0.2 * radius}}});
  group.shapes.push_back({Path{{move_to(curve.end + half), line_to(curve.end - half)},
                               {std::nullopt, ink, 0.2 * radius}}});
  return {std::move(group)};
}

LegendItem region_item(Region region, const std::string& words) {
  return {
      std::string(letter_of(region)) + (words.empty() ? "" : ": " + words), 44,
      [region](Point at, double zoom) {
        const Grid grid = grid_with(Cells::squares, 44 * zoom, {}, at);
        const Square square{};
        const std::vector<Square> set{square};
        const RegionColours& colours = colours_of(region);
        const auto loops = outline(grid, set, 2 * zoom);
        Group group;
        group.shapes.push_back({Path{loops, {colours.tint, std::nullopt}}});
        group.shapes.push_back({Path{hatching(grid, set, hatching_of(region), 8 * zoom, 2 * zoom),
                                     {std::nullopt, colours.line, 1.6 * zoom, 0, 0.55}}});
        group.shapes.push_back(
            {Path{loops, {std::nullopt, colours.line, 3 * zoom, dash_of(region, 0.7 * zoom)}}});
        group.shapes.push_back(tag(at, region, 0.9 * zoom));
        return Shape{std::move(group)};
      }};
}

LegendItem door_item(Region region, std::string words) {
  return {std::move(words), 40, [region](Point at, double zoom) {
            return Shape{
                Circle{at, 16 * zoom, {std::nullopt, colours_of(region).line, 4 * zoom, 6 * zoom}}};
          }};
}

LegendItem barred_item(std::string words) {
  return {std::move(words), 56, [](Point at, double zoom) {
            const Point half{24 * zoom, 0}, third{8 * zoom, 0};
            return barred_line({at - half, at - third, at + third, at + half}, 22 * zoom);
          }};
}

}  // namespace hardboard::draw
