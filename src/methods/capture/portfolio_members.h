// The members of the portfolio: which searches take part on which boards, and how each takes its
// turns.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "methods/capture/arena.h"
#include "methods/capture/race.h"
#include "methods/capture/solve_sat.h"

namespace hardboard::capture {

// A member takes part where it applies, with one share of the turns on loose boards and another on
// tight ones, whose slack is so small that it is counted (slack.h). `method` is the row of a
// decision by this member.
struct Member {
  std::string_view name, method;
  std::uint32_t loose, tight;
  bool (*applies)(const Arena&);
  // The arena and the options' limits must outlive the racer.
  Racer (*enter)(const Arena&, SatOptions);
};

// A member that takes part, with its share of all turns.
struct Entrant {
  const Member* member;
  std::uint32_t share;
};

// The members that take part; the first begins. Costs as much as the conditions: O(steps),
// or O(steps log steps) where annealing or thin hubs may apply.
std::vector<Entrant> entrants_for(const Arena& arena);

// Does a beam take part, and a short beam come before the race? O(steps).
bool beam_pays(const Arena& arena);

// How many states an attempt to take the board apart may meet before the race.
inline std::uint64_t states_of_short_parts(const Arena& arena) {
  return 10'000 + std::uint64_t{100} * arena.size();
}

// At most so many runs of annealing come before the race. Their trees have many faults, and mending
// a tree takes longer than another run.
inline constexpr unsigned short_runs = 5;

}  // namespace hardboard::capture
