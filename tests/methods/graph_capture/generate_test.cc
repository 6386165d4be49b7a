// Generated graphs have the shape that was wished for, and planted plays are solutions by brute
// force.
#include "methods/graph_capture/generate.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <vector>

#include "oracle/brute_force.h"
#include "puzzles/graph_capture/traits.h"
#include "support/small_boards.h"

namespace hardboard::graph_capture {
namespace {

constexpr Shape shapes[] = {Shape::random, Shape::tree,     Shape::regular,  Shape::grid,
                            Shape::circle, Shape::complete, Shape::bipartite};

ShapeWish wish_of(Shape shape, std::uint32_t vertices) {
  return {shape, vertices, std::min(vertices * (vertices - 1) / 2, 3 * vertices / 2), 3};
}

std::vector<std::uint32_t> degrees(const graphs::Graph& graph) {
  std::vector<std::uint32_t> all(graph.vertices, 0);
  for (const auto& [u, v] : graph.edges) ++all[u], ++all[v];
  return all;
}

// By repeated passes over the edges, unlike the generator.
bool is_connected(const graphs::Graph& graph) {
  std::vector<bool> is_seen(graph.vertices, false);
  is_seen[0] = true;
  for (bool grows = true; grows;) {
    grows = false;
    for (const auto& [u, v] : graph.edges)
      if (is_seen[u] != is_seen[v]) is_seen[u] = is_seen[v] = grows = true;
  }
  return std::find(is_seen.begin(), is_seen.end(), false) == is_seen.end();
}

TEST(GraphCaptureGenerate, GraphsAreSimpleConnectedAndOfTheirShape) {
  Random random(1);
  for (const Shape shape : shapes) {
    int made = 0;
    for (std::uint32_t vertices = 1; vertices <= 30; ++vertices) {
      const ShapeWish wish = wish_of(shape, vertices);
      if (!why_impossible(wish).empty()) continue;
      const auto graph = graph_of(wish, random, {});
      if (!graph) continue;
      ++made;
      ASSERT_TRUE(is_connected(*graph));
      ASSERT_TRUE(std::is_sorted(graph->edges.begin(), graph->edges.end()));
      ASSERT_EQ(std::adjacent_find(graph->edges.begin(), graph->edges.end()), graph->edges.end());
      for (const auto& [u, v] : graph->edges) ASSERT_TRUE(u < v && v < vertices);
      const std::vector<std::uint32_t> all = degrees(*graph);
      const auto has_degrees = [&](std::uint32_t least, std::uint32_t most) {
        return std::all_of(all.begin(), all.end(),
                           [&](std::uint32_t d) { return least <= d && d <= most; });
      };
      const std::size_t edges = graph->edges.size(), n = vertices;
      switch (shape) {
        case Shape::random:
          ASSERT_EQ(edges, wish.edges);
          break;
        case Shape::tree:
          ASSERT_EQ(edges, n - 1);
          break;
        case Shape::regular:
          ASSERT_TRUE(has_degrees(3, 3));
          break;
        case Shape::grid:
          ASSERT_TRUE(has_degrees(0, 4) && edges < 2 * n);
          break;
        case Shape::circle:
          ASSERT_TRUE(has_degrees(2, 2));
          break;
        case Shape::complete:
          ASSERT_EQ(edges, n * (n - 1) / 2);
          break;
        case Shape::bipartite:
          ASSERT_EQ(edges, (n / 2) * ((n + 1) / 2));
          break;
      }
    }
    EXPECT_GE(made, 13);
  }
}

TEST(GraphCaptureGenerate, RegularGraphsOfAllDegrees) {
  Random random(2);
  int made = 0;
  for (std::uint32_t degree = 3; degree < 40; ++degree) {
    const ShapeWish wish{.shape = Shape::regular, .vertices = 40, .degree = degree};
    ASSERT_EQ(why_impossible(wish), "");
    const auto graph = graph_of(wish, random, {});
    if (!graph) continue;
    ++made;
    for (const std::uint32_t d : degrees(*graph)) ASSERT_EQ(d, degree);
  }
  EXPECT_GE(made, 35);
}

TEST(GraphCaptureGenerate, RandomGraphsOfAllSizes) {
  Random random(3);
  for (std::uint64_t edges = 7; edges <= 28; ++edges) {
    const ShapeWish wish{.shape = Shape::random, .vertices = 8, .edges = edges};
    const auto graph = graph_of(wish, random, {});
    ASSERT_TRUE(graph);
    ASSERT_EQ(graph->edges.size(), edges);
    ASSERT_TRUE(is_connected(*graph));
  }
}

TEST(GraphCaptureGenerate, PlantedPlaysAreSolutions) {
  Random random(4);
  int tight = 0, unsolvable = 0;
  for (int round = 0; round < 600; ++round) {
    Wish wish;
    wish.graph = wish_of(shapes[round % 7], 2 + static_cast<std::uint32_t>(random.below(6)));
    wish.is_directed = random.below(2) == 0;
    wish.is_planted = round % 3 != 0;
    if (!wish.is_planted || random.below(2) == 0) wish.budgets = {1, 3};
    if (!why_impossible(wish.graph).empty()) continue;
    const auto puzzle = generate(wish, random, {});
    if (!puzzle) continue;
    ASSERT_EQ(puzzle->directed, wish.is_directed);
    ASSERT_EQ(puzzle->budgets.size(), wish.graph.vertices);
    const auto judgement = oracle::judge(*puzzle);
    ASSERT_TRUE(judgement);
    if (wish.is_planted) {
      ASSERT_TRUE(judgement->solvable) << testing::in_words(*puzzle);
    } else {
      unsolvable += judgement->solvable ? 0 : 1;
    }
    if (!wish.budgets.empty()) {
      for (const std::uint32_t budget : puzzle->budgets) ASSERT_TRUE(budget == 1 || budget == 3);
      continue;
    }
    std::uint32_t captures = 0;
    for (const std::uint32_t budget : puzzle->budgets) captures += budget;
    ASSERT_EQ(captures, wish.graph.vertices - 1);
    ++tight;
  }
  EXPECT_GT(tight, 100);
  EXPECT_GT(unsolvable, 20);
}

TEST(GraphCaptureGenerate, GivesUpWhereNoPlayCanBe) {
  Random random(5);
  Wish wish{.graph = wish_of(Shape::circle, 20), .is_planted = true, .budgets = {1}};
  EXPECT_FALSE(generate(wish, random, {}));
  Limits limits;
  limits.deadline = Clock::now();
  wish.budgets.clear();
  EXPECT_FALSE(generate(wish, random, limits));
  EXPECT_TRUE(generate(wish, random, {}));
}

}  // namespace
}  // namespace hardboard::graph_capture
