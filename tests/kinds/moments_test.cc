// Methods that decide at once have a moment before others take all the time.
#include <gtest/gtest.h>

#include "base/deadline.h"
#include "kinds/kind.h"
#include "support/puzzle_of.h"

namespace hardboard {
namespace {

// The table of all positions takes minutes.
TEST(Moments, ANearWinComesBeforeTheTable) {
  const AnyPuzzle fight = puzzle_of(
      "push-fight\n"
      "question winner\n"
      "moves 2\n"
      "board\n"
      " - - - - - - - - - - - - - - -\n"
      "|k K . . P k . p P P p p K a K|\n"
      " - - - - - - - - - - - - - - -\n");
  Request request;
  request.limits.memory_bytes = std::size_t{8} << 30;
  const AnyAnswer answer = kind_of(fight).solve(fight, request);
  EXPECT_EQ(answer.head().verdict, Verdict::win);
  EXPECT_EQ(answer.head().method, "proof-numbers");
  EXPECT_EQ(fight.kind().check(fight, answer, {}).check, Check::verified);
}

// Weights on a window of 601 squares to a side take more than the time.
TEST(MomentsLong, AnArmyComesBeforeALargeRefusal) {
  const AnyPuzzle army = puzzle_of("peg-army\ndesert halfplane 4\nmargin 300\n");
  Request request;
  request.limits.memory_bytes = std::size_t{8} << 30;
  request.limits.deadline = deadline_in(10);
  const AnyAnswer answer = kind_of(army).solve(army, request);
  EXPECT_EQ(answer.head().verdict, Verdict::solvable);
  EXPECT_EQ(army.kind().check(army, answer, {}).check, Check::verified);
}

}  // namespace
}  // namespace hardboard
