// The face of the SAT solver: verdicts, values and assumptions; and limits that are kept even in
// the middle of work that CaDiCaL does not interrupt.
#include "engines/sat/solver.h"

#include <atomic>
#include <gtest/gtest.h>
#include <initializer_list>
#include <vector>

namespace hardboard::sat {
namespace {

// Pigeons 0 .. holes in as many holes but one; variables 1 + pigeon * holes + hole.
void add_pigeons(Solver& solver, int holes) {
  std::vector<Literal> clause;
  for (int pigeon = 0; pigeon <= holes; ++pigeon) {
    clause.clear();
    for (int hole = 0; hole < holes; ++hole) clause.push_back(1 + pigeon * holes + hole);
    solver.add(clause);
  }
  for (int hole = 0; hole < holes; ++hole)
    for (int one = 0; one <= holes; ++one)
      for (int other = one + 1; other <= holes; ++other)
        solver.add(std::vector<Literal>{-(1 + one * holes + hole), -(1 + other * holes + hole)});
}

TEST(SatSolver, VerdictsValuesAndAssumptions) {
  Solver solver;
  solver.add(std::vector<Literal>{1, 2});
  solver.add(std::vector<Literal>{-1, 3});
  ASSERT_EQ(solver.solve({}, std::vector<Literal>{1}), Verdict::solvable);
  EXPECT_TRUE(solver.value(1) && solver.value(3));
  ASSERT_EQ(solver.solve({}, std::vector<Literal>{-2, -3, 4}), Verdict::unsolvable);
  EXPECT_TRUE(solver.failed(-3));
  EXPECT_FALSE(solver.failed(4));
  solver.add(std::vector<Literal>{-2});
  solver.add(std::vector<Literal>{-3});
  EXPECT_EQ(solver.solve({}), Verdict::unsolvable);
}

// A limit divided over two calls costs as many conflicts as in one call, and the same each time.
TEST(SatSolver, ConflictsAreCountedAndLimited) {
  const auto conflicts = [](std::initializer_list<std::uint32_t> calls) {
    Solver solver;
    add_pigeons(solver, 10);
    for (const std::uint32_t most : calls) {
      solver.limit_conflicts(most);
      EXPECT_EQ(solver.solve({}), Verdict::unknown);
    }
    return solver.conflicts();
  };
  EXPECT_EQ(conflicts({}), 0U);
  EXPECT_NEAR(static_cast<double>(conflicts({1'000})), 1'000, 20);
  EXPECT_NEAR(static_cast<double>(conflicts({400, 600})), 1'000, 20);
  EXPECT_EQ(conflicts({400, 600}), conflicts({400, 600}));
}

// Clauses enough that the solver works in a thread of its own.
TEST(SatSolver, ManyClausesAreSolvedLikeFew) {
  Solver solver;
  ASSERT_TRUE(solver.reserve(600'001, {}));
  for (Literal v = 1; v <= 600'000; ++v) solver.add(std::vector<Literal>{-v, v + 1});
  ASSERT_EQ(solver.solve({}, std::vector<Literal>{1}), Verdict::solvable);
  EXPECT_TRUE(solver.value(600'001));
  ASSERT_EQ(solver.solve({}, std::vector<Literal>{1, -600'001}), Verdict::unsolvable);
  EXPECT_TRUE(solver.failed(1));
}

TEST(SatSolver, LimitsAreKeptAndProgressIsTold) {
  for (const bool many : {false, true}) {
    Solver solver;
    add_pigeons(solver, 12);  // more than anyone waits for
    for (Literal v = 1000; many && v < 601'000; ++v) solver.add(std::vector<Literal>{-v, v + 1});
    int told = 0;
    std::atomic<bool> interrupted = false;
    Limits limits;
    limits.interrupted = &interrupted;
    limits.progress = [&](const std::string& words) {
      EXPECT_EQ(words, "pigeons");
      interrupted = ++told >= 5;
    };
    EXPECT_EQ(solver.solve(limits, {}, "pigeons"), Verdict::unknown);
    EXPECT_GE(told, 5);
    solver.abandon();
    EXPECT_ANY_THROW(solver.solve({}));
  }
}

TEST(SatSolver, AssumptionsAreNotTakenBeyondTheLimits) {
  Solver solver;
  std::vector<Literal> assumed;
  for (Literal v = 1; v <= 100'000; ++v) assumed.push_back(v);
  const std::atomic<bool> interrupted = true;
  Limits limits;
  limits.interrupted = &interrupted;
  EXPECT_EQ(solver.solve(limits, assumed), Verdict::unknown);
}

}  // namespace
}  // namespace hardboard::sat
