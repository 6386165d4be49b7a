// The block `table` of a gadget file: a row for each list of inputs.
#pragma once

#include <optional>
#include <string_view>

#include "base/scanner.h"
#include "gadgets/gadget.h"

namespace hardboard::gadgets {

// The signal of this name.
std::optional<std::uint8_t> signal_named(const Gadget& gadget, std::string_view name);

// Reads the rows that follow the line `table`, up to the next key; the gadget has its signals and
// ports. On failure returns false, with the scanner's error set. O(rows^2).
bool scan_table(Scanner& in, Gadget& gadget);

}  // namespace hardboard::gadgets
