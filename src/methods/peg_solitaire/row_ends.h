// The best position in which play in a row can end, and the automata that prove there is no better
// one.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/limits.h"
#include "methods/peg_solitaire/row_language.h"

namespace hardboard::peg_solitaire {

// What the end of play may have on a hole, and what is best there.
enum class RowWish : std::uint8_t { fewest_pegs, most_pegs, no_peg, a_peg };

struct RowEnd {
  std::vector<RowLetter> letters;  // the row, with the best end beside its start
  std::uint64_t pegs = 0;          // of the end
};

struct RowSearch {
  bool is_done = false;       // else the limits were reached
  std::optional<RowEnd> end;  // nothing if play can't end as wished
};

// `pegs` has an entry, 0 or 1, for each hole. O(holes) time; some 20 bytes for each hole.
RowSearch best_end(std::span<const std::uint8_t> pegs, std::span<const RowWish> wishes,
                   const Limits& limits);

// Reads a row whatever the end is, and costs the pegs of the end. On request a goal's hole has
// letters, which count as those of another hole.
RowAutomaton count_of_ends(bool has_goal);

// Reads a row whose goals are the pegs of the end, and costs nothing; if `elsewhere_too`, the end
// may have pegs on other holes as well.
RowAutomaton ends_at_goal(bool elsewhere_too);

}  // namespace hardboard::peg_solitaire
