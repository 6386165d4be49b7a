// The board of Kühn 2024, Theorem 7.16: a formula of And-Or-(1,1)-SAT as rooks that may capture
// twice each, or as bishops or queens; and solutions both ways.
#pragma once

#include <string>
#include <vector>

#include "problems/and_or_sat/answer.h"
#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/puzzle.h"
#include "reductions/reduction.h"
#include "reductions/rook_layout.h"

namespace hardboard::rook_board {

using Captures = std::vector<capture::Capture<Square>>;

// The board of budget 2. O(pieces).
solo_chess::Puzzle board_of(const Layout& layout, Look look);

// Captures that solve the board, from an assignment that satisfies the source: the variables, then
// the clauses, then the shell, then the tomb. O(pieces), and SAT on each of the few gadgets.
Captures captures_of(const and_or_sat::Puzzle& source, const Layout& layout,
                     const and_or_sat::Answer& solution);

// The assignment that any solution of the board stands for: a literal is true if its rook captures
// along its row before anything captures on its square (Kühn 2024, section 7.6). A variable neither
// of whose literals is true gets the value true. O(captures log literals).
and_or_sat::Answer solution_of(const Layout& layout, const Captures& captures);

// "variable 3 is false, for clause 2" where the rook of a literal leaves for its clause.
std::vector<std::string> meanings_of(const Layout& layout, const Captures& captures);

// A part for each variable's triangle, each literal and each clause; the tomb, the shell and its
// cleanup rooks. O(pieces).
std::vector<Part> parts_of(const and_or_sat::Puzzle& source, const Layout& layout);

}  // namespace hardboard::rook_board
