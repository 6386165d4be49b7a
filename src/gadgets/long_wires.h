// Tables with longer wires without solving every board anew: boards that differ only by signals and
// by the lengths of their wires share what happens between the wires.
#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "base/limits.h"
#include "gadgets/found.h"

namespace hardboard::gadgets {

// Are the wires at the ports, each with `longer` more columns, pieces of their own, so that none of
// their squares belongs to two of them or to the rest of the gadget? O(n log n).
bool has_separate_wires(const Gadget& gadget, std::uint8_t longer);

// Kings and knights with separate wires: calls `see` with the outcomes of each row of the table for
// all combinations of 0 to `most` more columns of wire at each port, the same as
// outcomes_of(layout_of(gadget, row.inputs, longer)). The frontier programme takes the places
// between the wires once, and then goes on with each wire in turn: O(core + boards * wires * states
// at the ends of the core). False if the limits were reached, or if the frontier has no room for
// the ends of the core; then the boards must be solved one by one.
using SeeOutcomes = std::function<void(const Row& row, std::span<const std::uint8_t> longer,
                                       std::vector<FoundOutcome> outcomes)>;
bool for_each_length(const Gadget& gadget, std::uint8_t most, const Limits& limits,
                     const SeeOutcomes& see);

}  // namespace hardboard::gadgets
