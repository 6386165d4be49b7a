#include "methods/solo_chess/difficulty.h"

#include <fmt/format.h>

#include "base/contract.h"
#include "base/counted.h"
#include "methods/capture/capture_sets.h"
#include "methods/capture/first_moves.h"

namespace hardboard::solo_chess {

using capture::Arena;
using capture::DepthFirst;

std::string_view name(Level level) {
  switch (level) {
    case Level::easy:
      return "easy";
    case Level::medium:
      return "medium";
    case Level::hard:
      return "hard";
  }
  return "";
}

namespace {

// These bounds make half of the 8x8 puzzles of 4 and 5 pieces that people play on the web easy and
// the others medium, and half of those of 9 and 10 pieces hard.
Level level_of(const Difficulty& difficulty) {
  const bool misleading = 3 * difficulty.saving_moves <= difficulty.first_moves;
  if (difficulty.dead_ends >= 40 && misleading) return Level::hard;
  if (difficulty.dead_ends >= 8 || misleading) return Level::medium;
  return Level::easy;
}

}  // namespace

Difficulty grade(const Arena& arena, const Limits& limits) {
  Difficulty difficulty;
  std::optional<DepthFirst> search = DepthFirst::make(arena);
  promise(search.has_value(), "only arenas that a search can take are graded");
  const DepthFirst::Outcome outcome = search->decide(limits);
  difficulty.dead_ends = outcome.dead_ends;
  difficulty.solutions = search->count(limits, most_counted);
  difficulty.unique = capture::spare_captures(arena, 0, limits) == 0;
  for (const capture::FirstMove& move : capture::judge_first_moves(
           arena, [&](const Arena& next) { return DepthFirst::make(next)->decide(limits).verdict; },
           limits)) {
    ++difficulty.first_moves;
    difficulty.saving_moves += move.verdict == Verdict::solvable;
  }
  difficulty.level = level_of(difficulty);
  difficulty.is_complete = !limits.reached();
  return difficulty;
}

std::string in_words(const Difficulty& difficulty) {
  const bool one_keeps = difficulty.saving_moves == 1;
  return fmt::format("{}: {} of {} {} it solvable, {}, {}", name(difficulty.level),
                     difficulty.saving_moves, counted(difficulty.first_moves, "first capture"),
                     one_keeps ? "keeps" : "keep", counted(difficulty.dead_ends, "dead end"),
                     difficulty.unique ? one_solution : "several solutions");
}

}  // namespace hardboard::solo_chess
