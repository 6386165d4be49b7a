// Pagoda functions that refuse a puzzle, from linear programmes, rounded to small integers.
#pragma once

#include <optional>

#include "base/limits.h"
#include "puzzles/peg_solitaire/refusals.h"

namespace hardboard::peg_solitaire {

// Weights by which every final position weighs more than the start. The checker has accepted the
// refusal. Nothing if there are no such weights, if rounding to small integers failed, or if the
// limits were reached. One linear programme; for `goal one` at most one for each hole: milliseconds
// for boards of some 60 holes, seconds for thousands. (Berlekamp, Conway, Guy 1982, chapter 23; the
// linear programme after Beasley 1985.)
std::optional<Pagodas> refuse_by_pagoda(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::peg_solitaire
