// Refusals of armies within a margin, by weights of the window's squares from linear programmes.
#pragma once

#include <optional>

#include "base/limits.h"
#include "puzzles/peg_army/weights.h"

namespace hardboard::peg_army {

// A proof that the checker has accepted. Nothing if the puzzle names no margin; else, without a
// proof, there may be an army within the margin or not. One linear programme for each tuple that
// can make the last move within the window (for jumps, one for those that a symmetry exchanges):
// milliseconds to seconds, by the number of squares. Windows that instance_of refuses get no proof.
std::optional<WindowPagoda> refuse_in_window(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::peg_army
