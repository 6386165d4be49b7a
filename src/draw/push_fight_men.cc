#include "draw/push_fight_men.h"

#include <optional>

#include "draw/palette.h"
#include "draw/points.h"

namespace hardboard::draw {
namespace {

using push_fight::Side;

constexpr double piece_radius = 34;

Style style_of(Side side, double radius) {
  constexpr Colour white_fill{0xfdfbf5}, dark{0x2b2b30}, black_outline{0x000000};
  if (side == Side::white) return {white_fill, dark, 0.12 * radius};
  return {dark, black_outline, 0.12 * radius};
}

}  // namespace

Shape king_shape(Point at, double radius, Side side) {
  return {Rectangle{{at.x - radius, at.y - radius},
                    2 * radius,
                    2 * radius,
                    0.24 * radius,
                    style_of(side, radius)}};
}

Shape pawn_shape(Point at, double radius, Side side) {
  return {Circle{at, radius, style_of(side, radius)}};
}

std::vector<Shape> anchor_shapes(Point at, double scale) {
  const auto point = [&](double x, double y) { return at + scale * Point{x, y}; };
  return {{Circle{at, 22 * scale, {mark, paper, 3 * scale}}},
          {Circle{point(0, -10), 4 * scale, {std::nullopt, paper, 3 * scale}}},
          {Path{{move_to(point(0, -6)), line_to(point(0, 13)), move_to(point(-7, -1)),
                 line_to(point(7, -1)), move_to(point(-11, 5)),
                 curve_to(point(11, 5), point(-8, 16), point(8, 16))},
                {std::nullopt, paper, 4 * scale}}}};
}

std::vector<Symbol> push_fight_men() {
  const double r = piece_radius;
  return {{"push-king-white", {king_shape({}, r, Side::white)}},
          {"push-pawn-white", {pawn_shape({}, r, Side::white)}},
          {"push-king-black", {king_shape({}, r, Side::black)}},
          {"push-pawn-black", {pawn_shape({}, r, Side::black)}}};
}

}  // namespace hardboard::draw
