// The judge of peg solitaire: every position that play can reach, from the rules alone. It shares
// no code with the lists of jumps, replay or any method; it is slow on purpose.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::oracle {

// Play ends when the goal is met, or when no jump is left. (With one peg left, or the target, no
// later position can meet the goal; with `goal peg` play stops as soon as the peg stands there.)
struct PegJudgement {
  bool solvable = false;
  std::uint64_t positions = 0;    // reachable, the start included; goal positions are not played on
  std::uint64_t reachable = 0;    // the same with all play going on to its end, whatever the goal
  std::uint32_t fewest_pegs = 0;  // in any of the `reachable` ones
  std::uint64_t winnable = 0;     // of the `positions`: the goal can still be met, or is
  double sequences = 0;           // of jumps that meet the goal; exact below 2^53
  double random_win = 0;          // the chance that play by legal jumps at random meets the goal

  // Where solvable; else 0 and empty.
  std::uint32_t fewest_jumps = 0;
  std::uint32_t fewest_moves = 0;   // jumps of one peg in a row count once
  std::uint32_t longest_sweep = 0;  // the most jumps of one peg in a row in any solution
  std::vector<peg_solitaire::Jump> first_jumps;  // from the start, those that keep it winnable
};

// nullopt when more than `most_positions` would have to be looked at.
std::optional<PegJudgement> judge(const peg_solitaire::Puzzle& puzzle,
                                  std::uint64_t most_positions = 200'000);

// Whether the jump is one of the board's, whatever pegs there are: both squares and the one halfway
// are holes, on a line along which pegs jump.
bool is_jump_of_board(const peg_solitaire::Puzzle& puzzle, peg_solitaire::Jump jump);

}  // namespace hardboard::oracle
