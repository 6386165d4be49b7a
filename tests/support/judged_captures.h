// Answers of exact methods to games of captures, held against what brute force says of them.
#pragma once

#include <cstdint>
#include <gtest/gtest.h>
#include <utility>

#include "methods/solo_chess/arena_of.h"
#include "puzzles/graph_capture/check.h"
#include "puzzles/solo_chess/check.h"

namespace hardboard::testing {

inline CheckReport checked(const solo_chess::Puzzle& puzzle,
                           capture::Answer<capture::Location> answer) {
  return check(puzzle, solo_chess::to_squares(puzzle, std::move(answer)));
}
inline CheckReport checked(const graph_capture::Puzzle& puzzle,
                           capture::Answer<capture::Location> answer) {
  return check(puzzle, graph_capture::to_vertices(std::move(answer)));
}

// The verdict is the judge's, and a solution is verified.
template <class Puzzle>
void expect_as_judged(const Puzzle& puzzle, const capture::Answer<capture::Location>& answer,
                      bool is_solvable) {
  ASSERT_EQ(answer.verdict, is_solvable ? Verdict::solvable : Verdict::unsolvable);
  if (!is_solvable) return;
  const CheckReport report = checked(puzzle, answer);
  ASSERT_EQ(report.check, Check::verified) << report.reason;
}

// So many pieces are the fewest that can remain, and the bound; no checker finds that wrong.
template <class Puzzle>
void expect_fewest(const Puzzle& puzzle, const capture::Answer<capture::Location>& answer,
                   std::uint64_t fewest) {
  ASSERT_TRUE(answer.minimum) << answer.remark;
  ASSERT_EQ(answer.minimum->value, fewest);
  ASSERT_EQ(answer.minimum->bound, fewest);
  ASSERT_EQ(answer.verdict, fewest == 1 ? Verdict::solvable : Verdict::unsolvable);
  const CheckReport report = checked(puzzle, answer);
  ASSERT_NE(report.check, Check::wrong) << report.reason;
}

}  // namespace hardboard::testing
