#include "reductions/clause_slots.h"

#include <fmt/format.h>

#include "problems/planar_3sat/crossings.h"
#include "reductions/image.h"

namespace hardboard {

Result<ClauseSlots> clause_slots(const planar_3sat::Puzzle& puzzle) {
  ClauseSlots result;
  for (const std::uint32_t side : hero_sides) {
    const std::vector<planar_3sat::Clause>& clauses = clauses_of(puzzle, side);
    result.clause[side].assign(std::size_t{2} * puzzle.variables, ClauseSlots::none);
    result.slots[side].resize(clauses.size());
    std::uint32_t previous = 0, place = 0;
    for (const auto& [variable, clause] : planar_3sat::legs_of(clauses)) {
      place = variable == previous ? place + 1 : 0;
      previous = variable;
      if (place == 2)
        return error_in_words(fmt::format(
            "variable {} occurs in more than two clauses {} the line (planar-3sat-bounded makes "
            "an equivalent instance in which none does)",
            variable, side == 0 ? "above" : "below"));
      const std::uint32_t slot = 2 * (variable - 1) + place;
      result.clause[side][slot] = clause;
      result.slots[side][clause].push_back(slot);
    }
  }
  return result;
}

}  // namespace hardboard
