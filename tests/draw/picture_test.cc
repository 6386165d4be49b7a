// Pictures as scenes: arrows and numbers can be told apart, and vertices keep their distance.
#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <numeric>
#include <rapidcheck/gtest.h>

#include "base/random.h"
#include "draw/arrows.h"
#include "draw/bows.h"
#include "draw/graph_capture.h"
#include "draw/graph_layout.h"
#include "draw/pieces.h"
#include "draw/samples.h"
#include "draw/solo_chess.h"
#include "draw/svg.h"
#include "puzzles/budgets.h"

namespace hardboard::draw {
namespace {

double distance(Point a, Point b) {
  return std::hypot(a.x - b.x, a.y - b.y);
}

double closest_pair(std::span<const Point> points) {
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < points.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) least = std::min(least, distance(points[i], points[j]));
  }
  return least;
}

void expect_numbers_apart(const Scene& scene, std::size_t count) {
  const std::vector<Point> discs = number_discs(scene);
  ASSERT_EQ(discs.size(), count);
  EXPECT_GE(closest_pair(discs), 2 * (number_radius - 1));
  for (const Point p : discs) {
    EXPECT_GE(p.x - number_radius, scene.corner.x);
    EXPECT_GE(p.y - number_radius, scene.corner.y);
    EXPECT_LE(p.x + number_radius, scene.corner.x + scene.width);
    EXPECT_LE(p.y + number_radius, scene.corner.y + scene.height);
  }
}

TEST(Picture, NumbersDoNotOverlap) {
  expect_numbers_apart(picture(board({"R R R R R R R R R R R R"}, 2),
                               solution("e1 f1 d1 f1 c1 f1 b1 f1 a1 f1 g1 f1 h1 f1 i1 f1 j1 f1 k1 "
                                        "f1 l1 f1"))
                           .scene,
                       11);
  expect_numbers_apart(picture(board({"N P P B", "P P P P", "R P Q P", "B P P N"}, 2),
                               solution("a1 b2 b2 a3 b1 a2 d4 c3 c3 d2 d1 c3 a4 b2 d3 c4 c4 b3 b4 "
                                        "a3 a3 a2 d2 d1"))
                           .scene,
                       12);
  expect_numbers_apart(picture(board({"K K K", "K K K", "K K K"}, 2),
                               solution("a1 b2 a2 b2 a3 b2 b1 b2 b3 b2 c1 b2 c2 b2 c3 b2 b2 a1"))
                           .scene,
                       9);
}

// Every square is left at most once in a solution: whatever the captures, their numbers keep apart.
RC_GTEST_PROP(Picture, NumbersDoNotOverlapOnFullBoards, ()) {
  const auto side = *rc::gen::inRange<std::int32_t>(2, 7);
  solo_chess::Puzzle puzzle;
  for (std::int32_t i = 0; i < side * side; ++i) {
    puzzle.pieces.push_back({{1 + i % side, 1 + i / side}, 2, type_number(puzzle, 'Q')});
  }
  Random random(*rc::gen::arbitrary<std::uint64_t>());
  std::vector<Square> standing;
  for (const solo_chess::Piece& piece : puzzle.pieces) standing.push_back(piece.square);
  capture::Answer<Square> answer;
  for (int tries = 0; tries < 400 && standing.size() > 1; ++tries) {
    const std::size_t from = random.below(standing.size());
    const Square to = standing[random.below(standing.size())];
    const auto dx = std::abs(to.x - standing[from].x), dy = std::abs(to.y - standing[from].y);
    if (dx + dy == 0 || (dx != 0 && dy != 0 && dx != dy)) continue;
    answer.moves.push_back({standing[from], to});
    standing.erase(standing.begin() + static_cast<std::ptrdiff_t>(from));
  }
  const std::vector<Point> discs = number_discs(picture(puzzle, answer).scene);
  RC_ASSERT(discs.size() == answer.moves.size());
  RC_ASSERT(closest_pair(discs) >= 2 * (number_radius - 1));
}

RC_GTEST_PROP(Picture, ArrowsThatOverlapAlongALineHaveDifferentBows, ()) {
  const auto ends = *rc::gen::container<std::vector<std::pair<int, int>>>(
      rc::gen::pair(rc::gen::inRange(0, 12), rc::gen::inRange(0, 12)));
  const Square step{*rc::gen::inRange(-2, 3), *rc::gen::inRange(1, 3)};
  std::vector<capture::Capture<Square>> moves;
  for (const auto& [a, b] : ends) {
    if (a == b) continue;
    moves.push_back({{a * step.x, a * step.y}, {b * step.x, b * step.y}});
  }
  const std::vector<double> bow = bows(moves, {}, {0, 0});
  for (std::size_t i = 0; i < moves.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const auto low = [&](std::size_t k) { return std::min(moves[k].from.y, moves[k].to.y); };
      const auto high = [&](std::size_t k) { return std::max(moves[k].from.y, moves[k].to.y); };
      if (high(i) <= low(j) || high(j) <= low(i)) continue;
      // A bow to the right of one direction is one to the left of the other.
      const bool same_way = (moves[i].from.y < moves[i].to.y) == (moves[j].from.y < moves[j].to.y);
      RC_ASSERT(bow[i] != (same_way ? bow[j] : -bow[j]));
    }
  }
}

TEST(Picture, ArrowsBowAroundPiecesOnTheirWay) {
  const std::vector<Square> occupied{{1, 1}, {2, 1}, {3, 1}, {3, 3}};
  const auto bow = [&](const std::string& move) {
    return bows(captures(move), occupied, {2, 2}).front();
  };
  EXPECT_NE(bow("a1 c1"), 0);
  EXPECT_EQ(bow("a1 b1"), 0);
  EXPECT_EQ(bow("a1 c3"), 0);
  EXPECT_LT(bow("a1 c1"), 0);  // upward, where the middle is: to the left of its direction
  EXPECT_GT(bow("c1 a1"), 0);
}

TEST(Picture, LeavesOutCapturesThatAreNone) {
  const Scene scene = picture(board({"R . R"}, 2), solution("a1 c1 a1 b1 a1 a1 c9 a1")).scene;
  EXPECT_EQ(number_discs(scene).size(), 1U);
  EXPECT_NE(scene.description.find("# 3 of the captures are not between pieces"),
            std::string::npos);
}

TEST(Picture, SaysWhatBudgetsAndOtherLinesBound) {
  solo_chess::Puzzle puzzle = board({"R0 R1 . R5 . R*"}, 3);
  puzzle.bounds = {.on_distance = true, .shortest = 2, .longest = 4, .capturers = 1};
  const std::string words = words_in(picture(puzzle).scene);
  for (const char* said : {"may not capture", "may go 1 step in all", "may go 5 steps in all",
                           "may go any distance", "captures at least 2 long",
                           "captures at most 4 long", "at most 1 piece may begin to capture"})
    EXPECT_NE(words.find(said), std::string::npos) << words;
}

TEST(Picture, BudgetsThatLookAlikeShareASymbol) {
  const Scene scene = picture(board({"R100 R200 R99 R* Q*"}, 2)).scene;
  ASSERT_EQ(scene.symbols.size(), 4U);
  EXPECT_EQ(scene.symbols[0].name, "piece-R-99+");
  EXPECT_EQ(scene.symbols[1].name, "piece-R-99");
  EXPECT_EQ(scene.symbols[2].name, "piece-R-unlimited");
}

TEST(GraphLayout, TokensKeepApart) {
  Random random(11);
  for (std::uint32_t n = 1; n <= 60; ++n) {
    for (const std::uint32_t extra : {0U, n / 2, 3 * n}) {
      std::vector<std::pair<std::uint32_t, std::uint32_t>> edges;
      for (std::uint32_t v = 2; v <= n; ++v) edges.emplace_back(1 + random.below(v - 1), v);
      for (std::uint32_t i = 0; i < extra; ++i) {
        const auto u = static_cast<std::uint32_t>(1 + random.below(n));
        const auto v = static_cast<std::uint32_t>(1 + random.below(n));
        if (u != v) edges.emplace_back(u, v);
      }
      const graph_capture::Puzzle puzzle = graph(n, false, edges);
      const std::vector<Point> points = layout(n, puzzle.edges);
      ASSERT_EQ(points.size(), n);
      EXPECT_GE(closest_pair(points), 2 * token_radius + 4) << n << " vertices, " << extra;
    }
  }
}

TEST(GraphLayout, PathsAreStraightAndPartsStandApart) {
  const std::vector<Point> path = layout(4, graph(4, false, {{1, 2}, {2, 3}, {3, 4}}).edges);
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_DOUBLE_EQ(path[i].x, static_cast<double>(i) * edge_length);
    EXPECT_DOUBLE_EQ(path[i].y, 0);
  }
  const std::vector<Point> parts =
      layout(9, graph(9, false, {{1, 2}, {4, 5}, {5, 6}, {6, 4}}).edges);
  EXPECT_GE(closest_pair(parts), 2 * token_radius);
}

}  // namespace
}  // namespace hardboard::draw
