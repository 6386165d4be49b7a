// Patterns that shall remain of boards full but for a hole or two: their plays are found backward,
// by the methods for one peg.
#include <cstddef>
#include <cstdint>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <vector>

#include "kinds/kind.h"
#include "puzzles/ground.h"
#include "puzzles/peg_solitaire/traits.h"

namespace hardboard {
namespace {

using peg_solitaire::Goal;
using peg_solitaire::Puzzle;

// A full square but for these holes, of which the rim shall remain, or the corners alone.
Puzzle square(std::int32_t side, const std::vector<Square>& vacant, bool is_rim) {
  Puzzle puzzle;
  puzzle.goal = Goal::target;
  for (std::int32_t y = 1; y <= side; ++y) {
    for (std::int32_t x = 1; x <= side; ++x) {
      puzzle.holes.push_back({x, y});
      puzzle.pegs.push_back(1);
      const bool at_side = x == 1 || x == side, at_end = y == 1 || y == side;
      puzzle.target.push_back((is_rim ? at_side || at_end : at_side && at_end) ? 1 : 0);
    }
  }
  for (const Square hole : vacant)
    puzzle.pegs[static_cast<std::size_t>((hole.y - 1) * side + hole.x - 1)] = 0;
  return puzzle;
}

void expect_solved(const Puzzle& puzzle, std::string_view method, Verdict verdict) {
  const AnyPuzzle any(ground_of<peg_solitaire::Traits>(), puzzle);
  Request request;
  request.method = method;
  const AnyAnswer answer = kind_of(any).solve(any, request);
  EXPECT_EQ(answer.head().verdict, verdict) << method << ": " << answer.head().remark;
  const CheckReport report = any.kind().check(any, answer, {});
  EXPECT_EQ(report.check, Check::verified) << report.reason;
}

TEST(PegBackward, EachMethodFindsPatterns) {
  expect_solved(square(8, {{2, 6}, {2, 3}}, false), "dive", Verdict::solvable);
  expect_solved(square(9, {{5, 2}}, true), "", Verdict::solvable);
  expect_solved(square(9, {{5, 2}}, true), "gather", Verdict::solvable);
  expect_solved(square(12, {{5, 10}, {8, 6}}, false), "gather", Verdict::solvable);
  expect_solved(square(16, {{7, 7}}, false), "packages", Verdict::solvable);
}

}  // namespace
}  // namespace hardboard
