// Quantified formulas on boards of Push Fight: the paper's example, all tiny formulas, odd ones,
// strategies in both directions, and damaged boards.
#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "base/random.h"
#include "kinds/verify_reduction.h"
#include "methods/qbf/make.h"
#include "methods/qbf/solve.h"
#include "puzzles/push_fight/check.h"
#include "puzzles/push_fight/replay.h"
#include "puzzles/push_fight/strategy_on_board.h"
#include "puzzles/push_fight/survivors.h"
#include "reductions/q3sat_strategy.h"
#include "reductions/q3sat_to_push_fight.h"
#include "reductions/row.h"

namespace hardboard {
namespace {

using Row = ReductionRow<Q3SatToPushFight>;

qbf::Puzzle formula(const std::string& text) {
  const auto read = qbf::read({"f", text, 1});
  EXPECT_TRUE(read);
  return *read;
}

AnyImage image_of(const qbf::Puzzle& source) {
  const Result<AnyImage> image =
      Row::row().forward({ground_of<qbf::Traits>(), qbf::Puzzle(source)}, {});
  EXPECT_TRUE(image);
  return *image;
}

// The strategy of the formula wins on the board, whoever wins, and comes back.
bool goes_there_and_back(const qbf::Puzzle& source) {
  const AnyImage image = image_of(source);
  SolveOptions alone;
  alone.alone = true;
  const AnyAnswer solution(qbf::solve_by_search(source, alone));
  const auto there = Row::row().witness(image, solution, {});
  EXPECT_TRUE(there) << there.error().message << qbf::write(source);
  if (!there) return false;
  const auto& answer = there->as<push_fight::Answer>();
  EXPECT_EQ(check(image.puzzle.as<push_fight::Puzzle>(), answer).check, Check::verified);
  const auto back = Row::row().recover(image, *there, {});
  EXPECT_TRUE(back) << back.error().message << qbf::write(source);
  if (!back) return false;
  EXPECT_EQ(back->head().verdict, solution.head().verdict);
  EXPECT_EQ(check(source, back->as<qbf::Answer>(), {}).check, Check::verified)
      << qbf::write(source);
  return is_yes(solution.head().verdict);
}

const std::string example = "p cnf 2 2\na 1 0\ne 2 0\n1 -2 0\n-1 2 0\n";

// Figure 4.2: for all x there is y with (x or not y) and (not x or y).
TEST(Q3SatToPushFight, TheExampleOfThePaper) {
  const AnyImage image = image_of(formula(example));
  const auto& board = image.puzzle.as<push_fight::Puzzle>();
  std::string rows;
  std::int32_t y = board.board.squares[0].y;
  for (std::uint32_t i = 0; i < board.board.size(); ++i) {
    if (board.board.squares[i].y != y) rows += '\n';
    y = board.board.squares[i].y;
    rows += ".KPkp"[static_cast<std::size_t>(board.position.pieces[i])];
  }
  EXPECT_EQ(rows,
            "PPPPPPPPPPP.PPPPPPPPPPPPpPPP\n"
            "PPPPPPPPPPP.P.......PPPPPPPP\n"
            "PPPPPPPPPPP..PPPP.PP...PPPPP\n"
            "PPPPPPPPPPP..PPPP.P..PPP..PP\n"
            "PPPPPPPPPPP..PPPP.P..P.P.PPP\n"
            "PPPPPPPPPPP..PPPPPPP.P.PPPPP\n"
            "PPPPPPPPP...PPPPPPPPPPPPPPPP\n"
            "PPPPPPPPP..PPPPPPPPPPPPPPPPP\n"
            "PPPPPP.PPPP..PPPPPPPPPPPPPPP\n"
            "PPPPPP.PPP.PPPPPPPPPP.PPPP.P\n"
            "PPPPPP.PPPPPPPPPPP.PPPPPPP..\n"
            "PPPP...PPPPPPPPPPPPPPPPPPPPP\n"
            "PPPP..PPPPPPPPPPPPPPPPPPPPPP\n"
            "P.PPPP..PPPPPPPPPPPPPPPPPPPP\n"
            ".PPPP.PPPPPPPPpPPP.PPPPPPPPP\n"
            "PPPPPPPPPPPPPP..PPPPP.PPPP.P\n"
            "KPPPPPPPPPPPPPPPPPPPPPPPPPPP\n"
            "PPPPPPPPPPPPPPPPPPPPPPPPPPPP\n"
            "PPPPPPPPPPPPPPPPPPPPPPPPPPPP.P\n"
            "PPPPPPPPPPPPPPPPPPPPPPPPPPPPPP.kP");
  EXPECT_TRUE(goes_there_and_back(formula(example)));
}

TEST(Q3SatToPushFightLong, AllFormulasOfTwoVariables) {
  int yes = 0, no = 0;
  qbf::each_small_qbf(2, [&](const qbf::Puzzle& source) {
    ++(goes_there_and_back(source) ? yes : no);
    return !::testing::Test::HasFailure();
  });
  EXPECT_GT(yes, 30);
  EXPECT_GT(no, 30);
}

TEST(Q3SatToPushFight, OddFormulas) {
  EXPECT_TRUE(goes_there_and_back(formula("p cnf 0 0\n")));
  EXPECT_FALSE(goes_there_and_back(formula("p cnf 0 1\n0\n")));
  EXPECT_FALSE(goes_there_and_back(formula("p cnf 1 2\na 1 0\n1 -1 0\n0\n")));
  EXPECT_TRUE(goes_there_and_back(formula("p cnf 2 0\na 1 0\ne 2 0\n")));
  // A tautology, a literal twice, a clause twice, a variable without a quantifier.
  EXPECT_TRUE(goes_there_and_back(formula("p cnf 2 4\na 1 0\n1 -1 2 0\n2 2 0\n2 0\n2 0\n")));
}

TEST(Q3SatToPushFight, LongClausesAreRefused) {
  const auto refused =
      Q3SatToPushFight::forward(formula("p cnf 4 2\ne 1 2 3 4 0\n1 2 3 0\n1 2 -3 4 4 0\n"), {});
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().message, "clause 2 has 4 different literals, more than 3");
}

qbf::Puzzle random_formula(Random& random, std::uint32_t variables, std::uint64_t clauses) {
  qbf::Puzzle puzzle;
  puzzle.matrix.variables = variables;
  for (std::uint32_t v = 1; v <= variables; ++v) {
    const bool is_universal = random.below(2) == 0;
    if (puzzle.prefix.empty() || puzzle.prefix.back().is_universal != is_universal)
      puzzle.prefix.push_back({is_universal, {}});
    puzzle.prefix.back().variables.push_back(v);
  }
  for (std::uint64_t i = 0; i < clauses; ++i) {
    std::vector<formulas::Literal> clause(1 + random.below(3));
    for (formulas::Literal& literal : clause) {
      const auto v = static_cast<formulas::Literal>(1 + random.below(variables));
      literal = random.below(2) == 0 ? v : -v;
    }
    puzzle.matrix.add(clause);
  }
  return puzzle;
}

TEST(Q3SatToPushFightLong, RandomFormulas) {
  Random random(17);
  int yes = 0, no = 0;
  for (int round = 0; round < 40; ++round) {
    const auto variables = static_cast<std::uint32_t>(2 + random.below(3));
    ++(goes_there_and_back(random_formula(random, variables, 1 + random.below(4))) ? yes : no);
    if (HasFailure()) return;
  }
  EXPECT_GT(yes, 8);
  EXPECT_GT(no, 8);
}

// The wrong functions win nothing.
TEST(Q3SatToPushFight, WrongFunctionsLose) {
  const qbf::Puzzle source = formula(example);
  const AnyImage image = image_of(source);
  const auto& board = image.puzzle.as<push_fight::Puzzle>();
  const auto layout = q3sat::layout_of(source);
  push_fight::Answer answer;
  answer.verdict = Verdict::win;
  answer.proof = q3sat::strategy_of_white(*layout, "aag 1 1 0 1 0\n2\n2\n");
  EXPECT_EQ(check(board, answer).check, Check::verified);
  answer.proof = q3sat::strategy_of_white(*layout, "aag 1 1 0 1 0\n2\n3\n");
  EXPECT_EQ(check(board, answer).check, Check::wrong);
  answer.verdict = Verdict::loss;
  for (const std::string functions : {"aag 1 1 0 1 0\n2\n2\n", "aag 1 1 0 1 0\n2\n3\n"}) {
    answer.proof = q3sat::strategy_of_black(*layout, functions);
    EXPECT_EQ(check(board, answer).check, Check::wrong);
  }
}

// Any hole that is filled, and any pawn that is taken off, of the gadgets on the king's way either
// leaves both strategies of the example or is noticed; a reward without its pawn ends nothing.
TEST(Q3SatToPushFight, ADamagedBoardIsNoticed) {
  const qbf::Puzzle source = formula(example);
  const AnyImage image = image_of(source);
  const auto layout = q3sat::layout_of(source);
  push_fight::Answer answer;
  answer.verdict = Verdict::win;
  answer.proof = q3sat::strategy_of_white(*layout, "aag 1 1 0 1 0\n2\n2\n");
  int noticed = 0, left = 0;
  const auto& whole = image.puzzle.as<push_fight::Puzzle>();
  for (std::uint32_t i = 0; i < whole.board.size(); ++i) {
    push_fight::Puzzle damaged = whole;
    push_fight::Piece& piece = damaged.position.pieces[i];
    if (piece == push_fight::Piece::white_pawn)
      piece = push_fight::Piece::none;
    else if (piece == push_fight::Piece::none)
      piece = push_fight::Piece::white_pawn;
    else
      continue;
    ++(check(damaged, answer).check == Check::wrong ? noticed : left);
  }
  EXPECT_GT(noticed, 60);
  EXPECT_GT(left, 60);
}

// Is the formula true with these values of the first variables of its prefix? By all values of the
// others, from the definition.
bool is_true(const qbf::Puzzle& source, std::map<std::uint32_t, bool>& values) {
  for (const qbf::Block& block : source.prefix)
    for (const std::uint32_t v : block.variables) {
      if (values.contains(v)) continue;
      int true_values = 0;
      for (const bool value : {false, true}) {
        values[v] = value;
        true_values += is_true(source, values) ? 1 : 0;
      }
      values.erase(v);
      return true_values >= (block.is_universal ? 2 : 1);
    }
  for (std::size_t i = 0; i < source.matrix.size(); ++i) {
    const auto clause = source.matrix.clause(i);
    if (std::none_of(clause.begin(), clause.end(), [&](formulas::Literal literal) {
          return values.at(formulas::variable_of(literal)) == (literal > 0);
        }))
      return false;
  }
  return true;
}

// The search decides boards without their formula, as plain evaluation does the formulas, and what
// it finds comes back.
void expect_the_search_decides(const std::vector<qbf::Puzzle>& sources) {
  std::uint64_t true_ones = 0;
  for (const qbf::Puzzle& source : sources) {
    std::map<std::uint32_t, bool> values;
    true_ones += is_true(source, values) ? 1 : 0;
  }
  const Sources all = [&](const PuzzleVisit& visit) {
    for (const qbf::Puzzle& source : sources)
      if (!visit({ground_of<qbf::Traits>(), qbf::Puzzle(source)})) return;
  };
  // A second is plenty on a machine that is idle.
  const Verification done = verify_reduction(Row::row(), all, {.seconds = 600}, {});
  ASSERT_FALSE(done.counterexample) << done.counterexample->words;
  EXPECT_EQ(done.undecided, 0U);
  EXPECT_EQ(done.solvable, true_ones);
  EXPECT_EQ(done.unsolvable, sources.size() - true_ones);
  EXPECT_EQ(done.forward, sources.size());
  EXPECT_GT(done.solvable, sources.size() / 6);
  EXPECT_GT(done.unsolvable, sources.size() / 6);
}

TEST(Q3SatToPushFightLong, TheSearchDecidesRandomFormulas) {
  Random random(29);
  std::vector<qbf::Puzzle> sources;
  for (int round = 0; round < 12; ++round)
    sources.push_back(random_formula(random, 4, 1 + random.below(4)));
  expect_the_search_decides(sources);
}

TEST(Q3SatToPushFightNightly, AThousandFormulasOfFourVariablesAndFourClauses) {
  Random random(31);
  std::vector<qbf::Puzzle> sources;
  for (int round = 0; round < 1000; ++round) sources.push_back(random_formula(random, 4, 4));
  expect_the_search_decides(sources);
}

// White's turns that leave no threat are, among all turns by the rules, those that the check sees.
TEST(Q3SatToPushFightLong, NoTurnIsMissedOnASmallBoard) {
  const qbf::Puzzle source = formula("p cnf 1 1\ne 1 0\n1 0\n");
  const auto layout = q3sat::layout_of(source);
  push_fight::Puzzle puzzle = q3sat::board_of(*layout);
  const auto white = q3sat::strategy_of_white(*layout, "aag 0 0 0 1 0\n1\n");
  const auto black = q3sat::strategy_of_black(*layout, "aag 1 1 0 0 0\n2\n");
  const push_fight::StrategyOnBoard of_white(puzzle, white, push_fight::Side::white);
  const push_fight::StrategyOnBoard of_black(puzzle, black, push_fight::Side::black);
  push_fight::Strategy threats;
  threats.rules.assign(black.rules.begin(), black.rules.begin() + 6);
  const push_fight::StrategyOnBoard mates(puzzle, threats, push_fight::Side::black);
  std::uint64_t turns = 0;
  std::set<std::string> survivors;
  for (int number = 0;; ++number) {
    const push_fight::Position at = puzzle.position;
    if (number % 6 == 1) {
      survivors.clear();
      bool mates_now = false, mate_is_seen = false;
      survivors_within(
          {}, puzzle, at, [&](const push_fight::Position& now) { return mates.threat(now); },
          [&](const push_fight::IndexedTurn&, const push_fight::Position& after,
              push_fight::Piece fallen) {
            mate_is_seen = mate_is_seen || fallen != push_fight::Piece::none;
            return survivors.insert(name_of(after)), true;
          });
      for_each_turn(puzzle.board, at, 2,
                    [&](const push_fight::IndexedTurn&, const push_fight::Position& after,
                        push_fight::Piece fallen) {
                      ++turns;
                      mates_now = mates_now || fallen != push_fight::Piece::none;
                      if (mates.turn(after, "") == nullptr) {
                        EXPECT_TRUE(survivors.contains(name_of(after)));
                      }
                      return !HasFailure();
                    });
      EXPECT_EQ(mate_is_seen, mates_now);
    }
    push_fight::Game game(puzzle);
    const push_fight::Turn* turn = of_white.turn(at, name_of(at));
    ASSERT_NE(turn, nullptr);
    for (const push_fight::Move& move : turn->moves) ASSERT_FALSE(game.move(move));
    ASSERT_FALSE(game.push(turn->push));
    if (game.fallen() != push_fight::Piece::none) break;
    turn = of_black.turn(game.position(), name_of(game.position()));
    ASSERT_NE(turn, nullptr);
    ASSERT_FALSE(game.push(turn->push));
    puzzle.position = game.position();
  }
  EXPECT_GT(turns, 1'000'000U);
}

}  // namespace
}  // namespace hardboard
