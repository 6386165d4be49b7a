// The fewest moves of a mate if there are too many configurations: first finds the men that have to
// move.
//
// A turn has at least as many moves as men that move in it. classes.h decides whether a set of men
// suffices if each of them moves as often as it likes and all others stand still. A set that does
// not suffice is enlarged as far as possible: then one of the men outside must move. The smallest
// set that contains such a man for each of these sets, found by a SAT solver, is a lower bound on
// the number of moves. A search over the configurations of that smallest set alone finds turns, and
// often one in which each man moves once. If it finds nothing better than the best turn, the set is
// excluded with all its subsets. Where holes have to be brought together (Theorem 3.20), this
// method finds a rectilinear Steiner tree by cuts.
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "methods/push_fight/configurations.h"
#include "methods/push_fight/state.h"

namespace hardboard::push_fight {

// The result of fewest_moves() with all men allowed to move; some number of moves must suffice.
// `known` says what is known: its turn, if any, is a mate with at most `most` moves, and the search
// looks for better turns alone, until a turn meets the bound, and at the limits returns the best
// turn so far; no mate has fewer moves than its bound. `states` bounds each search over
// configurations.
FewestMoves fewest_by_moved_sets(const Board& board, const std::vector<Man>& men,
                                 const std::vector<WinningLine>& lines, FewestMoves known,
                                 std::uint64_t most, std::uint64_t states, const Limits& limits);

}  // namespace hardboard::push_fight
