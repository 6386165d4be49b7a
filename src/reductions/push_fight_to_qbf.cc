#include "reductions/push_fight_to_qbf.h"

#include <fmt/format.h>
#include <numeric>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "problems/formulas/tseitin.h"
#include "puzzles/push_fight/replay.h"
#include "puzzles/push_fight/strategy.h"
#include "reductions/push_fight_strategy.h"
#include "reductions/push_fight_to_sat.h"

namespace hardboard {
namespace {

using formulas::Aig;
using formulas::Wire;
using push_fight::either;
using push_fight::negated;
using push_fight::other;
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
  // Whether every legal turn of the other side leaves the side to move a win.
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

// Does a legal turn end the game, by a fall or because the other side then has no turn?
bool ends_game(const FightPuzzle& source, const Turn& turn) {
  push_fight::Game game(source);
  for (const push_fight::Move& move : turn.moves)
    if (game.move(move)) return false;
  return !game.push(turn.push) && game.ending().has_value();
}

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
  const TurnBits bits = bits_of(source);
  if (2.0 * turns * most_gates(bits) * of_gate > static_cast<double>(limits.memory_bytes))
    return over_limits("the image does not fit the memory");
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
  const TurnBits bits = bits_of(source);
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
      functions_of(source, trace, strategy != nullptr ? *strategy : none, *solution.turn));
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
  Strategy strategy = strategy_of(source, trace, *functions);
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
  const Turn turn = first_turn_of(source, trace, *functions);
  std::vector<std::string> meanings;
  for (const push_fight::Move& move : turn.moves) meanings.push_back(push_fight::Game::words(move));
  meanings.push_back(push_fight::Game::words(turn.push));
  return meanings;
}

}  // namespace hardboard
