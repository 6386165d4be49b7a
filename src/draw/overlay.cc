#include "draw/overlay.h"

#include <algorithm>
#include <string>

#include "draw/lettering.h"

namespace hardboard::draw {
namespace {

double letter_size(const Picture& picture) {
  return 24 * picture.zoom;
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

Size label_size(const Picture& picture, std::string_view words) {
  const double size = letter_size(picture);
  return {text_width(words, size, true) + 0.9 * size, 1.5 * size};
}

void add_label(Picture& picture, Point at, std::string_view words, Colour colour) {
  const double size = letter_size(picture);
  const Size plate = label_size(picture, words);
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

}  // namespace hardboard::draw
