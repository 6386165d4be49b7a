#include "cli/words.h"

#include <fmt/format.h>

#include "base/counted.h"

namespace hardboard::cli {

std::string in_words(const solo_chess::Difficulty& difficulty) {
  const bool one_keeps = difficulty.saving_moves == 1;
  return fmt::format(
      "{}: {} of {} {} it solvable, {}, {}", name(difficulty.level), difficulty.saving_moves,
      counted(difficulty.first_moves, "first capture"), one_keeps ? "keeps" : "keep",
      counted(difficulty.dead_ends, "dead end"),
      difficulty.unique ? "one solution (as a set of captures)" : "several solutions");
}

}  // namespace hardboard::cli
