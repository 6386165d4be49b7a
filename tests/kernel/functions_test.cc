// The kernel's proofs by functions of pegs against the ground's check of the same functions, and
// against brute force: random colours and weights on small boards.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <string>

#include "base/random.h"
#include "kernel/judge.h"
#include "oracle/peg_brute_force.h"
#include "puzzles/peg_solitaire/cases.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/refusals.h"
#include "support/random_pegs.h"
#include "support/second_judge.h"

namespace hardboard::peg_solitaire {
namespace {

struct Functions {
  Pagodas as_proof;
  std::string text;
};

Functions random_functions(Random& random, const Puzzle& puzzle) {
  Functions functions;
  std::string lines;
  const std::uint64_t count = 1 + random.below(4);
  for (std::uint64_t n = 0; n < count; ++n) {
    const bool is_parity = random.below(2) == 0;
    if (is_parity)
      functions.as_proof.colourings.emplace_back();
    else
      functions.as_proof.pagodas.emplace_back();
    lines += is_parity ? "parity" : "weights";
    for (std::uint32_t hole = 0; hole < puzzle.holes.size(); ++hole) {
      if (random.below(2) == 0) continue;
      const Square square = puzzle.holes[hole];
      if (is_parity) {
        functions.as_proof.colourings.back().coloured.push_back(square);
        lines += fmt::format(" {}", hole + 1);
      } else {
        const std::int64_t weight = static_cast<std::int64_t>(random.below(5)) - 2;
        functions.as_proof.pagodas.back().weights.push_back({square, weight});
        lines += fmt::format(" {} {}", hole + 1, weight);
      }
    }
    lines += '\n';
  }
  functions.text = fmt::format("claim never\nproof functions {}\n{}end\n", count, lines);
  return functions;
}

struct Tally {
  int verified = 0, refused = 0;
  testing::SecondJudge second{50};
};

TEST(KernelFunctions, AgreeWithTheGroundAndBruteForce) {
  Tally tally;
  const bool agree = rc::check([&tally] {
    const Puzzle puzzle = testing::random_pegs(3);
    Random random(*rc::gen::arbitrary<std::uint32_t>());
    const auto judged = oracle::judge(puzzle);
    for (int round = 0; round < 100; ++round) {
      const Functions functions = random_functions(random, puzzle);
      const bool verified = testing::verifies(canonical_text(puzzle) + functions.text);
      tally.second.see(canonical_text(puzzle) + functions.text);
      RC_ASSERT(verified == !refute(puzzle, functions.as_proof));
      RC_ASSERT(!verified || !judged->solvable);
      ++(verified ? tally.verified : tally.refused);
    }
  });
  EXPECT_TRUE(agree);
  EXPECT_GT(tally.verified, 50);
  EXPECT_GT(tally.refused, 1'000);
  tally.second.expect_agreement(150);
}

}  // namespace
}  // namespace hardboard::peg_solitaire
