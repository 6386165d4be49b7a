// Questions about pegs that jump on the whole plane: can one play bring pegs to all of these
// places?
#pragma once

#include <optional>
#include <vector>

#include "base/limits.h"
#include "gadgets/found.h"
#include "proofs/answer_head.h"

namespace hardboard::gadgets {

struct PegAnswer {
  Verdict verdict = Verdict::unknown;
  Play play;  // if solvable: legal jumps, and pegs that leave the board to off_plane
};

// Can one play bring a peg to some square of each group? A peg that comes to such a square may
// leave the board there. By Theorem 1 of Gualà et al. 2018 (docs/armies.md) the order of the jumps
// does not matter, so that SAT decides. Exponential time at worst, as long as the circuit that the
// pegs stand for at best.
PegAnswer bring_pegs(const Layout& layout, const std::vector<std::vector<Square>>& groups,
                     const Limits& limits);

// The squares that a play jumps from or over: all the pegs that it needs stand there, and perhaps
// no peg until the play brings one.
std::vector<Square> squares_used(const Play& play);

// The squares on which pegs of the layout can ever stand, and a few more: all within four squares
// of the pegs' bounding box (Conway: no peg comes five rows far out of a half-plane).
Box peg_box(const Layout& layout);

}  // namespace hardboard::gadgets
