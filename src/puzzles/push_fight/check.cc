#include "puzzles/push_fight/check.h"

#include <fmt/format.h>

#include "proofs/findings.h"
#include "puzzles/push_fight/check_parts.h"
#include "puzzles/push_fight/replay.h"

namespace hardboard::push_fight {

std::optional<std::string> play(Game& game, const Turn& turn) {
  for (std::size_t i = 0; i < turn.moves.size(); ++i) {
    if (const auto fault = game.move(turn.moves[i]))
      return fmt::format("move {}, {}: {}", i + 1, Game::words(turn.moves[i]), *fault);
  }
  return game.push(turn.push);
}

CheckReport check(const Puzzle& puzzle, const Answer& answer, const Limits& limits,
                  const Recourse& recourse) {
  Findings findings;
  if (puzzle.question == Question::winner)
    check_winner(puzzle, answer, limits, recourse, findings);
  else
    check_mate(puzzle, answer, limits, recourse, findings);
  if (!findings.wrong) check_count(answer, findings);
  return findings.report();
}

}  // namespace hardboard::push_fight
