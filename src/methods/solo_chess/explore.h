// Experiments on open questions: could a polynomial number of hero paths decide {K^1, R} or
// {P^1, R}? Each conjecture keeps one hero path for each key of some polynomial number, and is held
// against brute force on all boards of small shapes.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "base/limits.h"
#include "methods/solo_chess/small_boards.h"

namespace hardboard::solo_chess {

struct Experiment {
  std::string_view name;
  char hero, villain;
  std::string_view question;
};
std::span<const Experiment> experiments();
const Experiment* experiment_named(std::string_view name);

// Which hero paths a search keeps. The conjectures drop those after which a villain is neither
// strongly nor weakly capturable (Lemma 2.10), and go on from shorter paths first.
enum class Keep : std::uint8_t {
  method,          // as the method `hero` does, which is exact: docs/hero.md
  end,             // the first for each end
  last_two,        // the first for each end and the place before it
  end_and_around,  // the first for each end and set of places next to it on the villains' lines
};
inline constexpr std::array keeps{Keep::method, Keep::end, Keep::last_two, Keep::end_and_around};
std::string_view words(Keep keep);

// Whether the search finds a hero path that makes all villains strongly capturable; adds to `paths`
// how many it went on from, or, for the method, how many it looked at. A yes is always right
// (Lemma 2.8).
bool decide_by_paths(const SmallBoards& boards, int hero, Squares villains, Keep keep,
                     std::uint64_t& paths);

// A board on which a conjecture and brute force differ.
struct Counterexample {
  int hero = 0;
  Squares villains = 0;
  int pieces() const { return std::popcount(villains) + 1; }
};

// All boards of one shape.
struct ShapeReport {
  std::uint64_t boards = 0, solvable = 0;
  std::uint64_t most_paths = 0;  // of the method, on any board
  // By Keep: how many boards it gets wrong, and one with the fewest pieces.
  std::array<std::uint64_t, keeps.size()> wrong{};
  std::array<std::optional<Counterexample>, keeps.size()> smallest;
  bool complete = false;  // false if the limits came first
};

// At most 25 squares; time and memory of SolvableBoards, and some microseconds a board.
ShapeReport explore(const SmallBoards& boards, const Limits& limits);

}  // namespace hardboard::solo_chess
