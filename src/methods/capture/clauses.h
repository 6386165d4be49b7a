// Clauses some of whose literals may be the constants `always` and `never`.
#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <vector>

#include "puzzles/capture/sat_refusal.h"

namespace hardboard::capture {

// Literals that are true and false in every model; no formula contains them.
inline constexpr sat::Literal always = INT32_MAX;
inline constexpr sat::Literal never = -INT32_MAX;

class Clauses {
public:
  explicit Clauses(sat::Formula& formula) : formula_(formula) {}

  // Adds the clause without `never`, or adds nothing if the clause contains `always`. O(its size).
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
