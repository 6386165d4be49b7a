// The bars of clauses that are drawn on one side of the line of variables, from the line outward.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "problems/planar_3sat/puzzle.h"

namespace hardboard::planar_3sat {

// A leg crosses a bar only if its variable lies strictly between the first and the last variable of
// the bar. For the legs to one variable can always be ordered so that no leg meets the end of a
// bar: to the left those of clauses that end at the variable, the outer the farther right; to the
// right those of clauses that begin there, the outer the farther left; all others between.
class Bars {
public:
  // A clause whose leg to the variable would cross the bar of an earlier clause.
  struct Crossing {
    std::uint32_t variable = 0;
    std::size_t clause = 0;  // the outermost that the leg crosses, counted from 0
  };

  // Draws the next clause outside all earlier ones, unless one of its legs would cross a bar.
  // O(log of the number of clauses), amortised.
  std::optional<Crossing> add(const Clause& clause);

private:
  struct Bar {
    std::uint32_t last = 0;
    std::size_t clause = 0;
  };
  std::map<std::uint32_t, Bar> outermost_;  // by the first variable; two share an end at most
  std::size_t clauses_ = 0;
};

// A leg of a clause, counted from 0, to a variable.
struct Leg {
  std::uint32_t variable = 0;
  std::uint32_t clause = 0;
};

// The legs of one side from left to right, in the order above. O(literals log literals).
std::vector<Leg> legs_of(const std::vector<Clause>& clauses);

// For each clause the level of its bar: 0, or one more than that of the highest earlier bar or leg
// between its own legs. O(legs that bars pass over).
std::vector<std::uint32_t> levels_of(const std::vector<Clause>& clauses,
                                     const std::vector<Leg>& legs);

}  // namespace hardboard::planar_3sat
