// Planar 3SAT and And-Or-SAT: their small and random instances, and their methods against a walk
// through all assignments.
#include <gtest/gtest.h>
#include <set>
#include <string>

#include "base/random.h"
#include "kinds/kind.h"
#include "methods/and_or_sat/instances.h"
#include "methods/planar_3sat/instances.h"
#include "problems/and_or_sat/traits.h"
#include "problems/planar_3sat/traits.h"
#include "puzzles/ground.h"

namespace hardboard {
namespace {

// The number of assignments that the checker takes.
template <class Puzzle>
std::uint64_t count_solutions(const Puzzle& puzzle) {
  std::uint64_t count = 0;
  for (std::uint32_t bits = 0; bits < 1U << puzzle.variables; ++bits) {
    formulas::SatisfyingAnswer answer;
    answer.verdict = Verdict::solvable;
    for (std::uint32_t v = 0; v < puzzle.variables; ++v) {
      const auto literal = static_cast<formulas::Literal>(v + 1);
      answer.assignment.push_back((bits >> v) % 2 == 1 ? literal : -literal);
    }
    count += check(puzzle, answer).check == Check::verified ? 1 : 0;
  }
  return count;
}

// Every method, and the list of all solutions.
template <class Traits>
void expect_solved(const typename Traits::Puzzle& puzzle) {
  const Kind& kind = kind_row<Traits>();
  const std::uint64_t count = count_solutions(puzzle);
  const AnyPuzzle any(ground_of<Traits>(), typename Traits::Puzzle(puzzle));
  for (const MethodInfo& method : kind.methods) {
    Request request;
    request.method = method.name;
    const AnyAnswer answer = kind.solve(any, request);
    ASSERT_EQ(answer.head().verdict, count > 0 ? Verdict::solvable : Verdict::unsolvable)
        << method.name << "\n"
        << write(puzzle);
    ASSERT_EQ(kind.ground->check(any, answer, {}).check, Check::verified);
  }
  std::set<formulas::Assignment> listed;
  EXPECT_TRUE(kind.each_solution(any, {}, [&](AnyAnswer answer) {
    EXPECT_EQ(kind.ground->check(any, answer, {}).check, Check::verified);
    listed.insert(answer.as<formulas::SatisfyingAnswer>().assignment);
    return true;
  }));
  EXPECT_EQ(listed.size(), count);
}

TEST(Planar3Sat, SmallPuzzlesAreDifferentAndSolved) {
  std::set<std::string> seen;
  int solvable = 0, unsolvable = 0;
  planar_3sat::each_small_puzzle(3, [&](const planar_3sat::Puzzle& puzzle) {
    const std::string text = write(puzzle);
    EXPECT_TRUE(seen.insert(text).second);
    EXPECT_TRUE(planar_3sat::read({"f", text, 1})) << text;
    ++(count_solutions(puzzle) > 0 ? solvable : unsolvable);
    if (seen.size() % 7 == 0) expect_solved<planar_3sat::Traits>(puzzle);
    return true;
  });
  EXPECT_GT(solvable, 500);
  EXPECT_GT(unsolvable, 200);
}

TEST(Planar3Sat, SmallPuzzlesOfOneVariable) {
  std::vector<std::string> found;
  planar_3sat::each_small_puzzle(1, [&](const planar_3sat::Puzzle& puzzle) {
    found.push_back(write(puzzle).substr(24));
    return true;
  });
  EXPECT_EQ(found, (std::vector<std::string>{"above\nbelow\n", "above\n1\nbelow\n",
                                             "above\nbelow\n1\n", "above\n1\nbelow\n1\n"}));
}

TEST(Planar3Sat, RandomPuzzlesCanBeDrawn) {
  Random random(1);
  for (int round = 0; round < 200; ++round) {
    const planar_3sat::Wish wish{.variables = static_cast<std::uint32_t>(1 + random.below(30)),
                                 .clauses = static_cast<std::uint32_t>(random.below(40)),
                                 .occurrences = static_cast<std::uint32_t>(random.below(4))};
    const auto puzzle = planar_3sat::random_puzzle(wish, random);
    if (!puzzle) {
      EXPECT_GT(wish.occurrences, 0U);
      continue;
    }
    EXPECT_EQ(puzzle->clauses(), wish.clauses);
    const std::string text = write(*puzzle);
    ASSERT_TRUE(planar_3sat::read({"f", text, 1})) << text;
    for (const auto* side : {&puzzle->above, &puzzle->below}) {
      std::vector<std::uint32_t> count(wish.variables + std::size_t{1});
      for (const planar_3sat::Clause& clause : *side)
        for (const std::uint32_t v : clause) ++count[v];
      for (const std::uint32_t uses : count)
        EXPECT_TRUE(wish.occurrences == 0 || uses <= wish.occurrences);
    }
  }
}

TEST(AndOrSat, SmallPuzzlesAreDifferentAndSolved) {
  std::set<std::string> seen;
  int solvable = 0, unsolvable = 0;
  and_or_sat::each_small_puzzle(3, [&](const and_or_sat::Puzzle& puzzle) {
    const std::string text = write(puzzle);
    EXPECT_TRUE(seen.insert(text).second);
    EXPECT_FALSE(why_not_once_each(puzzle)) << text;
    ++(count_solutions(puzzle) > 0 ? solvable : unsolvable);
    if (seen.size() % 5 == 0) expect_solved<and_or_sat::Traits>(puzzle);
    return true;
  });
  EXPECT_GT(solvable, 300);
  EXPECT_GT(unsolvable, 20);
}

TEST(AndOrSat, RandomPuzzlesHaveEachLiteralOnce) {
  Random random(1);
  int ands = 0;
  for (std::uint32_t variables = 1; variables < 40; ++variables) {
    const and_or_sat::Puzzle puzzle = and_or_sat::random_puzzle(variables, 50, random);
    EXPECT_FALSE(why_not_once_each(puzzle)) << write(puzzle);
    for (const and_or_sat::Clause& clause : puzzle.clauses) ands += clause.has_and ? 1 : 0;
  }
  EXPECT_GT(ands, 50);
}

}  // namespace
}  // namespace hardboard
