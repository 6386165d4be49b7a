// Clauses of literals some of which are constants.
#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <vector>

#include "puzzles/capture/sat_refusal.h"

namespace hardboard::capture {

// Stand for literals, in no formula.
inline constexpr sat::Literal always = INT32_MAX;
inline constexpr sat::Literal never = -INT32_MAX;

class Clauses {
public:
  explicit Clauses(sat::Formula& formula) : formula_(formula) {}

  // Adds the clause without its false literals, or not at all if it holds anyway. O(its size).
  void add(sat::Rule rule, std::initializer_list<sat::Literal> clause) {
    clause_.assign(clause);
    simplify_and_add(rule);
  }
  void add(sat::Rule rule, const std::vector<sat::Literal>& clause) {
    clause_ = clause;
    simplify_and_add(rule);
  }

private:
  void simplify_and_add(sat::Rule rule) {
    if (std::find(clause_.begin(), clause_.end(), always) != clause_.end()) return;
    std::erase(clause_, never);
    formula_.add(rule, clause_);
  }

  sat::Formula& formula_;
  std::vector<sat::Literal> clause_;
};

}  // namespace hardboard::capture
