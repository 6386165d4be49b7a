// Turns for many positions as few rules: a decision tree on the letters of squares.
#pragma once

#include <utility>
#include <vector>

#include "puzzles/push_fight/strategy.h"

namespace hardboard::push_fight {

// A rule for each leaf of a tree that asks for the letters of squares until all positions that have
// these letters have the same turn. The positions are of the board, and different. Each question is
// the one that leaves the fewest pairs of positions with different turns together. O(depth *
// positions * squares).
std::vector<Rule> rules_of(const Board& board,
                           const std::vector<std::pair<Position, Turn>>& positions);

}  // namespace hardboard::push_fight
