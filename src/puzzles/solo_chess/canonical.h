// The text that stands for a Solo Chess puzzle in its proofs, where it is hashed: it lists what the
// rules depend on and nothing else, in one way only (docs/proof-format.md defines it).
#pragma once

#include <string>

#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// Two puzzles have the same text exactly if they agree in the rides of their types, in their pieces
// and the order of these, in the last piece and in the goal; letters, frames and ids don't matter.
// O(pieces).
std::string canonical_text(const Puzzle& puzzle);

}  // namespace hardboard::solo_chess
