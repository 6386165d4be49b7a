// From a path through classes to the moves themselves (Lemma 3.11).
#pragma once

#include <vector>

#include "methods/push_fight/classes.h"
#include "methods/push_fight/state.h"

namespace hardboard::push_fight {

// The moves that take the king along the path, with no more pawns moved than each step asks for,
// and the push. Legal by construction; steps of the king without a move of pawns between them are
// one move. O(what is searched for each pawn that has to change its part): O(n) for each, little
// where a hole is near.
IndexedTurn realise(const Board& board, std::vector<Man> men, const ClassPath& path);

}  // namespace hardboard::push_fight
