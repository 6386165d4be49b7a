// Cores of small formulas: refused, and no longer so without any of their clauses.
#include "methods/satisfiability/core.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace hardboard::satisfiability {
namespace {

using formulas::Cnf;

// By all assignments, from the definition alone.
bool is_satisfiable(const Cnf& formula, const std::vector<std::uint32_t>& clauses) {
  for (std::uint32_t bits = 0; bits < 1U << formula.variables; ++bits) {
    const auto is_true = [&](formulas::Literal literal) {
      return ((bits >> (formulas::variable_of(literal) - 1) & 1) != 0) == (literal > 0);
    };
    const auto holds = [&](std::uint32_t i) {
      const auto clause = formula.clause(i);
      return std::any_of(clause.begin(), clause.end(), is_true);
    };
    if (std::all_of(clauses.begin(), clauses.end(), holds)) return true;
  }
  return false;
}

std::vector<std::uint32_t> all_clauses(const Cnf& formula) {
  std::vector<std::uint32_t> all(formula.size());
  for (std::uint32_t i = 0; i < all.size(); ++i) all[i] = i;
  return all;
}

RC_GTEST_PROP(Core, IsRefusedAndMinimal, ()) {
  Cnf formula;
  formula.variables = *rc::gen::inRange(1, 5);
  const int clauses = *rc::gen::inRange(0, 24);
  for (int i = 0; i < clauses; ++i) {
    std::vector<formulas::Literal> clause(*rc::gen::inRange(0, 4));
    for (formulas::Literal& literal : clause) {
      literal = *rc::gen::inRange(1, static_cast<int>(formula.variables) + 1);
      if (*rc::gen::arbitrary<bool>()) literal = -literal;
    }
    formula.add(clause);
  }
  const auto core = core_of(formula, {});
  RC_ASSERT(core && core->is_minimal);
  RC_ASSERT(core->clauses.empty() == is_satisfiable(formula, all_clauses(formula)));
  if (core->clauses.empty()) return;
  RC_ASSERT(std::is_sorted(core->clauses.begin(), core->clauses.end()));
  RC_ASSERT(!is_satisfiable(formula, core->clauses));
  for (std::size_t i = 0; i < core->clauses.size(); ++i) {
    std::vector<std::uint32_t> without = core->clauses;
    without.erase(without.begin() + static_cast<std::ptrdiff_t>(i));
    RC_ASSERT(is_satisfiable(formula, without));
  }
}

TEST(Core, SaysNothingWithoutTime) {
  Cnf formula;
  formula.variables = 1;
  formula.add(std::vector<formulas::Literal>{1});
  formula.add(std::vector<formulas::Literal>{-1});
  Limits limits;
  limits.deadline = Clock::now();
  EXPECT_FALSE(core_of(formula, limits));
}

}  // namespace
}  // namespace hardboard::satisfiability
