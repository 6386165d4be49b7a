// The difficulty of a small puzzle for a person, measured by the dead ends and choices of a search.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/limits.h"
#include "methods/capture/depth_first.h"

namespace hardboard::solo_chess {

enum class Level : std::uint8_t { easy, medium, hard };
std::string_view name(Level level);

inline constexpr std::uint64_t most_counted = 20'000;

struct Difficulty {
  std::uint64_t dead_ends = 0;     // positions without a solution that the search visits
  std::uint32_t first_moves = 0;   // captures that the start offers
  std::uint32_t saving_moves = 0;  // those that keep the puzzle solvable
  // The number of solutions as sequences of captures; nothing if counting them takes more than
  // most_counted positions.
  std::optional<capture::Count> solutions = {};
  bool unique = false;  // there is one solution only, as a set of captures
  Level level = Level::easy;
  bool is_complete = true;  // false if the limits came first: then the grade means nothing
};

// Grades a solvable arena of at most capture::most_locations locations. Exponential in the worst
// case, like the search.
Difficulty grade(const capture::Arena& arena, const Limits& limits);

inline constexpr std::string_view one_solution = "one solution (as a set of captures)";

// "hard: 2 of 13 first captures keep it solvable, 305 dead ends, one solution (as a set of
// captures)"
std::string in_words(const Difficulty& difficulty);

}  // namespace hardboard::solo_chess
