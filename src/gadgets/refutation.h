// Why layouts fail, square by square: each reason refutes all layouts that agree on a few squares
// (docs/gadgets.md, Search).
#pragma once

#include <map>
#include <set>
#include <tuple>
#include <vector>

#include "base/limits.h"
#include "gadgets/lack_formula.h"
#include "gadgets/verify.h"

namespace hardboard::gadgets {

// Squares that no search fixes, with a piece or without. All layouts that agree are refuted.
using Cube = std::map<Square, bool>;

// Finds reasons, and keeps what it has learned of one layout for the next.
class Reasons {
public:
  // `free` lists the squares that the layouts of the search fill or leave empty, sorted.
  Reasons(const Gadget& gadget, std::vector<Square> free);

  // Reasons for what verify() found wrong with a layout, whose other squares are the gadget's: at
  // least one, and each cube holds the layout. Costs about as much as verify(). If the limits are
  // reached the cubes are smaller.
  std::vector<Cube> of(const Gadget& layout, const Verification& fault, const Limits& limits);

private:
  // A row and an outcome that its table lacks.
  using Lack = std::tuple<bool, std::vector<std::uint8_t>, Outcome>;

  Cube of_captures(const Difference& difference, const Play& play) const;
  Cube of_lack(const Difference& difference, const Outcome& outcome, const Limits& limits);
  Cube without_rooks(const Difference& difference, const Outcome& outcome, const Limits& limits);
  Cube as_it_is() const;
  Cube full_ones(const std::vector<Square>& squares) const;

  const Gadget gadget_, reversed_;
  const std::vector<Square> free_;
  std::set<Square> full_;  // the free squares of the layout with pieces
  std::map<Lack, LackFormula> formulas_;
};

}  // namespace hardboard::gadgets
