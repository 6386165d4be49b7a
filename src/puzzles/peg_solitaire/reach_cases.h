// Refusals of `goal peg` by cases: how often some jumps are made is split into cases, and weights
// refuse each case. On large boards the weights differ near the goal alone; far from it they are a
// tail that depends on the distance.
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

// Weights that refuse a case; they may be negative. A hole that is not listed and is d steps from
// the goal weighs tail[d], or 0 if the tail is shorter (steps_from_goal).
struct Case {
  std::uint32_t depth = 0;  // the number of splits above it
  std::vector<std::int64_t> tail;
  std::vector<Weight> weights;
  friend bool operator==(const Case&, const Case&) = default;
};

// A binary tree in preorder, the case of few jumps before that of many: its depths tell the shape.
// A lean play (docs/armies.md) takes from the start pegs that weigh as much as the goal and what
// its jumps lose. So a case is refused if the goal, and what jumps lose at least when they are made
// as often as the case says (or as seldom, for those that raise the weight), weigh more than all
// pegs of the start whose weight is positive. JSON:
// {"type":"cases","splits":[{"jump":[[x,y],[x,y]],"most":n},...],"cases":[{"depth":d,
// "tail":[w,...],"weights":[[x,y,w],...]},...]}
struct Cases {
  std::vector<Split> splits;
  std::vector<Case> cases;
  friend bool operator==(const Cases&, const Cases&) = default;
};

// Proofs with more cases, deeper trees, or more cases times holes are refused.
inline constexpr std::size_t most_cases = 20'000, most_depth = 1'000;
inline constexpr std::uint64_t most_case_holes = 1'000'000'000;

// The number of steps from each hole to the goal's hole, along the directions of jumps and over
// holes; no_hole where no steps lead there. The two holes from which a jump takes pegs are at most
// one and two steps farther than the hole where it ends. O(holes).
std::vector<std::uint32_t> steps_from_goal(const Puzzle& puzzle);

// Nothing if the proof is right, else its fault. The proof may hold anything. O(jumps) for each
// case, and O(jumps log jumps).
std::optional<std::string> refute(const Puzzle& puzzle, const Cases& proof);

}  // namespace hardboard::peg_solitaire
