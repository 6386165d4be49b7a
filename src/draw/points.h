// Arithmetic on points and directions of a scene.
#pragma once

#include <cmath>

#include "draw/scene.h"

namespace hardboard::draw {

constexpr Point operator+(Point a, Point b) {
  return {a.x + b.x, a.y + b.y};
}
constexpr Point operator-(Point a, Point b) {
  return {a.x - b.x, a.y - b.y};
}
constexpr Point operator*(double factor, Point a) {
  return {factor * a.x, factor * a.y};
}

constexpr double dot(Point a, Point b) {
  return a.x * b.x + a.y * b.y;
}
constexpr double cross(Point a, Point b) {
  return a.x * b.y - a.y * b.x;
}
inline double length(Point a) {
  return std::sqrt(dot(a, a));
}

// The direction of `a`, one unit long; to the right for a point at the origin.
inline Point unit(Point a) {
  const double size = length(a);
  return size > 0 ? Point{a.x / size, a.y / size} : Point{1, 0};
}

// The direction `a` after a quarter turn, clockwise as one sees it (y grows downward).
constexpr Point turned(Point a) {
  return {-a.y, a.x};
}

// One step of a pen to `to`.
constexpr Segment move_to(Point to) {
  return {Segment::Kind::move, to, {}, {}};
}
constexpr Segment line_to(Point to) {
  return {Segment::Kind::line, to, {}, {}};
}
constexpr Segment curve_to(Point to, Point first, Point second) {
  return {Segment::Kind::curve, to, first, second};
}
constexpr Segment close_path() {
  return {Segment::Kind::close, {}, {}, {}};
}

}  // namespace hardboard::draw
