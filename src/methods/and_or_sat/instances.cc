#include "methods/and_or_sat/instances.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>
#include <vector>

#include "base/watch.h"

namespace hardboard::and_or_sat {
namespace {

using formulas::Literal;

std::vector<Literal> literals_of(std::uint32_t variables) {
  std::vector<Literal> literals;
  literals.reserve(2 * std::size_t{variables});
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

// The puzzle with its variables renamed and the signs of some of them changed, as sorted clauses.
using Clauses = std::vector<std::array<Literal, 4>>;
Clauses renamed(const Puzzle& puzzle, const std::vector<Literal>& names, std::uint32_t signs) {
  Clauses clauses;
  for (const Clause& clause : puzzle.clauses) {
    std::array<Literal, 4>& image = clauses.emplace_back();
    for (std::uint8_t i = 0; i < clause.size; ++i) {
      const std::uint32_t v = formulas::variable_of(clause.literals[i]) - 1;
      const bool is_negative = (clause.literals[i] < 0) != ((signs >> v & 1) != 0);
      image[i] = is_negative ? -names[v] : names[v];
    }
    std::sort(image.begin(), image.begin() + (clause.has_and ? 2 : clause.size));
    image[3] = clause.has_and ? 1 : 0;
  }
  std::sort(clauses.begin(), clauses.end());
  return clauses;
}

// Is the puzzle the least one of its class, as sorted clauses?
bool is_least(const Puzzle& puzzle) {
  std::vector<Literal> names(puzzle.variables);
  std::iota(names.begin(), names.end(), 1);
  const Clauses own = renamed(puzzle, names, 0);
  do {
    for (std::uint32_t signs = 0; signs < 1U << puzzle.variables; ++signs)
      if (renamed(puzzle, names, signs) < own) return false;
  } while (std::next_permutation(names.begin(), names.end()));
  return true;
}

}  // namespace

Puzzle random_puzzle(std::uint32_t variables, std::uint32_t ands, Random& random,
                     const Limits& limits) {
  std::vector<Literal> literals = literals_of(variables);
  shuffle(literals, random);
  Puzzle puzzle;
  puzzle.variables = variables;
  Watch watch(limits, "drawing clauses");
  for (std::size_t i = 0; i < literals.size() && !watch.reached(5);) {
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
    const auto visit_least = [&](Puzzle small) {
      return !is_least(small) || visit(std::move(small));
    };
    if (!each_partition(literals_of(n), 0, puzzle, n < 4 ? visit : visit_least)) return false;
  }
  return true;
}

}  // namespace hardboard::and_or_sat
