// Theorem 1 of Gualà et al. 2018: every solution of the relaxed game gives a legal order of moves.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "methods/peg_army/relaxed.h"

namespace hardboard::peg_army {

// The columns in the order of the forward game, column j at most x(j) times, so at most as many
// moves as x has. Played backward from the lone peg on the start, every move finds a peg to take
// and empty positions to add to, and the game ends within `allowed`.
//
// x must solve the game. Each step plays a move or drops some moves, and between two drops no move
// is considered twice: in practice linear in the moves. docs/armies.md has the proof, which, unlike
// the paper's, needs no restart after a drop.
std::vector<std::uint32_t> order(const Relaxed& game, std::span<const std::uint32_t> x);

}  // namespace hardboard::peg_army
