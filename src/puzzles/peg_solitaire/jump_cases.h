// Refusals by cases: how often some jumps are made is split into cases, and weights refuse each
// case. docs/armies.md and docs/jump-cases.md prove that they refuse.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "puzzles/peg_solitaire/puzzle.h"
#include "puzzles/peg_solitaire/refusals.h"

namespace hardboard::peg_solitaire {

// The two cases of a split: the jump is made at most `most` times, or more often.
struct Split {
  Jump jump;
  std::uint32_t most = 0;
  friend bool operator==(const Split&, const Split&) = default;
};

// Weights, also negative ones, that refuse a case. A hole that is not listed weighs 0. For `goal
// peg` the hole weighs tail[d] instead if it is d steps from the goal and the tail is long enough
// (steps_from_goal): on large boards the weights differ near the goal alone. Other goals have no
// tail. A case without tail and weights may name an earlier one, whose tail and weights it has: the
// same weights often refuse several cases.
struct Case {
  std::uint32_t depth = 0;  // the number of splits above it
  std::vector<std::int64_t> tail;
  std::vector<Weight> weights;
  std::uint32_t like = 0;  // the number of the earlier case, from 1, which has its own; or 0
  friend bool operator==(const Case&, const Case&) = default;
};

// A binary tree in preorder, the case of few jumps before that of many: its depths tell the shape.
//
// A play that ends with the pegs of a goal `one`, `one X Y` or `target` loses the weight of the
// start less that of its end. So a case is refused if what jumps lose at least, when they are made
// as often as the case says (or as seldom, for those that raise the weight), exceeds that for each
// end. The ends of `goal one` are the holes on which no colouring refuses a last peg.
//
// A lean play (docs/armies.md) for `goal peg` takes from the start pegs that weigh as much as the
// goal and what its jumps lose. So here a case is refused if the goal, and what jumps lose at
// least, weigh more than all pegs of the start whose weight is positive. JSON:
// {"type":"cases","splits":[{"jump":[[x,y],[x,y]],"most":n},...],"cases":[{"depth":d,
// "tail":[w,...],"weights":[[x,y,w],...]} or {"depth":d,"like":i},...],"colourings":[[[x,y],...],
// ...]}; "tail" and "colourings" are left out if they are empty.
struct Cases {
  std::vector<Split> splits;
  std::vector<Case> cases;
  std::vector<Colouring> colourings{};  // for `goal one` alone
  friend bool operator==(const Cases&, const Cases&) = default;
};

// Proofs with more cases, deeper trees, or more cases with weights of their own times holes are
// refused.
inline constexpr std::size_t most_cases = 20'000, most_depth = 1'000;
inline constexpr std::uint64_t most_case_holes = 1'000'000'000;

// The number of steps from each hole to the goal's hole, along the directions of jumps and over
// holes; no_hole where no steps lead there. The two holes from which a jump takes pegs are at most
// one and two steps farther than the hole where it ends. O(holes).
std::vector<std::uint32_t> steps_from_goal(const Puzzle& puzzle);

// Nothing if the proof is right, else its fault. The proof may hold anything. O(jumps) for each
// case with weights of its own, O(depth log holes) for each other one, and O(jumps log jumps).
std::optional<std::string> refute(const Puzzle& puzzle, const Cases& proof);

}  // namespace hardboard::peg_solitaire
