// Refutes that an army's programme has a solution that costs no more than a claim: a tree of cases,
// each closed by integers. A search for its own sake, apart from branch.h: with the claim as the
// cutoff it may close cases in any order, and reduced costs fix as many columns as they can.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/limits.h"
#include "methods/peg_army/programme.h"
#include "methods/peg_army/shrunk.h"

namespace hardboard::peg_army {

// A case: split at a column, which is used at most `value` times in the first part and more often
// in the second; or closed, without a column.
struct Case {
  std::optional<std::uint32_t> column;
  std::uint16_t value = 0;
  // Multipliers of rows, scaled (exact_bound.h), by which the case is closed, or by which the
  // bounds of columns get narrower in both parts. Empty if multipliers do neither.
  std::vector<std::pair<std::uint32_t, std::int64_t>> multipliers;
};

struct Refutation {
  bool holds = false;
  std::string why;                     // why it does not hold, or is not known to hold
  std::vector<std::int64_t> solution;  // a solution that costs no more, if one was found
  std::vector<Case> cases;             // in preorder, if they are kept
  std::uint64_t relaxations = 0;       // how many were solved
};

// Does every solution within the box cost more than `most`? Keeps the cases if asked to: some kB
// for each. Exponential; some 50 kB of memory for each level of the tree. The same arguments give
// the same cases, unless the limits end the search.
Refutation refute(const Programme& programme, const Box& box, std::int64_t most, bool keeps_cases,
                  const Limits& limits);

// Raises a bound that holds by refuting one claim after the other, up to a cost that is known.
// Returns the last refutation, which may hold a solution.
Refutation raise_bound(const Programme& programme, std::int64_t cost, std::int64_t& bound,
                       const Limits& limits);

// The bounds of the model's columns.
Box box_of(const mip::Model& model);

}  // namespace hardboard::peg_army
