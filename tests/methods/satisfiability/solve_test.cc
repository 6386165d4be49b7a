// The methods of satisfiability against all assignments, on all small formulas and on random ones.
#include "methods/satisfiability/solve.h"

#include <chrono>
#include <gtest/gtest.h>
#include <set>

#include "methods/random_formula.h"
#include "methods/satisfiability/search.h"
#include "methods/small_formulas.h"
#include "problems/satisfiability/check.h"

namespace hardboard::satisfiability {
namespace {

// All satisfying assignments, one by one.
std::set<formulas::Assignment> brute_force(const formulas::Cnf& cnf) {
  std::set<formulas::Assignment> all;
  for (std::uint32_t bits = 0; bits < 1U << cnf.variables; ++bits) {
    formulas::Assignment assignment;
    for (std::uint32_t v = 1; v <= cnf.variables; ++v)
      assignment.push_back((bits >> (v - 1) & 1) != 0 ? static_cast<formulas::Literal>(v)
                                                      : -static_cast<formulas::Literal>(v));
    bool holds = true;
    for (std::size_t i = 0; i < cnf.size(); ++i) {
      bool any = false;
      for (const formulas::Literal literal : cnf.clause(i))
        any = any || formulas::is_true(assignment, literal);
      holds = holds && any;
    }
    if (holds) all.insert(assignment);
  }
  return all;
}

// Returns whether the formula is satisfiable.
bool expect_right(const formulas::Cnf& cnf) {
  const Puzzle puzzle{cnf};
  const auto all = brute_force(cnf);
  std::set<formulas::Assignment> found;
  EXPECT_TRUE(each_assignment(cnf, {}, [&](const formulas::Assignment& assignment) {
    return found.insert(assignment).second;
  }));
  EXPECT_EQ(found, all);
  found.clear();
  EXPECT_TRUE(each_assignment_by_sat(cnf, {}, [&](const formulas::Assignment& assignment) {
    return found.insert(assignment).second;
  }));
  EXPECT_EQ(found, all);
  for (const Answer& answer : {solve_by_sat(puzzle, {}), solve_by_search(puzzle, {})}) {
    EXPECT_EQ(answer.verdict, all.empty() ? Verdict::unsolvable : Verdict::solvable);
    EXPECT_EQ(check(puzzle, answer).check, all.empty() ? Check::claimed : Check::verified);
  }
  return !all.empty();
}

TEST(Satisfiability, AllSmallFormulas) {
  std::size_t formulas = 0, satisfiable = 0;
  each_small_formula(3, [&](const formulas::Cnf& cnf) {
    ++formulas;
    satisfiable += expect_right(cnf) ? 1 : 0;
    return !::testing::Test::HasFailure();
  });
  EXPECT_EQ(formulas, 526U);
  EXPECT_LT(satisfiable, formulas);
}

TEST(Satisfiability, RandomFormulas) {
  Random random(7);
  int satisfiable = 0;
  for (int round = 0; round < 300; ++round) {
    const auto variables = 1 + static_cast<std::uint32_t>(random.below(10));
    const auto width = 1 + static_cast<std::uint32_t>(random.below(std::min(variables, 3U)));
    satisfiable +=
        expect_right(random_formula(variables, random.below(5 * variables), width, random)) ? 1 : 0;
  }
  EXPECT_GT(satisfiable, 50);
  EXPECT_LT(satisfiable, 250);
}

TEST(Satisfiability, CornerCases) {
  formulas::Cnf cnf;
  EXPECT_TRUE(expect_right(cnf));
  cnf.add({});
  EXPECT_FALSE(expect_right(cnf));
}

// Few of many variables have a literal: the others cost the solver nothing.
TEST(Satisfiability, AVariableWithoutLiteralIsFalse) {
  formulas::Cnf cnf;
  cnf.variables = 1'000'000;
  cnf.add(std::vector<formulas::Literal>{-3, 999'999});
  cnf.add(std::vector<formulas::Literal>{3});
  const Answer answer = solve_by_sat({cnf}, {});
  ASSERT_EQ(answer.verdict, Verdict::solvable);
  EXPECT_EQ(check({cnf}, answer).check, Check::verified);
  EXPECT_EQ(answer.assignment[0], -1);
}

// The numbers of classes by Burnside's lemma, for one to three variables and each number of
// clauses.
TEST(SmallFormulas, AsManyAsBurnsideCounts) {
  std::vector<std::vector<std::size_t>> counts(4);
  each_small_formula(3, [&](const formulas::Cnf& cnf) {
    counts[cnf.variables].resize(cnf.size() + 1);
    ++counts[cnf.variables][cnf.size()];
    return true;
  });
  EXPECT_EQ(counts, (std::vector<std::vector<std::size_t>>{
                        {}, {1, 1, 1}, {1, 2, 6, 10}, {1, 3, 17, 84, 399}}));
}

// Whoever visits them can stop before a level is whole: the one of five clauses of five variables
// takes minutes.
TEST(SmallFormulas, EachIsVisitedAsItIsFound) {
  const auto start = std::chrono::steady_clock::now();
  EXPECT_FALSE(each_small_formula(
      5, [](const formulas::Cnf& cnf) { return cnf.variables < 5 || cnf.size() < 5; }));
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(30));
}

}  // namespace
}  // namespace hardboard::satisfiability
