// The checkers of colourings and pagoda functions, against the definitions spelled out, and against
// all play.
#include "puzzles/peg_solitaire/refusals.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "oracle/peg_brute_force.h"
#include "support/peg_puzzle.h"
#include "support/random_pegs.h"

namespace hardboard::peg_solitaire {
namespace {

using testing::puzzle_of, testing::random_pegs;

std::string why(const std::optional<std::string>& complaint) {
  return complaint.value_or("accepted");
}

// The functions that the spelled-out definitions call with from, over, to.
template <class Visit>
void for_each_jump(const Puzzle& puzzle, Visit visit) {
  for (std::size_t from = 0; from < puzzle.holes.size(); ++from)
    for (std::size_t to = 0; to < puzzle.holes.size(); ++to)
      for (std::size_t over = 0; over < puzzle.holes.size(); ++over)
        if (oracle::is_jump_of_board(puzzle, {puzzle.holes[from], puzzle.holes[to]}) &&
            puzzle.holes[from].x + puzzle.holes[to].x == 2 * puzzle.holes[over].x &&
            puzzle.holes[from].y + puzzle.holes[to].y == 2 * puzzle.holes[over].y)
          visit(from, over, to);
}

// All positions that the goal allows, for small boards.
template <class Visit>
void for_each_final(const Puzzle& puzzle, Visit visit) {
  const std::size_t holes = puzzle.holes.size();
  for (unsigned bits = 0; bits < 1U << holes; ++bits) {
    std::vector<std::uint8_t> pegs(holes);
    bool at = false;
    for (std::size_t hole = 0; hole < holes; ++hole) {
      pegs[hole] = bits >> hole & 1;
      at = at || (pegs[hole] != 0 && puzzle.holes[hole] == puzzle.at);
    }
    const bool one = (bits & (bits - 1)) == 0 && bits != 0;
    if (puzzle.goal == Goal::one      ? one
        : puzzle.goal == Goal::one_at ? one && at
        : puzzle.goal == Goal::peg    ? at
                                      : pegs == puzzle.target)
      visit(pegs);
  }
}

std::int64_t total(const std::vector<std::uint8_t>& pegs, const std::vector<int>& weights) {
  std::int64_t sum = 0;
  for (std::size_t hole = 0; hole < pegs.size(); ++hole) sum += pegs[hole] != 0 ? weights[hole] : 0;
  return sum;
}

// Is every final refused by one of the functions, all of which are what they should be?
bool refuses(const Puzzle& puzzle, const std::vector<std::vector<int>>& colourings,
             const std::vector<std::vector<int>>& pagodas) {
  bool good = true;
  for_each_jump(puzzle, [&](std::size_t from, std::size_t over, std::size_t to) {
    for (const auto& f : colourings) good = good && (f[from] + f[over] + f[to]) % 2 == 0;
    for (const auto& w : pagodas) good = good && w[from] + w[over] >= w[to];
  });
  if (!good) return false;
  // Which finals each function leaves open; a bit for each function.
  unsigned refuse_every = (1U << (colourings.size() + pagodas.size())) - 1;
  for_each_final(puzzle, [&](const std::vector<std::uint8_t>& pegs) {
    unsigned refuse = 0, function = 1;
    for (const auto& f : colourings) {
      if ((total(pegs, f) - total(puzzle.pegs, f)) % 2 != 0) refuse |= function;
      function *= 2;
    }
    for (const auto& w : pagodas) {
      if (total(pegs, w) > total(puzzle.pegs, w)) refuse |= function;
      function *= 2;
    }
    good = good && refuse != 0;
    refuse_every &= refuse;
  });
  // With a peg on the goal there are too many finals to go through: one function has to refuse all.
  return puzzle.goal == Goal::peg ? refuse_every != 0 : good;
}

Colouring colouring_of(const Puzzle& puzzle, const std::vector<int>& colours) {
  Colouring colouring;
  for (std::size_t hole = 0; hole < colours.size(); ++hole)
    if (colours[hole] != 0) colouring.coloured.push_back(puzzle.holes[hole]);
  return colouring;
}

Pagoda pagoda_of(const Puzzle& puzzle, const std::vector<int>& weights) {
  Pagoda pagoda;
  for (std::size_t hole = 0; hole < weights.size(); ++hole)
    if (weights[hole] != 0) pagoda.weights.push_back({puzzle.holes[hole], weights[hole]});
  return pagoda;
}

bool is_solvable(const Puzzle& puzzle) {
  return oracle::judge(puzzle)->solvable;
}

// Every colouring of every small board is accepted if it is one that refuses, and only then.
RC_GTEST_PROP(PegRefusals, AreAcceptedIfTheyRefuse, ()) {
  const Puzzle puzzle = random_pegs(3);
  const std::size_t holes = puzzle.holes.size();
  const bool solvable = is_solvable(puzzle);
  int accepted = 0;
  for (unsigned bits = 0; bits < 1U << holes; ++bits) {
    std::vector<int> colours(holes);
    for (std::size_t hole = 0; hole < holes; ++hole)
      colours[hole] = static_cast<int>(bits >> hole & 1);
    const auto complaint = refute(puzzle, PositionClass{{colouring_of(puzzle, colours)}});
    RC_ASSERT(!complaint == refuses(puzzle, {colours}, {}));
    RC_ASSERT(complaint || !solvable);
    accepted += complaint ? 0 : 1;
  }
  RC_TAG(accepted > 0);
}

// Weights near a true pagoda function (powers of a number below the golden ratio's, mutated) and
// several functions at once.
RC_GTEST_PROP(PegRefusals, WeightsAreAcceptedIfTheyRefuse, ()) {
  const Puzzle puzzle = random_pegs(3);
  const std::size_t holes = puzzle.holes.size();
  std::vector<std::vector<int>> pagodas, colourings;
  Pagodas proof;
  const int functions = *rc::gen::inRange(1, 4);
  for (int i = 0; i < functions; ++i) {
    std::vector<int> weights(holes);
    const int kind = *rc::gen::inRange(0, 3);
    for (int& weight : weights) weight = kind == 0 ? 1 : *rc::gen::inRange(-1, 4);
    if (kind == 2)
      for (std::size_t hole = 0; hole < holes; ++hole) weights[hole] = hole % 2 == 0 ? 1 : 0;
    pagodas.push_back(weights);
    proof.pagodas.push_back(pagoda_of(puzzle, weights));
  }
  if (*rc::gen::inRange(0, 3) == 0) {
    std::vector<int> colours(holes);
    for (int& colour : colours) colour = *rc::gen::inRange(0, 2);
    colourings.push_back(colours);
    proof.colourings.push_back(colouring_of(puzzle, colours));
  }
  const auto complaint = refute(puzzle, proof);
  RC_ASSERT(!complaint == refuses(puzzle, colourings, pagodas));
  RC_ASSERT(complaint || !is_solvable(puzzle));
  RC_TAG(!complaint);
}

TEST(PegRefusals, SayWhatIsWrongWithAColouring) {
  const Puzzle puzzle = puzzle_of("peg-solitaire\ngoal one c1\nboard\no o . o\n");
  EXPECT_EQ(why(refute(puzzle, PositionClass{})), "nothing in it keeps the start from the goal");
  EXPECT_EQ(why(refute(puzzle, PositionClass{{{{{1, 2}}}}})), "a2 is coloured, which is no hole");
  EXPECT_EQ(why(refute(puzzle, PositionClass{{{{{1, 1}, {2, 1}, {1, 1}}}}})),
            "a1 is coloured twice");
  EXPECT_EQ(why(refute(puzzle, PositionClass{{{{{1, 1}, {2, 1}}}}})),
            "the jump b1-d1 goes along three holes of which one or all are coloured");
  EXPECT_EQ(why(refute(puzzle, PositionClass{{{{{1, 1}, {2, 1}, {4, 1}}}}})), "accepted");
  EXPECT_EQ(why(refute(puzzle, PositionClass{{{{{1, 1}, {3, 1}, {4, 1}}}}})), "accepted");
  const Puzzle any = puzzle_of("peg-solitaire\ngoal one\nboard\no o . o\n");
  EXPECT_EQ(why(refute(any, PositionClass{{{{{1, 1}, {2, 1}, {4, 1}}}}})),
            "nothing in it keeps the last peg from a1");
}

TEST(PegRefusals, SayWhatIsWrongWithWeights) {
  const Puzzle puzzle = puzzle_of("peg-solitaire\ngoal peg d1\nboard\no o . .\n");
  const auto weigh = [&](std::vector<Weight> weights) {
    return why(refute(puzzle, Pagodas{{{std::move(weights)}}, {}}));
  };
  EXPECT_EQ(weigh({}), "nothing in it keeps the start from the goal");
  EXPECT_EQ(weigh({{{5, 1}, 1}}), "e1 has a weight, and is no hole");
  EXPECT_EQ(weigh({{{1, 1}, 1}, {{1, 1}, 2}}), "a1 has two weights");
  EXPECT_EQ(weigh({{{1, 1}, most_weight + 1}}),
            "the weight 274877906945 of a1 is beyond 274877906944");
  EXPECT_EQ(weigh({{{1, 1}, -most_weight - 1}}),
            "the weight -274877906945 of a1 is beyond 274877906944");
  EXPECT_EQ(weigh({{{4, 1}, 1}}), "the jump b1-d1 brings the weight from 0 + 0 to 1");
  EXPECT_EQ(weigh({{{3, 1}, 1}, {{4, 1}, 1}}), "the jump a1-c1 brings the weight from 0 + 0 to 1");
  EXPECT_EQ(weigh({{{2, 1}, 1}, {{3, 1}, 1}, {{4, 1}, 2}}), "accepted");
  // Light pegs elsewhere make up for the goal.
  EXPECT_EQ(weigh({{{1, 1}, -1}, {{2, 1}, 1}, {{3, 1}, 0}, {{4, 1}, 1}}),
            "nothing in it keeps the start from the goal");
}

TEST(PegRefusals, TheLargestWeightsDoNotOverflow) {
  Puzzle puzzle;
  puzzle.goal = Goal::target;
  for (int x = 1; x <= 1000; ++x) puzzle.holes.push_back({3 * x, 1});
  puzzle.pegs.assign(1000, 1);
  puzzle.target.assign(1000, 1);
  puzzle.target[0] = 0;
  Pagoda pagoda;
  for (const Square hole : puzzle.holes) pagoda.weights.push_back({hole, -most_weight});
  EXPECT_EQ(why(refute(puzzle, Pagodas{{pagoda}, {}})), "accepted");
  for (Weight& weight : pagoda.weights) weight.weight = most_weight;
  EXPECT_EQ(why(refute(puzzle, Pagodas{{pagoda}, {}})),
            "nothing in it keeps the start from the goal");
}

}  // namespace
}  // namespace hardboard::peg_solitaire
