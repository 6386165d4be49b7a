// Can a peg come to a hole (`goal peg`), also on boards of thousands of holes? Rests on Theorem 1
// of Gualà et al. 2018, extended to given pegs: docs/armies.md proves the extension.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/limits.h"
#include "methods/peg_solitaire/reach_core.h"
#include "proofs/answer_head.h"
#include "puzzles/peg_solitaire/jump_cases.h"
#include "puzzles/peg_solitaire/puzzle.h"
#include "puzzles/peg_solitaire/sieve.h"

namespace hardboard::peg_solitaire {

struct Reach {
  Verdict verdict = Verdict::unknown;
  std::vector<Jump> jumps;     // solvable: legal jumps, the last of which brings the peg
  std::optional<Sieve> proof;  // unsolvable by sieves alone: the checker has accepted them
  std::optional<Cases> cases;  // unsolvable by what is near: the checker has accepted them
  std::string remark;          // in words: how the puzzle was decided, or why it was not
};

// Does a peg stand on the hole of `goal peg` at the start? O(log holes).
bool has_goal_peg(const Puzzle& puzzle);

// For a puzzle with `goal peg`. Boards of many jumps and pegs are first searched near the goal
// (near.h), for seconds or half of the time that the limits leave. Sieves then remove jumps that no
// play needs, by pairs of holes that cannot be full together and by weights from linear programmes.
// Often no jump to the goal remains, or the solution of a relaxation is whole, or CBC finds a
// solution; otherwise SAT decides, in exponential time at worst, after windows (reach_windows.h)
// have looked at boards of few pegs.
Reach reach(const Puzzle& puzzle, const Limits& limits);

// The same by sieves, programmes and SAT on the core of the whole board alone.
Reach reach_by_sieves(const Puzzle& puzzle, const ReachCore& whole, const Limits& limits);

}  // namespace hardboard::peg_solitaire
