// Does a gadget do what its table says, whatever the length of its wires, and do its pieces stay
// away from the neighbours?
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "gadgets/found.h"
#include "gadgets/isolation.h"

namespace hardboard::gadgets {

// A line of the table that differs, with plays for outcomes that the table lacks.
struct Difference {
  bool is_reversed = false;
  std::vector<std::uint8_t> longer;  // by port
  Row claimed, found;
  std::vector<FoundOutcome> unclaimed;  // found, and not at most any claimed one
  std::vector<Outcome> missing;         // claimed, and not at most any found one
};

struct Verification {
  bool is_over = false;  // false: the limits were reached
  std::vector<Difference> differences;
  std::vector<Leak> leaks;
  std::uint64_t rows = 0;  // compared
  bool holds() const { return is_over && differences.empty() && leaks.empty(); }
};

// All lines of the table, with 0 to `longer` more columns of wire at each port (of rooks: blank
// lines, stretch.h; of Push Fight: none), in all combinations, in both directions if the gadget
// claims that; and its isolation (isolation.h). The cost is that of the game's method (found.h) for
// each line and combination; the lines are shared out among the threads of the limits.
Verification verify(const Gadget& gadget, std::uint8_t longer, const Limits& limits);

// The lists of inputs of a gadget that has no table: all of them; nothing if they are more.
inline constexpr std::size_t most_rows_without_table = 4'096;
std::optional<std::vector<std::vector<std::uint8_t>>> rows_without_table(const Gadget& gadget);

// The table of the inputs that the rows of the gadget name, as found; of all inputs if the gadget
// has no table (rows_without_table). Nothing if the limits were reached.
std::optional<std::vector<Row>> table_of(const Gadget& gadget, const Limits& limits);

// The row of these inputs, as found.
std::optional<Row> row_of(const Gadget& gadget, std::span<const std::uint8_t> inputs,
                          const Limits& limits);

}  // namespace hardboard::gadgets
