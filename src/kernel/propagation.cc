#include "kernel/propagation.h"

#include <memory>

namespace hardboard::kernel {
namespace {

// Does the clause follow by unit propagation? If all its literals are false, each of the clauses
// `from` in turn must have one literal that is not false, which becomes true, and the last must
// have none. nullptr stands for a deleted clause. `is_true` has a place for each literal, and those
// of denials lie before its begin; all places are false before the call and after it.
bool follows(const Clause& clause, const std::vector<const Clause*>& from,
             std::vector<bool>::iterator is_true) {
  Clause assumed, open;  // the true literals; two of a clause that are not false
  for (const Literal literal : clause) assumed.push_back(-literal), is_true[-literal] = true;
  std::size_t literals = 0;  // of the clauses of this step
  bool is_contradiction = false;
  for (std::size_t i = 0; i < from.size() && from[i] != nullptr && !is_contradiction; ++i) {
    if ((literals += from[i]->size()) > 1 << 16) go_on();
    open.clear();
    for (const Literal literal : *from[i])
      if (open.size() < 2 && !is_true[-literal] && std::ranges::count(open, literal) == 0)
        open.push_back(literal);
    is_contradiction = open.empty();
    if (open.size() > 1) break;
    for (const Literal literal : open) assumed.push_back(literal), is_true[literal] = true;
  }
  for (const Literal literal : assumed) is_true[literal] = false;
  return is_contradiction;
}

}  // namespace

Clause read_clause(Reader& in, std::int64_t variables) {
  Clause clause;
  while (const Literal literal = in.number("a literal", -variables, variables))
    clause.push_back(literal);
  return clause;
}

void refute_by_steps(Reader& in, std::int64_t variables,
                     const std::function<void(const std::string&, const Clause&)>& by_rule) {
  std::vector<std::unique_ptr<const Clause>> clauses(1);  // by number, from 1; none if deleted
  std::vector<bool> is_true(2 * static_cast<std::size_t>(variables) + 1, false);
  bool has_empty = false;
  const auto number = [&] { return in.index("an earlier clause", clauses.size() - 1) + 1; };
  in.list("steps", 0, INT64_MAX, [&](std::int64_t) {
    const std::string step(in.word("a step"));
    while (step == "delete" && in.has_word()) clauses[number()].reset();
    if (step == "delete") return;
    Clause clause = read_clause(in, variables);
    if (step == "follows") {
      std::vector<const Clause*> from;
      while (in.has_word()) from.push_back(clauses[number()].get());
      need(follows(clause, from, is_true.begin() + variables),
           "clause " + std::to_string(clauses.size()) + " does not follow");
    } else {
      by_rule(step, clause);
    }
    has_empty = has_empty || clause.empty();
    clauses.push_back(std::make_unique<const Clause>(std::move(clause)));
  });
  need(has_empty, "the empty clause does not follow");
}

}  // namespace hardboard::kernel
