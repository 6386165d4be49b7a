// A circuit as a picture: its gates in layers, with the values that inputs give them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "draw/picture.h"
#include "problems/formulas/aig.h"

namespace hardboard::draw {

// Inputs on the left, each gate in a layer right of its wires, outputs on the right. A negated wire
// is dashed and ends with a ring. With a value for each input, wires that carry 1 are thick, and
// inputs and gates of value 1 are filled. Above 1,500 inputs, gates and outputs the picture is a
// sentence. `position` is the circuit's text. O(size).
Picture circuit_picture(const formulas::Aig& aig, const std::vector<std::uint8_t>& inputs,
                        std::string_view position);

// The gates as words, a line each ("g5 = x1 and not g4"), with values if there are inputs; the
// first 1,000 lines. O(gates).
std::string circuit_lines(const formulas::Aig& aig, const std::vector<std::uint8_t>& inputs);

}  // namespace hardboard::draw
