// Position classes: all colourings of small boards are in the space, refusals are found if there
// are any, and the known boards are what the books say.
#include "methods/peg_solitaire/position_class.h"

#include <algorithm>
#include <bit>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <set>

#include "methods/peg_solitaire/class_bound.h"
#include "oracle/peg_brute_force.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "support/peg_puzzle.h"
#include "support/random_pegs.h"

namespace hardboard::peg_solitaire {
namespace {

using testing::puzzle_of, testing::random_pegs;

// All colourings by the definition, as bits of holes.
std::vector<unsigned> colourings(const Puzzle& puzzle) {
  std::vector<unsigned> result;
  const auto& holes = puzzle.holes;
  for (unsigned bits = 0; bits < 1U << holes.size(); ++bits) {
    bool good = true;
    for (std::size_t a = 0; a < holes.size(); ++a)
      for (std::size_t b = 0; b < holes.size(); ++b)
        for (std::size_t c = 0; c < holes.size(); ++c)
          if (oracle::is_jump_of_board(puzzle, {holes[a], holes[c]}) &&
              holes[a].x + holes[c].x == 2 * holes[b].x &&
              holes[a].y + holes[c].y == 2 * holes[b].y)
            good = good && ((bits >> a ^ bits >> b ^ bits >> c) & 1) == 0;
    if (good) result.push_back(bits);
  }
  return result;
}

RC_GTEST_PROP(ClassSpace, HoldsAllColouringsOfSmallBoards, ()) {
  const Puzzle puzzle = random_pegs(3);
  const std::vector<unsigned> all = colourings(puzzle);
  const ClassSpace space = class_space(puzzle);
  RC_ASSERT(space.complete);
  RC_ASSERT(all.size() == std::size_t{1} << space.dimension);
  std::set<unsigned> spanned;
  for (std::uint64_t sum = 0; sum < std::uint64_t{1} << space.dimension; ++sum) {
    unsigned bits = 0;
    for (std::size_t hole = 0; hole < puzzle.holes.size(); ++hole)
      if (space.dimension > 0)
        bits |= static_cast<unsigned>(std::popcount(space.row(hole)[0] & sum) % 2) << hole;
    spanned.insert(bits);
  }
  RC_ASSERT(spanned == std::set<unsigned>(all.begin(), all.end()));
}

// The fewest pegs, by all positions.
RC_GTEST_PROP(ClassSpace, BoundsThePegsThatRemain, ()) {
  const Puzzle puzzle = random_pegs(3);
  const std::vector<unsigned> all = colourings(puzzle);
  unsigned start = 0;
  for (std::size_t hole = 0; hole < puzzle.holes.size(); ++hole)
    start |= static_cast<unsigned>(puzzle.pegs[hole]) << hole;
  int fewest = 4;
  for (unsigned position = 0; position < 1U << puzzle.holes.size(); ++position) {
    if ((position == 0) != (start == 0) || std::popcount(position) >= fewest) continue;
    const bool is_of_class = std::all_of(all.begin(), all.end(), [&](unsigned colours) {
      return std::popcount((position ^ start) & colours) % 2 == 0;
    });
    if (is_of_class) fewest = std::popcount(position);
  }
  RC_ASSERT(class_bound(puzzle, {}) == static_cast<std::uint32_t>(fewest));
}

// Is each final kept from the start by some colouring?
bool class_refuses(const Puzzle& puzzle) {
  const std::vector<unsigned> all = colourings(puzzle);
  unsigned start = 0, target = 0;
  for (std::size_t hole = 0; hole < puzzle.holes.size(); ++hole) {
    start |= static_cast<unsigned>(puzzle.pegs[hole]) << hole;
    if (puzzle.goal == Goal::target) target |= static_cast<unsigned>(puzzle.target[hole]) << hole;
  }
  for (unsigned final = 0; final < 1U << puzzle.holes.size(); ++final) {
    const bool one = std::popcount(final) == 1;
    const bool at = (final >> *hole_at(puzzle, puzzle.at) & 1) != 0;
    if (puzzle.goal == Goal::one      ? !one
        : puzzle.goal == Goal::one_at ? !one || !at
        : puzzle.goal == Goal::peg    ? !at
                                      : final != target)
      continue;
    bool refused = false;
    for (const unsigned f : all)
      refused = refused || std::popcount(f & final) % 2 != std::popcount(f & start) % 2;
    if (!refused) return false;
  }
  return true;
}

RC_GTEST_PROP(RefuseByClass, FindsWhatThereIs, ()) {
  const Puzzle puzzle = random_pegs(3);
  const auto proof = refuse_by_class(puzzle);
  RC_TAG(proof ? static_cast<int>(proof->colourings.size()) : 0);
  // For `goal peg` several colourings together might refuse; a single one that is always right is
  // all that is looked for.
  if (puzzle.goal == Goal::peg && !proof) return;
  RC_ASSERT(proof.has_value() == class_refuses(puzzle));
  if (!proof) return;
  RC_ASSERT(!refute(puzzle, *proof));
  RC_ASSERT(!oracle::judge(puzzle)->solvable);
}

std::optional<PositionClass> refusal(const std::string& lines) {
  const Puzzle puzzle = puzzle_of("peg-solitaire\n" + lines);
  const auto proof = refuse_by_class(puzzle);
  if (proof) {
    EXPECT_EQ(refute(puzzle, *proof).value_or("accepted"), "accepted") << lines;
  }
  return proof;
}

TEST(RefuseByClass, KnownBoards) {
  EXPECT_FALSE(refusal("board english\n"));
  EXPECT_FALSE(refusal("board english\ngoal one d7\n"));
  EXPECT_TRUE(refusal("board english\ngoal one d6\n"));
  // The European central game; its full board with one vacancy is fit for one peg only for holes
  // of three classes.
  const auto european = refusal("board european\n");
  ASSERT_TRUE(european);
  EXPECT_LE(european->colourings.size(), 2);
  EXPECT_FALSE(refusal("board european\nvacant c7\n"));
  EXPECT_TRUE(refusal("board diamond41\n"));
  EXPECT_FALSE(refusal("board wiegleb\n"));
  EXPECT_FALSE(refusal("board triangle 5\n"));
  EXPECT_TRUE(refusal("board triangle 4\nvacant b2\n"));
}

TEST(RefuseByClass, DimensionOfKnownBoards) {
  const auto dimension = [](const std::string& lines) {
    return class_space(puzzle_of("peg-solitaire\n" + lines)).dimension;
  };
  EXPECT_EQ(dimension("board english\n"), 4);
  EXPECT_EQ(dimension("board square 9\n"), 4);
  EXPECT_EQ(dimension("board triangle 7\n"), 2);
  EXPECT_EQ(dimension("board english\njumps all\n"), 0);
}

TEST(RefuseByClass, LargeBoards) {
  // Full rows of 999 cancel, so the start has the class of its vacancy.
  EXPECT_FALSE(refusal("board square 999\nvacant a1\n"));
  EXPECT_TRUE(refusal("board square 999\nvacant a1\ngoal one b1\n"));
  // Lone holes: each is a class of its own.
  std::string holes = "holes\n";
  for (int i = 0; i < 100'000; ++i)
    holes += std::to_string(3 * i) + (i % 1000 == 7 ? " 0 o\n" : " 0 .\n");
  const auto proof = refusal(holes);
  ASSERT_TRUE(proof);
  EXPECT_LE(proof->colourings.size(), 20);
}

}  // namespace
}  // namespace hardboard::peg_solitaire
