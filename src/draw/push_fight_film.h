// Turns of Push Fight as a film: when each piece walks, which pieces are pushed, and when the
// anchor changes hands.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "draw/scene.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::draw {

struct PushFilm {
  std::vector<std::vector<Key>> pieces;  // of the piece on each square; without keys it stays
  std::vector<Key> anchor;               // the anchor moves to the king that pushes
  double seconds = 0;
};

// The turns must be legal, one after the other, whoever makes them. `side` is the width of a
// square. O(squares) for each move.
PushFilm film_of(const push_fight::Puzzle& puzzle, std::span<const push_fight::Turn> turns,
                 double side);

}  // namespace hardboard::draw
