// Peg armies (Gualà, Leucci, Natale, Tauraso 2018, section 3): an army deployed outside of a
// desert, on an unbounded board, that brings a peg to a goal inside it.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/square.h"

namespace hardboard::peg_army {

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

}  // namespace hardboard::peg_army
