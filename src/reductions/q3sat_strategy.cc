#include "reductions/q3sat_strategy.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "methods/qbf/aig_builder.h"
#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/rules.h"
#include "puzzles/push_fight/strategy_on_board.h"

namespace hardboard::q3sat {
namespace {

using formulas::Wire;
using push_fight::Direction;
using push_fight::Move;
using push_fight::Piece;
using push_fight::Position;
using push_fight::Rule;
using push_fight::Side;
using push_fight::Strategy;
using push_fight::Turn;

constexpr std::uint64_t most_lines = std::uint64_t{1} << 20;

// The square whose pawn tells, behind the king, that a variable has become true.
Square shows_true(const Layout& layout, const Variable& variable) {
  const Square core = layout.core(variable);
  return {core.x, core.y + 1};
}

// Black's push in the move-wasting gadget after White's turn with this number.
push_fight::Push black_push(const Layout& layout, std::uint32_t turn) {
  const bool is_right = turn % 2 == 0;
  return {{layout.wasting(is_right), 1}, is_right ? Direction::left : Direction::right};
}

// Black's mates when White does not fill the column beside the black king.
void add_threats(const Layout& layout, Strategy& strategy) {
  for (const bool is_right : {true, false}) {
    const std::int32_t own = layout.wasting(is_right), beside = layout.wasting(!is_right);
    const Square king{own, 1}, above{own, 2}, low{beside, 1}, high{beside, 2};
    strategy.rules.push_back({{{king, 'k'}, {above, 'P'}}, {}, {{}, {king, Direction::up}}});
    strategy.rules.push_back(
        {{{king, 'k'}, {low, '.'}, {high, 'P'}}, {}, {{{king, low}}, {low, Direction::up}}});
    strategy.rules.push_back({{{king, 'k'}, {above, '.'}, {high, '.'}, {low, 'P'}},
                              {},
                              {{{king, high}}, {high, Direction::down}}});
  }
}

}  // namespace

Strategy strategy_of_white(const Layout& layout, const std::string& functions) {
  Strategy strategy;
  strategy.circuit = functions;
  const auto rule = [&](const Push& push) -> Rule& {
    strategy.rules.push_back(
        {{{push.king, 'K'}}, {}, {wasted_moves(layout, push.turn), {push.king, push.direction}}});
    return strategy.rules.back();
  };
  rule({layout.start(), Direction::up, 0});
  std::uint32_t output = 0;
  for (const Variable& variable : layout.variables) {
    const std::vector<Push> when_true = way_through(layout, variable, true);
    const std::vector<Push> when_false = way_through(layout, variable, false);
    if (variable.is_universal) {
      rule({variable.entry, Direction::right, variable.turn});
      strategy.inputs.push_back({layout.pawn_above(variable), 'p'});
      rule(when_true.front()).where.push_back(strategy.inputs.back());
    } else {
      rule(when_true.front()).output = ++output;
    }
    for (const Push& push : when_false) rule(push);
    for (auto push = when_true.begin() + 1; push != when_true.end(); ++push) rule(*push);
  }
  for (const Push& push : way_to_reward(layout)) rule(push);
  const auto [x, y] = layout.end();
  strategy.rules.push_back(
      {{{layout.end(), 'K'}},
       {},
       {{{{x + 1, y}, {x + 1, y - 1}}, {{x, y}, {x + 1, y}}}, {{x + 1, y}, Direction::up}}});
  return strategy;
}

Strategy strategy_of_black(const Layout& layout, const std::string& functions) {
  Strategy strategy;
  strategy.circuit = functions;
  add_threats(layout, strategy);
  std::uint32_t output = 0;
  for (const Variable& variable : layout.variables) {
    if (!variable.is_universal) {
      strategy.inputs.push_back({shows_true(layout, variable), 'P'});
      continue;
    }
    const std::vector<push_fight::Test> enters = {{variable.entry, 'A'}};
    const push_fight::Push push = black_push(layout, variable.turn - 1);
    strategy.rules.push_back({enters, ++output, {{}, push}});
    strategy.rules.push_back(
        {enters, {}, {{{layout.pawn_above(variable), layout.pawn_below(variable)}}, push}});
  }
  for (const std::uint32_t turn : {0U, 1U}) {
    const push_fight::Push push = black_push(layout, turn);
    strategy.rules.push_back({{{push.from, 'k'}}, {}, {{}, push}});
  }
  return strategy;
}

namespace {

// Plays a strategy against the other side's values.
class Reading {
public:
  Reading(const Layout& layout, const push_fight::Puzzle& puzzle, const Strategy& strategy,
          Side winner)
      : layout_(layout),
        puzzle_(puzzle),
        strategy_(puzzle, strategy, winner),
        winner_(winner),
        numbers_(static_cast<std::uint32_t>(layout.variables.size())),
        builder_(numbers_) {}

  Result<std::string> functions() {
    if (strategy_.trouble()) return error_in_words(*strategy_.trouble());
    Position position = puzzle_.position;
    const bool enters = white({layout_.start(), Direction::up, 0}, position);
    std::optional<std::vector<Wire>> wires;
    if (enters) wires = read(0, position);
    if (lines_ > most_lines) return error_in_words("the strategy has too many lines of play");
    if (!wires) return error_in_words("the strategy leaves the way through the gadgets");
    std::vector<std::uint32_t> inputs;
    std::vector<Wire> outputs;
    for (std::uint32_t i = 0; i < numbers_; ++i) {
      if (layout_.variables[i].is_universal == (winner_ == Side::white))
        inputs.push_back(i + 1);
      else
        outputs.push_back((*wires)[i]);
    }
    return write_aig(builder_.part(inputs, outputs));
  }

private:
  using Wires = std::optional<std::vector<Wire>>;

  // The winner's functions from here on, by variable; 0 for those before. The king has entered the
  // gadget of variable i, and Black is to move.
  Wires read(std::uint32_t i, const Position& position) {
    if (i == numbers_) {
      if (++lines_ > most_lines) return std::nullopt;
      return std::vector<Wire>(numbers_, 0);
    }
    const Variable& variable = layout_.variables[i];
    if (!variable.is_universal) return existential(i, position);
    if (winner_ == Side::black) {
      Position at = position;
      if (!black(variable.turn - 1, at)) return std::nullopt;
      return after_universal(i, at);
    }
    const auto play = [&](bool value) -> Wires {
      Position at = position;
      if (!value && !move(at, {layout_.pawn_above(variable), layout_.pawn_below(variable)}))
        return std::nullopt;
      if (!black(variable.turn - 1, at)) return std::nullopt;
      return after_universal(i, at);
    };
    return both(i, play);
  }

  // White pushes right, which fixes the value, and Black replies.
  Wires after_universal(std::uint32_t i, Position at) {
    const Variable& variable = layout_.variables[i];
    if (!white({variable.entry, Direction::right, variable.turn}, at) || !black(variable.turn, at))
      return std::nullopt;
    const bool value = piece_on(at, layout_.pawn_above(variable)) == Piece::black_pawn;
    return through(i, value, std::move(at));
  }

  Wires existential(std::uint32_t i, const Position& position) {
    const Variable& variable = layout_.variables[i];
    Position at = position;
    if (!black(variable.turn - 1, at)) return std::nullopt;
    if (winner_ == Side::black) return both(i, [&](bool value) { return through(i, value, at); });
    const Turn* turn = strategy_.turn(at, name_of(at));
    if (turn == nullptr) return std::nullopt;
    return through(i, turn->push.direction == Direction::right, std::move(at));
  }

  // The loser tries both values of variable i.
  template <class Play>
  Wires both(std::uint32_t i, const Play& play) {
    Wires when_false = play(false), when_true = play(true);
    if (!when_false || !when_true) return std::nullopt;
    for (std::uint32_t other = i + 1; other < numbers_; ++other)
      (*when_true)[other] = builder_.choose(2 * (i + 1), (*when_true)[other], (*when_false)[other]);
    return when_true;
  }

  // White goes through the core of variable i, which gets the value, to the next gadget. White is
  // to move.
  Wires through(std::uint32_t i, bool value, Position at) {
    const std::vector<Push> way = way_through(layout_, layout_.variables[i], value);
    for (const Push& push : way) {
      if (!white(push, at)) return std::nullopt;
      if (&push != &way.back() && !black(push.turn, at)) return std::nullopt;
    }
    Wires wires = read(i + 1, at);
    if (wires) (*wires)[i] = value ? 1 : 0;
    return wires;
  }

  Piece piece_on(const Position& position, Square square) const {
    return position.pieces[*push_fight::index_of(puzzle_.board, square)];
  }

  bool move(Position& at, const Move& move) const {
    const auto from = push_fight::index_of(puzzle_.board, move.from);
    const auto to = push_fight::index_of(puzzle_.board, move.to);
    if (!from || !to || !belongs(at.pieces[*from], at.turn)) return false;
    const std::vector<std::uint32_t> squares = reachable(puzzle_.board, at, *from);
    if (std::find(squares.begin(), squares.end(), *to) == squares.end()) return false;
    std::swap(at.pieces[*from], at.pieces[*to]);
    return true;
  }

  // Plays a turn that pushes nothing off.
  bool play(Position& at, const Turn& turn) const {
    for (const Move& one : turn.moves)
      if (!move(at, one)) return false;
    const auto king = push_fight::index_of(puzzle_.board, turn.push.from);
    if (!king) return false;
    const push_fight::PushResult result =
        push_fight::push(puzzle_.board, at, *king, turn.push.direction);
    return result.fault == push_fight::PushFault::none && result.fallen == Piece::none;
  }

  // White's turn: the winner's own, which must push as the way says, or the one on the way.
  bool white(const Push& push, Position& at) const {
    const Turn forced{wasted_moves(layout_, push.turn), {push.king, push.direction}};
    if (winner_ == Side::black) return play(at, forced);
    const Turn* turn = strategy_.turn(at, name_of(at));
    return turn != nullptr && turn->push == forced.push && play(at, *turn);
  }

  // Black's turn: the winner's own, or only the push that is forced.
  bool black(std::uint32_t turn, Position& at) const {
    if (winner_ == Side::white) return play(at, {{}, black_push(layout_, turn)});
    const Turn* own = strategy_.turn(at, name_of(at));
    return own != nullptr && play(at, *own);
  }

  const Layout& layout_;
  const push_fight::Puzzle& puzzle_;
  const push_fight::StrategyOnBoard strategy_;
  const Side winner_;
  const std::uint32_t numbers_;
  qbf::AigBuilder builder_;  // its inputs are the variables in the order of the prefix
  std::uint64_t lines_ = 0;
};

}  // namespace

Result<std::string> functions_of(const Layout& layout, const push_fight::Puzzle& board,
                                 const Strategy& strategy, Side winner) {
  return Reading(layout, board, strategy, winner).functions();
}

}  // namespace hardboard::q3sat
