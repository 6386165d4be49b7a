// The checker on random boards: solutions are accepted, mutated ones are refused unless a slow
// player finds them right, refusals are accepted only where the brute force finds no solution.
#include "puzzles/solo_chess/check.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <optional>

#include "oracle/brute_force.h"
#include "support/plain_game.h"
#include "support/random_puzzle.h"

namespace hardboard::solo_chess {
namespace {

using testing::PlainSolo;
using Moves = std::vector<capture::Capture<Square>>;

bool is_solution(const Puzzle& puzzle, const Moves& moves) {
  PlainSolo game(puzzle);
  for (const capture::Capture<Square>& move : moves) {
    if (!game.is_legal(move)) return false;
    game.play(move);
  }
  return game.solved();
}

// Plays at random until it solves the puzzle or gives up.
std::optional<Moves> find_solution(Random& random, const Puzzle& puzzle) {
  for (int attempt = 0; attempt < 60; ++attempt) {
    PlainSolo game(puzzle);
    Moves moves;
    for (auto legal = game.legal(); !legal.empty(); legal = game.legal()) {
      moves.push_back(legal[random.below(legal.size())]);
      game.play(moves.back());
    }
    if (game.solved()) return moves;
  }
  return std::nullopt;
}

void mutate(Random& random, const Puzzle& puzzle, Moves& moves) {
  const auto any = [&] {
    return moves.begin() + static_cast<std::ptrdiff_t>(random.below(moves.size()));
  };
  const auto square = [&] { return puzzle.pieces[random.below(puzzle.pieces.size())].square; };
  switch (random.below(moves.empty() ? 1 : 6)) {
    case 0:
      moves.insert(moves.begin() + static_cast<std::ptrdiff_t>(random.below(moves.size() + 1)),
                   {square(), square()});
      break;
    case 1:
      moves.erase(any());
      break;
    case 2:
      std::iter_swap(any(), any());
      break;
    case 3:
      any()->from = square();
      break;
    case 4:
      any()->to = square();
      break;
    default:
      ++any()->to.x;
  }
}

TEST(SoloCheckLong, AcceptsSolutionsAndRefusesMutatedOnes) {
  Random random(10);
  int solved = 0, refused = 0, still_right = 0;
  for (int round = 0; round < 4000; ++round) {
    testing::SoloOptions options;
    options.most_pieces = 8;
    const Puzzle puzzle = testing::random_solo_chess(random, options);
    const std::optional<Moves> moves = find_solution(random, puzzle);
    if (!moves) continue;
    ++solved;
    capture::Answer<Square> answer;
    answer.verdict = Verdict::solvable;
    answer.moves = *moves;
    ASSERT_EQ(check(puzzle, answer).check, Check::verified) << check(puzzle, answer).reason;
    for (int i = 0; i < 10; ++i) {
      answer.moves = *moves;
      mutate(random, puzzle, answer.moves);
      const bool right = is_solution(puzzle, answer.moves);
      ASSERT_EQ(check(puzzle, answer).check, right ? Check::verified : Check::wrong);
      (right ? still_right : refused) += 1;
    }
    answer.verdict = Verdict::unsolvable;
    answer.moves = *moves;
    ASSERT_EQ(check(puzzle, answer).check, Check::wrong);
  }
  EXPECT_GT(solved, 500);
  EXPECT_GT(refused, 3000);
  EXPECT_GT(still_right, 100);
}

TEST(SoloCheckLong, VerifiesNoRefusalOfASolvablePuzzle) {
  Random random(11);
  int verified = 0, wrong = 0;
  for (int round = 0; round < 30000; ++round) {
    testing::SoloOptions options;
    options.most_pieces = 5;
    options.goal = options.last = 30;
    const Puzzle puzzle = testing::random_solo_chess(random, options);
    capture::Answer<Square> answer;
    answer.verdict = Verdict::unsolvable;
    std::vector<Square> sides[3];
    for (const Piece& piece : puzzle.pieces) sides[random.below(3)].push_back(piece.square);
    if (random.below(50) == 0) sides[0].push_back({9, 9});
    if (random.below(2)) {
      answer.proof = capture::ClosedSets<Square>{sides[0], sides[1]};
    } else {
      answer.proof = capture::Stranded<Square>{{random.below(2) == 0, sides[0]},
                                               {random.below(2) == 0, sides[1]}};
    }
    const CheckReport report = check(puzzle, answer);
    ASSERT_NE(report.check, Check::claimed);
    (report.check == Check::verified ? verified : wrong) += 1;
    if (report.check == Check::verified) {
      ASSERT_FALSE(oracle::judge(puzzle)->solvable);
    }
  }
  EXPECT_GT(verified, 1000);
  EXPECT_GT(wrong, 1000);
}

// Rooks a1, a2, a3, a knight b3, each with a budget of 1.
Puzzle example() {
  Puzzle puzzle;
  puzzle.types = {*standard_type('R'), *standard_type('N')};
  puzzle.budget = 1;
  puzzle.pieces = {{{1, 1}, 1, 0}, {{1, 2}, 1, 0}, {{1, 3}, 1, 0}, {{2, 3}, 1, 1}};
  return puzzle;
}

std::string verdict_on(const Puzzle& puzzle, const capture::Answer<Square>& answer) {
  const CheckReport report = check(puzzle, answer);
  const char* words[] = {"verified: ", "claimed: ", "wrong: "};
  return words[static_cast<int>(report.check)] + report.reason;
}

TEST(SoloCheckLong, SaysWhatItFound) {
  Puzzle puzzle = example();
  capture::Answer<Square> answer;
  EXPECT_EQ(verdict_on(puzzle, answer), "claimed: the answer does not claim to decide the puzzle");

  answer.verdict = Verdict::solvable;
  EXPECT_EQ(verdict_on(puzzle, answer), "wrong: 4 pieces are left after 0 captures");
  answer.moves = {{{2, 3}, {1, 1}}, {{1, 3}, {1, 1}}};
  EXPECT_EQ(verdict_on(puzzle, answer), "wrong: move 2, Ra3xa1: Ra2 stands between");
  answer.moves = {{{2, 3}, {1, 1}}, {{1, 2}, {1, 1}}};
  EXPECT_EQ(verdict_on(puzzle, answer), "wrong: 2 pieces are left after 2 captures");
  answer.moves.push_back({{1, 3}, {1, 1}});
  EXPECT_EQ(verdict_on(puzzle, answer), "verified: 3 captures leave one piece");
  answer.count = "3";
  EXPECT_EQ(verdict_on(puzzle, answer),
            "claimed: 3 captures leave one piece; nobody has checked the count of solutions");
  answer.count = "0";
  EXPECT_EQ(verdict_on(puzzle, answer), "wrong: the count of solutions is 0, and there is one");
  answer.count.reset();
  puzzle.goal = Square{1, 2};
  EXPECT_EQ(verdict_on(puzzle, answer), "wrong: the last piece does not stand on the goal");
  puzzle.goal.reset();

  answer.verdict = Verdict::unsolvable;
  EXPECT_EQ(verdict_on(puzzle, answer), "wrong: the answer's own moves solve the puzzle");
  answer.moves.clear();
  EXPECT_EQ(verdict_on(puzzle, answer),
            "claimed: no proof is given that the puzzle has no solution");
  answer.proof = Exhausted{1};
  EXPECT_EQ(verdict_on(puzzle, answer),
            "claimed: nobody has checked that the search of 1 position met them all");
  answer.proof = capture::SatRefusal{"x.drat", 1, 2};
  EXPECT_EQ(verdict_on(puzzle, answer),
            "claimed: nobody has checked the SAT solver's proof in x.drat");
  answer.proof = capture::SatRefusal{};
  EXPECT_EQ(verdict_on(puzzle, answer), "claimed: nobody has checked the SAT solver's refusal");
  answer.proof = capture::ClosedSets<Square>{{{1, 1}}, {{8, 8}}};
  EXPECT_EQ(verdict_on(puzzle, answer), "wrong: no piece starts on h8");
  answer.proof = capture::ClosedSets<Square>{{{1, 1}}, {{1, 2}}};
  EXPECT_EQ(verdict_on(puzzle, answer),
            "wrong: the first set: a piece might capture from a1 to a2 and leave it");
  puzzle.pieces.push_back({{8, 8}, 1, 0});
  answer.proof = capture::ClosedSets<Square>{{{1, 1}, {1, 2}, {1, 3}, {2, 3}}, {{8, 8}}};
  EXPECT_EQ(verdict_on(puzzle, answer), "verified: each of the two sets keeps a piece");
  answer.count = "1";
  EXPECT_EQ(verdict_on(puzzle, answer),
            "wrong: the count of solutions is not 0, and there is said to be none");

  Puzzle one = puzzle;
  one.pieces.resize(1);
  answer = {};
  answer.verdict = Verdict::unsolvable;
  EXPECT_EQ(verdict_on(one, answer), "wrong: a single piece needs no moves");
  answer.verdict = Verdict::solvable;
  EXPECT_EQ(verdict_on(one, answer), "verified: 0 captures leave one piece");
}

TEST(SoloCheckLong, KnowsWhatIsProvedOfAMinimum) {
  Puzzle puzzle = example();
  puzzle.pieces.push_back({{8, 8}, 1, 0});
  capture::Answer<Square> answer;
  answer.verdict = Verdict::unsolvable;
  answer.proof = capture::ClosedSets<Square>{{{1, 1}, {1, 2}, {1, 3}, {2, 3}}, {{8, 8}}};
  answer.moves = {{{2, 3}, {1, 1}}, {{1, 2}, {1, 1}}, {{1, 3}, {1, 1}}};
  answer.minimum = Minimum{"pieces_left", 2, 2};
  const std::string sets = "each of the two sets keeps a piece; ";
  EXPECT_EQ(verdict_on(puzzle, answer), "verified: " + sets + "the moves leave 2 pieces");
  answer.minimum->bound = 3;
  EXPECT_EQ(verdict_on(puzzle, answer), "wrong: the bound 3 is above 2");
  answer.minimum = Minimum{"pieces_left", 3, 2};
  EXPECT_EQ(verdict_on(puzzle, answer), "wrong: the moves leave 2 pieces, not 3");
  answer.moves.pop_back();
  EXPECT_EQ(verdict_on(puzzle, answer), "verified: " + sets + "the moves leave 3 pieces");
  answer.minimum->bound = 3;
  EXPECT_EQ(verdict_on(puzzle, answer),
            "claimed: " + sets +
                "the moves leave 3 pieces; nobody has checked that at least 3 must remain");
  answer.moves.clear();
  answer.minimum = Minimum{"pieces_left", 2, 1};
  EXPECT_EQ(verdict_on(puzzle, answer), "claimed: " + sets + "no moves leave 2 pieces");
  answer.minimum = Minimum{"pieces_left", 1, 1};
  EXPECT_EQ(verdict_on(puzzle, answer), "wrong: 1 piece can't remain: at least 2 do");
  answer.minimum->what = "noise";
  EXPECT_EQ(verdict_on(puzzle, answer), "wrong: \"noise\" is nothing that captures minimize");

  // Three captures are all that budgets of 1 1 1 0 0 allow.
  puzzle.pieces[3].budget = puzzle.pieces[4].budget = 0;
  answer.proof = capture::BudgetSum{4, 3};
  answer.minimum = Minimum{"pieces_left", 5, 2};
  EXPECT_EQ(verdict_on(puzzle, answer),
            "verified: it takes 4 captures, and the budgets allow 3; the moves leave 5 pieces");
  puzzle.goal = Square{1, 1};
  answer.proof = capture::BudgetSum{4, 2};
  EXPECT_EQ(verdict_on(puzzle, answer),
            "verified: it takes 4 captures, and the budgets allow 2; the moves leave 5 pieces");

  puzzle = example();
  puzzle.pieces[0].budget = 0;
  answer = {};
  answer.verdict = Verdict::solvable;
  answer.moves = {{{2, 3}, {1, 1}}, {{1, 2}, {1, 1}}, {{1, 3}, {1, 1}}};
  answer.minimum = Minimum{"budget", 1, 1};
  EXPECT_EQ(verdict_on(puzzle, answer),
            "verified: 3 captures leave one piece; the moves clear the board with a budget of 1");
  answer.minimum = Minimum{"budget", 2, 2};
  EXPECT_EQ(verdict_on(puzzle, answer),
            "wrong: the moves clear the board with a budget of 1, below the bound");
  answer.minimum = Minimum{"budget", 0, 0};
  EXPECT_EQ(verdict_on(puzzle, answer), "wrong: move 1, Nb3xa1: Nb3 has no captures left");
  for (Piece& piece : puzzle.pieces) piece.budget = 0;
  answer.minimum = Minimum{"budget", 1, 1};
  EXPECT_EQ(
      verdict_on(puzzle, answer),
      "claimed: the moves clear the board with a budget of 1; no moves show that the puzzle's "
      "own budgets suffice");
}

// The moves are those of the smallest budget; whether the puzzle's own budgets suffice too, the
// kernel's search says for all budgets up to 3.
TEST(SoloCheck, SearchesWhetherOwnBudgetsSuffice) {
  Recourse recourse;
  recourse.may_search = true;
  capture::Answer<Square> answer;
  answer.verdict = Verdict::solvable;
  answer.moves = {{{2, 3}, {1, 1}}, {{1, 2}, {1, 1}}, {{1, 3}, {1, 1}}};
  answer.minimum = Minimum{"budget", 1, 1};
  int by_search = 0, wrong = 0;
  for (std::uint32_t budgets = 0; budgets < 256; ++budgets) {
    Puzzle puzzle = example();
    for (std::uint32_t piece = 0; piece < 4; ++piece)
      puzzle.pieces[piece].budget = budgets >> 2 * piece & 3;
    const CheckReport report = check(puzzle, answer, {}, recourse);
    ASSERT_EQ(report.check, oracle::judge(puzzle)->solvable ? Check::verified : Check::wrong)
        << report.reason;
    wrong += report.check == Check::wrong ? 1 : 0;
    by_search += report.reason.find("by the puzzle's own budgets") != std::string::npos ? 1 : 0;
  }
  EXPECT_GT(wrong, 20);
  EXPECT_GT(by_search, 20);
}

}  // namespace
}  // namespace hardboard::solo_chess
