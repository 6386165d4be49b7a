// The value of every position, a byte for each.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/limits.h"
#include "proofs/answer_head.h"
#include "puzzles/push_fight/index.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// The value for the side to move: win, loss or draw, and the number of turns until the end. A win
// in one turn pushes a piece off; a side without a push has lost in 0 turns. The winner plays for a
// small depth, the loser for a large one.
struct Value {
  Verdict verdict = Verdict::unknown;
  std::uint32_t depth = 0;  // `deepest` means so many or more; 0 for draws
  friend bool operator==(const Value&, const Value&) = default;
};

// Is a better than b for the side to move? Quick wins and late losses are better.
bool is_better(Value a, Value b);

// The value of a position for the side to move, if its best turn leads to a position of value
// `next`.
Value before(Value next);

// The game of a table: the board, the pieces, and the number of moves before a push. The pieces
// stay the same until one falls and the game is over.
struct Contest {
  Board board;
  std::array<Force, 2> forces;  // of white and of black
  std::uint32_t moves = 2;
  friend bool operator==(const Contest&, const Contest&) = default;
};
Contest contest_of(const Puzzle& puzzle);

// The bytes of a table: bits 0 to 5 hold the depth + 1, or 0 if the value is not known yet; bit 6
// is set for wins; readers ignore bit 7. After the analysis all unknown values are draws.
inline constexpr std::uint32_t deepest = 62;
inline constexpr std::uint8_t table_depth_bits = 63, table_win_bit = 64;

class Table {
public:
  // The reason why a table is impossible; empty if it is possible. `memory_bytes` bounds its
  // memory.
  static std::string why_not(const Contest& contest, std::size_t memory_bytes);
  // Without bytes, and so of no use, if the limits were reached: large tables take seconds. O(its
  // memory).
  explicit Table(const Contest& contest, const Limits& limits = {});

  const Contest& contest() const { return contest_; }
  // With equal forces white's table also serves black.
  bool is_shared() const { return contest_.forces[0] == contest_.forces[1]; }
  const PositionIndex& index(Side mover) const { return indices_[slot(mover)]; }
  std::vector<std::uint8_t>& bytes(Side mover) { return bytes_[slot(mover)]; }
  const std::vector<std::uint8_t>& bytes(Side mover) const { return bytes_[slot(mover)]; }
  std::size_t slots() const { return is_shared() ? 1 : 2; }

  // The value of a position with an anchor, after the analysis. O(pieces).
  Value value(Side mover, const RelativePosition& position) const;

private:
  std::size_t slot(Side mover) const { return is_shared() ? 0 : static_cast<std::size_t>(mover); }

  Contest contest_;
  std::array<PositionIndex, 2> indices_;
  std::array<std::vector<std::uint8_t>, 2> bytes_;
};

Value value_of(std::uint8_t byte);

// A position with an anchor, relative to the side to move.
RelativePosition relative(const Position& position);

}  // namespace hardboard::push_fight
