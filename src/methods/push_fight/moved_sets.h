// The fewest moves of a mate where there are too many configurations: first, which men have to move
// at all.
//
// A turn has at least as many moves as men that move in it. Whether a set of men suffices, if each
// of them moves as often as it likes and all others are held fast, is the question of classes.h. A
// set that does not suffice is made as large as possible: one of the men outside of it must move.
// The smallest set that contains such a man for each of these sets, found by a SAT solver, bounds
// the number of moves from below. A search over the configurations of that set alone finds turns,
// and often one in which each man moves once. If it finds nothing better than the best turn, the
// set is excluded with all its subsets. Where holes have to be brought together (Theorem 3.20),
// this finds a rectilinear Steiner tree by cuts.
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "methods/push_fight/configurations.h"
#include "methods/push_fight/state.h"

namespace hardboard::push_fight {

// As fewest_moves() with all men allowed to move; some number of moves must be enough. `known`, if
// given, is a turn that mates with at most `most` moves: then only better turns are looked for, and
// at the limits the best turn so far is returned. `states` bounds each search over configurations.
FewestMoves fewest_by_moved_sets(const Board& board, const std::vector<Man>& men,
                                 const std::vector<WinningLine>& lines,
                                 std::optional<IndexedTurn> known, std::uint64_t most,
                                 std::uint64_t states, const Limits& limits);

}  // namespace hardboard::push_fight
