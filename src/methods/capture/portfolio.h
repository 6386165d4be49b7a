// The portfolio for boards that no theorem decides: short searches, and then a race of the members
// that the board allows (portfolio_members.h).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "methods/capture/arena.h"
#include "methods/capture/solve_sat.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// A member of the portfolio, and its share of the turns: `part` of the sum of all parts.
struct Share {
  std::string_view name;
  std::uint32_t part = 1;
};
// The members that take part on the arena. Costs as much as entrants_for() (portfolio_members.h).
std::vector<Share> shares(const Arena& arena);

// "exits 1 of 3, exits for models 2 of 3".
std::string in_words(const std::vector<Share>& shares);

// Decides the arena, or returns unknown with the words of all members once the limits are reached.
// The members race with as many threads as the limits allow, and share the limits' memory; where a
// share is too small for the first member, this member works alone with all of the memory. A
// decided answer names the method that found it. The options' roots, proof file and puzzle line
// count; the other options are ignored.
Answer<Location> solve_by_portfolio(const Arena& arena, const SatOptions& options);

}  // namespace hardboard::capture
