#include "draw/overlay.h"

#include <algorithm>
#include <string>

#include "draw/lettering.h"
#include "draw/points.h"

namespace hardboard::draw {
namespace {

constexpr double label_size = 24;
constexpr double frame_inset = 5;

// The size of a label around its words.
struct Plate {
  double width, height;
};
Plate plate_of(std::string_view words, double size) {
  return {text_width(words, size, true) + 0.9 * size, 1.5 * size};
}

}  // namespace

void include(Scene& scene, Point low, Point high) {
  const double space = 12;
  const double right = std::max(scene.corner.x + scene.width, high.x + space);
  const double bottom = std::max(scene.corner.y + scene.height, high.y + space);
  scene.corner.x = std::min(scene.corner.x, low.x - space);
  scene.corner.y = std::min(scene.corner.y, low.y - space);
  scene.width = right - scene.corner.x;
  scene.height = bottom - scene.corner.y;
}

void add_label(Picture& picture, Point at, std::string_view words, Colour colour) {
  const double size = label_size * picture.zoom;
  const Plate plate = plate_of(words, size);
  const Point corner{at.x - plate.width / 2, at.y - plate.height / 2};
  const Point end{at.x + plate.width / 2, at.y + plate.height / 2};
  Group group;
  group.shapes.push_back({Rectangle{
      corner, plate.width, plate.height, 0.35 * size, {paper, colour, 2 * picture.zoom}}});
  group.shapes.push_back({Text{
      {at.x, at.y + 0.36 * size}, std::string(words), size, colour, Text::Anchor::middle, true}});
  picture.scene.shapes.push_back({std::move(group)});
  include(picture.scene, corner, end);
}

void add_highlight(Picture& picture, Point at, Colour colour) {
  const double radius = picture.place_radius, width = 0.12 * radius;
  Group group;
  // The light ring below keeps the dark ring visible on pieces of its own colour.
  group.shapes.push_back({Circle{at, radius, {std::nullopt, paper, 2.2 * width}}});
  group.shapes.push_back({Circle{at, radius, {std::nullopt, colour, width}}});
  picture.scene.shapes.push_back({std::move(group)});
  include(picture.scene, {at.x - radius, at.y - radius}, {at.x + radius, at.y + radius});
}

void add_frame(Picture& picture, std::span<const Square> squares, std::string_view title,
               Colour colour) {
  if (!picture.grid || squares.empty()) return;
  const std::vector<Square> set = sorted_set(squares);
  std::vector<Segment> loops = outline(*picture.grid, set, frame_inset);
  Point low = loops[0].to, high = low, title_corner = low;
  for (const Segment& segment : loops) {
    if (segment.kind == Segment::Kind::close) continue;
    const Point p = segment.to;
    low = {std::min(low.x, p.x), std::min(low.y, p.y)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    if (p.y < title_corner.y || (p.y == title_corner.y && p.x < title_corner.x)) title_corner = p;
  }
  picture.scene.shapes.push_back(
      {Path{std::move(loops), {std::nullopt, colour, 5 * picture.zoom}}});
  include(picture.scene, low, high);
  if (title.empty()) return;
  const Plate plate = plate_of(title, label_size * picture.zoom);
  add_label(picture, {title_corner.x + plate.width / 2, title_corner.y}, title, colour);
}

}  // namespace hardboard::draw
