// The replay against a slow player, move by move, and each way to be illegal with its words.
#include "puzzles/graph_capture/replay.h"

#include <gtest/gtest.h>

#include "support/plain_game.h"
#include "support/random_puzzle.h"

namespace hardboard::graph_capture {
namespace {

using testing::PlainGraph;

TEST(GraphReplay, AgreesWithASlowPlayer) {
  Random random(3);
  std::uint64_t solved = 0;
  for (int round = 0; round < 3000; ++round) {
    const Puzzle puzzle = testing::random_graph_capture(random);
    Game game(puzzle);
    PlainGraph plain(puzzle);
    const auto n = static_cast<std::uint32_t>(puzzle.budgets.size());
    for (;;) {
      ASSERT_EQ(game.pieces_left(), plain.tokens.size());
      ASSERT_EQ(game.solved(), plain.solved());
      const auto legal = plain.legal();
      ASSERT_EQ(game.moves(), legal);
      for (std::uint32_t from = 0; from <= n + 1; ++from) {
        for (std::uint32_t to = 0; to <= n + 1; ++to) {
          const capture::Capture<Vertex> capture{{from}, {to}};
          if (!plain.is_legal(capture)) {
            ASSERT_TRUE(game.play(capture));
          }
        }
      }
      if (legal.empty()) break;
      const capture::Capture<Vertex> capture = legal[random.below(legal.size())];
      ASSERT_EQ(game.play(capture), std::nullopt);
      plain.play(capture);
    }
    solved += game.solved();
  }
  EXPECT_GT(solved, 100U);
}

TEST(GraphReplay, SaysWhyNot) {
  Puzzle puzzle;
  puzzle.directed = true;
  puzzle.budgets = {1, 0, unlimited};
  puzzle.edges = {{{1}, {2}}, {{2}, {3}}, {{3}, {2}}};
  Game game(puzzle);
  const auto why = [&](std::uint32_t from, std::uint32_t to) {
    return game.play({{from}, {to}}).value_or("legal");
  };
  EXPECT_EQ(why(0, 1), "no token is on 0");
  EXPECT_EQ(why(4, 1), "no token is on 4");
  EXPECT_EQ(why(1, 4), "there is nothing to capture on 4");
  EXPECT_EQ(why(2, 3), "the token on 2 has no captures left");
  EXPECT_EQ(why(1, 3), "no edge leads from 1 to 3");
  EXPECT_EQ(why(3, 1), "no edge leads from 3 to 1");
  EXPECT_EQ(game.words({{1}, {2}}), "1x2");
  EXPECT_EQ(why(1, 2), "legal");
  EXPECT_EQ(why(1, 2), "no token is on 1");
  EXPECT_EQ(why(3, 2), "legal");
  EXPECT_TRUE(game.solved());
}

}  // namespace
}  // namespace hardboard::graph_capture
