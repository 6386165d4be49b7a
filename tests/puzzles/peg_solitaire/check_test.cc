// What the checker makes of answers: right ones, wrong ones, and what nobody can check.
#include "puzzles/peg_solitaire/check.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <string>

#include "oracle/peg_brute_force.h"
#include "puzzles/peg_solitaire/read.h"
#include "support/peg_puzzle.h"
#include "support/random_pegs.h"

namespace hardboard::peg_solitaire {
namespace {

using testing::puzzle_of;

// Two jumps, one move: a1 over b1 and d1 to e1.
const std::string row = "board\no o . o .\n";

Answer answer_with(Verdict verdict, std::vector<Jump> moves = {}, Proof proof = {}) {
  Answer answer;
  answer.verdict = verdict;
  answer.moves = std::move(moves);
  answer.proof = std::move(proof);
  return answer;
}

std::string verdict_on(const std::string& lines, const Answer& answer) {
  const CheckReport report = check(puzzle_of("peg-solitaire\n" + lines), answer);
  const char* const words[] = {"verified", "claimed", "wrong"};
  return std::string(words[static_cast<int>(report.check)]) + ": " + report.reason;
}

const Jump first{{1, 1}, {3, 1}}, second{{3, 1}, {5, 1}};

TEST(PegCheck, Solutions) {
  const auto on = [](const std::string& goal, std::vector<Jump> moves) {
    return verdict_on("goal " + goal + "\n" + row,
                      answer_with(Verdict::solvable, std::move(moves)));
  };
  EXPECT_EQ(on("one", {first, second}), "verified: the goal is met by 2 jumps");
  EXPECT_EQ(on("one e1", {first, second}), "verified: the goal is met by 2 jumps");
  EXPECT_EQ(on("one d1", {first, second}), "wrong: the last peg does not stand on d1");
  EXPECT_EQ(on("one", {first}), "wrong: 2 pegs are left after 1 jump");
  EXPECT_EQ(on("one", {second}), "wrong: jump 1, c1-e1: no peg is on c1");
  EXPECT_EQ(on("peg c1", {first, second}), "verified: the goal is met by 2 jumps");
  EXPECT_EQ(on("peg a1", {}), "verified: the goal is met by 0 jumps");
  EXPECT_EQ(on("peg e1", {first}), "wrong: no peg has come to e1 after 1 jump");
  EXPECT_EQ(verdict_on("goal target\n" + row + "target\n. . o o .\n",
                       answer_with(Verdict::solvable, {first})),
            "verified: the goal is met by 1 jump");
  EXPECT_EQ(
      verdict_on("goal target\n" + row + "target\n. . o o .\n", answer_with(Verdict::solvable, {})),
      "wrong: the pegs do not stand as in the target after 0 jumps");
}

TEST(PegCheck, Refusals) {
  const std::string goal = "goal one b1\n" + row;
  const auto by_class = [](std::vector<Square> coloured) {
    return answer_with(Verdict::unsolvable, {}, PositionClass{{{std::move(coloured)}}});
  };
  // Three pegs, one of them coloured; b1 is not, and so is the other way round.
  EXPECT_EQ(verdict_on(goal, by_class({{1, 1}, {3, 1}, {4, 1}})),
            "wrong: nothing in it keeps the start from the goal");
  EXPECT_EQ(verdict_on("goal one a1\n" + row, by_class({{1, 1}, {3, 1}, {4, 1}})),
            "verified: 1 colouring keeps the start from the goal");
  const Pagoda pagoda{{{{1, 1}, 1}, {{2, 1}, 0}, {{3, 1}, 1}}};
  EXPECT_EQ(verdict_on("goal one c1\nboard\n. o . o .\n",
                       answer_with(Verdict::unsolvable, {}, Pagodas{{pagoda}, {}})),
            "wrong: the jump e1-c1 brings the weight from 0 + 0 to 1");
  EXPECT_EQ(verdict_on("goal one c1\nboard\n. o . o\n",
                       answer_with(Verdict::unsolvable, {}, Pagodas{{pagoda}, {}})),
            "verified: 1 pagoda function keeps the start from the goal");
  EXPECT_EQ(verdict_on(goal, answer_with(Verdict::unsolvable, {}, Exhausted{3})),
            "claimed: nobody has checked that the search of 3 positions met them all");
  EXPECT_EQ(verdict_on(goal, answer_with(Verdict::unsolvable)),
            "claimed: no proof is given that the puzzle has no solution");
  EXPECT_EQ(verdict_on("goal one\n" + row, answer_with(Verdict::unsolvable, {first, second})),
            "wrong: the answer's own jumps meet the goal");
  EXPECT_EQ(verdict_on("goal peg a1\n" + row, answer_with(Verdict::unsolvable)),
            "wrong: the goal is met at the start");
  EXPECT_EQ(verdict_on(goal, answer_with(Verdict::unknown)),
            "claimed: the answer does not claim to decide the puzzle");
}

TEST(PegCheck, Counts) {
  Answer answer = answer_with(Verdict::solvable, {first, second});
  answer.count = "7";
  EXPECT_EQ(verdict_on(row, answer),
            "claimed: the goal is met by 2 jumps; nobody has checked the count of solutions");
  answer.count = "0";
  EXPECT_EQ(verdict_on(row, answer), "wrong: the count of solutions is 0, and there is one");
  answer.count.reset();
  answer.positions = 9;
  EXPECT_EQ(verdict_on(row, answer),
            "claimed: the goal is met by 2 jumps; nobody has checked the numbers of positions");
  answer.winnable = 0;
  EXPECT_EQ(verdict_on(row, answer),
            "wrong: the start is winnable if and only if some position is");
  Answer none = answer_with(Verdict::unsolvable);
  none.count = "1";
  EXPECT_EQ(verdict_on("goal one b1\n" + row, none),
            "wrong: the count of solutions is not 0, and there is said to be none");
}

TEST(PegCheck, Minima) {
  const auto on = [](const std::string& lines, Verdict verdict, std::vector<Jump> moves,
                     const Minimum& minimum) {
    Answer answer = answer_with(verdict, std::move(moves));
    answer.minimum = minimum;
    return verdict_on(lines, answer);
  };
  const auto solved = [&](const Minimum& minimum) {
    return on(row, Verdict::solvable, {first, second}, minimum);
  };
  EXPECT_EQ(solved({"fewest_moves", 1, 2}), "wrong: the bound 2 is above 1");
  EXPECT_EQ(solved({"fewest_moves", 1, 1}), "verified: the goal is met by 2 jumps");
  EXPECT_EQ(solved({"fewest_moves", 2, 1}), "wrong: the solution has 1 move, not 2");
  EXPECT_EQ(solved({"pieces_left", 1, 1}),
            "verified: the goal is met by 2 jumps; the jumps leave 1 peg");
  EXPECT_EQ(solved({"pieces_left", 2, 1}),
            "wrong: 2 pegs are said to remain, and the puzzle to be solvable");
  EXPECT_EQ(solved({"budget", 2, 1}), "wrong: \"budget\" is nothing that peg solitaire minimizes");

  const std::string peg = "goal peg e1\n" + row;
  EXPECT_EQ(on(peg, Verdict::unsolvable, {}, {"fewest_moves", 2, 2}),
            "wrong: \"fewest_moves\" is given without a solution");
  EXPECT_EQ(on("goal peg e1\nboard\n. . . o .\n. . . o .\no o . . .\n", Verdict::solvable,
               {{{4, 3}, {4, 1}}, first, second}, {"fewest_moves", 2, 2}),
            "claimed: the goal is met by 3 jumps; nobody has checked that fewer than 2 moves are "
            "too few");
  EXPECT_EQ(on(row, Verdict::unsolvable, {first}, {"pieces_left", 2, 2}),
            "claimed: the jumps leave 2 pegs; no proof is given that the puzzle has no solution; "
            "nobody has checked that at least 2 must remain");
  EXPECT_EQ(on(row, Verdict::unsolvable, {}, {"pieces_left", 2, 1}),
            "wrong: the jumps leave 3 pegs, not 2");
}

// No jumps show that the goal can be met, beside the fewest pegs: the kernel's search says whether.
RC_GTEST_PROP(PegCheck, SearchesWhetherTheGoalCanBeMet, ()) {
  Puzzle puzzle = testing::random_pegs(3);
  puzzle.pegs[0] = 1;
  if (puzzle.goal == Goal::one) puzzle.goal = Goal::one_at, puzzle.at = puzzle.holes[0];
  Answer answer = answer_with(Verdict::solvable);
  const auto pegs = static_cast<std::uint64_t>(std::ranges::count(puzzle.pegs, 1));
  answer.minimum = Minimum{"pieces_left", pegs, 1};
  Recourse recourse;
  recourse.may_search = true;
  const CheckReport report = check(puzzle, answer, {}, recourse);
  const bool is_solvable = oracle::judge(puzzle)->solvable;
  RC_ASSERT(report.check == (is_solvable ? Check::verified : Check::wrong));
  RC_TAG(is_solvable);
}

// Whatever moves an answer has, the checker's verdict is the judge's.
RC_GTEST_PROP(PegCheck, AcceptsNoSolutionOfAnUnsolvablePuzzle, ()) {
  const Puzzle puzzle = testing::random_pegs(3);
  Answer answer;
  answer.verdict = *rc::gen::element(Verdict::solvable, Verdict::unsolvable);
  const int jumps = *rc::gen::inRange(0, 4);
  for (int i = 0; i < jumps; ++i) {
    const auto hole = [&] {
      return puzzle.holes[*rc::gen::inRange<std::size_t>(0, puzzle.holes.size())];
    };
    answer.moves.push_back({hole(), hole()});
  }
  const Check verdict = check(puzzle, answer).check;
  const bool solvable = oracle::judge(puzzle)->solvable;
  if (answer.verdict == Verdict::solvable) RC_ASSERT(verdict == Check::wrong || solvable);
  if (answer.verdict == Verdict::unsolvable) RC_ASSERT(verdict != Check::verified);
  RC_TAG(verdict == Check::wrong);
}

}  // namespace
}  // namespace hardboard::peg_solitaire
