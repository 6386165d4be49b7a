// Guesses follow the latest visit of a position with the mover's pieces in the same places, and
// never decide anything.
#include "methods/push_fight/first_numbers.h"

#include <cstdint>
#include <gtest/gtest.h>

#include "puzzles/push_fight/board.h"
#include "support/random_push_fight.h"

namespace hardboard::push_fight {
namespace {

using Word = std::uint64_t;

Sides<Word> random_sides(Random& random, const Field<Word>& field) {
  return sides_of(field, random_position(random, standard_board(), {Force{3, 2}, Force{3, 2}}));
}

TEST(FirstNumbers, WithoutAVisitAreThoseOfAnyPosition) {
  Random random(1);
  const Field<Word> field(standard_board());
  const FirstNumbers<Word> first;
  for (int i = 0; i < 100; ++i) {
    const Sides<Word> sides = random_sides(random, field);
    EXPECT_EQ(first.guess(sides, false), (ProofNumbers{1, 1}));
    EXPECT_EQ(first.guess(sides, true), (ProofNumbers{1, 300}));
  }
}

TEST(FirstNumbers, FollowTheLatestVisit) {
  Random random(2);
  const Field<Word> field(standard_board());
  FirstNumbers<Word> first;
  const Sides<Word> seen = random_sides(random, field);
  // The same places of the pieces that have just moved; the other side's are others.
  Sides<Word> alike = seen;
  alike.kings = seen.pawns;
  alike.pawns = seen.kings;
  ASSERT_NE(alike, seen);
  first.learn(seen, false, {12, 40});
  first.learn(seen, true, {7, 450});
  EXPECT_EQ(first.guess(alike, false), (ProofNumbers{12, 1}));
  EXPECT_EQ(first.guess(alike, true), (ProofNumbers{3, 450}));
  // A proof makes such a turn of the attacker the first choice, and such a reply the last.
  first.learn(seen, false, {0, 6});
  first.learn(seen, true, {0, 5});
  EXPECT_EQ(first.guess(alike, false), (ProofNumbers{1, 1}));
  EXPECT_EQ(first.guess(alike, true).pn, 1U);
  EXPECT_GT(first.guess(alike, true).dn, 450U);
}

// A guess of 0 would be a proof or a disproof, whatever was learned.
TEST(FirstNumbers, ProveAndDisproveNothing) {
  Random random(3);
  const Field<Word> field(standard_board());
  FirstNumbers<Word> first;
  constexpr std::uint32_t infinite = ProofNumbers::infinite;
  for (const std::uint32_t pn : {0U, 1U, 2U, 70'000U, infinite - 1, infinite}) {
    for (const std::uint32_t dn : {0U, 1U, 70'000U, infinite - 1}) {
      for (const bool attacks : {false, true}) {
        const Sides<Word> sides = random_sides(random, field);
        const ProofNumbers before = first.guess(sides, attacks);
        first.learn(sides, attacks, {pn, dn});
        const ProofNumbers after = first.guess(sides, attacks);
        EXPECT_GT(after.pn, 0U);
        EXPECT_GT(after.dn, 0U);
        EXPECT_LT(after.pn, infinite - 1);
        EXPECT_LT(after.dn, infinite - 1);
        // A disproof may hold on its path alone.
        EXPECT_TRUE(dn != 0 || after == before);
      }
    }
  }
}

}  // namespace
}  // namespace hardboard::push_fight
