// Answers to peg armies: what is accepted, what is not, and how they are written and read.
#include "puzzles/peg_army/check.h"

#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <string>

#include "puzzles/peg_army/read.h"
#include "support/paths.h"

namespace hardboard::peg_army {
namespace {

Puzzle puzzle_of(const std::string& lines) {
  return read({"f", "peg-army\n" + lines, 1}).value();
}

std::string reason(const Puzzle& puzzle, const std::string& text) {
  const auto answer = read_answer(puzzle, {"a", text, 1});
  if (!answer) return to_string(answer.error());
  const CheckReport report = check(puzzle, *answer);
  const char* const words[] = {"verified: ", "claimed: ", "wrong: "};
  return words[static_cast<int>(report.check)] + report.reason;
}

std::string solved(const std::string& army, const std::string& moves,
                   const std::string& more = "") {
  return R"({"kind":"peg-army","answer":"solvable","army":)" + army + R"(,"moves":)" + moves +
         more + "}";
}

TEST(ArmyCheck, TheListOfThePaper) {
  std::ifstream file(testing::test_data("data/army_square_11.json"));
  std::stringstream text;
  text << file.rdbuf();
  const Puzzle puzzle = puzzle_of("desert square 11\n");
  const auto answer = read_answer(puzzle, {"a", text.view(), 1});
  ASSERT_TRUE(answer) << to_string(answer.error());
  EXPECT_EQ(answer->army.size(), 247U);
  EXPECT_EQ(answer->moves.size(), 246U);
  EXPECT_EQ(check(puzzle, *answer).check, Check::verified);
  EXPECT_EQ(check(puzzle_of("desert square 9\n"), *answer).check, Check::verified);
  EXPECT_EQ(check(puzzle_of("desert square 12\n"), *answer).reason,
            "the army: (6,-5) lies in the desert");
  EXPECT_EQ(check(puzzle_of("desert square 11\nmargin 12\n"), *answer).check, Check::verified);
  EXPECT_EQ(check(puzzle_of("desert square 11\nmargin 11\n"), *answer).check, Check::wrong);
  for (std::size_t i = 0; i < answer->moves.size(); ++i) {
    Answer other = *answer;
    other.moves.erase(other.moves.begin() + static_cast<std::ptrdiff_t>(i));
    EXPECT_EQ(check(puzzle, other).check, Check::wrong) << i;
  }
}

TEST(ArmyCheck, Marches) {
  const Puzzle puzzle = puzzle_of("desert halfplane 1\n");
  EXPECT_EQ(reason(puzzle, solved("[[0,-1],[0,0]]", "[[[0,-1],[0,1]]]")),
            "verified: the army reaches the goal");
  EXPECT_EQ(reason(puzzle,
                   solved("[[0,-1],[0,0]]", "[[[0,-1],[0,1]]]", R"(,"fewest_moves":1,"bound":1)")),
            "verified: the army reaches the goal");
  EXPECT_EQ(
      reason(puzzle, solved("[[0,-1],[0,0]]", "[[[0,-1],[0,1]]]", R"(,"fewest_pegs":2,"bound":2)")),
      "verified: the army reaches the goal");
  const std::string three =
      solved("[[-2,0],[-1,0],[0,-1],[0,0]]", "[[[0,-1],[0,1]],[[-2,0],[0,0]],[[0,0],[0,2]]]",
             R"(,"fewest_pegs":4,"bound":4)");
  EXPECT_EQ(reason(puzzle_of("desert halfplane 2\n"), three),
            "claimed: the army reaches the goal; nobody has checked that it takes at least 4 pegs");
  EXPECT_EQ(reason(puzzle_of("desert halfplane 2\nmargin 2\n"), three),
            "claimed: the army reaches the goal; nobody has checked that it takes at least 4 pegs");
  EXPECT_EQ(reason(puzzle,
                   solved("[[0,-1],[0,0]]", "[[[0,-1],[0,1]]]", R"(,"fewest_moves":2,"bound":1)")),
            "wrong: fewest_moves is said to be 2, and the answer has 1");
  EXPECT_EQ(reason(puzzle,
                   solved("[[0,-1],[0,0]]", "[[[0,-1],[0,1]]]", R"(,"fewest_moves":1,"bound":2)")),
            "wrong: the bound 2 is above 1");
  EXPECT_EQ(reason(puzzle, solved("[[0,-1],[0,0]]", "[]")),
            "wrong: in the end no peg is on the goal (0,1)");
  EXPECT_EQ(reason(puzzle, solved("[[0,1]]", "[]")), "wrong: the army: (0,1) lies in the desert");
  EXPECT_EQ(reason(puzzle, solved("[[0,0],[0,0]]", "[]")),
            "wrong: the army: a second peg on (0,0)");
  EXPECT_EQ(reason(puzzle, solved("[[0,0]]", "[[[0,-1],[0,1]]]")),
            "wrong: move 1, (0,-1)-(0,1): no peg is on (0,-1)");
  EXPECT_EQ(reason(puzzle, solved("[[0,0],[0,-1],[0,-2]]", "[[[0,-2],[0,0]]]")),
            "wrong: move 1, (0,-2)-(0,0): a peg is on (0,0) already");
  EXPECT_EQ(reason(puzzle, solved("[[0,0],[0,-1]]", "[[[0,-1],[1,1]]]")),
            "wrong: move 1, (0,-1)-(0,-1): no jump of solitaire leads there");
  EXPECT_EQ(reason(puzzle_of("desert halfplane 1\nmargin 0\n"),
                   solved("[[0,-1],[0,0]]", "[[[0,-1],[0,1]]]")),
            "wrong: the army: (0,-1) lies beyond the margin");
  EXPECT_EQ(reason(puzzle, "unknown\n"), "claimed: nothing was decided");
}

TEST(ArmyCheck, Tuples) {
  // Pebbling: two of a square's neighbours make one on it.
  const Puzzle puzzle = puzzle_of("desert square 1\nmoves\n1 0 0 1 : 0 0\n-1 0 : 1 0\n");
  EXPECT_EQ(reason(puzzle, solved("[[1,0],[0,1]]", R"([{"at":[0,0],"move":0}])")),
            "verified: the army reaches the goal");
  EXPECT_EQ(reason(puzzle, solved("[[1,0],[0,1]]", R"([{"at":[0,0],"move":2}])")),
            "wrong: move 1, move 2 at (0,0): there is no move 2");
  EXPECT_EQ(reason(puzzle, solved("[[1,0]]", "[[[1,0],[0,1]]]")),
            "a:1:64: expected an object in braces, found `[[1,0],[0,1]]`");
}

// Jumps as tuples, in any order, along rows and columns and perhaps diagonals.
TEST(ArmyCheck, TuplesThatAreJumps) {
  const std::string plain =
      R"({"kind":"peg-army","answer":"unsolvable","proof":{"type":"pagoda-plane","cases":[{"tail":1}]}})";
  const std::string straight = "0 1 0 0 : 0 2\n0 0 0 -1 : 0 -2\n0 0 1 0 : 2 0\n1 0 2 0 : 0 0\n";
  const std::string diagonal =
      "0 0 1 1 : 2 2\n0 0 -1 1 : -2 2\n0 0 1 -1 : 2 -2\n0 0 -1 -1 : -2 -2\n";
  const auto level = [](int height, const std::string& moves) {
    return puzzle_of("desert halfplane " + std::to_string(height) + "\nmoves\n" + moves);
  };
  const std::string_view holds =
      "verified: the weights hold on every move, and the goal needs more of them";
  const std::string_view fails =
      "wrong: the weights outside of the desert are not less than what move 0 needs";
  EXPECT_EQ(reason(level(5, straight), plain), holds);
  EXPECT_EQ(reason(level(4, straight), plain), fails);
  EXPECT_EQ(reason(level(9, straight + diagonal), plain), holds);
  EXPECT_EQ(reason(level(8, straight + diagonal), plain), fails);
  // Diagonals alone lead to every second square; on the triangular lattice, 3 d + 1 - 2 n squares
  // of the half-plane are d steps away. Jumps over any two steps, one along the border, are those
  // of Conway's problem on a slanted lattice.
  EXPECT_EQ(reason(level(7, diagonal), plain), holds);
  EXPECT_EQ(reason(level(6, diagonal), plain), fails);
  const std::string falling = "0 0 1 -1 : 2 -2\n0 0 -1 1 : -2 2\n";
  EXPECT_EQ(reason(level(8, straight + falling), plain), holds);
  EXPECT_EQ(reason(level(7, straight + falling), plain), fails);
  const std::string along = "0 0 1 0 : 2 0\n0 0 -1 0 : -2 0\n";
  EXPECT_EQ(reason(level(5, along + falling), plain), holds);
  EXPECT_EQ(reason(level(4, along + falling), plain), fails);
  EXPECT_EQ(reason(level(9, along + "0 0 3 2 : 6 4\n0 0 -3 -2 : -6 -4\n"), plain), holds);
  EXPECT_EQ(reason(level(8, along + "0 0 3 2 : 6 4\n0 0 -3 -2 : -6 -4\n"), plain), fails);
  // Outside of a square whose border is at distance r the plane weighs 8 ((r + 1) phi^2 + phi^3) /
  // phi^(r + 1): 0.89 for r = 11, 1.33 for r = 10.
  EXPECT_EQ(reason(puzzle_of("desert square 23\nmoves\n" + straight + diagonal), plain), holds);
  EXPECT_EQ(reason(puzzle_of("desert square 21\nmoves\n" + straight + diagonal), plain), fails);
}

TEST(ArmyCheck, RefusalsOnThePlane) {
  const std::string plain =
      R"({"kind":"peg-army","answer":"unsolvable","proof":{"type":"pagoda-plane","cases":[{"tail":1}]}})";
  EXPECT_EQ(reason(puzzle_of("desert halfplane 5\n"), plain),
            "verified: the weights hold on every move, and the goal needs more of them");
  EXPECT_EQ(reason(puzzle_of("desert halfplane 4\n"), plain),
            "wrong: the weights outside of the desert are not less than what move 0 needs");
  EXPECT_EQ(reason(puzzle_of("desert halfplane 5\nmoves\n0 0 : 1 0\n"), plain),
            "wrong: golden weights are for jumps only, over squares up to 4 away");
  EXPECT_EQ(reason(puzzle_of("desert halfplane 5\nmoves\n0 0 1 0 : 3 0\n"), plain),
            "wrong: golden weights are for jumps only, over squares up to 4 away");
  EXPECT_EQ(reason(puzzle_of("desert halfplane 5\n"),
                   "unsolvable\n  proof: pagoda-plane\n    cases 1:\n      tail: 1\n"),
            "verified: the weights hold on every move, and the goal needs more of them");
  EXPECT_EQ(reason(puzzle_of("desert halfplane 5\n"), "unsolvable\n  method: search\n"),
            "claimed: there is no proof");
  EXPECT_EQ(reason(puzzle_of("desert halfplane 5\n"),
                   "unsolvable\n proof: pagoda-plane\n  cases 1:\n   tail: x\n"),
            "a:4:10: expected a whole number from -9223372036854775808 to 9223372036854775807, "
            "found `x`");
}

// All of the window weighs 1 but the goal, which weighs more than all of it: the margin is too
// small for any move.
TEST(ArmyCheck, RefusalsOnAWindow) {
  const Puzzle puzzle = puzzle_of("desert board\nmargin 0\nboard\n. * x\n");
  const std::string proof = R"({"kind":"peg-army","answer":"unsolvable","proof":{"type":"pagoda",)";
  EXPECT_EQ(reason(puzzle,
                   proof + R"("margin":0,"cases":[{"low":[2,1],"high":[3,1],"weights":[1,0]}]}})"),
            "verified: the weights hold on every move, and the goal needs more of them");
  EXPECT_EQ(reason(puzzle, proof + R"("margin":1,"cases":[]}})"),
            "wrong: the weights are for a margin of 1, the puzzle's is 0");
  EXPECT_EQ(
      reason(puzzle,
             proof + R"("margin":0,"cases":[{"low":[1,1],"high":[3,1],"weights":[1,3,0]}]}})"),
      "wrong: the weights are not those of the window's squares");
  const Puzzle open = puzzle_of("desert square 1\nmargin 2\n");
  std::string weights = "1";
  for (int i = 1; i < 25; ++i) weights += i == 12 ? ",30" : ",1";
  EXPECT_EQ(reason(open, proof + R"("margin":2,"cases":[{"low":[-2,-2],"high":[2,2],"weights":[)" +
                             weights + "]}]}}"),
            "wrong: the move from (-2,0) to (0,0) raises the weight");
  EXPECT_EQ(reason(puzzle_of("desert square 1\n"), proof + R"("margin":2,"cases":[]}})"),
            "wrong: the puzzle has no margin, and the weights are for one");
}

TEST(ArmyAnswer, BothFormsComeBack) {
  Answer answer;
  answer.verdict = Verdict::unsolvable;
  answer.method = "whole-plane";
  Weights one;
  one.last = 2;
  one.box = {{-1, -2}, {0, 0}};
  one.values = {1, -2, 3, 4, 5, 6};
  one.tail = 7;
  Weights plain;
  plain.box = {{1, 1}, {0, 0}};
  plain.tail = 1;
  answer.proof = PlanePagoda{{one, plain}};
  const Puzzle puzzle = puzzle_of("desert square 1\n");
  std::ostringstream json, words;
  write_answer(json, puzzle, answer, Form::json);
  write_answer(words, puzzle, answer, Form::text);
  EXPECT_EQ(json.str(),
            R"({"kind":"peg-army","answer":"unsolvable","method":"whole-plane","proof":{"type":)"
            R"("pagoda-plane","cases":[{"last":2,"tail":7,"low":[-1,-2],"high":[0,0],"weights":)"
            R"([1,-2,3,4,5,6]},{"tail":1}]},"seconds":0})"
            "\n");
  EXPECT_EQ(words.str(),
            "unsolvable  # what an army needs outweighs all of the plane outside of the desert\n"
            "  method: whole-plane\n"
            "  proof: pagoda-plane\n"
            "    cases 1:\n"
            "      last: 2\n"
            "      tail: 7\n"
            "      low: (-1,-2)\n"
            "      high: (0,0)\n"
            "      weights: 1 -2 3 4 5 6\n"
            "    cases 2:\n"
            "      tail: 1\n");
  for (const std::string& text : {json.str(), words.str()}) {
    const auto again = read_answer(puzzle, {"a", text, 1});
    ASSERT_TRUE(again) << to_string(again.error()) << text;
    ASSERT_TRUE(std::holds_alternative<PlanePagoda>(again->proof));
    EXPECT_EQ(std::get<PlanePagoda>(again->proof).cases, std::get<PlanePagoda>(answer.proof).cases);
  }
  const Puzzle march = puzzle_of("desert halfplane 1\n");
  Answer yes;
  yes.verdict = Verdict::solvable;
  yes.army = {{0, -1}, {0, 0}};
  yes.moves = {{{0, -1}, 2}};
  yes.minimum = Minimum{"fewest_moves", 1, 1};
  std::ostringstream text, line;
  write_answer(text, march, yes, Form::text);
  EXPECT_EQ(text.str(),
            "solvable  # 2 pegs, 1 move\n  army: (0,-1) (0,0)\n  1. (0,-1)-(0,1)\n"
            "  fewest_moves: 1\n  bound: 1\n");
  write_answer(line, march, yes, Form::json);
  EXPECT_EQ(line.str(), R"({"kind":"peg-army","answer":"solvable","army":[[0,-1],[0,0]],)"
                        R"("moves":[[[0,-1],[0,1]]],"fewest_moves":1,"bound":1,"seconds":0})"
                        "\n");
  for (const std::string& form : {text.str(), line.str()}) {
    const auto again = read_answer(march, {"a", form, 1});
    ASSERT_TRUE(again) << to_string(again.error());
    EXPECT_EQ(again->army, yes.army);
    EXPECT_EQ(again->moves, yes.moves);
    EXPECT_EQ(again->minimum->value, 1U);
  }
}

}  // namespace
}  // namespace hardboard::peg_army
