// A planning problem without parameters: each action with each fitting choice of objects, and atoms
// as numbers.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/limits.h"
#include "problems/planning/puzzle.h"

namespace hardboard::planning {

// An operator applies if the facts `needs` are true and those of `forbids` false; it makes
// `deletes` false and then `adds` true.
struct Operator {
  Step step;
  std::uint64_t cost = 0;
  std::vector<std::uint32_t> needs, forbids, deletes, adds;
};

// Facts are the atoms that some operator can change; conditions on other atoms are decided already.
struct Grounded {
  std::vector<Atom> facts;
  std::vector<Operator> operators;
  std::vector<std::uint32_t> init;            // the facts that are true at first
  std::vector<std::uint32_t> needs, forbids;  // the goal
  std::size_t bytes = 0;                      // about what the operators take
  bool is_hopeless = false;  // an atom of the goal that nothing changes is wrong from the start
};

// A condition on a predicate that no action changes is joined with the atoms of that predicate, so
// that only fitting objects are tried. Nothing if the limits were reached. O(choices tried * size
// of an action).
std::optional<Grounded> grounded(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::planning
