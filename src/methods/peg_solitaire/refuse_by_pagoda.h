// Pagoda functions that refuse a puzzle, from linear programmes, rounded to small integers.
#pragma once

#include <optional>
#include <vector>

#include "base/limits.h"
#include "puzzles/peg_solitaire/refusals.h"

namespace hardboard::peg_solitaire {

// Weights under which every final position that the goal allows weighs more than the start, except
// for single pegs that the given colourings refuse; the checker has accepted what is returned.
// Nothing if there are no such weights, or none was found in small integers, or a limit came.
// One linear programme, for `goal one` at most one for each hole: milliseconds for boards of some
// 60 holes, and seconds for thousands. (Berlekamp, Conway, Guy 1982, chapter 23; the linear
// programme after Beasley 1985.)
std::optional<Pagodas> refuse_by_pagoda(const Puzzle& puzzle, std::vector<Colouring> colourings,
                                        const Limits& limits);

}  // namespace hardboard::peg_solitaire
