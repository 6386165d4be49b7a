// Turns of Push Fight, played by the rules.
#pragma once

#include <gtest/gtest.h>
#include <optional>

#include "puzzles/push_fight/puzzle.h"
#include "puzzles/push_fight/replay.h"

namespace hardboard::testing {

// Plays the turn, which must be legal, in the puzzle's position; the piece that falls.
inline push_fight::Piece play(push_fight::Puzzle& puzzle, const push_fight::Turn& turn) {
  EXPECT_LE(turn.moves.size(), puzzle.moves);
  push_fight::Game game(puzzle);
  for (const push_fight::Move& move : turn.moves) EXPECT_EQ(game.move(move), std::nullopt);
  EXPECT_EQ(game.push(turn.push), std::nullopt);
  puzzle.position = game.position();
  return game.fallen();
}

}  // namespace hardboard::testing
