// Rectilinear Steiner trees: what is read and written, every way to be wrong, and the check of
// answers against a slow one.
#include <gtest/gtest.h>
#include <set>
#include <string>

#include "base/random.h"
#include "problems/steiner/check.h"
#include "problems/steiner/read.h"
#include "problems/steiner/read_stp.h"
#include "support/bad_input.h"

namespace hardboard::steiner {
namespace {

TEST(SteinerRead, PointsAreASet) {
  const auto puzzle =
      read({"f", "rectilinear-steiner\npoints\n3 -1 # one\n1 2\n3 -1\nlength 7", 1});
  ASSERT_TRUE(puzzle) << to_string(puzzle.error());
  EXPECT_EQ(*puzzle, (Puzzle{{{1, 2}, {3, -1}}, 7}));
  EXPECT_EQ(write(*puzzle), "rectilinear-steiner\nlength 7\npoints\n1 2\n3 -1\n");
  EXPECT_EQ(read({"f", "rectilinear-steiner\nlength unlimited\npoints\n1 1\n", 1})->length,
            std::nullopt);
}

TEST(SteinerRead, Errors) {
  const auto of = [](const std::string& lines) { return "rectilinear-steiner\n" + lines; };
  testing::expect_refused(
      {
          {"", "1:1: nothing here: expected `rectilinear-steiner`"},
          {of("size 2\n"), "2:1: expected length or points, found `size`"},
          {of("length\n"), "2:7: expected a length, found the end of the line"},
          {of("length -1\n"), "2:8: a length of `-1` is too small: the least is 0"},
          {of("length 1\nlength 1\n"), "3:1: `length` is given twice, first on line 2"},
          {of("length 1\n"), "2:9: the problem ends without a block `points`"},
          {of("points\n"), "2:7: expected a point, such as `3 1`"},
          {of("points\n1\n"), "3:2: expected a y coordinate, found the end of the line"},
          {of("points\n1 x\n"), "3:3: expected a y coordinate, found `x`"},
          {of("points\n1 2 3\n"), "3:5: expected the end of the line, found `3`"},
          {of("points\n2147483648 1\n"),
           "3:1: an x coordinate of `2147483648` is too large: the most is 2147483647"},
      },
      read);
}

TEST(SteinerRead, SteinLib) {
  const std::string head = "33D32945 STP File, STP Format Version 1.0\n";
  const auto puzzle = read({"f",
                            head + "SECTION Comment\nName \"four # points\"\nEND\n\n"
                                   "Section Terminals\nTerminals 2\nT 1\nT 3\nEND\n"
                                   "SECTION Coordinates\nDD 1 5 7\nDD 2 0 0\nDD 3 -1 7\nEND\nEOF\n"
                                   "whatever follows",
                            1});
  ASSERT_TRUE(puzzle) << to_string(puzzle.error());
  EXPECT_EQ(*puzzle, (Puzzle{{{-1, 7}, {5, 7}}, std::nullopt}));
  EXPECT_TRUE(looks_like_stp(head));
  EXPECT_FALSE(looks_like_stp("33D3294\n"));
  testing::expect_refused(
      {
          {head, "1:42: the file has no terminals"},
          {head + "T 1\n", "2:1: expected `SECTION` or `EOF`, found `T`"},
          {head + "SECTION Terminals\nT 1\n", "3:4: the section `terminals` has no `END`"},
          {head + "SECTION Terminals\nT 1\nEND\n", "3:3: terminal 1 has no coordinates"},
          {head + "SECTION Terminals\nT x\nEND\n", "3:3: expected a node, found `x`"},
          {head + "SECTION Coordinates\nD 1 1 1\n",
           "3:1: expected `DD`, a point of the plane, found `D`"},
          {head + "SECTION Coordinates\nDD 1 1 0.5\n", "3:8: expected a y coordinate, found `0.5`"},
          {head + "SECTION Coordinates\nDD 1 1 1\nDD 1 1 1\n",
           "4:1: the point of node 1 is given twice"},
          {head + "SECTION Graph\nNodes 2\nE 1 2 3\n",
           "4:1: an edge: a Steiner tree in a graph is another problem"},
      },
      read);
}

// Unit by unit: the segments' unit edges, and a flood over them.
bool is_solution(const Puzzle& puzzle, const std::vector<Segment>& segments) {
  std::set<std::pair<Square, Square>> edges;
  std::set<Square> squares;
  std::uint64_t length = 0;
  for (const auto& [a, b] : segments) {
    if (a == b || (a.x != b.x && a.y != b.y)) return false;
    const Square low = std::min(a, b), high = std::max(a, b);
    const Square step = a.y == b.y ? Square{1, 0} : Square{0, 1};
    for (Square at = low; at != high; at = {at.x + step.x, at.y + step.y}) {
      const Square next{at.x + step.x, at.y + step.y};
      edges.insert({at, next});
      squares.insert(at);
      squares.insert(next);
      ++length;
    }
  }
  for (const Square point : puzzle.points) squares.insert(point);
  std::set<Square> flood = {puzzle.points[0]};
  for (std::size_t before = 0; before != flood.size();) {
    before = flood.size();
    for (const auto& [a, b] : edges) {
      if (flood.contains(a)) flood.insert(b);
      if (flood.contains(b)) flood.insert(a);
    }
  }
  return flood == squares && (!puzzle.length || length <= *puzzle.length);
}

TEST(SteinerCheck, AgreesWithAFlood) {
  Random random(7);
  const auto place = [&] {
    return Square{static_cast<std::int32_t>(random.below(4)),
                  static_cast<std::int32_t>(random.below(4))};
  };
  int right = 0, wrong = 0;
  for (int round = 0; round < 40000; ++round) {
    Puzzle puzzle;
    for (std::uint64_t i = random.below(3); i < 3; ++i) puzzle.points.push_back(place());
    sort_once(puzzle.points);
    if (random.below(3) > 0) puzzle.length = random.below(12);
    std::vector<Segment> segments;
    for (std::uint64_t i = random.below(6); i > 0; --i) {
      const Square a = place();
      Square b = place();
      if (random.below(40) > 0)
        (random.below(2) == 0 ? b.x : b.y) = random.below(2) == 0 ? a.x : b.x;
      if (random.below(40) > 0 && a.x != b.x) b.y = a.y;
      segments.push_back({a, b});
    }
    Answer answer = solved(segments);
    const bool is_right = is_solution(puzzle, segments);
    const CheckReport report = check(puzzle, answer);
    ASSERT_EQ(report.check, is_right ? Check::verified : Check::wrong)
        << write(puzzle) << report.reason;
    ++(is_right ? right : wrong);
    if (!is_right) continue;
    ++*answer.length;
    ASSERT_EQ(check(puzzle, answer).check, Check::wrong);
  }
  EXPECT_GT(right, 500);
  EXPECT_GT(wrong, 1000);
}

TEST(SteinerCheck, OnePointNeedsNoSegment) {
  EXPECT_EQ(check({{{3, 3}}, 0}, solved({})).check, Check::verified);
  EXPECT_EQ(check({{{3, 3}, {3, 4}}, 5}, solved({})).reason, "no segment contains c3");
}

}  // namespace
}  // namespace hardboard::steiner
