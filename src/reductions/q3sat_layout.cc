#include "reductions/q3sat_layout.h"

#include <algorithm>
#include <fmt/format.h>
#include <set>
#include <utility>

#include "puzzles/push_fight/board.h"

namespace hardboard::q3sat {
namespace {

using formulas::Literal;
using push_fight::Direction;
using push_fight::Piece;

constexpr std::size_t most_literals = 3;

// The different literals of each clause.
std::vector<std::set<Literal>> clauses_of(const qbf::Puzzle& formula) {
  std::vector<std::set<Literal>> clauses;
  for (std::size_t i = 0; i < formula.matrix.size(); ++i) {
    const auto clause = formula.matrix.clause(i);
    clauses.emplace_back(clause.begin(), clause.end());
  }
  return clauses;
}

std::vector<Variable> variables_of(const qbf::Puzzle& formula) {
  std::vector<Variable> variables;
  std::vector<std::size_t> place(std::size_t{formula.matrix.variables} + 1, 0);
  for (const qbf::Block& block : formula.prefix)
    for (const std::uint32_t number : block.variables) {
      place[number] = variables.size();
      variables.push_back({number, block.is_universal, {}, 0, {}, {}});
    }
  std::uint32_t index = 0;
  for (const std::set<Literal>& clause : clauses_of(formula)) {
    for (const Literal literal : clause) {
      Variable& variable = variables[place[formulas::variable_of(literal)]];
      (literal > 0 ? variable.positive : variable.negative).push_back(index);
    }
    ++index;
  }
  return variables;
}

// The numbers that fix the size of a board.
struct Measures {
  std::int64_t p = 1, existential = 0, universal = 0, gadgets = 1, overflow = 0;

  explicit Measures(const std::vector<Variable>& variables, std::size_t clauses) {
    gadgets = std::max<std::int64_t>(1, static_cast<std::int64_t>(clauses));
    for (const Variable& variable : variables) {
      ++(variable.is_universal ? universal : existential);
      for (const std::size_t size : {variable.positive.size(), variable.negative.size()})
        p = std::max(p, 1 + static_cast<std::int64_t>(size));
    }
    for (const Variable& variable : variables) {
      const std::int64_t lower = lower_holes(variable);
      overflow = std::max({overflow, lower - static_cast<std::int64_t>(variable.negative.size()),
                           lower - 1 - static_cast<std::int64_t>(variable.positive.size())});
    }
  }
  // A universal variable finds one hole more in its block.
  std::int64_t lower_holes(const Variable& variable) const {
    return variable.is_universal ? p : p + 1;
  }
  std::int64_t bridge() const { return 1 + existential * (p + 3) + universal * (p + 4); }
  std::int64_t block() const { return bridge() + 2; }
  std::int64_t clause() const { return block() + (universal > 0 ? 4 : 0); }
  std::int64_t reward() const { return clause() + 3 * gadgets; }
  std::int64_t width() const { return reward() + 2 + overflow; }
  std::int64_t height() const { return 5 * (existential + universal) + gadgets + 8; }
};

Measures measures_of(const qbf::Puzzle& formula) {
  return Measures(variables_of(formula), formula.matrix.size());
}

// The squares without a white pawn are put on a board full of them.
class Drawing {
public:
  explicit Drawing(const Layout& layout) : layout_(layout) {}

  push_fight::Puzzle puzzle() {
    make_board();
    puzzle_.question = push_fight::Question::winner;
    puzzle_.position.pieces.assign(puzzle_.board.size(), Piece::white_pawn);
    for (const Variable& variable : layout_.variables) put_variable(variable);
    put_bridge();
    put(layout_.start(), Piece::white_king);
    put({1, 5}, Piece::white_pawn);
    for (std::int32_t i = 0; i < layout_.clauses; ++i) put_clause(i);
    put_reward();
    const std::int32_t left = layout_.wasting(false), right = layout_.wasting(true);
    put({left, 1}, Piece::none);
    put({left, 2}, Piece::none);
    put({right, 1}, Piece::black_king);
    puzzle_.position.anchor = *push_fight::index_of(puzzle_.board, {right, 1});
    return std::move(puzzle_);
  }

private:
  void make_board() {
    const std::int32_t width = layout_.width, left = layout_.wasting(false);
    const auto is_square = [&](Square square) {
      if (square.x < 1 || square.y < 1 || square.y > layout_.height) return false;
      if (square.x <= width) return true;
      return square.y == 1 ? square.x <= width + 5
                           : square.y == 2 && (square.x == left || square.x == left + 1);
    };
    const auto is_open = [&](Square square, Direction direction) {
      if (direction == Direction::up && square == Square{layout_.reward + 1, layout_.height})
        return true;
      if (square.x != left && square.x != left + 1) return false;
      return (direction == Direction::up && square.y == 2) ||
             (direction == Direction::down && square.y == 1);
    };
    std::vector<Square> squares;
    std::vector<push_fight::Edge> rails;
    for (std::int32_t y = 1; y <= layout_.height; ++y) {
      for (std::int32_t x = 1; x <= width + 5; ++x) {
        if (!is_square({x, y})) continue;
        squares.push_back({x, y});
        const std::pair<Direction, Square> edges[] = {{Direction::up, {x, y + 1}},
                                                      {Direction::right, {x + 1, y}},
                                                      {Direction::down, {x, y - 1}},
                                                      {Direction::left, {x - 1, y}}};
        for (const auto& [direction, next] : edges)
          if (!is_square(next) && !is_open({x, y}, direction)) rails.push_back({{x, y}, direction});
      }
    }
    puzzle_.board = push_fight::board_of(std::move(squares), rails);
  }

  void put(Square square, Piece piece) {
    puzzle_.position.pieces[*push_fight::index_of(puzzle_.board, square)] = piece;
  }
  void clear(std::int32_t x, std::int32_t y) { put({x, y}, Piece::none); }

  // Figures 4.4, 4.13 and 4.14. Column 1 is the core's first one.
  void put_variable(const Variable& variable) {
    const std::int32_t p = layout_.p, x = layout_.core(variable).x - 1, y = variable.entry.y;
    clear(variable.entry.x, y);
    clear(variable.entry.x, y + 1);
    clear(x + p + 3, y + 1);
    for (const std::int32_t column : {1, p + 4, p + 5}) clear(x + column, y + 2);
    for (const std::int32_t column : {p + 2, p + 3}) clear(x + column, y + 3);
    for (const std::int32_t column : {p + 2, p + 3, p + 4}) clear(x + column, y + 4);
    const std::int32_t lower = variable.is_universal ? p : p + 1;
    put_holes(y, lower, variable.negative);
    put_holes(y + 1, lower - 1, variable.positive);
    if (!variable.is_universal) return;
    put(layout_.pawn_above(variable), Piece::black_pawn);
    put(layout_.pawn_below(variable), Piece::none);
    clear(layout_.block + 1, y);
  }
  // A literal's row: holes below the clauses that have the literal, and the rest in the overflow.
  void put_holes(std::int32_t y, std::int32_t holes, const std::vector<std::uint32_t>& clauses) {
    for (const std::uint32_t clause : clauses)
      clear(layout_.middle(static_cast<std::int32_t>(clause)), y);
    for (std::int32_t i = 0; i < holes - static_cast<std::int32_t>(clauses.size()); ++i)
      clear(layout_.reward + 3 + i, y);
  }

  // While the king climbs, the column right of it is empty: there is nothing to push sideways.
  void put_bridge() {
    const auto [x, bottom] = layout_.bridge;
    for (std::int32_t y = bottom; y <= layout_.height; ++y) clear(x, y);
    for (std::int32_t y = bottom; y < layout_.top; ++y) clear(x + 1, y);
    for (std::int32_t at = x + 2; at < layout_.first_clause; ++at) clear(at, layout_.top);
  }

  // Three wide and four tall. A king that goes down further than one row finds nothing to push
  // sideways, because of the holes at its sides.
  void put_clause(std::int32_t clause) {
    const std::int32_t x = layout_.middle(clause), y = layout_.row(clause);
    for (std::int32_t column = x - 1; column <= x + 1; ++column) clear(column, y);
    clear(x - 1, y - 1);
    for (const std::int32_t row : {y - 2, y - 3}) {
      clear(x - 1, row);
      clear(x + 1, row);
    }
    // No king comes to row 3, nor can it walk through this hole.
    if (layout_.is_padded) clear(x, 3);
  }

  // The king comes behind two pawns. The second one keeps it from walking here earlier.
  void put_reward() {
    const auto [x, y] = layout_.end();
    put({x + 1, layout_.height}, Piece::black_pawn);
    clear(x + 1, y);
    clear(x + 2, y);
    clear(x + 1, y - 1);
  }

  const Layout& layout_;
  push_fight::Puzzle puzzle_;
};

// Appends pushes in a direction, and moves the king along.
void go(std::vector<Push>& way, Square& king, std::uint32_t& turn, Direction direction,
        std::int32_t pushes) {
  for (std::int32_t i = 0; i < pushes; ++i) {
    way.push_back({king, direction, turn++});
    king.x += direction == Direction::right ? 1 : 0;
    king.y += direction == Direction::up ? 1 : direction == Direction::down ? -1 : 0;
  }
}

}  // namespace

std::uint64_t rows_of(const qbf::Puzzle& formula) {
  return static_cast<std::uint64_t>(measures_of(formula).height());
}
std::uint64_t columns_of(const qbf::Puzzle& formula) {
  return static_cast<std::uint64_t>(measures_of(formula).width());
}

Result<Layout> layout_of(const qbf::Puzzle& formula) {
  std::size_t number = 0;
  for (const std::set<Literal>& clause : clauses_of(formula)) {
    ++number;
    if (clause.size() > most_literals)
      return error_in_words(fmt::format("clause {} has {} different literals, more than {}", number,
                                        clause.size(), most_literals));
  }
  Layout layout;
  layout.variables = variables_of(formula);
  const Measures measures(layout.variables, formula.matrix.size());
  if (measures.width() + 7 > push_fight::most_squares / measures.height())
    return error_in_words(
        fmt::format("the board would have more than {} squares", push_fight::most_squares));
  const auto small = [](std::int64_t wide) { return static_cast<std::int32_t>(wide); };
  layout.p = small(measures.p);
  layout.block = small(measures.block());
  layout.first_clause = small(measures.clause());
  layout.clauses = small(measures.gadgets);
  layout.is_padded = formula.matrix.size() == 0;
  layout.reward = small(measures.reward());
  layout.overflow = small(measures.overflow);
  layout.width = small(measures.width());
  layout.height = small(measures.height());
  layout.top = layout.height - 1;
  Square at{1, 5};
  std::uint32_t turn = 1;
  for (Variable& variable : layout.variables) {
    variable.entry = at;
    variable.turn = turn;
    at = {layout.core(variable).x + layout.p + 3, at.y + 5};
    turn += static_cast<std::uint32_t>(layout.p) + (variable.is_universal ? 9 : 8);
  }
  layout.bridge = at;
  layout.bridge_turn = turn;
  return layout;
}

push_fight::Puzzle board_of(const Layout& layout) {
  return Drawing(layout).puzzle();
}

std::vector<Push> way_through(const Layout& layout, const Variable& variable, bool value) {
  std::vector<Push> way;
  Square king = layout.core(variable);
  std::uint32_t turn = variable.turn + (variable.is_universal ? 1 : 0);
  if (!value) go(way, king, turn, Direction::up, 1);
  go(way, king, turn, Direction::right, layout.p + 1);
  go(way, king, turn, Direction::up, value ? 2 : 1);
  go(way, king, turn, Direction::right, 2);
  go(way, king, turn, Direction::up, 3);
  return way;
}

std::vector<Push> way_to_reward(const Layout& layout) {
  std::vector<Push> way;
  Square king = layout.bridge;
  std::uint32_t turn = layout.bridge_turn;
  go(way, king, turn, Direction::up, layout.top - king.y);
  for (std::int32_t i = 0; i < layout.clauses; ++i) {
    go(way, king, turn, Direction::right, layout.middle(i) - king.x);
    go(way, king, turn, Direction::down, 1);
  }
  go(way, king, turn, Direction::right, layout.reward - king.x);
  return way;
}

std::vector<push_fight::Move> wasted_moves(const Layout& layout, std::uint32_t turn) {
  const bool is_right = turn % 2 == 0;
  const std::int32_t king = layout.wasting(is_right), free = layout.wasting(!is_right);
  const std::int32_t outside = is_right ? free - 1 : free + 1;
  return {{{king, 2}, {free, 2}}, {{outside, 1}, {free, 1}}};
}

}  // namespace hardboard::q3sat
