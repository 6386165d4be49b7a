// Where the rooks stand that a formula of And-Or-(1,1)-SAT becomes (Kühn 2024, Theorem 7.16).
//
// Rows and columns do all the wiring. A literal is a row with a rook on the column of its variable:
// if the rook stands there when the variable's gadget is cleared, the literal is true, and the rook
// serves the clause on the right that has this row. The gadgets are files of data/gadgets/, placed
// by maps of their rows and columns, in this order from the left and from the top:
//
//   columns 1 to 3       the tomb; column 3 is the shell's, with a destination for each variable
//   two columns          for each variable: its literals, its leaf
//   columns of a clause  for each clause, as its gadget is drawn
//   cleanup rooks        in row 3, the shell's row, with the clauses' destinations
//
//   rows 1 to 3          the tomb; row 3 is the shell's
//   rows of a clause     for each clause, as its gadget is drawn; below the first row of a literal
//                        of a variable come two rows for the variable's triangle
//   cleanup rooks        in column 3
//
// So a row below the shell belongs to one clause or to one variable, and a column right of the
// shell, too. A row of a literal belongs to both.
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "base/result.h"
#include "gadgets/gadget.h"
#include "problems/and_or_sat/puzzle.h"
#include "reductions/cells.h"

namespace hardboard::rook_board {

// How the cells lie on the plane: as they are, turned, or with columns farther apart than the board
// is high.
enum class Look : std::uint8_t { rooks, bishops, queens };

// A gadget that stands on the board.
struct PlacedGadget {
  const gadgets::Gadget* gadget = nullptr;  // of the library
  std::vector<Cell> cells;                  // of the gadget's pieces, in their order

  Cell cell(Square of_drawing) const;   // O(log pieces)
  std::vector<Cell> own_cells() const;  // neither of ports nor of the shell
};

// Variable v, from 1, has the number 2 v - 2 as a literal, its negation 2 v - 1.
std::size_t number_of(formulas::Literal literal);

// Where everything stands.
struct Layout {
  std::vector<PlacedGadget> variables, clauses;
  std::vector<Cell> literals;              // by number
  std::vector<std::uint32_t> clause_of;    // by number: the literal's clause, from 0
  std::vector<Cell> tomb;                  // its four rooks, as they are cleared, from its corner
  std::vector<Cell> row_shell, row_rooks;  // destinations, the corner first; cleanup rooks
  std::vector<Cell> column_shell, column_rooks;  // destinations and cleanup rooks below the corner
  std::int64_t rows = 0;
  Placement placement;

  Square square(Cell cell) const { return *placement.square(cell); }
};

// The number of pieces: 7, 7 for each variable, and 5, 9 or 19 for a clause of one, two or three
// literals, 27 for one with an `and`. O(clauses).
std::uint64_t pieces_of(const and_or_sat::Puzzle& source);

// The layout, or the reason why there is none: a literal that does not occur once, or a board that
// exceeds the limits or the range of coordinates. O(pieces).
Result<Layout> layout_of(const and_or_sat::Puzzle& source, Look look, const Limits& limits);

}  // namespace hardboard::rook_board
