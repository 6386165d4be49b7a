// Refusals by weights with tolls: play from the positions after some number of jumps to those some
// number of jumps before the goal would lose more weight than there is. docs/tolls.md proves that
// they refuse.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "puzzles/peg_solitaire/puzzle.h"
#include "puzzles/peg_solitaire/refusals.h"

namespace hardboard::peg_solitaire {

// The toll of a line of three holes is what the cheaper of its two jumps loses by a pagoda
// function. Play from P to Q jumps an odd number of times along each line of some set, whose lines
// sum to P + Q modulo 2, hole by hole; so the play loses the tolls of that set or more.
//
// Each position after `after` jumps has a function that refuses all play from there to the
// positions `before` jumps before the goal: functions[chosen[i]] for the i-th of these positions,
// in ascending order of the numbers whose bit k is the peg on the k-th hole. JSON:
// {"type":"tolls","after":n,"before":n,"weights":[[[x,y,w],...],...],"chosen":[i,...]}
struct Tolls {
  std::uint64_t after = 0, before = 0;
  std::vector<Pagoda> functions;
  std::vector<std::uint64_t> chosen;
  friend bool operator==(const Tolls&, const Tolls&) = default;
};

// Proofs are refused about larger boards, about more positions at either end, and with more work:
// positions after `after` jumps, times positions before the goal, times sets of lines that sum to
// a difference.
inline constexpr std::size_t most_toll_holes = 64, most_toll_positions = 20'000;
inline constexpr std::uint64_t most_toll_steps = 1'000'000'000;

// Nothing if the proof is right, else its fault. The proof may hold anything. Of a target on a
// board of several parts, a proof speaks of the part where its first weight stands. For all goals
// but `peg`. O(positions * jumps) and the work above, a few nanoseconds for each step.
std::optional<std::string> refute(const Puzzle& puzzle, const Tolls& proof);

}  // namespace hardboard::peg_solitaire
