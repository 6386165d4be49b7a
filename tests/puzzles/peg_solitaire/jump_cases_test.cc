// Refusals by cases: what they refuse, that they never refuse what can be played, and that changed
// ones are seen through.
#include "puzzles/peg_solitaire/jump_cases.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <string>

#include "oracle/peg_brute_force.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/read.h"
#include "support/peg_puzzle.h"
#include "support/random_pegs.h"

namespace hardboard::peg_solitaire {
namespace {

using testing::pegs_of;

Case tail_alone(std::vector<std::int64_t> tail) {
  return {0, std::move(tail), {}};
}

// Fibonacci numbers along the row: the goal weighs 5, the two pegs weigh 1 each.
TEST(Cases, OneCaseByItsTail) {
  const Puzzle puzzle = pegs_of("goal peg f1\nboard\no o . . . .\n");
  EXPECT_EQ(steps_from_goal(puzzle), (std::vector<std::uint32_t>{5, 4, 3, 2, 1, 0}));
  EXPECT_EQ(refute(puzzle, Cases{{}, {tail_alone({8, 5, 3, 2, 1, 1})}}), std::nullopt);
  EXPECT_EQ(refute(puzzle, Cases{{}, {tail_alone({2, 5, 3, 2, 1, 1})}}),
            "the weights of case 1 refuse nothing");
  EXPECT_EQ(refute(puzzle, Cases{{}, {tail_alone({8, 5, 2, 2, 1, 1})}}),
            "in case 1 the jump from c1 to e1 raises the weight");
  EXPECT_EQ(refute(puzzle, Cases{{}, {tail_alone({8, 5, 3, 2, 1, -1})}}),
            "in case 1 the jump from a1 to c1 raises the weight");
  EXPECT_EQ(refute(puzzle, Cases{{}, {tail_alone({8, 5, 3, 2, 1, -most_weight - 1})}}),
            "case 1 has a tail that is too large");
  EXPECT_EQ(refute(puzzle, Cases{{}, {{0, {}, {{{7, 1}, 1}}}}}), "g1 is no hole");
  EXPECT_EQ(refute(puzzle, Cases{{}, {{0, {}, {{{1, 1}, most_weight + 1}}}}}),
            "the weight of a1 is too large");
  EXPECT_EQ(refute(puzzle, Cases{}), "a case of a split is missing");
}

// A lean play takes each peg that it brings, and need not take the pegs of the start.
TEST(Cases, NegativeWeights) {
  const Puzzle puzzle = pegs_of("goal peg e1\nboard\no o . # .\n");
  const Split split{{{1, 1}, {3, 1}}, 0};
  const Case never{1, {1}, {}};
  // Nothing takes the peg that the jump brings to c1.
  const Case once{1, {}, {{{1, 1}, 1}, {{2, 1}, 2}, {{3, 1}, -1}}};
  Cases proof{{split}, {never, once}};
  EXPECT_EQ(refute(puzzle, proof), std::nullopt);
  proof.cases[1].weights[2].weight = 0;
  EXPECT_EQ(refute(puzzle, proof), "the weights of case 2 refuse nothing");
  // A peg of weight -9 does not make up for another.
  EXPECT_EQ(refute(pegs_of("goal peg d1\nboard\no o # . . o\n"),
                   Cases{{}, {{0, {1}, {{{1, 1}, -9}, {{2, 1}, 5}, {{6, 1}, 1}}}}}),
            "the weights of case 1 refuse nothing");
}

TEST(Cases, AGoalThatIsMet) {
  EXPECT_EQ(refute(pegs_of("goal peg a1\nboard\no o .\n"), Cases{}), "a peg stands on the goal");
}

// Half a jump each way would take b1 and leave a1: no weights refuse that alone, but weights for
// each number of jumps to c1 do.
TEST(Cases, EndsByGoal) {
  const auto weights = [](std::uint32_t depth, std::int64_t a, std::int64_t b, std::int64_t c) {
    return Case{depth, {}, {{{1, 1}, a}, {{2, 1}, b}, {{3, 1}, c}}};
  };
  const Split split{{{1, 1}, {3, 1}}, 0};
  const Cases tree{{split}, {weights(1, 0, -1, 1), weights(1, 1, 1, 0)}};
  const Cases ones{{}, {weights(0, 1, 1, 1)}};
  const std::string row = "board\no o .\n";
  EXPECT_EQ(refute(pegs_of("goal one a1\n" + row), tree), std::nullopt);
  EXPECT_EQ(refute(pegs_of("goal one c1\n" + row), tree), "the weights of case 2 refuse nothing");
  EXPECT_EQ(refute(pegs_of("goal one\n" + row), tree), "the weights of case 1 refuse nothing");
  EXPECT_EQ(refute(pegs_of("goal target\n" + row + "target\no . .\n"), tree), std::nullopt);
  EXPECT_EQ(refute(pegs_of("goal target\n" + row + "target\n. . o\n"), tree),
            "the weights of case 2 refuse nothing");
  EXPECT_EQ(refute(pegs_of("goal target\n" + row + "target\no o o\n"), ones), std::nullopt);
  EXPECT_EQ(refute(pegs_of("goal target\n" + row + "target\no . .\n"), ones),
            "the weights of case 1 refuse nothing");
  EXPECT_EQ(refute(pegs_of("goal one a1\n" + row), Cases{{}, {weights(0, 0, -1, 1)}}),
            "in case 1 the jump from a1 to c1 raises the weight");
  Cases changed = tree;
  changed.cases[0].tail = {1};
  EXPECT_EQ(refute(pegs_of("goal one a1\n" + row), changed),
            "case 1 has a tail, and no hole to which a peg must come");
  changed = tree;
  changed.splits[0].most = 1;
  EXPECT_EQ(refute(pegs_of("goal one a1\n" + row), changed),
            "the weights of case 1 refuse nothing");
  changed = tree;
  changed.cases.pop_back();
  EXPECT_EQ(refute(pegs_of("goal one a1\n" + row), changed), "a case of a split is missing");
}

// The weights refuse a last peg on b1, and the colourings one elsewhere.
TEST(Cases, ColouringsTakeEndsAway) {
  const Puzzle puzzle = pegs_of("goal one\nboard\no . o .\n");
  const Case one{0, {}, {{{2, 1}, 2}, {{3, 1}, 1}, {{4, 1}, 1}}};
  const Colouring not_one{{{2, 1}, {3, 1}}}, not_two{{{1, 1}, {3, 1}, {4, 1}}};
  EXPECT_EQ(refute(puzzle, Cases{{}, {one}}), "the weights of case 1 refuse nothing");
  EXPECT_EQ(refute(puzzle, Cases{{}, {one}, {not_one}}), "the weights of case 1 refuse nothing");
  EXPECT_EQ(refute(puzzle, Cases{{}, {one}, {not_one, not_two}}), std::nullopt);
  EXPECT_EQ(refute(puzzle, Cases{{}, {one}, {Colouring{{{2, 1}}}}}),
            "the jump a1-c1 goes along three holes of which one or all are coloured");
  EXPECT_EQ(refute(puzzle, Cases{{}, {one}, {Colouring{{{9, 1}}}}}),
            "i1 is coloured, which is no hole");
  EXPECT_EQ(refute(pegs_of("goal one a1\nboard\no . o .\n"), Cases{{}, {one}, {not_one}}),
            "colourings are for a last peg anywhere");
  EXPECT_EQ(refute(puzzle, Cases{{}, {one}, std::vector<Colouring>(most_functions + 1, not_one)}),
            "there are more than 1000 functions");
}

TEST(Cases, SplitsMakeATree) {
  const Puzzle puzzle = pegs_of("goal peg e1\nboard\no o . . .\n");
  const Split split{{{1, 1}, {3, 1}}, 0};
  // Without the jump to c1 nothing stands there; the jump loses what the start has to spare.
  const Case never{1, {2, 0, 1, 0, 0}, {{{3, 1}, 2}}};
  const Case once{1, {1, 1, 0, 1}, {}};
  Cases proof{{split}, {never, once}};
  EXPECT_EQ(refute(puzzle, proof), std::nullopt);
  std::swap(proof.cases[0], proof.cases[1]);
  EXPECT_TRUE(refute(puzzle, proof));
  proof.cases = {never};
  EXPECT_EQ(refute(puzzle, proof), "a case of a split is missing");
  proof.cases = {never, once, once};
  EXPECT_EQ(refute(puzzle, proof), "there are cases that no split makes");
  proof = {{split, split}, {never, once}};
  EXPECT_EQ(refute(puzzle, proof), "there are splits without cases");
  proof = {{}, {never, once}};
  EXPECT_EQ(refute(puzzle, proof), "case 1 is deeper than the splits");
  proof = {{{{{1, 1}, {4, 1}}, 0}}, {never, once}};
  EXPECT_EQ(refute(puzzle, proof), "no play needs a jump from a1 to d1");
  proof = {{{{{5, 1}, {3, 1}}, 0}}, {never, once}};
  EXPECT_EQ(refute(puzzle, proof), "no play needs a jump from e1 to c1");
}

// Weights that refuse a case refuse what makes the same jump and others besides.
TEST(Cases, WeightsOfAnEarlierCase) {
  const Puzzle puzzle = pegs_of("goal peg e1\nboard\no o . . .\n");
  const Split first{{{1, 1}, {3, 1}}, 0}, second{{{2, 1}, {4, 1}}, 0}, third{{{4, 1}, {2, 1}}, 0};
  const Case never{1, {2, 0, 1, 0, 0}, {{{3, 1}, 2}}};
  const Case once{2, {1, 1, 0, 1}, {}};
  Cases proof{{first, second, third}, {never, once, {3, {}, {}, 2}, {3, {}, {}, 2}}};
  EXPECT_EQ(refute(puzzle, proof), std::nullopt);
  const auto fault = [&](std::uint32_t like) {
    proof.cases[3].like = like;
    return refute(puzzle, proof);
  };
  EXPECT_EQ(fault(1), "in case 4 the jump from a1 to c1 raises the weight");
  for (const std::uint32_t like : {3U, 4U, 5U, ~0U})
    EXPECT_EQ(fault(like), "case 4 is like case " + std::to_string(like) +
                               ", which is no earlier one with weights of its own");
  EXPECT_EQ(fault(2), std::nullopt);
  proof.cases[3].tail = {1};
  EXPECT_EQ(fault(2), "case 4 is like another, and has weights of its own");
  proof.cases[3] = {3, {}, {{{1, 1}, 1}}, 2};
  EXPECT_EQ(fault(2), "case 4 is like another, and has weights of its own");
  proof.cases[3] = {3, once.tail, {}};
  EXPECT_EQ(refute(puzzle, proof), std::nullopt);
  proof.cases[2].like = 4;
  EXPECT_EQ(refute(puzzle, proof),
            "case 3 is like case 4, which is no earlier one with weights of its own");
}

// A named case's weights count by the bounds of the case that names it.
TEST(Cases, LikeACaseOfOtherBounds) {
  const Puzzle puzzle = pegs_of("goal peg e1\nboard\no o . # .\n");
  const Split split{{{1, 1}, {3, 1}}, 0};
  const Case once{1, {}, {{{1, 1}, 1}, {{2, 1}, 2}, {{3, 1}, -1}}};
  EXPECT_EQ(refute(puzzle, Cases{{split}, {{1, {1}, {}}, {1, {}, {}, 1}}}), std::nullopt);
  EXPECT_EQ(refute(puzzle, Cases{{split}, {once, {1, {}, {}, 1}}}),
            "the weights of case 1 refuse nothing");
  // A jump that raises the weights is bounded otherwise in the second case, or not at all.
  const Split twice{{{1, 1}, {3, 1}}, 1};
  const Case risen{2, {2}, {{{3, 1}, 1}}};
  EXPECT_EQ(refute(puzzle, Cases{{twice, split}, {risen, {2, {}, {}, 1}, {1, {1}, {}}}}),
            std::nullopt);
  EXPECT_EQ(refute(puzzle,
                   Cases{{twice, split}, {{2, {1}, {{{3, 1}, 1}}}, {2, {}, {}, 1}, {1, {1}, {}}}}),
            "the weights of case 2 refuse nothing");
  EXPECT_EQ(refute(puzzle, Cases{{split}, {{1, {1}, {{{3, 1}, 1}}}, {1, {}, {}, 1}}}),
            "in case 2 the jump from a1 to c1 raises the weight");
}

// A case that names an earlier one says what a copy of its weights would say.
RC_GTEST_PROP(Cases, LikeIsACopy, ()) {
  const Puzzle puzzle = testing::random_pegs(4);
  const std::vector<HoleJump> jumps = jumps_of(puzzle);
  if (jumps.empty()) return;
  Cases proof, copied;
  const auto splits = *rc::gen::inRange<std::uint32_t>(1, 4);
  for (std::uint32_t i = 0; i < splits; ++i) {
    const HoleJump& jump = jumps[*rc::gen::inRange<std::size_t>(0, jumps.size())];
    proof.splits.push_back({on_squares(puzzle, jump), *rc::gen::inRange<std::uint32_t>(0, 2)});
  }
  copied.splits = proof.splits;
  const auto weight = [] { return *rc::gen::inRange<std::int64_t>(-1, 4); };
  std::vector<std::uint32_t> own;
  for (std::uint32_t i = 0; i <= splits; ++i) {
    Case one, copy;
    if (!own.empty() && *rc::gen::inRange(0, 3) > 0) {
      one.like = own[*rc::gen::inRange<std::size_t>(0, own.size())];
      copy = copied.cases[one.like - 1];
    } else {
      own.push_back(i + 1);
      if (puzzle.goal == Goal::peg) one.tail = {weight(), weight(), weight()};
      for (const Square hole : puzzle.holes)
        if (*rc::gen::inRange(0, 3) > 0) one.weights.push_back({hole, weight()});
      copy = one;
    }
    one.depth = copy.depth = std::min(i + 1, splits);
    proof.cases.push_back(one);
    copied.cases.push_back(copy);
  }
  const auto fault = refute(puzzle, proof);
  RC_CLASSIFY(!fault, "accepted");
  RC_CLASSIFY(fault && fault->find("refuse nothing") != fault->npos, "refuses nothing");
  RC_ASSERT(fault == refute(puzzle, copied));
}

RC_GTEST_PROP(Cases, NeverRefuseWhatCanBePlayed, ()) {
  const Puzzle puzzle = testing::random_pegs(4);
  const auto judgement = oracle::judge(puzzle, 5'000);
  RC_PRE(judgement.has_value());
  Cases proof;
  const std::vector<HoleJump> jumps = jumps_of(puzzle);
  if (!jumps.empty() && *rc::gen::arbitrary<bool>()) {
    const HoleJump& jump = jumps[*rc::gen::inRange<std::size_t>(0, jumps.size())];
    proof.splits.push_back({on_squares(puzzle, jump), *rc::gen::inRange<std::uint32_t>(0, 2)});
  }
  const auto weight = [] { return *rc::gen::inRange<std::int64_t>(-2, 4); };
  for (std::size_t i = 0; i <= proof.splits.size(); ++i) {
    Case& one = proof.cases.emplace_back();
    one.depth = static_cast<std::uint32_t>(proof.splits.size());
    if (i > 0 && *rc::gen::arbitrary<bool>()) {
      one.like = *rc::gen::inRange<std::uint32_t>(0, 3);
      if (one.like != 0) continue;
    }
    if (puzzle.goal == Goal::peg) one.tail = {weight(), weight(), weight()};
    for (const Square hole : puzzle.holes)
      if (*rc::gen::inRange(0, 3) > 0) one.weights.push_back({hole, weight()});
  }
  RC_CLASSIFY(judgement->solvable);
  if (judgement->solvable) {
    RC_ASSERT(refute(puzzle, proof).has_value());
  }
}

}  // namespace
}  // namespace hardboard::peg_solitaire
