#include "reductions/push_fight_turn.h"

#include <bit>
#include <span>
#include <utility>

#include "base/contract.h"
#include "puzzles/push_fight/board.h"
#include "reductions/push_fight_slide.h"

namespace hardboard::push_fight {

std::uint32_t TurnBits::of_square() const {
  return static_cast<std::uint32_t>(std::bit_width(squares - 1));
}

TurnBits bits_of(const Puzzle& puzzle) {
  return {puzzle.board.size(), puzzle.moves};
}

std::vector<bool> bits_of(const TurnBits& bits, const Board& board, const Turn& turn) {
  promise(turn.moves.size() <= bits.moves, "the turn has no more moves than the puzzle allows");
  std::vector<bool> values;
  const auto put = [&](std::uint32_t number, std::uint32_t width) {
    for (std::uint32_t i = 0; i < width; ++i) values.push_back((number >> i & 1) != 0);
  };
  const auto put_square = [&](Square square) {
    put(index_of(board, square).value(), bits.of_square());
  };
  for (const Move& move : turn.moves) {
    put_square(move.from);
    put_square(move.to);
  }
  // The king that pushes stands still for the moves that are left.
  for (std::size_t move = turn.moves.size(); move < bits.moves; ++move) {
    put_square(turn.push.from);
    put_square(turn.push.from);
  }
  put_square(turn.push.from);
  put(static_cast<std::uint32_t>(turn.push.direction), 2);
  return values;
}

Turn turn_of(const TurnBits& bits, const Board& board, const std::vector<bool>& values) {
  std::size_t at = 0;
  const auto take = [&](std::uint32_t width) {
    std::uint32_t number = 0;
    for (std::uint32_t i = 0; i < width; ++i) number |= values[at++] ? 1U << i : 0U;
    return number;
  };
  const auto take_square = [&] { return board.squares[take(bits.of_square())]; };
  Turn turn;
  for (std::uint32_t move = 0; move < bits.moves; ++move) {
    const Square from = take_square();
    const Square to = take_square();
    if (from != to) turn.moves.push_back({from, to});
  }
  turn.push.from = take_square();
  turn.push.direction = static_cast<Direction>(take(2));
  return turn;
}

WiredTurn wired_turn(AigBuilder& circuit, const Board& board, const WiredPosition& position,
                     Side side, const TurnBits& bits, std::span<const Wire> values) {
  const auto take = [&](std::uint32_t width, std::uint32_t count) {
    const std::vector<Wire> numbers = decoded(circuit, values.first(width), count);
    values = values.subspan(width);
    return numbers;
  };
  WiredTurn turn{wire_true, wire_false, wire_false, position};
  for (std::uint32_t move = 0; move < bits.moves; ++move) {
    const OnSquares from = take(bits.of_square(), bits.squares);
    const OnSquares to = take(bits.of_square(), bits.squares);
    WiredMove made = wired_move(circuit, board, turn.after, side, from, to);
    turn.is_legal = circuit.both(turn.is_legal, made.is_legal);
    turn.after = std::move(made.after);
  }
  const OnSquares king = take(bits.of_square(), bits.squares);
  const std::vector<Wire> direction = take(2, 4);
  WiredPush push = wired_push(circuit, board, turn.after, side, king, direction);
  turn.is_legal = circuit.both(turn.is_legal, push.is_legal);
  turn.own_falls = push.dropped(side);
  turn.other_falls = push.dropped(other(side));
  turn.after = std::move(push.after);
  return turn;
}

std::vector<Wire> inputs_of(const TurnBits& bits, std::uint32_t turn) {
  std::vector<Wire> wires;
  for (std::uint32_t i = 1; i <= bits.size(); ++i) wires.push_back(2 * (turn * bits.size() + i));
  return wires;
}

double most_gates(const TurnBits& bits) {
  const double squares = bits.squares, moves = bits.moves, width = bits.of_square();
  return moves * (6 * squares * squares + 2 * (width + 6) * squares) + (width + 80) * squares + 20;
}

}  // namespace hardboard::push_fight
