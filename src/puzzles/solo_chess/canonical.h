// The canonical text of a Solo Chess puzzle, whose hash names the puzzle in proofs: equal rules
// give equal texts (docs/proof-format.md defines it).
#pragma once

#include <string>

#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// Two puzzles have the same text if and only if they agree in the rides of their types, in their
// pieces and the order of the pieces, in the last piece, in the goal and in their bounds; letters,
// frames and ids don't matter. Bounds on lengths are part of the rides. The puzzle has no pieces
// that have captured before. O(pieces).
std::string canonical_text(const Puzzle& puzzle);

}  // namespace hardboard::solo_chess
