// Proofs by sets of positions of pegs against brute force, YES and NO: each true claim is verified
// by the sets that the program writes, no false claim by these or by any mutant of them.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <string>

#include "base/random.h"
#include "kernel/judge.h"
#include "methods/peg_solitaire/set_proof.h"
#include "oracle/peg_brute_force.h"
#include "proofs/proof_file.h"
#include "puzzles/peg_solitaire/cases.h"
#include "support/mutants.h"
#include "support/random_pegs.h"
#include "support/second_judge.h"
#include "support/section_case.h"

namespace hardboard::peg_solitaire {
namespace {

using Says = SetClaim::Says;

bool is_true(const oracle::PegJudgement& judged, const SetClaim& claim) {
  if (claim.says == Says::never) return !judged.solvable;
  if (claim.says == Says::exceeds) return judged.fewest_pegs > claim.number;
  return !judged.solvable || judged.fewest_moves >= claim.number;
}

struct Tally {
  int verified = 0, refused = 0, mutants = 0, survivors = 0;
  testing::SecondJudge second{400};
};

// The claims about a puzzle, true ones and false ones.
std::vector<SetClaim> claims_about(const oracle::PegJudgement& judged) {
  std::vector<SetClaim> claims{{Says::never}};
  for (std::uint32_t left = 1; left <= judged.fewest_pegs; ++left)
    claims.push_back({Says::exceeds, left});
  for (std::uint32_t more = 0; more < 2; ++more)
    claims.push_back({Says::takes, std::max(judged.fewest_moves, 1U) + more});
  return claims;
}

void expect_pegs(const Puzzle& puzzle, Random& random, Tally& tally) {
  const auto judged = oracle::judge(puzzle, 20'000);
  if (!judged) return;
  const std::string head = canonical_text(puzzle);
  const auto lines = static_cast<std::size_t>(std::count(head.begin(), head.end(), '\n'));
  for (const SetClaim& claim : claims_about(*judged)) {
    const std::string text = testing::section_case(
        head, [&](const std::string& file) { return prove_by_sets(file, puzzle, claim, {}); });
    ASSERT_NE(text, "");
    const bool holds = is_true(*judged, claim);
    EXPECT_EQ(testing::verifies(text), holds) << text;
    ++(holds ? tally.verified : tally.refused);
    tally.second.see(text);
    for (int round = 0; round < 20; ++round) {
      const std::string mutant = testing::mutant(random, text, lines + 1);
      const bool survives = testing::verifies(mutant);
      EXPECT_TRUE(!survives || holds) << mutant;
      tally.second.see(mutant);
      ++tally.mutants;
      tally.survivors += survives ? 1 : 0;
    }
  }
}

TEST(KernelSets, AgreeWithBruteForceAndRefuseMutants) {
  Random random(41);
  Tally tally;
  EXPECT_TRUE(rc::check([&] {
    for (int round = 0; round < 4; ++round) expect_pegs(testing::random_pegs(4), random, tally);
  }));
  EXPECT_GT(tally.verified, 700);
  EXPECT_GT(tally.refused, 400);
  EXPECT_GT(tally.mutants, 20'000);
  EXPECT_LT(tally.survivors, tally.mutants / 2);
  tally.second.expect_agreement(50);
}

TEST(KernelSets, AreForBoardsOfUpTo64Holes) {
  Puzzle puzzle;
  for (std::int32_t x = 0; x < 65; ++x) {
    puzzle.holes.push_back({x, 0});
    puzzle.pegs.push_back(x % 2 == 0 ? 1 : 0);
  }
  EXPECT_EQ(prove_by_sets("any", puzzle, {Says::never}, {}),
            "no proof in any: sets of positions are for boards of up to 64 holes");
  const std::string text = canonical_text(puzzle) + "claim never\nproof sets\n";
  EXPECT_EQ(testing::judge_text(text).words, "the board is too large for a search");
}

TEST(KernelSets, LeaveTheFileAloneAtTheLimits) {
  const std::string file = testing::scratch_path();
  ASSERT_TRUE(begin_proofs(file));
  Puzzle puzzle;
  puzzle.holes = {{0, 0}, {1, 0}, {2, 0}};
  puzzle.pegs = {1, 1, 0};
  Limits limits;
  limits.memory_bytes = 0;
  EXPECT_TRUE(prove_by_sets(file, puzzle, {Says::never}, limits).starts_with("no proof in "));
  std::ifstream in(file);
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), "hardboard-proofs 4\n");
}

}  // namespace
}  // namespace hardboard::peg_solitaire
