// The regions by which a picture shows the two groups of places of a refusal. Each group has a
// letter, A or B, and its own look: hatched to the right or to the left, with a solid or a dashed
// outline. The looks differ without colour too.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "draw/arrows.h"
#include "draw/grid.h"
#include "draw/legend.h"
#include "draw/scene.h"

namespace hardboard::draw {

enum class Region : std::uint8_t { first, second };
constexpr std::string_view letter_of(Region region) {
  return region == Region::first ? "A" : "B";
}

// On a board: the cells of the squares hatched and outlined, with the letter at the upper left of
// each part (parts_of in grid.h) if there are few. `zoom` scales lines and letters. O(n log n) for
// n squares, and about ten lines a square.
void add_region(Scene& scene, const Grid& grid, std::span<const Square> squares, Region region,
                double zoom);

// On a graph or map: a hatched disc of this radius around each point, `links` between points of the
// region as bands, and the letter beside each point if there are few. O(n).
using Link = std::pair<Point, Point>;
void add_region(Scene& scene, std::span<const Point> points, std::span<const Link> links,
                double radius, Region region);

// The door of a region, the only place outside that the region touches: a dashed ring in the
// region's colour, of this radius.
Shape door_mark(Point at, double radius, Region region);

// An antenna, from its first place to its last: a line through the points with an arrow's head.
Shape antenna_line(std::span<const Point> points, double radius, Region region);

// An edge of a stuck tree.
Shape tree_edge(Point from, Point to, double radius, Region region);

// A piece that can't reach a place: a thin dashed line along the curve that ends at a bar.
Shape barred_line(const Curve& curve, double radius);

// The signs of the legend.
LegendItem region_item(Region region, const std::string& words);
LegendItem door_item(Region region, std::string words);
LegendItem barred_item(std::string words);

}  // namespace hardboard::draw
