// Gadgets wired to circuits, and signals pushed through their tables before anything is placed.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/text.h"
#include "gadgets/gadget.h"

namespace hardboard::gadgets {

// A gadget of a netlist. The nets stand in the order of the gadget's inputs and outputs.
struct Use {
  std::string gadget;
  std::vector<std::string> takes, leaves;
  std::int64_t line = 0, column = 0;  // of the gadget's name in the file
};

// Every net begins at an input of the netlist or at one gadget, and ends at one later gadget or at
// an output. A net `_` ends nowhere.
struct Netlist {
  std::string file, name;
  std::vector<std::string> inputs, outputs;
  std::vector<Use> uses;
};

// A text whose first line is `netlist NAME` (docs/formats.md). O(size log size).
Result<Netlist> read_netlist(const Text& text);

// The table of a netlist as rows of words.
struct SimulatedRow {
  std::vector<std::string> inputs;
  std::vector<std::vector<std::string>> outcomes;  // sorted, none at most another
};

// The gadgets of names, as the netlist knows them.
using FindGadget = std::function<Result<Gadget>(const std::string& name)>;

// Of all inputs together, and of all their ways through gadgets with several outcomes.
inline constexpr std::uint64_t most_pushes = 1'000'000;

// Pushes all signals through that the gadgets at the inputs have rows for, by the claimed tables.
// An error with file, line and column: a gadget that is not found, that has other ports than the
// netlist, or that lacks a row for signals that come; without a line: signals pass gadgets more
// than most_pushes times. Exponential in the inputs and in the gadgets with several outcomes.
Result<std::vector<SimulatedRow>> simulate(const Netlist& netlist, const FindGadget& find);

}  // namespace hardboard::gadgets
