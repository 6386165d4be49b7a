// A position of Push Fight as wires of a circuit.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "methods/qbf/aig_builder.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

using formulas::Wire;
using qbf::AigBuilder;

inline constexpr Wire wire_false = 0, wire_true = 1;
constexpr Wire negated(Wire wire) {
  return wire ^ 1;
}

Wire all_of(AigBuilder& circuit, std::span<const Wire> wires);
Wire any_of(AigBuilder& circuit, std::span<const Wire> wires);
Wire either(AigBuilder& circuit, Wire a, Wire b);

// A wire for each square of the board.
using OnSquares = std::vector<Wire>;

// The piece of the side that stands on a square, of whatever kind; whether the piece is a king; and
// the anchor.
struct WiredPosition {
  OnSquares of_side[2];
  OnSquares king, anchor;

  const OnSquares& own(Side side) const { return of_side[static_cast<unsigned>(side)]; }
  OnSquares& own(Side side) { return of_side[static_cast<unsigned>(side)]; }
};

// The wires of a known position, all constant. O(squares).
WiredPosition wired(const Position& position);

// Whether a piece stands on the square.
Wire occupied(AigBuilder& circuit, const WiredPosition& position, std::uint32_t square);

// A wire for each number below `count`: whether the bits, the lowest first, are that number. None
// is true for a larger number. O(count * bits).
std::vector<Wire> decoded(AigBuilder& circuit, std::span<const Wire> bits, std::uint32_t count);

}  // namespace hardboard::push_fight
