// The value of every position, one byte each.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "proofs/answer_head.h"
#include "puzzles/push_fight/index.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// Of the side to move: win, loss or draw, and how many turns it takes: a win in one pushes a piece
// off; who can't push has lost in none. Both sides play for the depth: the winner for a small one.
struct Value {
  Verdict verdict = Verdict::unknown;
  std::uint32_t depth = 0;  // deepest: so many or more; 0 for draws
  friend bool operator==(const Value&, const Value&) = default;
};

// Whether a is better than b for the side to move: wins by their haste, losses by their delay.
bool is_better(Value a, Value b);

// The value that a position has for the side to move a turn before one with value `next`.
Value before(Value next);

// What a game is about: the board, the pieces, how many moves precede a push. The pieces stay the
// same until one falls, and then the game is over.
struct Contest {
  Board board;
  std::array<Force, 2> forces;  // of white, of black
  std::uint32_t moves = 2;
  friend bool operator==(const Contest&, const Contest&) = default;
};
Contest contest_of(const Puzzle& puzzle);

// Bytes of a table: bits 0 to 5 hold the depth + 1, or 0 as long as nothing is known, bit 6 is set
// for wins, and bit 7 where no push of the mover can be of use any more (not after moves either).
// When the analysis is through, what is not known is drawn.
inline constexpr std::uint32_t deepest = 62;

class Table {
public:
  // Why there can't be one, in words; empty if there can. `memory_bytes` is the most it may take.
  static std::string why_not(const Contest& contest, std::size_t memory_bytes);
  explicit Table(const Contest& contest);

  const Contest& contest() const { return contest_; }
  // With equal forces white's table serves black as well.
  bool is_shared() const { return contest_.forces[0] == contest_.forces[1]; }
  const PositionIndex& index(Side mover) const { return indices_[slot(mover)]; }
  std::vector<std::uint8_t>& bytes(Side mover) { return bytes_[slot(mover)]; }
  const std::vector<std::uint8_t>& bytes(Side mover) const { return bytes_[slot(mover)]; }
  std::size_t slots() const { return is_shared() ? 1 : 2; }

  // Of a position of the game with an anchor, when the analysis is through. O(pieces).
  Value value(Side mover, const RelativePosition& position) const;

private:
  std::size_t slot(Side mover) const { return is_shared() ? 0 : static_cast<std::size_t>(mover); }

  Contest contest_;
  std::array<PositionIndex, 2> indices_;
  std::array<std::vector<std::uint8_t>, 2> bytes_;
};

Value value_of(std::uint8_t byte);

// A position with an anchor, seen from the side to move.
RelativePosition relative(const Position& position);

}  // namespace hardboard::push_fight
