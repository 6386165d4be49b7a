// And-inverter graphs: circuits of AND gates and inverters, as files of the AIGER format describe
// them (Biere, Heljanko, Wieringa 2011). Circuits are such graphs, and so are the strategies of
// quantified formulas.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/text.h"

namespace hardboard::formulas {

// A wire, as in AIGER files: 2v for variable v, 2v + 1 for its negation. Variable 0 is false.
using Wire = std::uint32_t;

struct Gate {
  Wire left = 0, right = 0;
};

// Variables 1 to `inputs` are the inputs, variable inputs + 1 + i is gate i. A gate's wires come
// from smaller variables. Readers return only graphs that keep these promises.
struct Aig {
  std::uint32_t inputs = 0;
  std::vector<Gate> gates;
  std::vector<Wire> outputs;
  // The names of a file, which may be any words, or none; empty if the file names nothing.
  std::vector<std::string> input_names, output_names;

  std::uint32_t variables() const { return inputs + static_cast<std::uint32_t>(gates.size()); }
  Wire input(std::uint32_t i) const { return 2 * (i + 1); }
  Wire gate(std::size_t i) const { return 2 * (inputs + 1 + static_cast<std::uint32_t>(i)); }
};

inline constexpr std::uint32_t most_wires = 100'000'000;  // variables of a file

// Reads an AIGER text (`aag M I L O A`). Gates may stand in any order and inputs may have any
// variables; the result numbers inputs first, then gates in an order in which each follows its
// wires. The comment at the end is read over, and names of what there is not. Refused with the
// place: latches, variables defined twice or never, cycles of gates, numbers out of range.
// O(size); the memory follows the size of the text.
Result<Aig> read_aig(const Text& text);

// The graph as an AIGER text; reading the text gives an equal graph. O(gates + outputs).
std::string write_aig(const Aig& aig);

// Evaluates 64 cases at once: bit b of word i is the value of input i in case b. Stores the value
// of each variable, that of variable 0 included. O(gates).
void evaluate(const Aig& aig, std::span<const std::uint64_t> inputs,
              std::vector<std::uint64_t>& values);

// The value of a wire in 64 cases, after evaluate().
inline std::uint64_t value_of(Wire wire, const std::vector<std::uint64_t>& values) {
  return (wire & 1) == 0 ? values[wire / 2] : ~values[wire / 2];
}

// 64 consecutive cases of the 2^inputs cases, from case 64 * block on: input i is bit i of the
// number of the case. O(1) each.
inline std::uint64_t case_word(std::uint32_t input, std::uint64_t block) {
  constexpr std::uint64_t low[] = {0xAAAAAAAAAAAAAAAA, 0xCCCCCCCCCCCCCCCC, 0xF0F0F0F0F0F0F0F0,
                                   0xFF00FF00FF00FF00, 0xFFFF0000FFFF0000, 0xFFFFFFFF00000000};
  if (input < 6) return low[input];
  return (block >> (input - 6) & 1) == 0 ? 0 : ~std::uint64_t{0};
}

}  // namespace hardboard::formulas
