#include "draw/raster.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string_view>

#include "draw/lettering.h"

namespace hardboard::draw {
namespace {

// Where a group's shapes go: scene units to pixels.
struct View {
  Point offset;  // added after scaling
  double scale = 1, opacity = 1;

  Point operator()(Point p) const { return {p.x * scale + offset.x, p.y * scale + offset.y}; }
  View moved(Point by, double more_scale = 1, double more_opacity = 1) const {
    return {(*this)(by), scale * more_scale, opacity * more_opacity};
  }
};

struct Box {
  double left, top, right, bottom;
};

double distance(Point p, Point a, Point b) {
  const double dx = b.x - a.x, dy = b.y - a.y, length = dx * dx + dy * dy;
  const double t =
      length > 0 ? std::clamp(((p.x - a.x) * dx + (p.y - a.y) * dy) / length, 0.0, 1.0) : 0.0;
  return std::hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}

using Line = std::vector<Point>;

// A path's strokes of the pen, curves as chords.
std::vector<Line> flatten(const Path& path, const View& view) {
  constexpr int chords = 16;
  std::vector<Line> lines;
  for (const Segment& segment : path.segments) {
    const Point to = view(segment.to);
    if (segment.kind == Segment::Kind::move || lines.empty()) {
      lines.push_back({to});
      continue;
    }
    Line& line = lines.back();
    if (segment.kind == Segment::Kind::close) {
      line.push_back(line.front());
    } else if (segment.kind == Segment::Kind::line) {
      line.push_back(to);
    } else {
      const Point from = line.back(), first = view(segment.first), second = view(segment.second);
      for (int i = 1; i <= chords; ++i) {
        const double t = static_cast<double>(i) / chords, s = 1 - t;
        const double a = s * s * s, b = 3 * s * s * t, c = 3 * s * t * t, d = t * t * t;
        line.push_back({a * from.x + b * first.x + c * second.x + d * to.x,
                        a * from.y + b * first.y + c * second.y + d * to.y});
      }
    }
  }
  return lines;
}

// Straight lines cut into their dashes.
std::vector<Line> dashed(const std::vector<Line>& lines, double dash) {
  std::vector<Line> result;
  for (const Line& line : lines) {
    for (std::size_t i = 1; i < line.size(); ++i) {
      const double length = std::hypot(line[i].x - line[i - 1].x, line[i].y - line[i - 1].y);
      const auto at = [&](double along) {
        const double t = length > 0 ? std::min(along / length, 1.0) : 0;
        return Point{line[i - 1].x + t * (line[i].x - line[i - 1].x),
                     line[i - 1].y + t * (line[i].y - line[i - 1].y)};
      };
      for (double along = 0; along < length; along += 2 * dash)
        result.push_back({at(along), at(along + dash)});
    }
  }
  return result;
}

Box box_of(const std::vector<Line>& lines) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  Box box{infinity, infinity, -infinity, -infinity};
  for (const Line& line : lines)
    for (const Point p : line)
      box = {std::min(box.left, p.x), std::min(box.top, p.y), std::max(box.right, p.x),
             std::max(box.bottom, p.y)};
  return box;
}

double distance(Point p, const std::vector<Line>& lines) {
  double least = std::numeric_limits<double>::infinity();
  for (const Line& line : lines)
    for (std::size_t i = 1; i < line.size(); ++i)
      least = std::min(least, distance(p, line[i - 1], line[i]));
  return least;
}

// By the even-odd rule; open lines are closed.
bool is_inside(Point p, const std::vector<Line>& lines) {
  bool inside = false;
  for (const Line& line : lines) {
    for (std::size_t i = 0; i < line.size(); ++i) {
      const Point a = line[i], b = line[(i + 1) % line.size()];
      if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x))
        inside = !inside;
    }
  }
  return inside;
}

// Negative inside of a rectangle with rounded corners.
double depth(Point p, const Box& box, double radius) {
  const double x = std::abs(p.x - (box.left + box.right) / 2) - (box.right - box.left) / 2 + radius;
  const double y = std::abs(p.y - (box.top + box.bottom) / 2) - (box.bottom - box.top) / 2 + radius;
  return std::hypot(std::max(x, 0.0), std::max(y, 0.0)) + std::min(std::max(x, y), 0.0) - radius;
}

class Canvas {
public:
  Canvas(const Scene& scene, int width, double time) : scene_(scene), time_(time) {
    const double scale = width / scene.width;
    image_.width = width;
    image_.height = std::max(1, static_cast<int>(std::lround(scene.height * scale)));
    image_.pixels.assign(static_cast<std::size_t>(image_.width) * image_.height, 0xffffff);
    draw(scene.shapes, {{-scene.corner.x * scale, -scene.corner.y * scale}, scale, 1});
  }

  Image take() { return std::move(image_); }

private:
  void draw(const std::vector<Shape>& shapes, const View& view) {
    for (const Shape& shape : shapes)
      std::visit([&](const auto& what) { draw(what, view); }, shape.what);
  }

  // Mixes the colour in where `outside` (in pixels, negative inside) says so, half a pixel soft.
  template <class Outside>
  void paint(const Box& box, Colour colour, double opacity, Outside outside) {
    const auto bound = [](double value, int most) {
      return static_cast<int>(std::clamp(value, 0.0, static_cast<double>(most)));
    };
    const int left = bound(std::floor(box.left - 1), image_.width);
    const int right = bound(std::ceil(box.right + 1), image_.width);
    const int top = bound(std::floor(box.top - 1), image_.height);
    const int bottom = bound(std::ceil(box.bottom + 1), image_.height);
    for (int y = top; y < bottom; ++y) {
      for (int x = left; x < right; ++x) {
        const double share = opacity * std::clamp(0.5 - outside(Point{x + 0.5, y + 0.5}), 0.0, 1.0);
        if (share > 0)
          mix(image_.pixels[static_cast<std::size_t>(y) * image_.width + x], colour, share);
      }
    }
  }

  static void mix(std::uint32_t& pixel, Colour colour, double share) {
    std::uint32_t mixed = 0;
    for (const int shift : {16, 8, 0}) {
      const double below = pixel >> shift & 0xff, above = colour.rgb >> shift & 0xff;
      mixed |= static_cast<std::uint32_t>(std::lround(below + share * (above - below))) << shift;
    }
    pixel = mixed;
  }

  // Fills where `outside` is negative and strokes along its zero.
  template <class Outside>
  void paint(const Style& style, const Box& box, const View& view, Outside outside) {
    const double opacity = style.opacity * view.opacity;
    if (style.fill) paint(box, *style.fill, opacity, outside);
    if (!style.stroke) return;
    const double half = style.width * view.scale / 2;
    const Box wider{box.left - half, box.top - half, box.right + half, box.bottom + half};
    paint(wider, *style.stroke, opacity, [&](Point p) { return std::abs(outside(p)) - half; });
  }

  void draw(const Rectangle& rectangle, const View& view) {
    const Point low = view(rectangle.corner);
    const Box box{low.x, low.y, low.x + rectangle.width * view.scale,
                  low.y + rectangle.height * view.scale};
    paint(rectangle.style, box, view,
          [&](Point p) { return depth(p, box, rectangle.radius * view.scale); });
  }

  void draw(const Circle& circle, const View& view) {
    const Point centre = view(circle.centre);
    const double radius = circle.radius * view.scale;
    const Box box{centre.x - radius, centre.y - radius, centre.x + radius, centre.y + radius};
    paint(circle.style, box, view,
          [&](Point p) { return std::hypot(p.x - centre.x, p.y - centre.y) - radius; });
  }

  void draw(const Path& path, const View& view) {
    const std::vector<Line> lines = flatten(path, view);
    const Style& style = path.style;
    if (style.fill) {
      paint(box_of(lines), *style.fill, style.opacity * view.opacity, [&](Point p) {
        return is_inside(p, lines) ? -distance(p, lines) : distance(p, lines);
      });
    }
    if (!style.stroke) return;
    if (style.dash > 0) return draw_dashes(dashed(lines, style.dash * view.scale), style, view);
    const double half = style.width * view.scale / 2;
    const Box box = box_of(lines);
    paint({box.left - half, box.top - half, box.right + half, box.bottom + half}, *style.stroke,
          style.opacity * view.opacity, [&](Point p) { return distance(p, lines) - half; });
  }

  // Dashes have flat ends.
  void draw_dashes(const std::vector<Line>& dashes, const Style& style, const View& view) {
    const double half = style.width * view.scale / 2;
    for (const Line& dash : dashes) {
      const Point a = dash[0], b = dash[1];
      const double length = std::hypot(b.x - a.x, b.y - a.y);
      if (length == 0) continue;
      const Point along{(b.x - a.x) / length, (b.y - a.y) / length};
      const Box box = box_of({dash});
      paint({box.left - half, box.top - half, box.right + half, box.bottom + half}, *style.stroke,
            style.opacity * view.opacity, [&](Point p) {
              const double s = (p.x - a.x) * along.x + (p.y - a.y) * along.y;
              const double t = (p.y - a.y) * along.x - (p.x - a.x) * along.y;
              return std::max({-s, s - length, std::abs(t) - half});
            });
    }
  }

  void draw(const Text& text, const View& view) {
    const double dot = text.size / 10;  // a letter is 7 dots high and 5 wide
    constexpr double advance = 5.6;     // in dots, as wide as text_width in legend.h expects
    const double width = dot * (advance * static_cast<double>(text.words.size()) - 0.6);
    double x = text.at.x;
    if (text.anchor == Text::Anchor::middle) x -= width / 2;
    if (text.anchor == Text::Anchor::end) x -= width;
    const double more = text.bold ? 0.4 * dot : 0.1 * dot;
    for (const char letter : text.words) {
      const std::string_view dots = letter_dots(letter);
      for (std::size_t i = 0; i < dots.size(); ++i) {
        if (dots[i] != '#') continue;
        const double column = static_cast<double>(i % 5), row = static_cast<double>(i / 5);
        const Point corner{x + column * dot, text.at.y + (row - 7) * dot};
        draw(Rectangle{corner, dot + more, dot + more / 2, 0, {text.colour, std::nullopt}}, view);
      }
      x += advance * dot;
    }
  }

  void draw(const Stamp& stamp, const View& view) {
    draw(scene_.symbols[stamp.symbol].shapes, view.moved(stamp.at, stamp.scale));
  }

  void draw(const Group& group, const View& view) { draw(group.shapes, view); }

  void draw(const Actor& actor, const View& view) {
    Key now = actor.keys.empty() || scene_.seconds == 0 ? Key{} : actor.keys.front();
    for (std::size_t i = 0; scene_.seconds > 0 && i < actor.keys.size(); ++i) {
      const Key& key = actor.keys[i];
      if (key.time <= time_) {
        now = key;
      } else {
        if (i == 0) break;
        const Key& last = actor.keys[i - 1];
        const double t = (time_ - last.time) / (key.time - last.time);
        now.offset = {last.offset.x + t * (key.offset.x - last.offset.x),
                      last.offset.y + t * (key.offset.y - last.offset.y)};
        now.opacity = last.opacity + t * (key.opacity - last.opacity);
        break;
      }
    }
    if (now.opacity > 0) draw(actor.shapes, view.moved(now.offset, 1, now.opacity));
  }

  const Scene& scene_;
  double time_;
  Image image_;
};

}  // namespace

Image raster(const Scene& scene, int width, double time) {
  return Canvas(scene, width, time).take();
}

}  // namespace hardboard::draw
