// The fewest pegs that play leaves in a row: the row falls into *pieces*, each of which play brings
// down to one peg.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/limits.h"
#include "puzzles/peg_solitaire/row_automaton.h"

namespace hardboard::peg_solitaire {

// Holes from `first` to `last` of a row. Neighbouring pieces share a hole, if any: the peg there
// belongs to one of them, which plays first and leaves the hole empty; the other one *borrows* the
// hole and reads it as empty.
struct RowPiece {
  std::uint32_t first = 0, last = 0;
  bool lends_first = false, lends_last = false;
  bool borrows_first = false, borrows_last = false;
};

// The pieces of a row, as few as possible, in the order in which they can be played. The row has an
// entry, 0 or 1, for each hole. O(holes) time; some 40 bytes for each hole. Nothing if the limits
// are reached first.
std::optional<std::vector<RowPiece>> fewest_pieces(std::span<const std::uint8_t> pegs,
                                                   const Limits& limits);

// The automaton that reads rows as pieces, each of which costs 1: a proof of how many pegs remain
// at least. On request the goal's hole has letters, which count as those of another hole.
RowAutomaton count_of_pieces(bool has_goal);

// The automaton of the language rows_to_goal(); a row costs 1 if it has the goal's hole.
RowAutomaton one_peg_at_goal();

}  // namespace hardboard::peg_solitaire
