// Choices for rows: the search and the clauses say what all subsets say, YES and NO.
#include "problems/graphs/hitting_set.h"

#include <algorithm>
#include <bit>
#include <gtest/gtest.h>

#include "base/random.h"
#include "engines/sat/decide.h"

namespace hardboard::graphs {
namespace {

HittingSet random_problem(Random& random) {
  HittingSet problem;
  problem.candidates = static_cast<std::uint32_t>(1 + random.below(9));
  problem.most = static_cast<std::uint32_t>(random.below(problem.candidates + 2));
  problem.rows.first = {0};
  for (std::uint64_t rows = random.below(10); rows > 0; --rows) {
    for (std::uint32_t c = 0; c < problem.candidates; ++c)
      if (random.below(3) == 0) problem.rows.others.push_back(c);
    problem.rows.first.push_back(static_cast<std::uint32_t>(problem.rows.others.size()));
  }
  if (problem.most > 0 && random.below(2) == 0)
    for (std::uint32_t c = 0; c < problem.candidates; ++c)
      problem.classes.push_back(static_cast<std::uint32_t>(random.below(problem.most)));
  return problem;
}

bool is_choice(const HittingSet& problem, std::uint32_t chosen) {
  for (std::uint32_t row = 0; row < problem.rows.vertices(); ++row) {
    std::uint32_t members = 0;
    for (const std::uint32_t c : problem.rows.row(row)) members |= 1U << c;
    if ((members & chosen) == 0) return false;
  }
  if (problem.classes.empty()) return std::popcount(chosen) <= static_cast<int>(problem.most);
  std::vector<int> of_class(problem.most, 0);
  for (std::uint32_t c = 0; c < problem.candidates; ++c)
    if ((chosen >> c & 1) != 0) ++of_class[problem.classes[c]];
  return std::count(of_class.begin(), of_class.end(), 1) == static_cast<int>(problem.most);
}

TEST(HittingSets, SearchAndClausesSayWhatAllSubsetsSay) {
  Random random(71);
  int yes = 0, no = 0, of_classes = 0;
  for (int round = 0; round < 5'000; ++round) {
    const HittingSet problem = random_problem(random);
    bool expected = false;
    for (std::uint32_t chosen = 0; chosen < 1U << problem.candidates && !expected; ++chosen)
      expected = is_choice(problem, chosen);
    ++(expected ? yes : no);
    of_classes += problem.classes.empty() ? 0 : 1;
    EXPECT_EQ(can_be_hit(problem, 1'000'000, {}), expected);
    const auto cnf = clauses_of(problem);
    if (!problem.classes.empty() && problem.most > problem.candidates) {
      EXPECT_FALSE(cnf);
      EXPECT_FALSE(expected);
      continue;
    }
    ASSERT_TRUE(cnf);
    const sat::Decision decision = sat::decide(*cnf, {});
    ASSERT_EQ(decision.verdict, expected ? Verdict::solvable : Verdict::unsolvable);
    if (!expected) continue;
    std::uint32_t chosen = 0;
    for (std::uint32_t c = 0; c < problem.candidates; ++c)
      if (decision.assignment[c] > 0) chosen |= 1U << c;
    EXPECT_TRUE(is_choice(problem, chosen));
  }
  EXPECT_GT(std::min({yes, no, of_classes}), 1'000);
}

TEST(HittingSets, GiveUpBeforeTheyTakeTimeOrMemory) {
  HittingSet problem;
  problem.candidates = 20'000;
  problem.most = 10'000;
  problem.rows.first = {0};
  for (std::uint32_t c = 0; c < problem.candidates; ++c) {
    problem.rows.others.push_back(c);
    problem.rows.first.push_back(c + 1);
  }
  EXPECT_FALSE(clauses_of(problem));
  EXPECT_EQ(can_be_hit(problem, 1'000, {}), std::nullopt);
  EXPECT_EQ(can_be_hit(problem, 1'000'000'000, {}), false);
  problem.most = 10'001;
  EXPECT_EQ(can_be_hit(problem, 1'000'000'000, {}), std::nullopt);  // too deep
}

}  // namespace
}  // namespace hardboard::graphs
