#include "draw/vertex_names.h"

#include <algorithm>
#include <array>

#include "draw/overlay.h"

namespace hardboard::draw {
namespace {

struct Area {
  Point low, high;  // upper left and lower right
};

Area around(Point middle, double half_width, double half_height) {
  return {{middle.x - half_width, middle.y - half_height},
          {middle.x + half_width, middle.y + half_height}};
}

double overlap(const Area& a, const Area& b) {
  const double width = std::min(a.high.x, b.high.x) - std::max(a.low.x, b.low.x);
  const double height = std::min(a.high.y, b.high.y) - std::max(a.low.y, b.low.y);
  return std::max(width, 0.0) * std::max(height, 0.0);
}

Point middle_of(const std::vector<Point>& places) {
  Point sum;
  for (const Point place : places) sum = {sum.x + place.x, sum.y + place.y};
  const auto number = static_cast<double>(places.size());
  return {sum.x / number, sum.y / number};
}

class Namer {
public:
  explicit Namer(const Picture& picture) : picture_(picture), radius_(1.1 * picture.place_radius) {
    for (const Point vertex : picture.vertices) taken_.push_back(around(vertex, radius_, radius_));
  }

  // The middle of the name's plate, whose place is taken from then on.
  Point place(const VertexName& name) {
    const Size size = label_size(picture_, name.words);
    const Point middle = middle_of(name.places);
    const double aside = name.places.size() > 1 ? 0 : radius_;
    const double across = aside + size.width / 2, up = aside + size.height / 2;
    const double slant = 0.6 * aside + size.width / 2;
    // The usual place comes first, for the first of the best is taken.
    const std::array<Point, 9> offsets = {{{0, aside == 0 ? 0 : -up},
                                           {0, up},
                                           {across, 0},
                                           {-across, 0},
                                           {slant, -0.9 * up},
                                           {-slant, -0.9 * up},
                                           {slant, 0.9 * up},
                                           {-slant, 0.9 * up},
                                           {0, -up}}};
    Point best;
    double least = 0;
    for (std::size_t i = 0; i < offsets.size(); ++i) {
      const Point at{middle.x + offsets[i].x, middle.y + offsets[i].y};
      const double hidden = hidden_by(around(at, size.width / 2, size.height / 2));
      if (i > 0 && hidden >= least) continue;
      best = at;
      least = hidden;
    }
    taken_.push_back(around(best, size.width / 2, size.height / 2));
    return best;
  }

private:
  double hidden_by(const Area& plate) const {
    double area = 0;
    for (const Area& other : taken_) area += overlap(plate, other);
    return area;
  }

  const Picture& picture_;
  double radius_;
  std::vector<Area> taken_;  // by vertices and by names
};

}  // namespace

void add_vertex_names(Picture& picture, std::span<const VertexName> names, Colour colour) {
  for (const VertexName& name : names)
    for (const Point place : name.places) add_highlight(picture, place, colour);
  Namer namer(picture);
  for (const VertexName& name : names) add_label(picture, namer.place(name), name.words, colour);
}

}  // namespace hardboard::draw
