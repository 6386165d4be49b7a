// Solutions counted as sets of captures, against a plain list of all solutions.
#include "methods/capture/count_sets.h"

#include <algorithm>
#include <atomic>
#include <gtest/gtest.h>
#include <set>
#include <vector>

#include "methods/capture/optimum.h"
#include "methods/solo_chess/arena_of.h"
#include "methods/solo_chess/difficulty.h"
#include "support/plain_game.h"
#include "support/random_puzzle.h"

namespace hardboard::capture {
namespace {

using Captures = std::vector<std::pair<Square, Square>>;

// Adds every solution that goes on from the game, as a sorted list of captures.
void collect(const testing::PlainSolo& game, Captures& path, std::set<Captures>& sets) {
  if (game.solved()) {
    Captures sorted = path;
    std::sort(sorted.begin(), sorted.end());
    sets.insert(sorted);
    return;
  }
  for (const Capture<Square>& capture : game.legal()) {
    testing::PlainSolo next = game;
    next.play(capture);
    path.emplace_back(capture.from, capture.to);
    collect(next, path, sets);
    path.pop_back();
  }
}

TEST(CountSetsLong, AgreesWithAPlainList) {
  Random random(51);
  int none = 0, one = 0, many = 0;
  for (int round = 0; round < 1500; ++round) {
    testing::SoloOptions options;
    options.most_pieces = 6;
    options.goal = options.last = 30;
    const auto puzzle = testing::random_solo_chess(random, options);
    std::set<Captures> sets;
    Captures path;
    collect(testing::PlainSolo(puzzle), path, sets);

    auto search = DepthFirst::make(*solo_chess::arena_of(puzzle));
    const std::optional<std::uint64_t> count = count_sets(*search, {});
    ASSERT_TRUE(count);
    ASSERT_EQ(*count, sets.size()) << "round " << round;
    ++(sets.empty() ? none : sets.size() == 1 ? one : many);

    // As the generator counts, one set is a unique solution.
    const DepthFirst::Outcome outcome = search->decide({});
    if (outcome.verdict == Verdict::solvable) {
      ASSERT_EQ(solo_chess::is_unique(*search, outcome.moves, {}), sets.size() == 1);
    }
    if (sets.size() > 1) {
      ASSERT_FALSE(count_sets(*search, {}, sets.size() - 1));
    }
  }
  EXPECT_GT(none, 300);
  EXPECT_GT(one, 100);
  EXPECT_GT(many, 100);
}

TEST(CountSets, IsOfferedBesideTheCountOfSequences) {
  // Three rooks in a row: the outer two capture the middle one in either order, and so on.
  solo_chess::Puzzle puzzle;
  puzzle.types = {*solo_chess::standard_type('R')};
  for (std::int32_t x = 1; x <= 3; ++x) puzzle.pieces.push_back({{x, 1}, 2, 0});
  const auto count = [&](Counted what, const Limits& limits) {
    Instance instance([&] { return solo_chess::arena_of(puzzle); });
    Answer<Location> answer;
    answer.verdict = Verdict::solvable;
    add_count(instance, limits, answer, what);
    return answer.count.value_or(answer.remark);
  };
  std::set<Captures> sets;
  Captures path;
  collect(testing::PlainSolo(puzzle), path, sets);
  EXPECT_EQ(count(Counted::sets, {}), std::to_string(sets.size()));
  EXPECT_NE(count(Counted::sequences, {}), count(Counted::sets, {}));
  const std::atomic<bool> interrupted = true;
  Limits limits;
  limits.interrupted = &interrupted;
  EXPECT_EQ(count(Counted::sets, limits), "the count did not end within the limits");
}

}  // namespace
}  // namespace hardboard::capture
