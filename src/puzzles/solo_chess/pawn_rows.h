// The checker of refusals of pawns that capture at most twice: computes again which places of each
// row can be internal, so that captures end on them. The checker shares with the method the theorem
// alone (docs/refusals.md): no exits are found, and nothing but whether exits suffice is decided.
#pragma once

#include <optional>
#include <string>

#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// Nothing if no play clears the uppermost rows upward, so that the puzzle has no solution; else the
// fault of the proof. O(n log n) time, 12 bytes a piece.
std::optional<std::string> refute(const Puzzle& puzzle, const capture::PawnRows& proof);

}  // namespace hardboard::solo_chess
