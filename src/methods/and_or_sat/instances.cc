#include "methods/and_or_sat/instances.h"

#include <utility>
#include <vector>

namespace hardboard::and_or_sat {
namespace {

using formulas::Literal;

std::vector<Literal> literals_of(std::uint32_t variables) {
  std::vector<Literal> literals;
  for (Literal v = 1; v <= static_cast<Literal>(variables); ++v) {
    literals.push_back(v);
    literals.push_back(-v);
  }
  return literals;
}

// Makes the clauses of three literals from number `next` on what they can be: a disjunction, or an
// `and` of two of its literals.
bool each_form(Puzzle& puzzle, std::size_t next, const std::function<bool(Puzzle)>& visit) {
  while (next < puzzle.clauses.size() && puzzle.clauses[next].size < 3) ++next;
  if (next == puzzle.clauses.size()) return visit(puzzle);
  const Clause plain = puzzle.clauses[next];
  const auto& [a, b, c] = plain.literals;
  bool goes_on = true;
  for (const Clause& form : {plain, Clause{{a, b, c}, 3, true}, Clause{{a, c, b}, 3, true},
                             Clause{{b, c, a}, 3, true}}) {
    puzzle.clauses[next] = form;
    goes_on = goes_on && each_form(puzzle, next + 1, visit);
  }
  puzzle.clauses[next] = plain;
  return goes_on;
}

// Puts the literals from number `next` on into clauses, old or new.
bool each_partition(const std::vector<Literal>& literals, std::size_t next, Puzzle& puzzle,
                    const std::function<bool(Puzzle)>& visit) {
  if (next == literals.size()) return each_form(puzzle, 0, visit);
  for (std::size_t i = 0; i < puzzle.clauses.size(); ++i) {
    if (puzzle.clauses[i].size == 3) continue;
    Clause& clause = puzzle.clauses[i];
    clause.literals[clause.size++] = literals[next];
    const bool goes_on = each_partition(literals, next + 1, puzzle, visit);
    puzzle.clauses[i].literals[--puzzle.clauses[i].size] = 0;
    if (!goes_on) return false;
  }
  puzzle.clauses.push_back({{literals[next]}, 1, false});
  const bool goes_on = each_partition(literals, next + 1, puzzle, visit);
  puzzle.clauses.pop_back();
  return goes_on;
}

}  // namespace

Puzzle random_puzzle(std::uint32_t variables, std::uint32_t ands, Random& random) {
  std::vector<Literal> literals = literals_of(variables);
  for (std::size_t i = literals.size(); i > 1; --i)
    std::swap(literals[i - 1], literals[random.below(i)]);
  Puzzle puzzle;
  puzzle.variables = variables;
  for (std::size_t i = 0; i < literals.size();) {
    const std::uint64_t size = 2 + random.below(2) - (random.below(8) == 0 ? 1 : 0);
    Clause& clause = puzzle.clauses.emplace_back();
    while (clause.size < size && i < literals.size())
      clause.literals[clause.size++] = literals[i++];
    clause.has_and = clause.size == 3 && random.below(100) < ands;
  }
  return puzzle;
}

bool each_small_puzzle(std::uint32_t variables, const std::function<bool(Puzzle)>& visit) {
  for (std::uint32_t n = 1; n <= variables; ++n) {
    Puzzle puzzle;
    puzzle.variables = n;
    if (!each_partition(literals_of(n), 0, puzzle, visit)) return false;
  }
  return true;
}

}  // namespace hardboard::and_or_sat
