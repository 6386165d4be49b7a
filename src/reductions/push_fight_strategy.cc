#include "reductions/push_fight_strategy.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/replay.h"
#include "puzzles/push_fight/rules.h"
#include "reductions/push_fight_turn.h"

namespace hardboard {
namespace {

using formulas::Aig;
using formulas::Wire;
using push_fight::either;
using push_fight::other;
using push_fight::Position;
using push_fight::Side;
using push_fight::Strategy;
using push_fight::Turn;
using push_fight::WiredPosition;
using FightPuzzle = push_fight::Puzzle;

// The turn of a strategy's position, if it is one that bits can hold.
bool fits(const FightPuzzle& source, const Turn& turn) {
  const auto exists = [&](Square square) { return index_of(source.board, square).has_value(); };
  return turn.moves.size() <= source.moves && exists(turn.push.from) &&
         std::all_of(turn.moves.begin(), turn.moves.end(),
                     [&](const auto& move) { return exists(move.from) && exists(move.to); });
}

// Whether the position is the one with this name (strategy.h).
Wire has_name(qbf::AigBuilder& circuit, const WiredPosition& position, const std::string& name) {
  if (name.size() != position.king.size()) return push_fight::wire_false;
  std::vector<Wire> agrees;
  const auto require = [&](Wire wire, bool value) { agrees.push_back(value ? wire : wire ^ 1); };
  for (std::size_t square = 0; square < name.size(); ++square) {
    const char c = name[square];
    const bool is_anchored = c == 'A' || c == 'a';
    require(position.own(Side::white)[square], c == 'K' || c == 'P' || c == 'A');
    require(position.own(Side::black)[square], c == 'k' || c == 'p' || c == 'a');
    require(position.king[square], c == 'K' || c == 'k' || is_anchored);
    require(position.anchor[square], is_anchored);
  }
  return push_fight::all_of(circuit, agrees);
}

// The bits of each own turn as functions of the other side's bits: the turn that the strategy has
// for the position on the board.
class Answering {
public:
  Answering(const FightPuzzle& source, const PushFightWin::Trace& trace, const Strategy& strategy)
      : source_(source),
        trace_(trace),
        strategy_(strategy),
        circuit_(trace.turns * trace.bits.size()) {}

  Aig functions(const Turn& first) {
    std::vector<Wire> inputs;  // of the formula's circuit
    std::vector<Wire> outputs;
    WiredPosition position = push_fight::wired(source_.position);
    const Side own = source_.position.turn;
    for (std::uint32_t round = 0; round < trace_.turns; ++round) {
      const std::vector<Wire> bits = round == 0 ? constant(first) : chosen(position);
      position = play(position, own, bits);
      inputs.insert(inputs.end(), bits.begin(), bits.end());
      outputs.insert(outputs.end(), bits.begin(), bits.end());
      const std::vector<Wire> replies = inputs_of(trace_.bits, round);
      position = play(position, other(own), replies);
      inputs.insert(inputs.end(), replies.begin(), replies.end());
    }
    // The gates of the formula follow from the turns.
    std::vector<Wire> wires{push_fight::wire_false};
    wires.insert(wires.end(), inputs.begin(), inputs.end());
    const auto value = [&](Wire wire) { return wires[wire / 2] ^ (wire & 1); };
    for (const formulas::Gate& gate : trace_.circuit.gates) {
      wires.push_back(circuit_.both(value(gate.left), value(gate.right)));
      outputs.push_back(wires.back());
    }
    std::vector<std::uint32_t> names(trace_.turns * trace_.bits.size());
    std::iota(names.begin(), names.end(), 1U);
    return circuit_.part(names, outputs);
  }

private:
  std::vector<Wire> constant(const Turn& turn) const {
    std::vector<Wire> wires;
    for (const bool bit : bits_of(trace_.bits, source_.board, turn)) wires.push_back(bit ? 1 : 0);
    return wires;
  }
  std::vector<Wire> chosen(const WiredPosition& position) {
    std::vector<Wire> bits(trace_.bits.size(), push_fight::wire_false);
    for (const auto& [name, turn] : strategy_.turns) {
      if (!fits(source_, turn)) continue;
      const Wire is_there = has_name(circuit_, position, name);
      const std::vector<Wire> values = constant(turn);
      for (std::size_t i = 0; i < bits.size(); ++i)
        bits[i] = either(circuit_, bits[i], circuit_.both(is_there, values[i]));
    }
    return bits;
  }
  WiredPosition play(const WiredPosition& position, Side side, const std::vector<Wire>& bits) {
    return wired_turn(circuit_, source_.board, position, side, trace_.bits, bits).after;
  }

  const FightPuzzle& source_;
  const PushFightWin::Trace& trace_;
  const Strategy& strategy_;
  qbf::AigBuilder circuit_;
};

// Plays the functions of a true formula against every turn of the other side.
class Playing {
public:
  Playing(const FightPuzzle& source, const PushFightWin::Trace& trace, const Aig& functions)
      : source_(source), trace_(trace), functions_(functions), replies_(functions.inputs, 0) {}

  // A turn for each position that play comes to. Where play comes to a position in two rounds, the
  // later round's turn wins sooner.
  Strategy strategy() {
    play(source_.position, 0);
    Strategy strategy;
    for (auto& [name, found] : turns_) strategy.turns.emplace(name, std::move(found.second));
    return strategy;
  }

  Turn turn_in(std::uint32_t round) const {
    std::vector<std::uint64_t> wires;
    evaluate(functions_, replies_, wires);
    std::vector<bool> bits;
    const std::uint32_t size = trace_.bits.size();
    for (std::uint32_t i = round * size; i < (round + 1) * size; ++i)
      bits.push_back((formulas::value_of(functions_.outputs[i], wires) & 1) != 0);
    return turn_of(trace_.bits, source_.board, bits);
  }

private:
  void play(const Position& position, std::uint32_t round) {
    const auto [found, is_new] = turns_.try_emplace(name_of(position), round, Turn{});
    if (!is_new && found->second.first >= round) return;
    const Turn turn = turn_in(round);
    found->second = {round, turn};
    FightPuzzle here = source_;
    here.position = position;
    push_fight::Game game(here);
    for (const push_fight::Move& move : turn.moves)
      if (game.move(move)) return;
    if (game.push(turn.push) || game.fallen() != push_fight::Piece::none) return;
    if (round + 1 == trace_.turns) return;
    here.position = game.position();
    for_each_turn(
        here.board, here.position, here.moves,
        [&](const push_fight::IndexedTurn& reply, const Position& after, push_fight::Piece fallen) {
          if (fallen == push_fight::Piece::none) answer(reply, after, round);
          return true;
        });
  }
  void answer(const push_fight::IndexedTurn& reply, const Position& after, std::uint32_t round) {
    const std::vector<bool> bits =
        bits_of(trace_.bits, source_.board, push_fight::turn_of(source_.board, reply));
    for (std::size_t i = 0; i < bits.size(); ++i)
      replies_[round * bits.size() + i] = bits[i] ? 1 : 0;
    play(after, round + 1);
  }

  const FightPuzzle& source_;
  const PushFightWin::Trace& trace_;
  const Aig& functions_;
  std::vector<std::uint64_t> replies_;  // the other side's bits in the lowest of 64 cases
  std::map<std::string, std::pair<std::uint32_t, Turn>> turns_;
};

}  // namespace

Aig functions_of(const FightPuzzle& source, const PushFightWin::Trace& trace,
                 const Strategy& strategy, const Turn& first) {
  return Answering(source, trace, strategy).functions(first);
}

Strategy strategy_of(const FightPuzzle& source, const PushFightWin::Trace& trace,
                     const Aig& functions) {
  return Playing(source, trace, functions).strategy();
}

Turn first_turn_of(const FightPuzzle& source, const PushFightWin::Trace& trace,
                   const Aig& functions) {
  return Playing(source, trace, functions).turn_in(0);
}

}  // namespace hardboard
