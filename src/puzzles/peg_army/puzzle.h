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

// One tuple of the generalised game, forward: the pegs on all offsets of `taken` are removed and
// one is put on `put`. Reversed, it takes one away and adds the rest (section 3.1 of the paper).
struct Tuple {
  std::vector<Square> taken;
  Square put{};
  friend bool operator==(const Tuple&, const Tuple&) = default;
};

// What readers promise: the goal lies in the desert; `squares` are sorted by y, then x, each once,
// and empty for other shapes than board; `size` is n, 0 for board; tuples are not empty, at most
// most_tuples, their offsets differ and lie within most_offset, no tuple takes what it puts.
// Without tuples the jumps are those of peg solitaire, horizontal and vertical.
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

// O(1), for board O(log of its squares).
bool in_desert(const Puzzle& puzzle, Square square);

// The goal of a desert whose file names none. O(1).
Square default_goal(const Puzzle& puzzle);

// The order in which squares are listed: by y, then x.
bool before(Square a, Square b);

// A move of the forward game: tuple number `tuple` of tuples_of(), its offsets counted from `at`.
struct Move {
  Square at{};
  std::uint32_t tuple = 0;
  friend bool operator==(const Move&, const Move&) = default;
};

// The puzzle's tuples or, if it has none, the four jumps of peg solitaire: right, left, up, down,
// `at` being the square of the peg that jumps, taken[1] that of the peg it jumps over. O(1).
std::span<const Tuple> tuples_of(const Puzzle& puzzle);

// The square at an offset from another; nothing if its coordinates do not fit 32 bits.
std::optional<Square> shifted(Square at, Square by);

}  // namespace hardboard::peg_army
