#include "puzzles/push_fight/strategy_on_board.h"

#include <algorithm>
#include <fmt/format.h>

#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/rules.h"

namespace hardboard::push_fight {

StrategyOnBoard::StrategyOnBoard(const Puzzle& puzzle, const Strategy& strategy, Side winner)
    : puzzle_(puzzle), strategy_(strategy), winner_(winner) {
  inputs_ = condition(strategy.inputs);
  if (!strategy.circuit.empty()) {
    Result<formulas::Aig> read = formulas::read_aig({"circuit", strategy.circuit, 1});
    if (!read)
      trouble_ = to_string(read.error());
    else
      circuit_ = std::move(read).value();
  }
  if (!trouble_ && circuit_.inputs != strategy.inputs.size())
    trouble_ = fmt::format("the circuit has {} inputs, and {} squares are named for them",
                           circuit_.inputs, strategy.inputs.size());
  for (const Rule& rule : strategy.rules) {
    conditions_.push_back(condition(rule.where));
    const bool is_output =
        !rule.output || (*rule.output >= 1 && *rule.output <= circuit_.outputs.size());
    if (!trouble_ && !is_output)
      trouble_ = fmt::format("rule {}: the circuit has {} outputs, and no output {}",
                             conditions_.size(), circuit_.outputs.size(), *rule.output);
  }
  while (!trouble_ && threats_ < conditions_.size() &&
         is_threat(strategy.rules[threats_], conditions_[threats_]))
    ++threats_;
}

StrategyOnBoard::Condition StrategyOnBoard::condition(const std::vector<Test>& tests) {
  Condition condition;
  for (const Test& test : tests) {
    const std::optional<std::uint32_t> square = index_of(puzzle_.board, test.square);
    if (!square && !trouble_)
      trouble_ = fmt::format("the board has no square {} to test", name(test.square));
    condition.squares.push_back(square.value_or(0));
    condition.letters += test.letter;
  }
  return condition;
}

bool StrategyOnBoard::Condition::holds(const Position& position) const {
  for (std::size_t i = 0; i < squares.size(); ++i)
    if (letter_at(position, squares[i]) != letters[i]) return false;
  return true;
}

// Plays the turn where all squares without a test hold pieces of the loser, which block each move;
// a push meets tested squares alone.
bool StrategyOnBoard::is_threat(const Rule& rule, const Condition& condition) const {
  const Board& board = puzzle_.board;
  if (rule.output || rule.turn.moves.size() > puzzle_.moves) return false;
  Position position{std::vector<Piece>(board.size(), pawn_of(other(winner_))), no_anchor, winner_};
  std::vector<bool> is_known(board.size(), false);
  for (std::size_t i = 0; i < condition.squares.size(); ++i) {
    const std::size_t piece = std::string_view(".KPkp").find(condition.letters[i]);
    if (piece == std::string_view::npos) return false;
    position.pieces[condition.squares[i]] = static_cast<Piece>(piece);
    is_known[condition.squares[i]] = true;
  }
  for (const Move& move : rule.turn.moves) {
    const auto from = index_of(board, move.from), to = index_of(board, move.to);
    if (!from || !to || !belongs(position.pieces[*from], winner_)) return false;
    const std::vector<std::uint32_t> squares = reachable(board, position, *from);
    if (std::find(squares.begin(), squares.end(), *to) == squares.end()) return false;
    std::swap(position.pieces[*from], position.pieces[*to]);
  }
  const auto king = index_of(board, rule.turn.push.from);
  if (!king || !is_known[*king]) return false;
  for (std::uint32_t at = *king; at < rail; at = board.step(at, rule.turn.push.direction))
    if (!is_known[at]) return false;
  const PushResult result = look(board, position, *king, rule.turn.push.direction);
  return result.fault == PushFault::none && belongs(result.fallen, other(winner_));
}

bool StrategyOnBoard::output(const Position& position, std::uint32_t number) const {
  std::vector<std::uint64_t> inputs, values;
  for (std::size_t i = 0; i < inputs_.squares.size(); ++i)
    inputs.push_back(letter_at(position, inputs_.squares[i]) == inputs_.letters[i] ? 1 : 0);
  formulas::evaluate(circuit_, inputs, values);
  return (formulas::value_of(circuit_.outputs[number - 1], values) & 1) != 0;
}

const Turn* StrategyOnBoard::turn(const Position& position, const std::string& name) const {
  for (std::size_t i = 0; i < conditions_.size(); ++i) {
    const Rule& rule = strategy_.rules[i];
    if (conditions_[i].holds(position) && (!rule.output || output(position, *rule.output)))
      return &rule.turn;
  }
  const auto found = strategy_.turns.find(name);
  return found == strategy_.turns.end() ? nullptr : &found->second;
}

const std::vector<std::uint32_t>* StrategyOnBoard::threat(const Position& position) const {
  // The winner's king leaves the anchor to the loser's before the threat is carried out.
  constexpr std::string_view letters = ".KPkp";
  for (std::size_t i = 0; i < threats_; ++i) {
    const auto& [squares, wanted] = conditions_[i];
    bool stands = true;
    for (std::size_t k = 0; stands && k < squares.size(); ++k)
      stands = letters[static_cast<std::size_t>(position.pieces[squares[k]])] == wanted[k];
    if (stands) return &squares;
  }
  return nullptr;
}

}  // namespace hardboard::push_fight
