// Turns a path through classes of configurations into moves (Lemma 3.11).
#pragma once

#include <optional>
#include <vector>

#include "base/limits.h"
#include "methods/push_fight/classes.h"
#include "methods/push_fight/state.h"

namespace hardboard::push_fight {

// The moves that take the king along the path, with no more moves of pawns than each step needs,
// and the push. Steps of the king without a move of a pawn between them make one move. The turn is
// legal by construction. O(squares) at worst for each pawn that has to change its part, but little
// if an empty square is near. Nothing if the limits were reached.
std::optional<IndexedTurn> realise(const Board& board, std::vector<Man> men, const ClassPath& path,
                                   const Limits& limits);

}  // namespace hardboard::push_fight
