#include "reductions/push_fight_slide.h"

namespace hardboard::push_fight {
namespace {

// The squares that the piece comes to along empty squares, its own among them.
OnSquares reached(AigBuilder& circuit, const Board& board, const WiredPosition& position,
                  const OnSquares& from) {
  OnSquares empty;
  for (std::uint32_t square = 0; square < board.size(); ++square)
    empty.push_back(negated(occupied(circuit, position, square)));
  // No path without repetition has more steps than there are other squares.
  OnSquares now = from;
  for (std::uint32_t step = 1; step < board.size(); ++step) {
    const OnSquares before = now;
    for (std::uint32_t square = 0; square < board.size(); ++square) {
      Wire beside = wire_false;
      for (const std::uint32_t near : board.next[square])
        if (near < rail) beside = either(circuit, beside, before[near]);
      now[square] = either(circuit, before[square], circuit.both(empty[square], beside));
    }
    if (now == before) break;
  }
  return now;
}

}  // namespace

WiredMove wired_move(AigBuilder& circuit, const Board& board, const WiredPosition& position,
                     Side side, const OnSquares& from, const OnSquares& to) {
  WiredMove move{wire_false, position};
  const OnSquares ends = reached(circuit, board, position, from);
  Wire begins = wire_false, ends_well = wire_false, is_king = wire_false;
  for (std::uint32_t square = 0; square < board.size(); ++square) {
    begins = either(circuit, begins, circuit.both(from[square], position.own(side)[square]));
    ends_well = either(circuit, ends_well, circuit.both(to[square], ends[square]));
    is_king = either(circuit, is_king, circuit.both(from[square], position.king[square]));
  }
  move.is_legal = circuit.both(begins, ends_well);
  const auto carry = [&](OnSquares& wires, Wire value) {
    for (std::uint32_t square = 0; square < board.size(); ++square)
      wires[square] = either(circuit, circuit.both(wires[square], negated(from[square])),
                             circuit.both(to[square], value));
  };
  carry(move.after.own(side), wire_true);
  carry(move.after.king, is_king);
  return move;
}

}  // namespace hardboard::push_fight
