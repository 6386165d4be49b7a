// The check that no army within a margin outweighs the goal.
#include <algorithm>
#include <fmt/format.h>

#include "puzzles/peg_army/weighing.h"

namespace hardboard::peg_army {

std::optional<std::string> refute(const Puzzle& puzzle, const WindowPagoda& proof) {
  if (proof.margin < 0 || proof.margin > most_margin) return "the margin is negative or too large";
  if (puzzle.margin != proof.margin)
    return puzzle.margin ? fmt::format("the weights are for a margin of {}, the puzzle's is {}",
                                       proof.margin, *puzzle.margin)
                         : "the puzzle has no margin, and the weights are for one";
  const Window window = window_of(puzzle, proof.margin);
  for (const Weights& one : proof.cases) {
    if (const auto problem = bad_shape(puzzle, one)) return problem;
    if (one.tail != 0) return "weights for a window have no tail";
    if (one.box.low != window.low || one.box.high != window.high ||
        one.values.size() != window.squares())
      return "the weights are not those of the window's squares";
  }
  const auto inside = [&](Square square) { return window.contains(square); };
  std::optional<std::string> rising;
  const auto outweighed = [&](const Weights& one, int image, std::optional<std::uint32_t> last) {
    const View weight(puzzle, one, image);
    Golden all;
    for (std::uint64_t i = 0; i < window.squares(); ++i)
      if (const Square square = window.square(i); !in_desert(puzzle, square))
        all = all + at_least_zero(weight(square));
    if (sign(needed(puzzle, weight, last) - all) <= 0) return false;
    const auto problem = rising_move(puzzle, weight, last.has_value(), window, inside);
    if (problem && !rising) rising = problem;
    return !problem;
  };
  // No army on the window makes a last move that takes a peg outside the window.
  const auto exists = [&](std::uint32_t last) {
    std::vector<Square> taken;
    return place(tuples_of(puzzle)[last], puzzle.goal, taken) &&
           std::all_of(taken.begin(), taken.end(), inside);
  };
  const auto problem = uncovered(puzzle, proof.cases, exists, outweighed);
  return problem && rising ? rising : problem;
}

}  // namespace hardboard::peg_army
