// A circuit as a plan of gadgets on tracks, from the left to the right. A wire of the circuit is a
// pair of rails, of which the upper one is true if the wire's literal is, else the lower one. Wires
// lie on tracks, one above the other. Each step of a plan puts a gadget on one or two tracks.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/limits.h"
#include "base/result.h"
#include "problems/formulas/aig.h"

namespace hardboard::rails {

// A stretch of wire, and the gadgets peg-rails-NAME of the library.
enum class Kind : std::uint8_t { wire, choice, constant, copy, conjunction, cross, swap, down, up };

// The gadgets' names by Kind; empty for a wire.
inline constexpr std::array<std::string_view, 9> gadget_names = {"",
                                                                 "peg-rails-choice",
                                                                 "peg-rails-true",
                                                                 "peg-rails-copy",
                                                                 "peg-rails-and",
                                                                 "peg-rails-cross",
                                                                 "peg-rails-swap",
                                                                 "peg-rails-down",
                                                                 "peg-rails-up"};

// How many tracks a kind takes, and the columns from its first to its last, where its ports lie:
// even numbers, so that all ports have the same class. A stretch of wire has any even length.
struct Extent {
  std::int32_t tracks, width;
};
inline constexpr std::array<Extent, 9> extents = {
    {{1, 0}, {1, 2}, {1, 2}, {2, 14}, {2, 18}, {2, 24}, {1, 12}, {2, 10}, {2, 10}}};
constexpr Extent extent_of(Kind kind) {
  return extents[static_cast<std::size_t>(kind)];
}

// Two hops of wire lie between gadgets, so that an empty column lies between their tiles.
inline constexpr std::int32_t least_gap = 4;

// The literal of no wire.
inline constexpr formulas::Wire no_wire = UINT32_MAX;

// A gadget on the tracks `track`, `track` + 1 (numbers grow downward) and from `column` on. What it
// takes and leaves are the literals of the wires on these tracks, from above.
struct Step {
  Kind kind = Kind::wire;
  std::int32_t track = 0, column = 0, width = 0;
  std::array<formulas::Wire, 2> takes{no_wire, no_wire}, leaves{no_wire, no_wire};
};

// Every wire that a step takes was left by an earlier step where the step begins. In the end one
// wire remains, with the literal `last` on the track `track`, up to the column `column`.
struct Plan {
  std::vector<Step> steps;
  formulas::Wire last = no_wire;
  std::int32_t track = 0, column = 0;
  std::uint64_t crossings = 0;
};

// A plan for the gates that the first output depends on. An error in words if there are more than
// `most_steps` steps or the limits are reached. The order of the gates is greedy: next comes the
// gate whose wires are the nearest. O(gates^2 + steps * tracks).
Result<Plan> plan_of(const formulas::Aig& aig, std::uint64_t most_steps, const Limits& limits);

}  // namespace hardboard::rails
