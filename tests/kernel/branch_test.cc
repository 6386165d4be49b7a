// Proofs by branching of armies against brute force, YES and NO: each true bound is verified by the
// tree that the program writes, no false bound by a tree of a true one or by any mutant.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <sstream>
#include <string>

#include "base/random.h"
#include "kernel/judge.h"
#include "methods/peg_army/branch_proof.h"
#include "oracle/army_brute_force.h"
#include "puzzles/peg_army/cases.h"
#include "puzzles/peg_army/window.h"
#include "support/judged_army.h"
#include "support/mutants.h"
#include "support/random_army.h"
#include "support/second_judge.h"

namespace hardboard::peg_army {
namespace {

// The case that every army takes `claimed` moves, with the tree for `proved` moves; empty if there
// is no such tree.
std::string case_of(const Puzzle& puzzle, std::int64_t proved, std::int64_t claimed) {
  std::ostringstream out;
  out << canonical_text(puzzle) << "claim takes " << claimed << '\n';
  const std::string fault =
      write_branch_proof(*instance_of(puzzle, *puzzle.margin), proved - 1, {}, out);
  EXPECT_TRUE(fault.empty() || fault == "a solution costs no more than the claim") << fault;
  return fault.empty() ? std::move(out).str() + "end\n" : "";
}

struct Tally {
  int verified = 0, refused = 0, mutants = 0, survivors = 0;
  testing::SecondJudge second{100};
};

void expect_army(const Puzzle& puzzle, std::int64_t fewest, Random& random, Tally& tally) {
  const std::string head = canonical_text(puzzle);
  const auto lines = static_cast<std::size_t>(std::count(head.begin(), head.end(), '\n'));
  EXPECT_EQ(case_of(puzzle, fewest + 1, fewest + 1), "");
  for (std::int64_t claimed = std::max<std::int64_t>(fewest - 1, 1); claimed <= fewest + 1;
       ++claimed) {
    const bool holds = claimed <= fewest;
    const std::string text = case_of(puzzle, std::min(claimed, fewest), claimed);
    ASSERT_NE(text, "");
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

TEST(KernelBranch, AgreesWithBruteForceAndRefusesMutants) {
  Random random(42);
  Tally tally;
  int armies = 0;
  for (int round = 0; round < 20'000 && armies < 250 && !::testing::Test::HasFailure(); ++round) {
    const auto judged = testing::judged_army(random);
    if (!judged) continue;
    ++armies;
    expect_army(judged->puzzle, judged->fewest, random, tally);
  }
  EXPECT_EQ(armies, 250);
  EXPECT_GT(tally.verified, 250);
  EXPECT_GT(tally.refused, 200);
  EXPECT_GT(tally.survivors, 0);
  tally.second.expect_agreement(50);
}

// Without a window: no army of a window makes fewer moves than what is shown of the plane, and no
// mutant shows more than that. Some bounds of the plane are those of the window.
TEST(KernelBranch, OfThePlaneAgreesWithBruteForceAndRefusesMutants) {
  Random random(7);
  testing::SecondJudge second{20};
  int armies = 0, exact = 0, refused = 0;
  for (int round = 0; round < 20'000 && armies < 150 && !::testing::Test::HasFailure(); ++round) {
    Puzzle puzzle = testing::random_army(random);
    puzzle.margin.reset();
    const auto margin = static_cast<std::int32_t>(1 + random.below(2));
    const Window window = window_of(puzzle, margin);
    if (window.squares() > 20) continue;
    const auto fewest = oracle::fewest_army_moves(puzzle, window.low, window.high);
    if (!fewest) continue;
    ++armies;
    const Instance plane = *instance_of(puzzle, margin, {}, Border::open);
    const std::string head = canonical_text(puzzle);
    const auto lines = static_cast<std::size_t>(std::count(head.begin(), head.end(), '\n'));
    for (std::int64_t proved = 1; proved <= *fewest + 1; ++proved) {
      std::ostringstream tree;
      if (!write_branch_proof(plane, proved - 1, {}, tree).empty()) break;
      const auto claim = [&](std::int64_t claimed) {
        return fmt::format("{}claim takes {}\n{}end\n", head, claimed, tree.str());
      };
      EXPECT_LE(proved, *fewest) << head;
      EXPECT_TRUE(testing::verifies(claim(proved))) << claim(proved);
      exact += proved == *fewest ? 1 : 0;
      const std::string false_claim = claim(*fewest + 1);
      second.see(claim(proved));
      for (int number = 0; number < 20; ++number) {
        const std::string text =
            number == 0 ? false_claim : testing::mutant(random, false_claim, lines + 1);
        EXPECT_FALSE(testing::verifies(text)) << text;
        second.see(text);
        ++refused;
      }
    }
  }
  EXPECT_EQ(armies, 150);
  EXPECT_GT(exact, 50);
  EXPECT_GT(refused, 2'000);
  second.expect_agreement(50);
}

// The records that were known when the first trees were written.
TEST(KernelBranch, OfRecords) {
  struct Record {
    Shape shape;
    std::int32_t size, margin, least;
  };
  for (const auto& [shape, size, margin, least] :
       {Record{Shape::square, 7, 10, 15}, Record{Shape::square, 9, 12, 39},
        Record{Shape::square, 11, 12, 210}, Record{Shape::square, 12, 12, 299},
        Record{Shape::rhombus, 15, 14, 173}, Record{Shape::halfplane, 4, 8, 19}}) {
    Puzzle puzzle;
    puzzle.shape = shape;
    puzzle.size = size;
    puzzle.goal = default_goal(puzzle);
    puzzle.margin = margin;
    const std::string text = case_of(puzzle, least, least);
    EXPECT_TRUE(testing::verifies(text)) << size;
    const std::size_t claim = text.find("takes ") + 6;
    std::string more = text;
    more.replace(claim, std::to_string(least).size(), std::to_string(least + 1));
    EXPECT_FALSE(testing::verifies(more)) << size;
  }
}

TEST(KernelBranch, RefusesOtherWindowsAndLargeNumbers) {
  Puzzle puzzle;
  puzzle.shape = Shape::halfplane;
  puzzle.goal = {0, 2};
  puzzle.margin = 2;
  const std::string text = case_of(puzzle, 3, 3);
  const auto replaced = [&](const std::string& from, const std::string& to) {
    std::string other = text;
    other.replace(other.find(from), from.size(), to);
    return testing::judge_text(other).words;
  };
  EXPECT_EQ(replaced("window box -2 -1 2 4", "window box -2 -1 2 1"), "the goal needs a window");
  EXPECT_EQ(replaced("window box -2 -1 2 4", "window all"),
            "expected y, found the end of the line");
  EXPECT_EQ(replaced("claim takes 3", "claim takes 3000000000"),
            "the window or the claim is too large");
  EXPECT_EQ(replaced("close 6 ", "close 6 -"),
            "expected a weight, a number from 0 to 1125899906842624");
  EXPECT_EQ(replaced("close", "closed"), "expected `close`");
}

}  // namespace
}  // namespace hardboard::peg_army
