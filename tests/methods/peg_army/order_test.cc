// Theorem 1: whatever solves the relaxed game becomes a legal order of moves, never a longer one.
#include "methods/peg_army/order.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <numeric>
#include <set>

#include "base/random.h"
#include "methods/peg_army/instance.h"

namespace hardboard::peg_army {
namespace {

// Any moves, not only jumps: few positions, and tuples of any length, so that cycles abound.
Relaxed random_game(Random& random, std::uint32_t positions, std::uint32_t columns) {
  Relaxed game;
  game.start = static_cast<std::uint32_t>(random.below(positions));
  for (std::uint32_t i = 0; i < positions; ++i)
    game.allowed.push_back(static_cast<std::uint8_t>(random.below(3) > 0));
  for (std::uint32_t j = 0; j < columns; ++j) {
    const auto removed = static_cast<std::uint32_t>(random.below(positions));
    std::vector<std::uint32_t> added;
    for (std::uint32_t i = 0; i < positions; ++i)
      if (i != removed && random.below(3) == 0) added.push_back(i);
    game.add_column(removed, added);
  }
  return game;
}

// The rules of the reversed game, as they stand.
void expect_legal(const Relaxed& game, const std::vector<std::uint32_t>& x,
                  const std::vector<std::uint32_t>& forward) {
  std::vector<std::uint32_t> used(game.columns(), 0);
  std::vector<int> pegs(game.positions(), 0);
  pegs[game.start] = 1;
  for (auto column = forward.rbegin(); column != forward.rend(); ++column) {
    ASSERT_LE(++used[*column], x[*column]);
    ASSERT_EQ(pegs[game.removed[*column]]--, 1);
    for (const std::uint32_t position : game.added(*column)) ASSERT_EQ(pegs[position]++, 0);
  }
  for (std::uint32_t i = 0; i < game.positions(); ++i) ASSERT_LE(pegs[i], game.allowed[i]);
}

// Can the true reversed game end within `allowed`? All sets of pegs, each as a mask.
bool brute_force(const Relaxed& game) {
  std::set<std::uint32_t> seen{1U << game.start};
  std::vector<std::uint32_t> open(seen.begin(), seen.end());
  while (!open.empty()) {
    const std::uint32_t pegs = open.back();
    open.pop_back();
    bool ends = true;
    for (std::uint32_t i = 0; i < game.positions(); ++i)
      if ((pegs >> i & 1) > game.allowed[i]) ends = false;
    if (ends) return true;
    for (std::uint32_t j = 0; j < game.columns(); ++j) {
      std::uint32_t added = 0;
      for (const std::uint32_t position : game.added(j)) added |= 1U << position;
      if ((pegs >> game.removed[j] & 1) == 0 || (pegs & added) != 0) continue;
      const std::uint32_t next = (pegs & ~(1U << game.removed[j])) | added;
      if (seen.insert(next).second) open.push_back(next);
    }
  }
  return false;
}

TEST(Order, EverySolutionOfSmallGames) {
  Random random(1);
  int orders = 0, shortened = 0, unsolvable = 0;
  for (int round = 0; round < 3000; ++round) {
    const auto columns = 3 + static_cast<std::uint32_t>(random.below(4));
    const Relaxed game = random_game(random, 5, columns);
    bool solved = false;
    // All x with entries up to 3.
    std::vector<std::uint32_t> x(columns, 0);
    for (;;) {
      if (solves(game, x)) {
        solved = true;
        const std::vector<std::uint32_t> forward = order(game, x);
        expect_legal(game, x, forward);
        if (HasFatalFailure()) return;
        ++orders;
        shortened += forward.size() < std::accumulate(x.begin(), x.end(), 0U);
      }
      std::size_t digit = 0;
      while (digit < columns && x[digit] == 3) x[digit++] = 0;
      if (digit == columns) break;
      ++x[digit];
    }
    if (solved) {
      EXPECT_TRUE(brute_force(game));
    }
    unsolvable += brute_force(game) ? 0 : 1;
  }
  // The family has all that the theorem speaks of.
  EXPECT_GT(orders, 5'000);
  EXPECT_GT(shortened, 1'000);
  EXPECT_GT(unsolvable, 300);
}

// A legal play of jumps is a solution of the relaxed game, and so is its count of moves with all
// order forgotten.
TEST(Order, PlaysOfJumpsComeBack) {
  Random random(2);
  Puzzle puzzle;
  puzzle.size = 1;
  Instance instance = *instance_of(puzzle, 9);
  Relaxed& game = instance.game;
  std::size_t longest = 0;
  for (int round = 0; round < 200; ++round) {
    std::vector<std::uint32_t> x(game.columns(), 0);
    std::vector<std::uint8_t> pegs(game.positions(), 0);
    pegs[game.start] = 1;
    std::uint32_t length = 0;
    for (int tries = 0; tries < 20'000; ++tries) {
      const auto column = static_cast<std::uint32_t>(random.below(game.columns()));
      bool legal = pegs[game.removed[column]] == 1;
      for (const std::uint32_t i : game.added(column)) legal = legal && pegs[i] == 0;
      if (!legal) continue;
      pegs[game.removed[column]] = 0;
      for (const std::uint32_t i : game.added(column)) pegs[i] = 1;
      ++x[column], ++length;
    }
    game.allowed = pegs;
    const std::vector<std::uint32_t> forward = order(game, x);
    longest = std::max(longest, forward.size());
    ASSERT_LE(forward.size(), length);
    expect_legal(game, x, forward);
    if (HasFatalFailure()) return;
    // What is left stands where the play left something, one peg more than there were jumps.
    const std::vector<Square> army = army_of(instance, forward);
    EXPECT_EQ(army.size(), forward.size() + 1);
    for (const Square square : army) EXPECT_EQ(pegs[instance.window.index(square)], 1);
  }
  EXPECT_GT(longest, 100U);
}

TEST(Order, LongWiresAreLinear) {
  // One peg walks 200,000 holes, each step twice as often as needed on a side circle.
  constexpr std::uint32_t length = 200'000;
  Relaxed game;
  game.allowed.assign(length + 1, 0);
  game.allowed[length] = 1;
  std::vector<std::uint32_t> x;
  for (std::uint32_t i = 0; i < length; ++i) {
    const std::uint32_t next = i + 1;
    game.add_column(i, {&next, 1});
    game.add_column(next, {&i, 1});
    x.push_back(2);
    x.push_back(1);
  }
  const std::vector<std::uint32_t> forward = order(game, x);
  EXPECT_GE(forward.size(), length);
  expect_legal(game, x, forward);
}

// Moves are added that take pegs which nobody has put there, as engines do where moves are free.
TEST(TakeBackIdleMoves, LeavesASolution) {
  Random random(29);
  std::size_t changed = 0;
  for (int round = 0; round < 2'000; ++round) {
    const Relaxed game = random_game(random, 5, 6);
    std::vector<std::int64_t> x(game.columns());
    for (std::int64_t& times : x) times = static_cast<std::int64_t>(random.below(3));
    const std::vector<std::int64_t> given = x;
    take_back_idle_moves(game, x);
    std::vector<std::int64_t> before(game.positions()), after(game.positions());
    before[game.start] = after[game.start] = 1;
    for (std::uint32_t j = 0; j < game.columns(); ++j) {
      ASSERT_LE(0, x[j]);
      ASSERT_LE(x[j], given[j]);
      before[game.removed[j]] -= given[j];
      after[game.removed[j]] -= x[j];
      for (const std::uint32_t i : game.added(j)) before[i] += given[j], after[i] += x[j];
    }
    for (std::uint32_t i = 0; i < game.positions(); ++i) {
      ASSERT_GE(after[i], 0);
      ASSERT_LE(after[i], std::max<std::int64_t>(before[i], 0));
    }
    changed += x != given;
  }
  EXPECT_GT(changed, 500U);
}

}  // namespace
}  // namespace hardboard::peg_army
