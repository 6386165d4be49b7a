// Formulas in conjunctive normal form: an assignment makes all clauses true, or none does.
#include <unordered_set>

#include "kernel/kinds.h"
#include "kernel/propagation.h"

namespace hardboard::kernel {
namespace {

struct Cnf {
  std::int64_t variables = 0;
  std::vector<Clause> clauses;
};

// Makes the literals of the text true. NotShown if two of them contradict each other, or if a
// clause has none of them.
void satisfy(const Cnf& cnf, Reader& in) {
  const Clause values = read_clause(in, cnf.variables);
  const std::unordered_set<Literal> is_true(values.begin(), values.end());
  const auto holds = [&](Literal literal) { return is_true.count(literal) > 0; };
  for (const Literal literal : values)
    need(!holds(-literal), "variable " + std::to_string(std::abs(literal)) + " has two values");
  for (const Clause& clause : cnf.clauses)
    need(std::ranges::any_of(clause, holds), "a clause has no literal that is true");
}

// Tries all assignments. NotShown if one makes all clauses true, or for more than 20 variables.
void refute_by_search(const Cnf& cnf) {
  need(cnf.variables <= 20, "the formula is too large for a search");
  for (std::int64_t values = 0; values < std::int64_t{1} << cnf.variables; ++values) {
    go_on();
    const auto holds = [&](Literal literal) {
      return ((values >> (std::abs(literal) - 1) & 1) != 0) == (literal > 0);
    };
    const auto is_true = [&](const Clause& clause) { return std::ranges::any_of(clause, holds); };
    need(!std::ranges::all_of(cnf.clauses, is_true), "an assignment satisfies all clauses");
  }
}

}  // namespace

std::string judge_formula(Reader& in) {
  Cnf cnf;
  cnf.variables = in.line("variables").number("how many variables", 0, 100'000'000);
  in.list("clauses", 0, no_bound - 1,
          [&](std::int64_t) { cnf.clauses.push_back(read_clause(in, cnf.variables)); });
  const auto by_rule = [&](const std::string& rule, const Clause& clause) {
    need(rule == "given", "a step is called `" + rule + "`");
    need(clause == cnf.clauses[in.index("the number of a given clause", cnf.clauses.size())],
         "a clause is not the given one");
  };
  const std::string none = "no assignment makes all clauses true";
  return shown(
      in, read_claim(in),
      {{"satisfies values", "an assignment makes all clauses true", [&] { satisfy(cnf, in); }},
       {"never clauses", none, [&] { refute_by_steps(in, cnf.variables, by_rule); }},
       {"never search", none, [&] { refute_by_search(cnf); }}});
}

}  // namespace hardboard::kernel
