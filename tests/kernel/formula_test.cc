// Formulas: the kernel verifies assignments, refusals by proofs and its own search, and what it
// verifies of changed cases is true by brute force.
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <string>

#include "base/random.h"
#include "engines/sat/cnf_proof.h"
#include "kernel/judge.h"
#include "methods/random_formula.h"
#include "problems/formulas/refusal.h"
#include "support/scratch.h"
#include "support/second_judge.h"

namespace hardboard {
namespace {

using formulas::Cnf;

Cnf random_small(Random& random) {
  const auto variables = static_cast<std::uint32_t>(1 + random.below(7));
  Cnf cnf =
      random_formula(variables, 2 + random.below(5 * variables),
                     1 + static_cast<std::uint32_t>(random.below(std::min(3U, variables))), random);
  if (random.below(20) == 0) cnf.ends.push_back(static_cast<std::uint32_t>(cnf.literals.size()));
  return cnf;
}

// By brute force: the literals of an assignment that satisfies the clauses; empty for none.
std::string assignment_of(const Cnf& cnf) {
  for (std::uint32_t values = 0; values < 1U << cnf.variables; ++values) {
    bool holds = true;
    for (std::size_t i = 0; i < cnf.size() && holds; ++i) {
      holds = false;
      for (const formulas::Literal literal : cnf.clause(i)) {
        const bool value = (values >> (formulas::variable_of(literal) - 1) & 1) != 0;
        holds = holds || value == (literal > 0);
      }
    }
    if (!holds) continue;
    std::string words;
    for (std::uint32_t v = 1; v <= cnf.variables; ++v)
      words += fmt::format("{}{} ", (values >> (v - 1) & 1) != 0 ? "" : "-", v);
    return words + "0";
  }
  return "";
}

// The section of a proof, behind the line that names the formula.
std::string proof_of(const Cnf& cnf, const std::string& file) {
  std::filesystem::remove(file);
  EXPECT_EQ(sat::write_proof(file, cnf, {}), "");
  std::ifstream in(file);
  std::string line;
  std::getline(in, line);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

TEST(KernelFormula, AgreesWithBruteForce) {
  Random random(51);
  testing::SecondJudge second(20);
  const std::string file = testing::scratch_path();
  int solvable = 0, refused = 0;
  for (int round = 0; round < 1'000 && !HasFailure(); ++round) {
    const Cnf cnf = random_small(random);
    const std::string text = canonical_text(cnf), values = assignment_of(cnf);
    const std::string search = text + "claim never\nproof search\nend\n";
    second.see(search);
    ASSERT_EQ(testing::verifies(search), values.empty()) << text;
    if (!values.empty()) {
      const std::string claim = text + "claim satisfies\nvalues " + values + "\nend\n";
      second.see(claim);
      ASSERT_TRUE(testing::verifies(claim)) << claim;
      ++solvable;
      continue;
    }
    const std::string claim = text + proof_of(cnf, file);
    second.see(claim);
    ASSERT_TRUE(testing::verifies(claim)) << testing::judge_text(claim).words << "\n" << claim;
    ++refused;
  }
  EXPECT_GT(solvable, 200);
  EXPECT_GT(refused, 200);
  second.expect_agreement(50);
  std::filesystem::remove(file);
}

// Digits and signs changed anywhere in a case, of the formula or of its proof: a solvable formula
// is never refused.
TEST(KernelFormula, MutantsAreVerifiedOnlyIfTrue) {
  Random random(52);
  testing::SecondJudge second(100);
  const std::string file = testing::scratch_path();
  int mutants = 0, verified = 0;
  while (mutants < 20'000 && !::testing::Test::HasFailure()) {
    const Cnf cnf = random_small(random);
    if (!assignment_of(cnf).empty()) continue;
    const std::string whole = canonical_text(cnf) + proof_of(cnf, file);
    for (int change = 0; change < 60; ++change, ++mutants) {
      std::string text = whole;
      for (std::uint64_t times = 1 + random.below(3); times > 0; --times) {
        const std::size_t at = random.below(text.size());
        if (text[at] >= '0' && text[at] <= '9')
          text[at] = static_cast<char>('0' + random.below(10));
        else if (text[at] == '-')
          text[at] = ' ';
        else if (text[at] == ' ' && random.below(4) == 0)
          text.insert(at + 1, "-");
      }
      second.see(text);
      if (!testing::verifies(text)) continue;
      ++verified;
      // The formula as it stands in the changed case.
      std::istringstream in(text);
      std::string word;
      Cnf changed;
      std::size_t clauses = 0;
      in >> word >> word >> changed.variables >> word >> clauses;
      while (changed.size() < clauses) {
        std::vector<formulas::Literal> clause;
        for (formulas::Literal literal = 0; in >> literal && literal != 0;)
          clause.push_back(literal);
        changed.add(clause);
      }
      if (changed.variables > 12) continue;  // those that it does not have say nothing
      ASSERT_EQ(assignment_of(changed), "") << text;
    }
  }
  EXPECT_GT(verified, 100);
  second.expect_agreement(150);
  std::filesystem::remove(file);
}

TEST(KernelFormula, NamesWhatIsWrong) {
  const std::string formula = "sat\nvariables 2\nclauses 2\n1 0\n-1 2 0\n";
  const auto words = [&](const std::string& rest) {
    return testing::judge_text(formula + rest).words;
  };
  EXPECT_EQ(words("claim satisfies\nvalues 1 2 0\nend\n"), "an assignment makes all clauses true");
  EXPECT_EQ(words("claim satisfies\nvalues 1 0\nend\n"), "a clause has no literal that is true");
  EXPECT_EQ(words("claim satisfies\nvalues 1 -1 2 0\nend\n"), "variable 1 has two values");
  EXPECT_EQ(words("claim never\nproof search\nend\n"), "an assignment satisfies all clauses");
  EXPECT_EQ(words("claim never\nproof clauses\nsteps 1\ngiven 2 0 1\nend\n"),
            "a clause is not the given one");
  EXPECT_EQ(words("claim never\nproof clauses\nsteps 1\ngiven 1 0 3\nend\n"),
            "expected the number of a given clause, a number from 1 to 2");
  EXPECT_EQ(words("claim never\nproof clauses\nsteps 1\nbelieve 0\nend\n"),
            "a step is called `believe`");
  EXPECT_EQ(words("claim never\nproof clauses\nsteps 1\ngiven 1 0 1\nend\n"),
            "the empty clause does not follow");
}

}  // namespace
}  // namespace hardboard
