// The refusals of the linear theorems: no center, stuck trees. What the checkers do with sets that
// prove nothing.
#include <gtest/gtest.h>

#include "puzzles/graph_capture/check.h"

namespace hardboard::capture {
namespace {

using graph_capture::Puzzle;
using graph_capture::Vertex;

capture::Answer<Vertex> refusal(capture::Proof<Vertex> proof) {
  capture::Answer<Vertex> answer;
  answer.verdict = Verdict::unsolvable;
  answer.proof = std::move(proof);
  return answer;
}

Check verdict(const Puzzle& puzzle, capture::Proof<Vertex> proof) {
  return check(puzzle, refusal(std::move(proof))).check;
}

// 1-2-3-4-5-6 with budget 2: either end of three is stuck, and less is not.
TEST(TheoremRefusals, StuckTrees) {
  Puzzle path{false, 2, std::vector<std::uint32_t>(6, 2), {}};
  for (std::uint32_t v = 1; v < 6; ++v) path.edges.push_back({{v}, {v + 1}});
  const auto trees = [](std::vector<Vertex> first, std::vector<Vertex> second) {
    return capture::StuckTrees<Vertex>{std::move(first), std::move(second)};
  };
  EXPECT_EQ(verdict(path, trees({{1}, {2}, {3}}, {{6}, {4}, {5}})), Check::verified);
  EXPECT_EQ(verdict(path, trees({{1}, {2}}, {{6}, {4}, {5}})), Check::wrong);
  EXPECT_EQ(verdict(path, trees({{1}, {2}, {3}}, {{4}, {5}})), Check::wrong);
  EXPECT_EQ(verdict(path, trees({{1}, {2}, {3}}, {{6}, {4}})), Check::wrong);
  EXPECT_EQ(verdict(path, trees({{1}, {2}, {3}}, {{6}, {3}, {4}, {5}})), Check::wrong);
  EXPECT_EQ(verdict(path, trees({{1}, {2}, {3}}, {})), Check::wrong);
  path.budgets[5] = 3;
  EXPECT_EQ(verdict(path, trees({{1}, {2}, {3}}, {{6}, {4}, {5}})), Check::wrong);
  path.budgets[5] = 2;
  path.edges.push_back({{4}, {6}});  // a cycle: no tree any more
  EXPECT_EQ(verdict(path, trees({{1}, {2}, {3}}, {{6}, {4}, {5}})), Check::wrong);
}

// On graphs as well: a square of tokens that capture once has no center, a star has one.
TEST(TheoremRefusals, NoCenter) {
  Puzzle square{false, 1, std::vector<std::uint32_t>(4, 1), {}};
  square.edges = {{{1}, {2}}, {{1}, {4}}, {{2}, {3}}, {{3}, {4}}};
  EXPECT_EQ(verdict(square, capture::NoCenter<Vertex>{{{1}, {2}, {3}, {4}}}), Check::verified);
  EXPECT_EQ(verdict(square, capture::NoCenter<Vertex>{{{1}, {2}}}), Check::wrong);
  EXPECT_EQ(verdict(square, capture::NoCenter<Vertex>{}), Check::wrong);
  Puzzle star{false, 1, std::vector<std::uint32_t>(4, 1), {}};
  star.edges = {{{1}, {2}}, {{1}, {3}}, {{1}, {4}}};
  EXPECT_EQ(verdict(star, capture::NoCenter<Vertex>{{{1}, {2}, {3}, {4}}}), Check::wrong);
  star.budgets[3] = 0;
  EXPECT_EQ(verdict(star, capture::NoCenter<Vertex>{{{2}, {3}, {4}}}), Check::verified);
}

}  // namespace
}  // namespace hardboard::capture
