// Where the gadgets of a quantified formula stand on a board of Push Fight (Bosboom, Demaine, Rudoy
// 2018, section 4.6), and the way of the white king through them.
//
//   H            bridge . . clause 1 . clause 2 ... reward
//                  |
//             variable n     block    connection    overflow
//        variable 2
//   5  variable 1
//   4  K
//   1  move-wasting ----------------------------------- ends at the right
//
// The lower row of a variable's gadget, its first one, holds the holes of the negated literal, the
// upper row those of the literal: a hole lies below the middle of each clause that has the literal,
// and the others in the overflow. White fills the lower row to make the variable true.
#pragma once

#include <cstdint>
#include <vector>

#include "base/result.h"
#include "problems/qbf/puzzle.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::q3sat {

// The gadget of a variable. Its core begins one column further right if the variable is universal.
struct Variable {
  std::uint32_t number = 0;  // in the formula
  bool is_universal = false;
  Square entry;                         // the king enters here; the lower row is this row
  std::uint32_t turn = 0;               // White's turn, from 0 on, that begins on `entry`
  std::vector<std::uint32_t> positive;  // clauses, from 0 on
  std::vector<std::uint32_t> negative;
};

struct Layout {
  std::int32_t p = 1;  // one more than the most occurrences of a literal
  std::vector<Variable> variables;
  std::int32_t block = 0;         // the first of four columns of black pawns
  std::int32_t first_clause = 0;  // its left column
  std::int32_t clauses = 0;       // gadgets, at least one: without clauses there is one to pass
  bool is_padded = false;         // the only gadget stands for no clause
  Square bridge;                  // the king leaves the last variable here; T is `top`
  std::uint32_t bridge_turn = 0;
  std::int32_t top = 0;       // row in which the king enters the first clause
  std::int32_t reward = 0;    // the first column of the reward
  std::int32_t overflow = 0;  // how many columns follow the reward
  std::int32_t width = 0, height = 0;

  Square core(const Variable& variable) const {
    return {variable.entry.x + (variable.is_universal ? 1 : 0), variable.entry.y};
  }
  // The black pawn of a universal variable: above, which makes the variable true, or below.
  Square pawn_above(const Variable& variable) const { return {block + 1, variable.entry.y + 1}; }
  Square pawn_below(const Variable& variable) const { return {block + 2, variable.entry.y}; }
  // The column that a clause checks, and the row in which the king enters its gadget.
  std::int32_t middle(std::int32_t clause) const { return first_clause + 3 * clause + 1; }
  std::int32_t row(std::int32_t clause) const { return top - clause; }
  // The last square of the king, from which White mates.
  Square end() const { return {reward, row(clauses)}; }
  // The columns of the black king in the move-wasting gadget: on the right after an even number of
  // White's turns, otherwise on the left.
  std::int32_t wasting(bool is_right) const { return width + (is_right ? 4 : 3); }
  Square start() const { return {1, 4}; }
};

// An error in words if a clause has more than three different literals, or if the board would have
// too many squares. O(literals).
Result<Layout> layout_of(const qbf::Puzzle& formula);

// The rows and columns without the end of the move-wasting gadget, which has seven squares.
// O(literals).
std::uint64_t rows_of(const qbf::Puzzle& formula);
std::uint64_t columns_of(const qbf::Puzzle& formula);

// The board, with White to move. O(squares).
push_fight::Puzzle board_of(const Layout& layout);

// A place where White pushes, in the way that a variable's value says. The way has the same number
// of turns for both values, so that the turn says how the move-wasting gadget stands.
struct Push {
  Square king;
  push_fight::Direction direction = push_fight::Direction::up;
  std::uint32_t turn = 0;
};

// The pushes from a variable's core to the entry of the next gadget.
std::vector<Push> way_through(const Layout& layout, const Variable& variable, bool value);
// The pushes from the bridge to the place from which White mates.
std::vector<Push> way_to_reward(const Layout& layout);

// White's two moves in the move-wasting gadget before its turn with this number.
std::vector<push_fight::Move> wasted_moves(const Layout& layout, std::uint32_t turn);

}  // namespace hardboard::q3sat
