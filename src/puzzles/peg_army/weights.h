// Pagoda functions for armies, and their exact checks: weights of squares that no move can raise
// and that give the goal more than the total weight of all squares outside the desert.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "puzzles/peg_army/puzzle.h"
#include "puzzles/peg_army/window.h"

namespace hardboard::peg_army {

// A square p of `box` has the weight values[box.index(p)]; a square outside the box has the weight
// tail / phi^d, where d is the number of steps to it from the goal, and 0 if no steps lead there.
//
// With `last`, the weights hold for the position before the move that first brings a peg to the
// goal, and that move is by tuple number `last`. No earlier move used the goal. So moves that use
// the goal may raise the weights, and the army must fall short of the total weight of the squares
// that the last move takes.
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
inline constexpr std::int32_t most_reach = 40;  // of a plane box, from the goal, in x and in y

// A proof has either one case without `last`, or a case with `last` for each tuple. For a puzzle
// without tuples of its own a case also covers its images under the eight reflections and rotations
// about the goal, so that four, two or one case suffice.

// No army that stands and moves within the margin reaches the goal. The box of each case is the
// window of that margin; no tails. JSON:
// {"type":"pagoda","margin":N,"cases":[{"last":k,"low":[x,y], "high":[x,y],"weights":[...]}]}
struct WindowPagoda {
  std::int32_t margin = 0;
  std::vector<Weights> cases;
};

// No army on the whole plane reaches the goal. For puzzles that have steps. JSON:
// {"type":"pagoda-plane","cases": [{"last":k,"low":[x,y],"high":[x,y],"weights":[...],"tail":N}]};
// an empty box is left out.
struct PlanePagoda {
  std::vector<Weights> cases;
};

// Nothing if the proof is right, else its fault. Computes in exact arithmetic; docs/armies.md shows
// why these conditions suffice. O(cases * squares * offsets of the tuples).
std::optional<std::string> refute(const Puzzle& puzzle, const WindowPagoda& proof);
std::optional<std::string> refute(const Puzzle& puzzle, const PlanePagoda& proof);

}  // namespace hardboard::peg_army
