// Between which positions of a row play leads: a regular language (Ravikumar 1997), here learned
// from the small rows, which brute force tells.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "puzzles/peg_solitaire/row_automaton.h"

namespace hardboard::peg_solitaire {

// A deterministic automaton that starts in state 0. The automaton reads a row at the start and at
// the end of play side by side: a letter has 1 for a peg at the start, and 2 for one at the end
// (row_goal).
struct RowLanguage {
  std::vector<std::array<std::uint8_t, row_letters>> next;  // by state and letter
  std::vector<std::uint8_t> accepts;                        // by state
};

// The pairs of rows such that play leads from the first to the second. 16 states; learned at the
// first call, in less than a millisecond; any thread may call.
const RowLanguage& row_plays();

}  // namespace hardboard::peg_solitaire
