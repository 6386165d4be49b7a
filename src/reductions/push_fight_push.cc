#include "reductions/push_fight_push.h"

#include <array>

namespace hardboard::push_fight {
namespace {

// For each direction and square: whether the piece there advances that way.
using Chains = std::array<OnSquares, 4>;

// The king advances, and every piece in front of an advancing one. In each direction the squares
// are taken line by line, each after the square behind it.
Chains chains_of(AigBuilder& circuit, const Board& board, const WiredPosition& position,
                 const OnSquares& from, std::span<const Wire> to) {
  Chains chains;
  for (const Direction direction : directions) {
    const auto number = static_cast<unsigned>(direction);
    OnSquares& chain = chains[number];
    chain.assign(board.size(), wire_false);
    for (std::uint32_t first = 0; first < board.size(); ++first) {
      if (board.step(first, opposite(direction)) < rail) continue;
      Wire behind = wire_false;
      for (std::uint32_t at = first; at < rail; at = board.step(at, direction)) {
        const Wire pushed = circuit.both(behind, occupied(circuit, position, at));
        behind = chain[at] = either(circuit, circuit.both(from[at], to[number]), pushed);
      }
    }
  }
  return chains;
}

}  // namespace

WiredPush wired_push(AigBuilder& circuit, const Board& board, const WiredPosition& position,
                     Side side, const OnSquares& from, std::span<const Wire> to) {
  const Chains chains = chains_of(circuit, board, position, from, to);
  WiredPush push;
  push.after = position;
  Wire has_king = wire_false, fault = wire_false;
  OnSquares advances(board.size(), wire_false);
  for (std::uint32_t square = 0; square < board.size(); ++square) {
    const Wire own_king = circuit.both(position.own(side)[square], position.king[square]);
    has_king = either(circuit, has_king, circuit.both(from[square], own_king));
    for (const Direction direction : directions) {
      const auto number = static_cast<unsigned>(direction);
      const std::uint32_t front = board.step(square, direction);
      const Wire chain = chains[number][square];
      advances[square] = either(circuit, advances[square], chain);
      // A king needs a piece in front; nobody advances against a rail; over the edge one falls.
      const Wire alone = front < rail ? negated(occupied(circuit, position, front)) : wire_true;
      const Wire pushes_none = circuit.both(circuit.both(from[square], to[number]), alone);
      fault = either(circuit, fault, pushes_none);
      if (front == rail) fault = either(circuit, fault, chain);
      for (const Side one : {Side::white, Side::black})
        if (front == off_board)
          push.drops[static_cast<unsigned>(one)] =
              either(circuit, push.dropped(one), circuit.both(chain, position.own(one)[square]));
    }
    fault = either(circuit, fault, circuit.both(advances[square], position.anchor[square]));
  }
  push.is_legal = circuit.both(has_king, negated(fault));

  for (std::uint32_t square = 0; square < board.size(); ++square) {
    const auto carry = [&](OnSquares& after, const OnSquares& before) {
      Wire comes = wire_false;
      for (const Direction direction : directions) {
        const std::uint32_t behind = board.step(square, opposite(direction));
        if (behind >= rail) continue;
        const Wire chain = chains[static_cast<unsigned>(direction)][behind];
        comes = either(circuit, comes, circuit.both(chain, before[behind]));
      }
      const Wire stays = circuit.both(before[square], negated(advances[square]));
      after[square] = either(circuit, stays, comes);
    };
    for (const Side one : {Side::white, Side::black}) carry(push.after.own(one), position.own(one));
    carry(push.after.king, position.king);
    Wire anchored = wire_false;
    for (const Direction direction : directions) {
      const std::uint32_t behind = board.step(square, opposite(direction));
      if (behind < rail)
        anchored = either(circuit, anchored,
                          circuit.both(from[behind], to[static_cast<unsigned>(direction)]));
    }
    push.after.anchor[square] = anchored;
  }
  return push;
}

}  // namespace hardboard::push_fight
