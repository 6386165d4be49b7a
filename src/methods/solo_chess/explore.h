// Experiments on two questions that Brunner et al. 2023 left open, {K^1, R} and {P^1, R}: how few
// hero paths decide them? docs/hero.md proves that polynomially many do. Each conjecture keeps one
// hero path for each of few keys; the experiments compare it with brute force on all boards of
// small sizes.
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

// The hero paths that a search keeps. The conjectures drop the paths after which some villain is
// neither strongly nor weakly capturable (Lemma 2.10), and extend shorter paths first.
enum class Keep : std::uint8_t {
  method,          // the paths of the exact method `hero`: docs/hero.md
  end,             // the first path for each end
  last_two,        // the first path for each end and place before it
  end_and_around,  // the first path for each end and set of places next to it on the villains'
                   // lines
};
inline constexpr std::array keeps{Keep::method, Keep::end, Keep::last_two, Keep::end_and_around};
std::string_view words(Keep keep);

// Does the search find a hero path that makes all villains strongly capturable? Adds to `paths` the
// number of extended paths, or, for the method, of visited paths. A positive answer is always right
// (Lemma 2.8).
bool decide_by_paths(const SmallBoards& boards, int hero, Squares villains, Keep keep,
                     std::uint64_t& paths);

// A board on which a conjecture and brute force disagree.
struct Counterexample {
  int hero = 0;
  Squares villains = 0;
  int pieces() const { return std::popcount(villains) + 1; }
};

// The findings on all boards of one size.
struct ShapeReport {
  std::uint64_t boards = 0, solvable = 0;
  std::uint64_t most_paths = 0;  // the most paths that the method visited on a board
  // By Keep: the number of boards with a wrong answer, and one of them with the fewest pieces.
  std::array<std::uint64_t, keeps.size()> wrong{};
  std::array<std::optional<Counterexample>, keeps.size()> smallest;
  bool complete = false;  // false if the limits came first
};

// For boards of at most 25 squares. Costs as much as SolvableBoards, and some microseconds a board.
ShapeReport explore(const SmallBoards& boards, const Limits& limits);

}  // namespace hardboard::solo_chess
