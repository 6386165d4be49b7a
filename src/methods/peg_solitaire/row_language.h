// Which rows of holes lead to a single peg: regular languages (Moore and Eppstein 2000), here
// learned from the small rows, which brute force tells.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "puzzles/peg_solitaire/row_automaton.h"

namespace hardboard::peg_solitaire {

// A deterministic automaton that starts in state 0.
struct RowLanguage {
  std::vector<std::array<std::uint8_t, row_letters>> next;  // by state and letter
  std::vector<std::uint8_t> accepts;                        // by state
};

// The rows from which play leaves one peg; on request neither on the first hole nor on the last.
// Letters of the goal's hole count as those of another hole. Learned at the first call, in some
// milliseconds; any thread may call.
const RowLanguage& rows_to_one(bool first_stays_empty, bool last_stays_empty);

// The rows with one hole of the goal from which play leaves one peg, there; and the rows without
// that hole and without pegs.
const RowLanguage& rows_to_goal();

}  // namespace hardboard::peg_solitaire
