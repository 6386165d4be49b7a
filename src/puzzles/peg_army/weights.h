// Pagoda functions for armies, and their exact checks: weights of squares that no move can raise,
// and that give the goal more than all the squares outside of the desert have together.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "puzzles/peg_army/puzzle.h"
#include "puzzles/peg_army/window.h"

namespace hardboard::peg_army {

// A square p of `box` weighs values[box.index(p)], one outside of the box tail / phi^d, where d is
// |dx| + |dy| from the goal.
//
// With `last`, the weights speak of the position before the move that first brings a peg to the
// goal, by the tuple of this number: until then no move used the goal, so that the moves that do
// need not keep the weights from rising, and what must be outweighed is all that tuple takes.
struct Weights {
  std::optional<std::uint32_t> last;
  Window box{{1, 1}, {0, 0}};  // empty
  std::vector<std::int64_t> values;
  std::int64_t tail = 0;
  friend bool operator==(const Weights& a, const Weights& b) {
    return a.last == b.last && a.box.low == b.box.low && a.box.high == b.box.high &&
           a.values == b.values && a.tail == b.tail;
  }
};

inline constexpr std::int64_t most_weight = 1'000'000'000'000;
inline constexpr std::int32_t most_reach = 40;  // of a plane box from the goal, in x and in y

// Either one case without `last`, or for each tuple a case with it. For jumps, one of the eight
// reflections and rotations about the goal of a case's weights will do, too: so four, two or one
// case are enough.

// No army that stands, and moves, within the margin reaches the goal. Box of each case: the window
// of that margin; no tails. JSON: {"type":"pagoda","margin":N,"cases":[{"last":k,"low":[x,y],
// "high":[x,y],"weights":[...]}]}
struct WindowPagoda {
  std::int32_t margin = 0;
  std::vector<Weights> cases;
};

// No army on the whole plane does. For jumps only. JSON: {"type":"pagoda-plane","cases":
// [{"last":k,"low":[x,y],"high":[x,y],"weights":[...],"tail":N}]}; an empty box is left out.
struct PlanePagoda {
  std::vector<Weights> cases;
};

// Nothing if the proof holds, else why it does not, in words. All in exact arithmetic;
// docs/armies.md shows why this is enough. O(cases * squares * offsets of the tuples).
std::optional<std::string> refute(const Puzzle& puzzle, const WindowPagoda& proof);
std::optional<std::string> refute(const Puzzle& puzzle, const PlanePagoda& proof);

}  // namespace hardboard::peg_army
