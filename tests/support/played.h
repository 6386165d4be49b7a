// Solutions of Solo Chess and Graph Capture that methods find on arenas, played by the rules.
#pragma once

#include <gtest/gtest.h>
#include <optional>
#include <utility>

#include "methods/graph_capture/arena_of.h"
#include "methods/solo_chess/arena_of.h"
#include "puzzles/graph_capture/replay.h"
#include "puzzles/solo_chess/replay.h"

namespace hardboard::testing {

// Expects that the moves of the answer are possible and solve the puzzle.
inline void expect_played(const solo_chess::Puzzle& puzzle,
                          capture::Answer<capture::Location> answer) {
  solo_chess::Game game(puzzle);
  for (const auto& move : solo_chess::to_squares(puzzle, std::move(answer)).moves)
    ASSERT_EQ(game.play(move), std::nullopt);
  ASSERT_TRUE(game.solved());
}

inline void expect_played(const graph_capture::Puzzle& puzzle,
                          capture::Answer<capture::Location> answer) {
  graph_capture::Game game(puzzle);
  for (const auto& move : graph_capture::to_vertices(std::move(answer)).moves)
    ASSERT_EQ(game.play(move), std::nullopt);
  ASSERT_TRUE(game.solved());
}

}  // namespace hardboard::testing
