// Refusals of images refuse their sources, and only those: formulas against brute force, with the
// proofs of their graphs, which hold for no other formula.
#include "reductions/across.h"

#include <array>
#include <filesystem>
#include <gtest/gtest.h>
#include <sstream>
#include <string>

#include "base/random.h"
#include "kinds/kind.h"
#include "methods/random_formula.h"
#include "problems/satisfiability/traits.h"
#include "puzzles/ground.h"
#include "support/scratch.h"

namespace hardboard {
namespace {

bool is_satisfiable(const formulas::Cnf& cnf) {
  for (std::uint32_t values = 0; values < 1U << cnf.variables; ++values) {
    bool holds = true;
    for (std::size_t i = 0; i < cnf.size() && holds; ++i) {
      holds = false;
      for (const formulas::Literal literal : cnf.clause(i))
        holds =
            holds || ((values >> (formulas::variable_of(literal) - 1) & 1) != 0) == (literal > 0);
    }
    if (holds) return true;
  }
  return false;
}

AnyPuzzle any(const formulas::Cnf& cnf) {
  return AnyPuzzle(ground_of<satisfiability::Traits>(), satisfiability::Puzzle{cnf});
}

// Solves the image by exits, which prove each refusal.
AnyAnswer solved(const AnyPuzzle& image, const std::string& file) {
  Request request;
  request.method = "exits";
  request.proof_file = file;
  begin_proofs(file);
  return kind_of(image).solve(image, request);
}

AnyAnswer copy_of(const AnyPuzzle& image, const AnyAnswer& answer) {
  std::ostringstream out;
  image.kind().write_answer(out, image, answer, Form::text);
  return image.kind().read_answer(image, {"copy", out.str()}).value();
}

TEST(Across, OfFormulasAndGraphsAgreesWithBruteForce) {
  const std::array<std::string, 1> via = {"3sat-to-graph-capture"};
  const std::string file = testing::scratch_path();
  Random random(41);
  int refused = 0, satisfied = 0;
  for (int round = 0; round < 100; ++round) {
    const formulas::Cnf cnf = random_formula(2, 3 + random.below(6), 2, random);
    const auto chain = reduce_via(any(cnf), via, {});
    ASSERT_TRUE(chain);
    const AnyAnswer answer = solved(chain->image(), file);
    auto proofs = ProofFile::open(file, {});
    ASSERT_TRUE(proofs);
    const CheckReport report = check_across(*chain, copy_of(chain->image(), answer), {}, &*proofs);
    ASSERT_EQ(report.check, Check::verified) << report.reason;
    const bool refuses = report.reason.find("has no solution") != std::string::npos;
    ASSERT_EQ(refuses, !is_satisfiable(cnf));
    ++(refuses ? refused : satisfied);
    if (!refuses) continue;
    EXPECT_NE(report.reason.find("3sat-to-graph-capture (Aravind et al. 2022"), std::string::npos);
    // The answer and its proof, taken for those of a formula with a clause less.
    formulas::Cnf less = cnf;
    less.literals.resize(less.literals.size() - 2);
    less.ends.pop_back();
    const auto other = reduce_via(any(less), via, {});
    ASSERT_TRUE(other);
    EXPECT_NE(check_across(*other, copy_of(other->image(), answer), {}, &*proofs).check,
              Check::verified);
  }
  EXPECT_GT(refused, 20);
  EXPECT_GT(satisfied, 20);
  std::filesystem::remove(file);
}

}  // namespace
}  // namespace hardboard
