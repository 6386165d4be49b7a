// Play in a row to a given position: each jump keeps the row in the language row_plays().
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/limits.h"
#include "puzzles/peg_solitaire/row_automaton.h"

namespace hardboard::peg_solitaire {

// A jump by places in the row; the peg taken stands halfway.
struct RowJump {
  std::uint32_t from = 0, to = 0;
  friend bool operator==(const RowJump&, const RowJump&) = default;
};

// Jumps from the start that the letters tell to the end that they tell. Nothing if there are none,
// or the limits are reached. O(holes) time and O(1) for each jump, as a rule: what a jump changes
// in the states of the language ends a few holes away.
std::optional<std::vector<RowJump>> play_to_end(std::vector<RowLetter> letters,
                                                const Limits& limits);

}  // namespace hardboard::peg_solitaire
