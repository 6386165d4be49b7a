// Proofs by sets of positions of pegs against brute force, YES and NO: each true claim is verified
// by the sets that the program writes, no false claim by these or by any mutant of them.
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
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

// The puzzle with so many holes more before its own and behind them, which no peg comes to.
Puzzle among_others(const Puzzle& puzzle, std::int32_t before, std::int32_t behind) {
  constexpr std::int32_t apart = 3, far = 10;
  const auto row = [](std::vector<Square>& holes, std::int32_t many, std::int32_t y) {
    for (std::int32_t i = 0; i < many; ++i) holes.push_back({apart * i, y});
  };
  Puzzle wide = puzzle;
  wide.holes.clear();
  row(wide.holes, before, puzzle.holes.front().y - far);
  wide.holes.insert(wide.holes.end(), puzzle.holes.begin(), puzzle.holes.end());
  row(wide.holes, behind, puzzle.holes.back().y + far);
  for (std::vector<std::uint8_t>* const pegs : {&wide.pegs, &wide.target}) {
    if (pegs->empty()) continue;
    pegs->insert(pegs->begin(), static_cast<std::size_t>(before), 0);
    pegs->resize(wide.holes.size(), 0);
  }
  return wide;
}

// The digits of these positions lie on both sides of the 64th hole.
TEST(KernelSets, AgreeWithBruteForceOnBoardsOfMoreThan64Holes) {
  Random random(43);
  Tally tally;
  EXPECT_TRUE(rc::check([&] {
    const Puzzle puzzle = testing::random_pegs(4);
    const auto before = static_cast<std::int32_t>(random.below(100));
    expect_pegs(among_others(puzzle, before, std::max(0, 66 - before)), random, tally);
  }));
  EXPECT_GT(tally.verified, 150);
  EXPECT_GT(tally.refused, 80);
  EXPECT_LT(tally.survivors, tally.mutants / 2);
  tally.second.expect_agreement(15);
}

TEST(KernelSets, AreForBoardsOfUpTo128Holes) {
  Puzzle puzzle;
  for (std::int32_t x = 0; x < 129; ++x) {
    puzzle.holes.push_back({x, 0});
    puzzle.pegs.push_back(x % 2 == 0 ? 1 : 0);
  }
  EXPECT_EQ(prove_by_sets("any", puzzle, {Says::never}, {}),
            "no proof in any: sets of positions are for boards of up to 128 holes");
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
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), "hardboard-proofs 5\n");
  std::filesystem::remove(file);
}

}  // namespace
}  // namespace hardboard::peg_solitaire
