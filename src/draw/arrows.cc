#include "draw/arrows.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <fmt/format.h>
#include <limits>
#include <numeric>
#include <unordered_map>

#include "draw/palette.h"
#include "draw/points.h"

namespace hardboard::draw {
namespace {

constexpr double head_length = 19;
constexpr double head_half_width = 10;

// The directions of a curve at its start and at its end.
Point direction_at_start(const Curve& c) {
  return unit(c.first - c.start);
}
Point direction_at_end(const Curve& c) {
  return unit(c.end - c.second);
}

// Blobs in buckets of the width of a square, for finding the blobs near a point at once.
class Neighbourhood {
public:
  void add(const Blob& blob) {
    buckets_[key(cell(blob.centre.x), cell(blob.centre.y))].push_back(blob);
  }

  // How much of the blobs a disc around `p` would cover: 0 for nothing, 1 for the middle of one.
  double covered(Point p, double radius) const {
    double sum = 0;
    for (std::int64_t dx = -1; dx <= 1; ++dx) {
      for (std::int64_t dy = -1; dy <= 1; ++dy) {
        const auto bucket = buckets_.find(key(cell(p.x) + dx, cell(p.y) + dy));
        if (bucket == buckets_.end()) continue;
        for (const Blob& blob : bucket->second) {
          const Point away{(p.x - blob.centre.x) / (blob.radii.x + radius),
                           (p.y - blob.centre.y) / (blob.radii.y + radius)};
          sum += std::max(0.0, 1 - length(away));
        }
      }
    }
    return sum;
  }

private:
  static std::int64_t cell(double x) { return static_cast<std::int64_t>(std::floor(x / 100)); }
  static std::uint64_t key(std::int64_t x, std::int64_t y) {
    return (static_cast<std::uint64_t>(x) << 32) ^ (static_cast<std::uint64_t>(y) & 0xffffffffU);
  }

  std::unordered_map<std::uint64_t, std::vector<Blob>> buckets_;
};

}  // namespace

Curve route(const ArrowRequest& request) {
  const Point along = request.to - request.from;
  const double distance = length(along);
  const Point forward = unit(along);
  // Between close neighbours the gaps shrink, so that the arrow keeps a length.
  const double gaps = request.gap_from + request.gap_to;
  const double squeeze = std::min(1.0, 0.7 * distance / gaps);
  // Wider bows end more steeply, so that arrows into one square spread like a fan.
  const double steepness = std::max(1.0, 0.5 + std::abs(request.bow) / 60);
  const double reach = std::min(0.35 * distance, 150 / (steepness * steepness));
  const Point off = (4.0 / 3) * request.bow * turned(forward);
  Curve curve;
  curve.first = request.from + reach * forward + off;
  curve.second = request.to - reach * forward + off;
  curve.start = request.from + squeeze * request.gap_from * unit(curve.first - request.from);
  curve.end = request.to + squeeze * request.gap_to * unit(curve.second - request.to);
  if (request.bow == 0) {
    curve.first = curve.start + (1.0 / 3) * (curve.end - curve.start);
    curve.second = curve.start + (2.0 / 3) * (curve.end - curve.start);
  }
  return curve;
}

Point at(const Curve& c, double t) {
  const double s = 1 - t;
  return s * s * s * c.start + 3 * s * s * t * c.first + 3 * s * t * t * c.second +
         t * t * t * c.end;
}

Shape arrow_shape(const Curve& curve, double scale) {
  const double head = std::min(head_length * scale, 0.6 * length(curve.end - curve.start));
  const double half_head = head_half_width * head / head_length;
  const Point towards = direction_at_end(curve);
  const Point neck = curve.end - 0.8 * head * towards;
  const Point barb = curve.end - head * towards;
  const Point side_start = turned(direction_at_start(curve));
  const Point side_end = turned(towards);
  const double tail_width = 2 * scale, neck_width = 3.5 * scale;

  const Point tail = tail_width * side_start, edge = neck_width * side_end;
  return {Path{
      {move_to(curve.start + tail), curve_to(neck + edge, curve.first + tail, curve.second + edge),
       line_to(barb + half_head * side_end), line_to(curve.end),
       line_to(barb - half_head * side_end), line_to(neck - edge),
       curve_to(curve.start - tail, curve.second - edge, curve.first - tail), close_path()},
      {arrow, arrow_border, 1.5 * scale}}};
}

std::vector<Point> number_places(std::span<const Curve> curves, std::span<const Blob> blobs) {
  constexpr int steps = 24;
  constexpr std::array<double, 5> asides{0, 9, -9, 17, -17};
  Neighbourhood pieces, discs;
  for (const Blob& blob : blobs) pieces.add(blob);
  for (const Curve& curve : curves) {
    const Point head = curve.end - 0.5 * head_length * direction_at_end(curve);
    pieces.add({head, {7, 7}});
  }

  std::vector<Point> places;
  places.reserve(curves.size());
  for (const Curve& curve : curves) {
    // A long arrow has its number near its tail, not in the middle of the board.
    const double far = std::min(0.9, 150 / std::max(1.0, length(curve.end - curve.start)));
    Point best;
    double least = std::numeric_limits<double>::infinity();
    for (int step = 0; step <= steps; ++step) {
      const double t = far * step / steps;
      const Point middle = at(curve, t);
      const Point side = turned(unit(at(curve, t + 0.01) - middle));
      for (const double aside : asides) {
        const Point place = middle + aside * side;
        const double cost = 400 * discs.covered(place, number_radius + 1) +
                            130 * pieces.covered(place, number_radius) + 0.35 * std::abs(aside) +
                            0.03 * length(middle - curve.start);
        if (cost < least) {
          least = cost;
          best = place;
        }
      }
    }
    discs.add({best, {number_radius, number_radius}});
    places.push_back(best);
  }
  return places;
}

Shape number_disc(Point centre, std::size_t number) {
  constexpr std::array<double, 5> sizes{19, 16.5, 12.5, 9.5, 7.5};
  const std::string digits = fmt::format("{}", number);
  const double size = sizes[std::min(digits.size(), sizes.size()) - 1];
  Group group;
  group.shapes.push_back({Circle{centre, number_radius - 1, {arrow, arrow_border, 2}}});
  group.shapes.push_back({Text{{centre.x, centre.y + 0.36 * size},
                               digits,
                               size,
                               Colour{0x2e1c00},
                               Text::Anchor::middle,
                               true}});
  return {std::move(group)};
}

Shape arrow_actor(Shape shape, double start, double seconds) {
  constexpr double fade = 0.1, ahead = 0.4;
  const double end = start + 0.3 * seconds;
  Actor actor;
  actor.shapes.push_back(std::move(shape));
  actor.keys = {
      {start - ahead - fade, {}, 0}, {start - ahead, {}, 1}, {end, {}, 1}, {end + fade, {}, 0}};
  return {std::move(actor)};
}

std::vector<std::size_t> counting(std::size_t count) {
  std::vector<std::size_t> numbers(count);
  std::iota(numbers.begin(), numbers.end(), std::size_t{1});
  return numbers;
}

std::vector<Point> add_arrows(Scene& scene, std::span<const Curve> curves,
                              std::span<const Blob> blobs, const ArrowLook& look) {
  const auto add = [&](Shape shape, std::size_t i) {
    if (i < look.starts.size()) shape = arrow_actor(std::move(shape), look.starts[i], look.seconds);
    scene.shapes.push_back(std::move(shape));
  };
  for (std::size_t i = 0; i < curves.size(); ++i) add(arrow_shape(curves[i], look.scale), i);
  if (look.numbers.empty()) return {};
  const std::vector<Point> places = number_places(curves, blobs);
  for (std::size_t i = 0; i < places.size(); ++i) add(number_disc(places[i], look.numbers[i]), i);
  return places;
}

}  // namespace hardboard::draw
