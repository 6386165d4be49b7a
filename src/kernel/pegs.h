// Peg solitaire: a peg jumps over a neighbour into an empty hole, and the neighbour leaves.
#pragma once

#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

#include "kernel/grid.h"
#include "kernel/search.h"
#include "kernel/text.h"

namespace hardboard::kernel {

struct Pegs {
  enum class Goal : std::uint8_t {
    one,     // one peg remains
    one_at,  // one peg remains, in the hole `at`
    peg,     // a peg stands in the hole `at` at some time, perhaps at the start
    target,  // exactly the pegs of `target` remain
  };
  // A peg jumps from a square over the next one in such a direction, to the one behind.
  std::vector<Square> directions;
  Grid holes;
  std::vector<bool> pegs;  // by hole, at the start
  Goal goal = Goal::one;
  std::uint32_t at = 0;
  std::vector<bool> target;

  // The hole two, or one, steps off in a direction; Grid::none if there is none.
  std::uint32_t hole(std::uint32_t from, Square direction, int steps) const {
    return holes.find({holes[from].x + steps * direction.x, holes[from].y + steps * direction.y});
  }
};

Pegs read_pegs(Reader& in);
void write(std::ostream& out, const Pegs& puzzle);

// Plays the jumps of the text. NotShown at an illegal one, or unless the goal is met: at the end,
// or for the goal `peg` at some time. With `left` above 0, exactly so many pegs must remain
// instead, whatever the goal.
void play(const Pegs& puzzle, std::uint64_t left, Reader& in);

// Reads a proof by functions, from behind the word `functions` on, that no play meets the goal: how
// many there are, and a line for each. A line `parity HOLE...` colours holes: a jump keeps the
// number of pegs on them odd or even. A line `weights HOLE WEIGHT...` weighs holes: no jump makes
// the pegs weigh more. Other holes have no colour and weigh 0. NotShown if a jump does otherwise,
// or some end that meets the goal agrees with all functions. O(holes) for each function.
void refute_by_functions(const Pegs& puzzle, Reader& in);

// Searches all positions: NotShown if one of them meets the goal or, with `left` above 0, has as
// few pegs; on boards of more than 64 holes; or after 30 million positions, of 8 bytes each.
void refute_by_search(const Pegs& puzzle, std::uint64_t left);

// Counts sequences of jumps of which the last one meets the goal for the first time. NotShown for
// more than 64 holes, or too many positions.
Count count_plays(const Pegs& puzzle);

}  // namespace hardboard::kernel
