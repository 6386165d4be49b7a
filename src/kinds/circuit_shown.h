// What a page shows and edits of circuits: inputs, gates and outputs as vertices, wires as arcs.
#pragma once

#include <optional>
#include <string>

#include "kinds/shown.h"
#include "problems/circuit/puzzle.h"

namespace hardboard::circuit {

// As kinds/shown_row.h asks. The vertices of the board are the inputs (token `i`), the gates (`g`),
// the outputs (`o`) and, where a wire comes from it, the constant 0 (`0`). A gate takes the AND of
// its wires, so a wire that is always 1 is not shown; nor is an output's that is always 0.
struct Shown {
  static const shown::Editor& editor();
  static std::optional<shown::Board> board(const Puzzle& puzzle);
  static std::string drawn(const Puzzle& puzzle);
};

}  // namespace hardboard::circuit
