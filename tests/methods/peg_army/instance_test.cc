// The relaxed game on a window against the rules, as the oracle has them.
#include "methods/peg_army/instance.h"

#include <gtest/gtest.h>
#include <set>

#include "methods/peg_army/order.h"
#include "oracle/army_brute_force.h"
#include "support/random_army.h"

namespace hardboard::peg_army {
namespace {

// The fewest moves of the reversed game as the instance has it.
std::optional<std::uint32_t> fewest(const Relaxed& game) {
  std::set<std::uint64_t> seen{std::uint64_t{1} << game.start};
  std::vector<std::uint64_t> now(seen.begin(), seen.end()), next;
  for (std::uint32_t length = 0; !now.empty(); ++length, now.swap(next), next.clear()) {
    for (const std::uint64_t pegs : now) {
      bool ends = true;
      for (std::uint32_t i = 0; i < game.positions(); ++i)
        ends = ends && (pegs >> i & 1) <= game.allowed[i];
      if (ends) return length;
      for (std::uint32_t j = 0; j < game.columns(); ++j) {
        std::uint64_t added = 0;
        for (const std::uint32_t i : game.added(j)) added |= std::uint64_t{1} << i;
        if ((pegs >> game.removed[j] & 1) == 0 || (pegs & added) != 0) continue;
        const std::uint64_t before = (pegs & ~(std::uint64_t{1} << game.removed[j])) | added;
        if (seen.insert(before).second) next.push_back(before);
      }
    }
  }
  return std::nullopt;
}

TEST(ArmyInstance, AgreesWithBruteForce) {
  Random random(7);
  int armies = 0, none = 0;
  for (int round = 0; round < 1500; ++round) {
    const Puzzle puzzle = testing::random_army(random);
    const auto margin = static_cast<std::int32_t>(random.below(3));
    const Window window = window_of(puzzle, margin);
    if (window.squares() > 16) continue;
    const auto judged = oracle::fewest_army_moves(puzzle, window.low, window.high);
    const std::optional<Instance> instance = instance_of(puzzle, margin);
    ASSERT_TRUE(instance);
    ASSERT_EQ(fewest(instance->game), judged);
    armies += judged ? 1 : 0;
    none += judged ? 0 : 1;
  }
  EXPECT_GT(armies, 100);
  EXPECT_GT(none, 100);
}

TEST(ArmyInstance, HugeWindowsAreRefused) {
  Puzzle puzzle;
  puzzle.shape = Shape::halfplane;
  puzzle.size = 1;
  puzzle.goal = {0, 2'000'000'000};
  EXPECT_FALSE(instance_of(puzzle, 0));
  puzzle.goal = {2'147'483'647, 1};
  EXPECT_TRUE(instance_of(puzzle, 3));
  EXPECT_FALSE(instance_of(puzzle, 1'000'000'000));
}

}  // namespace
}  // namespace hardboard::peg_army
