// The portfolio for boards that no theorem decides: which formulas of hubs and of exits take part,
// by what the board is, and each one's share of the time.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "methods/capture/arena.h"
#include "methods/capture/solve_sat.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// A member of the portfolio with its part for an arena; turns are shared out by these parts.
struct Share {
  std::string_view name;
  std::uint32_t part = 1;
};
std::vector<Share> shares(const Arena& arena);

// "exits 1 of 3, exits for models 2 of 3".
std::string in_words(const std::vector<Share>& shares);

// The members race with as many threads as the limits allow, and share the limits' memory; where
// that is too little for the first, it works alone, with all of it. A decided answer names the
// method that found it. For `roots`, `proof_file` and `puzzle_line` of the options; their effort
// says nothing.
Answer<Location> solve_by_portfolio(const Arena& arena, const SatOptions& options);

}  // namespace hardboard::capture
