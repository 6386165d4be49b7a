// Peg solitaire: a peg jumps over a neighbour into an empty hole, and takes the neighbour off.
#pragma once

#include "kernel/grid.h"
#include "kernel/search.h"

namespace hardboard::kernel {

// The goals: one peg remains; one peg remains in a given hole (read as a `target`); a peg stands in
// the hole `at` at some time, perhaps at the start; exactly the pegs of `target` remain.
inline constexpr std::array<std::string_view, 4> goals = {"one", "one-at", "peg", "target"};

// A peg jumps from a hole, over a second hole, into a third.
struct Jump {
  std::uint32_t from = 0, over = 0, to = 0;
  friend bool operator==(const Jump&, const Jump&) = default;
};

struct Pegs {
  Grid holes;
  std::vector<Jump> jumps;  // in the order of the holes that they leave
  std::vector<bool> pegs;   // by hole, at the start
  OneOf<goals> goal = "one";
  std::uint32_t at = 0;
  std::vector<bool> target;

  // Does a position meet the goal? It has `left` pegs; `is_at` says whether one stands in the hole
  // `at`, and `is_target` whether the pegs are those of the target.
  bool is_met(std::uint64_t left, bool is_at, bool is_target) const {
    return goal == "one" ? left == 1 : goal == "peg" ? is_at : is_target;
  }
};

// Reads functions of positions, from behind the word `functions` on: how many functions there are,
// and a line for each. A line `parity HOLE...` colours holes: each jump keeps the number of pegs on
// coloured holes odd or even. A line `weights HOLE WEIGHT...` weighs holes: no jump makes the pegs
// weigh more. The holes that a line does not name have no colour and weigh 0. NotShown if some jump
// breaks this. Returns the ends that meet the goal and agree with all functions: for the goal `one`
// the holes of the last peg, for other goals, which have a single end, the hole `at` or none. No
// end: no play meets the goal. O(holes + jumps) for each function.
std::vector<std::uint32_t> open_ends(const Pegs& puzzle, Reader& in);

// Reads a proof by sets of positions, from behind the word `sets` on, for boards of up to 128
// holes. Returns a lower bound on the moves of a play that meets the goal, or no_bound if no play
// does. With `left` above 0 the goal is to leave so few pegs. NotShown if the sets are not closed.
// Holds two layers, of up to 40 bytes for each position, or 64 bytes on boards of more than 64
// holes; a position costs O(jumps * symmetries).
std::uint64_t fewest_moves_by_sets(const Pegs& puzzle, std::uint64_t left, Reader& in);

// Searches all positions. NotShown if a position meets the goal or, with `left` above 0, has as few
// pegs; on boards of more than 64 holes; or after 30 million positions, where a position counts as
// often as jumps lead there. Holds two layers, of up to 24 bytes for each position.
void refute_by_search(const Pegs& puzzle, std::uint64_t left);

// Counts sequences of jumps of which the last one meets the goal for the first time. NotShown for
// more than 64 holes, or too many positions.
Count count_plays(const Pegs& puzzle);

}  // namespace hardboard::kernel
