// The literals of conditions, effects, goals and the start of a planning problem.
#pragma once

#include <vector>

#include "problems/planning/declarations.h"
#include "problems/planning/puzzle.h"
#include "problems/planning/tokens.h"

namespace hardboard::planning {

// As with Declarations, false stands for an error, which the tokens hold.
class Literals {
public:
  Literals(Tokens& in, const Puzzle& puzzle, Declarations& names)
      : in_(in), puzzle_(puzzle), names_(names) {}

  // Adds a literal, whose opening bracket is taken, and takes its closing one.
  bool literal(const Scope& scope, std::vector<Literal>& literals) {
    return read(scope, false, literals);
  }
  // The same; conditions may compare two terms by `=`.
  bool condition(const Scope& scope, std::vector<Literal>& literals) {
    return read(scope, true, literals);
  }

private:
  bool read(const Scope& scope, bool may_compare, std::vector<Literal>& literals);
  bool term(const Scope& scope, Literal& literal);

  Tokens& in_;
  const Puzzle& puzzle_;
  Declarations& names_;
};

// "()", "(and X X ...)" or "X", where each() reads X behind its opening bracket. An `and` within
// an `and` adds to the one around it.
template <class Each>
bool all_of(Tokens& in, Each each) {
  if (!in.expect("(")) return false;
  if (in.take(")")) return true;
  if (!in.take("and")) return each();
  for (std::size_t open = 1; open > 0;) {
    if (!in.take("(")) {
      if (!in.expect(")")) return false;
      --open;
    } else if (in.take("and")) {
      ++open;
    } else if (!each()) {
      return false;
    }
  }
  return true;
}

}  // namespace hardboard::planning
