#include "reductions/push_fight_to_qbf.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <numeric>
#include <optional>
#include <utility>

#include "problems/formulas/tseitin.h"
#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/replay.h"
#include "puzzles/push_fight/rules.h"
#include "puzzles/push_fight/strategy.h"
#include "reductions/push_fight_to_sat.h"

namespace hardboard {
namespace {

using formulas::Aig;
using formulas::Wire;
using push_fight::either;
using push_fight::negated;
using push_fight::other;
using push_fight::Position;
using push_fight::Question;
using push_fight::Side;
using push_fight::Strategy;
using push_fight::Turn;
using push_fight::TurnBits;
using push_fight::WiredPosition;
using push_fight::WiredTurn;
using FightPuzzle = push_fight::Puzzle;

// The circuit of all turns: whether the side to move wins by then.
class Winning {
public:
  Winning(const FightPuzzle& source, const TurnBits& bits, std::uint32_t turns)
      : source_(source), bits_(bits), turns_(turns), circuit_(2 * turns * bits.size()) {}

  Aig circuit() {
    const Wire wins = own_turn(push_fight::wired(source_.position), 0);
    std::vector<std::uint32_t> inputs(2 * turns_ * bits_.size());
    std::iota(inputs.begin(), inputs.end(), 1U);
    return circuit_.part(inputs, std::span(&wins, 1));
  }

private:
  WiredTurn turn(const WiredPosition& position, Side side, std::uint32_t number) {
    return wired_turn(circuit_, source_.board, position, side, bits_, inputs_of(bits_, number));
  }
  Wire own_turn(const WiredPosition& position, std::uint32_t round) {
    const WiredTurn own = turn(position, source_.position.turn, 2 * round);
    const Wire later = either(circuit_, own.other_falls, reply(own.after, round));
    return circuit_.both(circuit_.both(own.is_legal, negated(own.own_falls)), later);
  }
  // Whether a turn of the other side can't save it.
  Wire reply(const WiredPosition& position, std::uint32_t round) {
    const WiredTurn reply = turn(position, other(source_.position.turn), 2 * round + 1);
    if (round + 1 == turns_) return negated(reply.is_legal);
    const Wire goes_on =
        circuit_.both(negated(reply.other_falls), own_turn(reply.after, round + 1));
    return either(circuit_, negated(reply.is_legal), either(circuit_, reply.own_falls, goes_on));
  }

  const FightPuzzle& source_;
  TurnBits bits_;
  std::uint32_t turns_;
  qbf::AigBuilder circuit_;
};

TurnBits bits_of_puzzle(const FightPuzzle& source) {
  return {source.board.size(), source.moves};
}

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

// Does a legal turn end the game, by a fall or because the other side then has no turn?
bool ends_game(const FightPuzzle& source, const Turn& turn) {
  push_fight::Game game(source);
  for (const push_fight::Move& move : turn.moves)
    if (game.move(move)) return false;
  return !game.push(turn.push) && game.ending().has_value();
}

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
    // An illegal turn stays in the strategy, whose check reports it.
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

// The strategy of a true formula, with as many inputs and outputs as it must have.
std::optional<Aig> functions_in(const PushFightWin::Trace& trace, const std::string& strategy) {
  const std::uint32_t bits = trace.turns * trace.bits.size();
  Result<Aig> read = formulas::read_aig({"strategy", strategy, 1});
  if (!read || read->inputs != bits || read->outputs.size() < bits) return std::nullopt;
  return std::move(read).value();
}

}  // namespace

Result<PushFightWin::Made> PushFightWin::forward(const From::Puzzle& source, std::uint32_t turns,
                                                 const Limits& limits) {
  if (source.question != Question::winner) return error_in_words("the question must be winner");
  if (source.moves == push_fight::unlimited_moves)
    return error_in_words("the number of moves must be limited");
  constexpr double of_gate = 150;  // bytes, with its clauses
  const TurnBits bits = bits_of_puzzle(source);
  if (2.0 * turns * most_gates(bits) * of_gate > static_cast<double>(limits.memory_bytes))
    return error_in_words("the image does not fit the memory");
  Made made{{}, {bits, turns, Winning(source, bits, turns).circuit()}};
  made.puzzle.matrix = tseitin_clauses(made.trace.circuit);
  std::uint32_t next = 1;
  const auto add_block = [&](bool is_universal, std::uint32_t size) {
    qbf::Block block{is_universal, std::vector<std::uint32_t>(size)};
    std::iota(block.variables.begin(), block.variables.end(), next);
    next += size;
    made.puzzle.prefix.push_back(std::move(block));
  };
  for (std::uint32_t turn = 0; turn < 2 * turns; ++turn) add_block(turn % 2 == 1, bits.size());
  const auto gates = static_cast<std::uint32_t>(made.trace.circuit.gates.size());
  if (gates > 0) add_block(false, gates);
  return made;
}

bool PushFightWin::keeps_law(const From::Puzzle& source, const To::Puzzle& image,
                             std::uint32_t turns) {
  const TurnBits bits = bits_of_puzzle(source);
  const std::uint32_t inputs = 2 * turns * bits.size();
  return image.matrix.variables >= inputs &&
         image.matrix.variables - inputs <= 2 * turns * (most_gates(bits) + 10);
}

PushFightWin::To::Answer PushFightWin::witness(const From::Puzzle& source, const Trace& trace,
                                               const From::Answer& solution) {
  To::Answer answer;
  answer.verdict = Verdict::solvable;
  const auto* strategy = std::get_if<Strategy>(&solution.proof);
  // Of a win without its later turns the formula is said to be true, without its functions.
  if (!solution.turn || (strategy == nullptr && !ends_game(source, *solution.turn))) return answer;
  const Strategy none;
  answer.strategy = write_aig(
      Answering(source, trace, strategy != nullptr ? *strategy : none).functions(*solution.turn));
  return answer;
}

Result<PushFightWin::From::Answer> PushFightWin::recover(const From::Puzzle& source,
                                                         const Trace& trace,
                                                         const To::Answer& answer) {
  From::Answer solution;
  solution.verdict = Verdict::win;
  // Many solvers say that a formula is true, and no more: then the win is known, and no turn.
  if (answer.strategy.empty()) {
    solution.remark =
        "the formula is said to be true, without functions, which would tell the turns";
    return solution;
  }
  const std::optional<Aig> functions = functions_in(trace, answer.strategy);
  if (!functions) return error_in_words("the functions of the answer are not those of the turns");
  Playing playing(source, trace, *functions);
  Strategy strategy = playing.strategy();
  const Limits limits;
  const push_fight::StrategyPlay play =
      play_strategy(source, strategy, source.position.turn, limits);
  if (play.trouble)
    return error_in_words("the functions of the answer do not win: " + *play.trouble);
  solution.turn = strategy.turns.at(name_of(source.position));
  solution.proof = std::move(strategy);
  return solution;
}

std::vector<Part> PushFightWin::parts(const Trace& trace) {
  std::vector<Part> parts;
  for (std::uint32_t turn = 0; turn < 2 * trace.turns; ++turn)
    add_parts(trace.bits, turn * trace.bits.size(),
              fmt::format("{} turn {}, ", turn % 2 == 0 ? "own" : "other", turn / 2 + 1), parts);
  return parts;
}

std::vector<std::string> PushFightWin::meanings(const From::Puzzle& source, const Trace& trace,
                                                const To::Answer& answer) {
  const std::optional<Aig> functions = functions_in(trace, answer.strategy);
  if (!functions || answer.verdict != Verdict::solvable) return {};
  const Turn turn = Playing(source, trace, *functions).turn_in(0);
  std::vector<std::string> meanings;
  for (const push_fight::Move& move : turn.moves) meanings.push_back(push_fight::Game::words(move));
  meanings.push_back(push_fight::Game::words(turn.push));
  return meanings;
}

}  // namespace hardboard
