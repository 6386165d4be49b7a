// Play within a language of rows: each jump leads to another row of the language.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/limits.h"
#include "methods/peg_solitaire/row_language.h"

namespace hardboard::peg_solitaire {

// A jump by places in the row; the peg taken stands halfway.
struct RowJump {
  std::uint32_t from = 0, to = 0;
  friend bool operator==(const RowJump&, const RowJump&) = default;
};

// Jumps that leave one peg, so that the row stays in the language throughout. Nothing if the row is
// not in the language, or the limits are reached. O(holes) time and O(1) for each jump, as a rule:
// what a jump changes in the states of the language ends a few holes away.
std::optional<std::vector<RowJump>> play_to_one(const RowLanguage& language,
                                                std::vector<RowLetter> row, const Limits& limits);

}  // namespace hardboard::peg_solitaire
