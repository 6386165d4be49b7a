#include "problems/formulas/counter.h"

#include <initializer_list>

namespace hardboard::formulas {

// Of each literal so far, variable `now + j` is true if more than j of the literals up to there are
// true; it may be true otherwise as well.
void add_at_most(Cnf& cnf, std::span<const Literal> literals, std::uint32_t most) {
  if (most >= literals.size()) return;
  const auto add = [&](std::initializer_list<Literal> clause) {
    cnf.add({clause.begin(), clause.size()});
  };
  Literal before = 0;  // the counter of the literals before this one; 0 for none
  for (const Literal literal : literals) {
    const auto now = static_cast<Literal>(cnf.variables) + 1;
    const auto last = static_cast<Literal>(most) - 1;
    for (Literal j = 0; j <= last; ++j) {
      if (j == 0) add({-literal, now});
      if (before != 0) add({-(before + j), now + j});
      if (before != 0 && j > 0) add({-literal, -(before + j - 1), now + j});
    }
    if (most == 0) add({-literal});
    if (most > 0 && before != 0) add({-literal, -(before + last)});
    before = most == 0 ? 0 : now;
    cnf.variables += most;
  }
}

}  // namespace hardboard::formulas
