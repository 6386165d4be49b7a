// A turn of Push Fight as bits, and what comes of it as a circuit.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/limits.h"
#include "reductions/push_fight_push.h"

namespace hardboard::push_fight {

// The bits of a turn: for each move the squares it leads from and to, then the square of the king
// that pushes, all as binary numbers with the lowest bit first, and two bits for the direction. A
// move to its own square stands for no move.
struct TurnBits {
  std::uint32_t squares = 0, moves = 0;

  std::uint32_t of_square() const;  // bits of a square
  std::uint32_t size() const { return (2 * moves + 1) * of_square() + 2; }
};

// Of the turns of a puzzle.
TurnBits bits_of(const Puzzle& puzzle);

// The bits of a legal turn from a position of the board. The turn has at most bits.moves moves.
std::vector<bool> bits_of(const TurnBits& bits, const Board& board, const Turn& turn);

// The turn of bits that stand for a legal one. O(bits).
Turn turn_of(const TurnBits& bits, const Board& board, const std::vector<bool>& values);

struct WiredTurn {
  Wire is_legal = wire_false;
  Wire own_falls = wire_false, other_falls = wire_false;
  WiredPosition after;
};

// The turn of `side` with these bits. O(moves * squares^2) gates.
WiredTurn wired_turn(AigBuilder& circuit, const Board& board, const WiredPosition& position,
                     Side side, const TurnBits& bits, std::span<const Wire> values);

// The circuit's inputs for the bits of turn number `turn`, from 0, of turns that follow each other.
std::vector<Wire> inputs_of(const TurnBits& bits, std::uint32_t turn);

// The most gates of a turn, for laws of size and for limits.
double most_gates(const TurnBits& bits);

}  // namespace hardboard::push_fight
