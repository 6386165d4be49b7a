// The relaxed game of armies as an integer programme, for the two reductions that rest on Theorem 1
// of Gualà et al. 2018.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "base/watch.h"
#include "methods/peg_army/relaxed.h"
#include "problems/integer_programme/puzzle.h"
#include "reductions/reduction.h"

namespace hardboard {

// The programme (R) of docs/armies.md: column j is how often the game's column j is used, row i the
// pegs that position i gets in the end, less those of the start. The objective is the number of
// moves. `row_name` and `column_name` name them. O(size of the game).
//
// If every column adds two pegs or more, then a solution has at most P - 1 moves, where P positions
// may hold a peg in the end: each move adds a peg or more to the one of the start. The columns have
// this bound, so that there are finitely many solutions. Of no use once the watch has reached its
// limits.
integer_programme::Puzzle programme_of(const peg_army::Relaxed& game,
                                       const std::function<std::string(std::uint32_t)>& row_name,
                                       const std::function<std::string(std::uint32_t)>& column_name,
                                       Watch& watch);

// How often each column is used, from values that solve the programme.
std::vector<std::uint32_t> uses_of(const integer_programme::Solution& values);

// The words of the move of a column.
using MoveWords = std::function<std::string(std::uint32_t column)>;

// Each column as a part that bears the words of its move. O(columns).
std::vector<Part> parts_of_moves(std::uint32_t columns, const MoveWords& words);

// "d4-d6: 2 times" for each column that is used. O(columns).
std::vector<std::string> meanings_of_uses(const integer_programme::Solution& values,
                                          const MoveWords& words);

// Of the columns of a legal forward play from some pegs, up to the one that first puts a peg on the
// start, those to which that peg goes back (docs/armies.md, Reachability): how often each is used.
// O(size of the columns).
integer_programme::Solution lean_uses(const peg_army::Relaxed& game,
                                      std::span<const std::uint32_t> played);

}  // namespace hardboard
