// The men of Push Fight as shapes: kings square, pawns round, and the anchor.
#pragma once

#include <vector>

#include "draw/scene.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::draw {

Shape king_shape(Point at, double radius, push_fight::Side side);
Shape pawn_shape(Point at, double radius, push_fight::Side side);

// An anchor in a disc, 22 * scale in radius: a ring, a shank with a stock, two arms.
std::vector<Shape> anchor_shapes(Point at, double scale);

// The symbols by the numbers of the pieces: push_fight::Piece 1 is symbol 0.
std::vector<Symbol> push_fight_men();

}  // namespace hardboard::draw
