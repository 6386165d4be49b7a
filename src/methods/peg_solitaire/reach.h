// Can a peg come to a hole (`goal peg`), also on boards of thousands of holes? Theorem 1 of Gualà
// et al. 2018, carried over to given pegs: docs/armies.md proves the statement.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/limits.h"
#include "proofs/answer_head.h"
#include "puzzles/peg_solitaire/puzzle.h"
#include "puzzles/peg_solitaire/sieve.h"

namespace hardboard::peg_solitaire {

enum class ReachEngine : std::uint8_t { any, sat, mip };

struct Reach {
  Verdict verdict = Verdict::unknown;
  std::vector<Jump> jumps;     // solvable: legal, and the last one brings the peg
  std::optional<Sieve> proof;  // unsolvable, where no search was needed; the checker took it
  std::string remark;          // in words: what decided, or why nothing did
};

// For a puzzle with `goal peg`. Jumps that can't matter are sieved out, by pairs of holes that
// can't be full together and by weights from linear programmes; now and then a relaxation is whole,
// or nothing is left; what remains goes to SAT, which decides all (exponentially at worst). `sat`
// and `mip` ask for one engine alone, behind the first sieve; the latter can't refuse, as its word
// is not taken for it.
Reach reach(const Puzzle& puzzle, const Limits& limits, ReachEngine engine = ReachEngine::any);

}  // namespace hardboard::peg_solitaire
