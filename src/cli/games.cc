#include "cli/games.h"

#include <fmt/format.h>
#include <string_view>

#include "base/text.h"

namespace hardboard::cli {

Setting moves_setting() {
  return {.name = "moves",
          .value = "MOVES",
          .help = "Moves already made, with semicolons between: \"Ba6xd3; Qe2xe6\"",
          .may_be_empty = true};
}

Result<std::unique_ptr<AnyGame>> started_game(const Result<AnyPuzzle>& puzzle,
                                              const std::string& file, std::int64_t line,
                                              const std::string& moves) {
  if (!puzzle) return puzzle.error();
  if (puzzle->kind().start == nullptr) {
    return InputError{file, line, 0,
                      fmt::format("{} is a problem, not a game; expected a puzzle that has moves",
                                  puzzle->kind().name)};
  }
  std::unique_ptr<AnyGame> game = puzzle->kind().start(*puzzle);
  std::string_view rest = moves;
  while (!rest.empty()) {
    const std::string_view part = rest.substr(0, rest.find(';'));
    rest.remove_prefix(std::min(part.size() + 1, rest.size()));
    const std::string_view words = trimmed(part);
    if (words.empty()) continue;
    if (const auto fault = game->play(words))
      return InputError{"--moves", 0, 0, fmt::format("{}: {}", in_quotes(words), *fault)};
  }
  return game;
}

}  // namespace hardboard::cli
