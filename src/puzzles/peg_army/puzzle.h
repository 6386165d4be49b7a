// Peg armies (Gualà, Leucci, Natale, Tauraso 2018, section 3): an army deployed outside of a
// desert, on an unbounded board, that brings a peg to a goal inside it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/square.h"

namespace hardboard::peg_army {

inline constexpr std::string_view kind_name = "peg-army";

enum class Shape : std::uint8_t {
  square,     // odd n: |x|, |y| <= (n - 1) / 2; even n: -n/2 < x, y <= n/2
  rhombus,    // odd n: |x| + |y| <= (n - 1) / 2
  halfplane,  // y > 0
  board,      // the squares listed
};

// A tuple of the generalised game, played forward: a move removes the pegs on all offsets of
// `taken` and puts a peg on `put`. The paper plays backward (section 3.1), where a tuple removes
// one peg and adds the others.
struct Tuple {
  std::vector<Square> taken;
  Square put{};
  friend bool operator==(const Tuple&, const Tuple&) = default;
};

// Readers promise: the goal lies in the desert; `squares` are sorted by y, then x, without
// repetition, and empty for shapes other than board; `size` is n, or 0 for board; at most
// most_tuples tuples; the offsets of a tuple are distinct, at least one, within most_offset, and
// `put` is not in `taken`. Without tuples the moves are the jumps of peg solitaire, horizontal and
// vertical.
struct Puzzle {
  Shape shape = Shape::square;
  std::int32_t size = 0;
  std::vector<Square> squares;
  Square goal{};
  std::optional<std::int32_t> margin;
  std::vector<Tuple> tuples;
};

inline constexpr std::int32_t most_size = 1'000;
inline constexpr std::int32_t most_margin = 1'000;
inline constexpr std::size_t most_tuples = 1'000;
inline constexpr std::int32_t most_offset = 100;

// O(1); for board O(log of its squares).
bool in_desert(const Puzzle& puzzle, Square square);

// The goal of a file that names none. O(1).
Square default_goal(const Puzzle& puzzle);

// The order in which squares are listed: by y, then x.
bool before(Square a, Square b);

// A move of the forward game: tuple number `tuple` of tuples_of(), with its offsets from `at`.
struct Move {
  Square at{};
  std::uint32_t tuple = 0;
  friend bool operator==(const Move&, const Move&) = default;
};

// The puzzle's tuples or, if it has none, the four jumps of peg solitaire: right, left, up, down.
// In a jump the peg on `at` jumps over the peg on taken[1]. O(1).
std::span<const Tuple> tuples_of(const Puzzle& puzzle);

// The square at an offset from another square; nothing if its coordinates do not fit in 32 bits.
std::optional<Square> shifted(Square at, Square by);

// The way from b to a. The caller sees to it that the difference fits.
constexpr Square minus(Square a, Square b) {
  return {a.x - b.x, a.y - b.y};
}

}  // namespace hardboard::peg_army
