#include "reductions/push_fight_state.h"

namespace hardboard::push_fight {

Wire all_of(AigBuilder& circuit, std::span<const Wire> wires) {
  Wire all = wire_true;
  for (const Wire wire : wires) all = circuit.both(all, wire);
  return all;
}

Wire any_of(AigBuilder& circuit, std::span<const Wire> wires) {
  Wire none = wire_true;
  for (const Wire wire : wires) none = circuit.both(none, negated(wire));
  return negated(none);
}

Wire either(AigBuilder& circuit, Wire a, Wire b) {
  return negated(circuit.both(negated(a), negated(b)));
}

WiredPosition wired(const Position& position) {
  WiredPosition wires;
  const auto constant = [](bool value) { return value ? wire_true : wire_false; };
  for (std::uint32_t square = 0; square < position.pieces.size(); ++square) {
    const Piece piece = position.pieces[square];
    for (const Side side : {Side::white, Side::black})
      wires.own(side).push_back(constant(belongs(piece, side)));
    wires.king.push_back(constant(piece == Piece::white_king || piece == Piece::black_king));
    wires.anchor.push_back(constant(position.anchor == square));
  }
  return wires;
}

Wire occupied(AigBuilder& circuit, const WiredPosition& position, std::uint32_t square) {
  return either(circuit, position.of_side[0][square], position.of_side[1][square]);
}

std::vector<Wire> decoded(AigBuilder& circuit, std::span<const Wire> bits, std::uint32_t count) {
  std::vector<Wire> is_number;
  for (std::uint32_t number = 0; number < count; ++number) {
    Wire all = wire_true;
    for (std::size_t i = 0; i < bits.size(); ++i)
      all = circuit.both(all, (number >> i & 1) != 0 ? bits[i] : negated(bits[i]));
    is_number.push_back(all);
  }
  return is_number;
}

}  // namespace hardboard::push_fight
