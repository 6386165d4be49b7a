// The checker of refusals of pawns that capture at most twice: looks anew which places of each row
// can be captured on. It shares the theorem with the method (docs/refusals.md) and nothing else: it
// finds no exits, only whether there are enough.
#pragma once

#include <optional>
#include <string>

#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// Nothing if the uppermost rows can't be cleared upward, so that the puzzle has no solution, else
// what is wrong with that. O(n log n) time, 12 bytes a piece.
std::optional<std::string> refute(const Puzzle& puzzle, const capture::PawnRows& proof);

}  // namespace hardboard::solo_chess
