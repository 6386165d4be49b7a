// The fewest moves where there are too many configurations: first which men have to move at all.
//
// A turn has at least as many moves as men that move in it. Which sets of men suffice, each moving
// as often as it likes, is the question of classes.h, asked with all others held fast. A set that
// does not suffice, made as large as it can be, leaves a set of men of which one must move. The
// smallest set that meets all of these (a SAT solver finds it) bounds the number of moves from
// below; a search over the configurations of that set alone finds turns, and often one in which
// each of its men moves once. Sets for which it finds nothing better are excluded with all their
// subsets. Where holes have to be brought together (Theorem 3.20), this is a rectilinear Steiner
// tree found by cuts.
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "methods/push_fight/configurations.h"
#include "methods/push_fight/state.h"

namespace hardboard::push_fight {

// As fewest_moves over all men. `known` is a turn that wins with at most `most` moves, if one is
// known: then only better ones are looked for. `states` bounds each search over configurations.
FewestMoves fewest_by_moved_sets(const Board& board, const std::vector<Man>& men,
                                 const std::vector<WinningLine>& lines,
                                 std::optional<IndexedTurn> known, std::uint64_t most,
                                 std::uint64_t states, const Limits& limits);

}  // namespace hardboard::push_fight
