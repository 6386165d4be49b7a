// What reductions of games of captures keep, whatever they reduce to.
#pragma once

#include <gtest/gtest.h>

#include "puzzles/ground.h"
#include "reductions/image.h"

namespace hardboard::testing {

// Expects that a solution of the image comes back as one of the puzzle, and that this one goes
// forward to a solution of the image. Returns both.
template <class R>
std::pair<typename R::From::Answer, typename R::To::Answer> expect_back_and_forth(
    const typename R::From::Puzzle& puzzle, const Image<R>& image,
    const typename R::To::Answer& answer) {
  const auto recovered = R::recover(puzzle, image, answer);
  EXPECT_TRUE(recovered);
  const CheckReport report = check(puzzle, *recovered, {});
  EXPECT_EQ(report.check, Check::verified) << report.reason << "\n" << write(puzzle);
  auto forward = R::witness(puzzle, image, *recovered);
  EXPECT_EQ(check(image.puzzle, forward, {}).check, Check::verified);
  return {*recovered, std::move(forward)};
}

// Holds so many random puzzles against the brute force: is_solvable(puzzle) does it for one. Both
// answers must come often enough.
template <class Make, class IsSolvable>
void expect_of_all(int rounds, Make make, IsSolvable is_solvable) {
  int solvable = 0;
  for (int round = 0; round < rounds && !::testing::Test::HasFailure(); ++round)
    solvable += is_solvable(make()) ? 1 : 0;
  EXPECT_GT(solvable, rounds / 10);
  EXPECT_LT(solvable, rounds * 9 / 10);
}

}  // namespace hardboard::testing
