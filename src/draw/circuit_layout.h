// Where the inputs, gates and outputs of a circuit stand in a picture: equal circuits have equal
// layouts.
#pragma once

#include <vector>

#include "draw/scene.h"
#include "problems/formulas/aig.h"

namespace hardboard::draw {

struct CircuitLayout {
  std::vector<Point> variables;  // variable 0, the constant, first
  std::vector<Point> outputs;
  bool uses_constant = false;  // otherwise nothing stands at variables[0]
};

// Inputs on the left, each gate in a layer right of its wires, outputs on the right. Gates of a
// layer are ordered by the heights of their wires, so that few wires cross. The circuit's middle
// has the height 0. O(n log n) for n inputs, gates and outputs.
CircuitLayout layout(const formulas::Aig& aig);

}  // namespace hardboard::draw
