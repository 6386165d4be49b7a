// A formula in conjunctive normal form, as all problems on formulas see one: literals in one flat
// array, with the end of each clause.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace hardboard::formulas {

// As in DIMACS files: variable v from 1 on, or -v for its negation.
using Literal = std::int32_t;

inline constexpr std::uint32_t most_variables = 100'000'000;

constexpr std::uint32_t variable_of(Literal literal) {
  return static_cast<std::uint32_t>(literal < 0 ? -literal : literal);
}

struct Cnf {
  std::uint32_t variables = 0;
  std::vector<Literal> literals;    // of all clauses, in order
  std::vector<std::uint32_t> ends;  // clause i ends before literals[ends[i]]

  std::size_t size() const { return ends.size(); }  // the number of clauses
  // Clause i, from 0. O(1).
  std::span<const Literal> clause(std::size_t i) const {
    const std::size_t begin = i == 0 ? 0 : ends[i - 1];
    return std::span(literals).subspan(begin, ends[i] - begin);
  }
  void add(std::span<const Literal> clause) {
    literals.insert(literals.end(), clause.begin(), clause.end());
    ends.push_back(static_cast<std::uint32_t>(literals.size()));
  }
};

// The literals that are true, one of each variable, in order of variables.
using Assignment = std::vector<Literal>;

constexpr bool is_true(const Assignment& assignment, Literal literal) {
  return assignment[variable_of(literal) - 1] == literal;
}

}  // namespace hardboard::formulas
