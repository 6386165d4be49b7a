// The checker on random graphs: whatever moves it is given, it agrees with a slow player.
#include "puzzles/graph_capture/check.h"

#include <gtest/gtest.h>

#include "oracle/brute_force.h"
#include "support/plain_game.h"
#include "support/random_puzzle.h"

namespace hardboard::graph_capture {
namespace {

using testing::PlainGraph;

TEST(GraphCheck, AgreesWithASlowPlayer) {
  Random random(12);
  int solved = 0, broken = 0;
  for (int round = 0; round < 20000; ++round) {
    const Puzzle puzzle = testing::random_graph_capture(random);
    capture::Answer<Vertex> answer;
    answer.verdict = Verdict::solvable;
    PlainGraph game(puzzle);
    bool legal = true;
    // Now and then a random pair is played, whether it is legal or not.
    for (auto moves = game.legal(); legal && !moves.empty(); moves = game.legal()) {
      capture::Capture<Vertex> move = moves[random.below(moves.size())];
      if (random.below(30) == 0) {
        const auto any = [&] {
          return Vertex{static_cast<std::uint32_t>(random.below(puzzle.budgets.size() + 2))};
        };
        move = {any(), any()};
      }
      answer.moves.push_back(move);
      legal = game.is_legal(move);
      if (legal) game.play(move);
    }
    const bool right = legal && game.solved();
    ASSERT_EQ(check(puzzle, answer).check, right ? Check::verified : Check::wrong);
    solved += right;
    broken += !legal;
  }
  EXPECT_GT(solved, 1000);
  EXPECT_GT(broken, 1000);
}

TEST(GraphCheck, VerifiesNoRefusalOfASolvablePuzzle) {
  Random random(13);
  int verified = 0;
  for (int round = 0; round < 20000; ++round) {
    testing::GraphOptions options;
    options.most_vertices = 5;
    options.most_budget = 2;
    const Puzzle puzzle = testing::random_graph_capture(random, options);
    capture::Answer<Vertex> answer;
    answer.verdict = Verdict::unsolvable;
    std::vector<Vertex> sides[3];
    for (std::uint32_t v = 1; v <= puzzle.budgets.size() + (random.below(50) == 0); ++v)
      sides[random.below(3)].push_back({v});
    if (random.below(2)) {
      answer.proof = capture::ClosedSets<Vertex>{sides[0], sides[1]};
    } else {
      answer.proof = capture::Stranded<Vertex>{{random.below(2) == 0, sides[0]},
                                               {random.below(2) == 0, sides[1]}};
    }
    if (check(puzzle, answer).check != Check::verified) continue;
    ++verified;
    ASSERT_FALSE(oracle::judge(puzzle)->solvable);
  }
  EXPECT_GT(verified, 300);
}

TEST(GraphCheck, SaysWhatItFound) {
  Puzzle puzzle;
  puzzle.budgets = {2, 1, 0};
  puzzle.edges = {{{1}, {2}}, {{2}, {3}}};
  capture::Answer<Vertex> answer;
  answer.verdict = Verdict::solvable;
  answer.moves = {{{1}, {2}}, {{3}, {2}}};
  EXPECT_EQ(check(puzzle, answer).reason, "move 2, 3x2: the token on 3 has no captures left");
  answer.moves[1] = {{2}, {3}};
  EXPECT_EQ(check(puzzle, answer).reason, "2 captures leave one piece");
  answer.verdict = Verdict::unsolvable;
  answer.moves.clear();
  answer.proof = capture::ClosedSets<Vertex>{{{1}}, {{4}}};
  EXPECT_EQ(check(puzzle, answer).reason, "no piece starts on 4");
  answer.proof = capture::ClosedSets<Vertex>{{{0}}, {{1}}};
  EXPECT_EQ(check(puzzle, answer).reason, "no piece starts on 0");
}

}  // namespace
}  // namespace hardboard::graph_capture
