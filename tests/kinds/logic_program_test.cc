// Programmes for answer set solvers: clingo agrees with the brute forces, YES and NO, and its plans
// are answers that check.
#include <array>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "kinds/kind.h"
#include "oracle/brute_force.h"
#include "oracle/peg_brute_force.h"
#include "oracle/push_fight_brute_force.h"
#include "puzzles/graph_capture/traits.h"
#include "puzzles/ground.h"
#include "puzzles/peg_army/traits.h"
#include "puzzles/peg_solitaire/traits.h"
#include "puzzles/push_fight/traits.h"
#include "puzzles/solo_chess/traits.h"
#include "support/outside.h"
#include "support/random_pegs.h"
#include "support/random_push_fight.h"
#include "support/random_puzzle.h"

namespace hardboard {
namespace {

// How many puzzles clingo has solved, and how many it has refused.
struct Solved {
  int yes = 0, no = 0;
};

bool has_clingo() {
  return testing::output_of("clingo -V0", "a.").has_value();
}

void expect_agrees(const AnyPuzzle& puzzle, bool is_solvable, Solved& solved) {
  const Result<std::string> program = kind_of(puzzle).logic_program(puzzle, {});
  ASSERT_TRUE(program) << program.error().message;
  const std::string output = testing::output_of("clingo", *program).value();
  const Result<AnyAnswer> answer = puzzle.kind().read_answer(puzzle, {"clingo", output, 1});
  ASSERT_TRUE(answer) << to_string(answer.error()) << *program << output;
  ASSERT_EQ(answer->head().verdict, is_solvable ? Verdict::solvable : Verdict::unsolvable)
      << puzzle.kind().write(puzzle) << *program << output;
  ++(is_solvable ? solved.yes : solved.no);
  if (!is_solvable) return;
  const CheckReport report = puzzle.kind().check(puzzle, *answer, {});
  ASSERT_EQ(report.check, Check::verified)
      << report.reason << puzzle.kind().write(puzzle) << output;
}

template <class Traits>
AnyPuzzle any(typename Traits::Puzzle puzzle) {
  return {ground_of<Traits>(), std::move(puzzle)};
}

TEST(LogicProgram, OfSoloChessAgrees) {
  if (!has_clingo()) GTEST_SKIP() << "clingo is missing (package gringo)";
  Random random(1);
  Solved solved;
  for (int round = 0; round < 100; ++round) {
    const auto puzzle = testing::random_solo_chess(random);
    const bool is_solvable = oracle::judge(puzzle)->solvable;
    ASSERT_NO_FATAL_FAILURE(expect_agrees(any<solo_chess::Traits>(puzzle), is_solvable, solved));
  }
  EXPECT_GT(solved.yes, 30);
  EXPECT_GT(solved.no, 30);
}

TEST(LogicProgram, OfGraphCaptureAgrees) {
  if (!has_clingo()) GTEST_SKIP() << "clingo is missing (package gringo)";
  Random random(2);
  Solved solved;
  for (int round = 0; round < 100; ++round) {
    const auto puzzle = testing::random_graph_capture(random);
    const bool is_solvable = oracle::judge(puzzle)->solvable;
    ASSERT_NO_FATAL_FAILURE(expect_agrees(any<graph_capture::Traits>(puzzle), is_solvable, solved));
  }
  EXPECT_GT(solved.yes, 20);
  EXPECT_GT(solved.no, 20);
}

TEST(LogicProgram, OfPegsAgrees) {
  if (!has_clingo()) GTEST_SKIP() << "clingo is missing (package gringo)";
  Solved solved;
  std::array<int, 4> goals{};
  rc::check("clingo agrees with the brute force", [&] {
    const peg_solitaire::Puzzle puzzle = testing::random_pegs();
    const auto judged = oracle::judge(puzzle);
    RC_PRE(judged.has_value());
    ++goals[static_cast<std::size_t>(puzzle.goal)];
    expect_agrees(any<peg_solitaire::Traits>(puzzle), judged->solvable, solved);
    RC_ASSERT(!::testing::Test::HasFailure());
  });
  EXPECT_GT(solved.yes, 10);
  EXPECT_GT(solved.no, 10);
  for (const int number : goals) EXPECT_GT(number, 5);
}

TEST(LogicProgram, OfPushFightAgrees) {
  if (!has_clingo()) GTEST_SKIP() << "clingo is missing (package gringo)";
  Random random(4);
  Solved solved;
  for (int round = 0; round < 150; ++round) {
    const auto squares = static_cast<std::uint32_t>(4 + random.below(7));
    push_fight::Puzzle puzzle;
    puzzle.board = push_fight::random_board(random, squares);
    puzzle.position = push_fight::random_position(
        random, puzzle.board, push_fight::random_forces(random, puzzle.board.size()));
    puzzle.moves = static_cast<std::uint32_t>(random.below(4));
    const bool mates = oracle::fewest_moves(puzzle, puzzle.moves).has_value();
    ASSERT_NO_FATAL_FAILURE(expect_agrees(any<push_fight::Traits>(puzzle), mates, solved));
  }
  EXPECT_GT(solved.yes, 20);
  EXPECT_GT(solved.no, 20);
}

// The least value of a programme with these lines behind it, as clingo finds it; nothing if it has
// no model.
std::optional<std::int64_t> least_by_clingo(const AnyPuzzle& puzzle, const std::string& lines) {
  const Result<std::string> program = kind_of(puzzle).logic_program(puzzle, {});
  EXPECT_TRUE(program);
  const std::string output = testing::output_of("clingo", *program + lines).value();
  if (output.find("UNSATISFIABLE") != output.npos) return std::nullopt;
  const std::string_view words = "Optimization: ";
  const std::size_t at = output.rfind(words);
  if (at == output.npos) return 0;  // there is nothing that could cost
  EXPECT_NE(output.find("OPTIMUM FOUND"), output.npos) << output;
  return std::stoll(output.substr(at + words.size()));
}

void expect_same_least(const AnyPuzzle& puzzle, const std::string& minimum,
                       const std::string& lines, Solved& solved) {
  Request request;
  request.minimize = minimum;
  const AnyAnswer answer = kind_of(puzzle).solve(puzzle, request);
  const std::optional<std::int64_t> least = least_by_clingo(puzzle, lines);
  ASSERT_EQ(answer.head().verdict, least ? Verdict::solvable : Verdict::unsolvable)
      << puzzle.kind().write(puzzle);
  ++(least ? solved.yes : solved.no);
  if (!least) return;
  ASSERT_TRUE(answer.head().minimum);
  EXPECT_EQ(answer.head().minimum->value, *least) << puzzle.kind().write(puzzle);
  EXPECT_EQ(answer.head().minimum->bound, *least);
}

TEST(LogicProgramLong, LeastBudgets) {
  if (!has_clingo()) GTEST_SKIP() << "clingo is missing (package gringo)";
  const std::string lines =
      "{ bound(0..captures) } = 1.\n"
      ":- bound(K), piece(P, _, _, _), #count { T : moves(P, T) } > K.\n"
      "#minimize { K : bound(K) }.\n";
  Random random(11);
  Solved solved;
  testing::SoloOptions boards;
  boards.unlimited_budget = 100;
  testing::GraphOptions graphs;
  graphs.unlimited_budget = 100;
  for (int round = 0; round < 60; ++round) {
    ASSERT_NO_FATAL_FAILURE(
        expect_same_least(any<solo_chess::Traits>(testing::random_solo_chess(random, boards)),
                          "budget", lines, solved));
    ASSERT_NO_FATAL_FAILURE(
        expect_same_least(any<graph_capture::Traits>(testing::random_graph_capture(random, graphs)),
                          "budget", lines, solved));
  }
  EXPECT_GT(solved.yes, 30);
  EXPECT_GT(solved.no, 10);
}

TEST(LogicProgramLong, FewestMovesOfPegs) {
  if (!has_clingo()) GTEST_SKIP() << "clingo is missing (package gringo)";
  const std::string lines =
      "begins(T) :- move(T, J), jump(J, From, _, _), move(T-1, K), jump(K, _, _, To), From != To.\n"
      "begins(1) :- move(1, _).\n"
      "#minimize { 1, T : begins(T) }.\n";
  Solved solved;
  rc::check("clingo finds the same fewest moves", [&] {
    const peg_solitaire::Puzzle puzzle = testing::random_pegs(3);
    expect_same_least(any<peg_solitaire::Traits>(puzzle), "moves", lines, solved);
    RC_ASSERT(!::testing::Test::HasFailure());
  });
  EXPECT_GT(solved.yes, 5);
  EXPECT_GT(solved.no, 10);
}

TEST(LogicProgramLong, FewestMovesBeforeAMate) {
  if (!has_clingo()) GTEST_SKIP() << "clingo is missing (package gringo)";
  Random random(14);
  Solved solved;
  for (int round = 0; round < 80; ++round) {
    push_fight::Puzzle puzzle;
    puzzle.board =
        push_fight::random_board(random, static_cast<std::uint32_t>(4 + random.below(7)));
    puzzle.position = push_fight::random_position(
        random, puzzle.board, push_fight::random_forces(random, puzzle.board.size()));
    puzzle.moves = static_cast<std::uint32_t>(random.below(4));
    ASSERT_NO_FATAL_FAILURE(expect_same_least(any<push_fight::Traits>(puzzle), "moves",
                                              "#minimize { 1, T : busy(T) }.\n", solved));
  }
  EXPECT_GT(solved.yes, 10);
  EXPECT_GT(solved.no, 10);
}

TEST(LogicProgram, RefusesWhatHasNoBound) {
  Random random(5);
  push_fight::Puzzle puzzle;
  puzzle.board = push_fight::random_board(random, 4);
  puzzle.position.pieces.assign(4, push_fight::Piece::none);
  const auto refusal = [](const AnyPuzzle& one, const Limits& limits = {}) {
    const Result<std::string> program = kind_of(one).logic_program(one, limits);
    return program ? "" : program.error().message;
  };
  puzzle.moves = push_fight::unlimited_moves;
  EXPECT_EQ(refusal(any<push_fight::Traits>(puzzle)),
            "a programme needs a limit on the moves before the push");
  puzzle.question = push_fight::Question::winner;
  EXPECT_EQ(refusal(any<push_fight::Traits>(puzzle)), "the question must be a mate in one turn");
  Limits little;
  little.memory_bytes = 100;
  peg_solitaire::Puzzle pegs;
  pegs.holes = {{1, 1}, {2, 1}, {3, 1}};
  pegs.pegs = {1, 1, 0};
  EXPECT_EQ(refusal(any<peg_solitaire::Traits>(pegs), little),
            "the programme does not fit the memory");
  EXPECT_EQ(kind_of(any<peg_army::Traits>({})).logic_program, nullptr);
}

}  // namespace
}  // namespace hardboard
