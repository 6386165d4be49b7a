// Which clause is tied to which of the two pieces that a gadget has for each literal.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/result.h"
#include "problems/planar_3sat/puzzle.h"

namespace hardboard {

// Sides are numbered: 0 for true variables and the clauses above, 1 for false ones and those below.
inline constexpr std::array<std::uint32_t, 2> hero_sides = {0, 1};

inline const std::vector<planar_3sat::Clause>& clauses_of(const planar_3sat::Puzzle& puzzle,
                                                          std::uint32_t side) {
  return side == 0 ? puzzle.above : puzzle.below;
}

// Slot 2 (v - 1) + i of a side is place i of variable v, in the order of the line of variables. No
// leg to a slot crosses the bar of a clause that is drawn before: between the first and the last
// slot of a clause lie only slots of earlier clauses.
struct ClauseSlots {
  static constexpr std::uint32_t none = UINT32_MAX;
  std::array<std::vector<std::uint32_t>, 2>
      clause;  // by side, by slot: the clause, from 0, or none
  std::array<std::vector<std::vector<std::uint32_t>>, 2> slots;  // by side, by clause: ascending
};

// An error if a variable occurs in more than two clauses of a side. A variable that occurs in one
// has it in the first place. O(variables + literals).
Result<ClauseSlots> clause_slots(const planar_3sat::Puzzle& puzzle);

}  // namespace hardboard
