// Arrows for captures, and where their numbers go: both kinds of pictures use them.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "draw/scene.h"

namespace hardboard::draw {

// What is wanted: an arrow between the middles of two pieces that stops short of both. `bow` is how
// far its middle stands off the straight line, to the right of its direction when positive.
struct ArrowRequest {
  Point from, to;
  double gap_from = 28;
  double gap_to = 36;
  double bow = 0;
};

// The middle line of an arrow, as a cubic curve.
struct Curve {
  Point start, first, second, end;
};

Curve route(const ArrowRequest& request);

// A point of the curve, 0 <= t <= 1.
Point at(const Curve& curve, double t);

// The arrow as one outline: a shaft that widens towards its head.
Shape arrow_shape(const Curve& curve, double scale = 1);

// A place that numbers should not cover: an ellipse.
struct Blob {
  Point centre;
  Point radii;
};

inline constexpr double number_radius = 13;

// For each arrow the middle of the disc with its number: near the arrow's tail, off the blobs, the
// heads and all other discs where that is possible. Greedy, in the order given; about 80 places are
// tried for each, each against what lies within a square or two: O(arrows + blobs) as long as these
// are spread over the picture.
std::vector<Point> number_places(std::span<const Curve> curves, std::span<const Blob> blobs);

// A disc with a number in it.
Shape number_disc(Point centre, std::size_t number);

}  // namespace hardboard::draw
