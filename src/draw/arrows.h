// Arrows for captures and jumps, and places for their numbers.
#pragma once

#include <span>
#include <vector>

#include "draw/scene.h"

namespace hardboard::draw {

// An arrow between the middles of two pieces that stops short of both.
struct ArrowRequest {
  Point from, to;
  double gap_from = 28;
  double gap_to = 36;
  double bow = 0;  // how far the arrow's middle stands off the straight line, to the right of the
                   // arrow's direction when positive
};

// The middle line of an arrow, as a cubic curve.
struct Curve {
  Point start, first, second, end;
};

// O(1).
Curve route(const ArrowRequest& request);

// A point of the curve, 0 <= t <= 1. O(1).
Point at(const Curve& curve, double t);

// The arrow as one outline: a shaft that widens towards its head. O(1).
Shape arrow_shape(const Curve& curve, double scale);

// An area that numbers should not cover: an ellipse.
struct Blob {
  Point centre;
  Point radii;
};

inline constexpr double number_radius = 13;

// For each arrow the middle of the disc with its number: near the arrow's tail, and if possible off
// the blobs, the arrows' heads and all other discs. Greedy, in the given order. Tries about 120
// points for each arrow, each against the blobs and discs within a square or two: O(arrows + blobs)
// if these are spread over the picture.
std::vector<Point> number_places(std::span<const Curve> curves, std::span<const Blob> blobs);

// A disc with a number in it. O(1).
Shape number_disc(Point centre, std::size_t number);

// An arrow or number that announces a capture, or jump, of so many seconds: visible from shortly
// before the start until a little after it; then the scene shows the moving piece alone. Still
// pictures always show the shape.
Shape arrow_actor(Shape shape, double start, double seconds);

// How a set of arrows is drawn.
struct ArrowLook {
  double scale = 1;
  std::vector<std::size_t> numbers;  // of each arrow; without numbers the arrows have no discs
  std::vector<double> starts;        // of each arrow's capture in the film; arrows beyond these are
                                     // shown throughout
  double seconds = 0;                // how long a capture takes in the film
};

// Adds the arrows to the scene, with their discs above all arrows; returns the discs' middles.
// Costs as much as number_places.
std::vector<Point> add_arrows(Scene& scene, std::span<const Curve> curves,
                              std::span<const Blob> blobs, const ArrowLook& look);

// The numbers 1, 2, ..., count.
std::vector<std::size_t> counting(std::size_t count);

}  // namespace hardboard::draw
