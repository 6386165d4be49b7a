// Refusals of armies within a margin, by weights of the window's squares from linear programmes.
#pragma once

#include <optional>

#include "base/limits.h"
#include "puzzles/peg_army/weights.h"

namespace hardboard::peg_army {

// A proof that the checker has accepted. Nothing if the puzzle names no margin, or if no proof was
// found, whether or not there is an army. Solves one linear programme for each tuple that can make
// the last move within the window (for jumps, one for each class under symmetry): milliseconds to
// seconds, by the number of squares. Windows that instance_of refuses get no proof.
std::optional<WindowPagoda> refuse_in_window(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::peg_army
