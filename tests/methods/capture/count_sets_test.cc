// Solutions counted as sets of captures, against a plain list of all solutions.
#include "methods/capture/count_sets.h"

#include <algorithm>
#include <atomic>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <set>
#include <string>
#include <vector>

#include "kernel/judge.h"
#include "methods/capture/optimum.h"
#include "methods/solo_chess/difficulty.h"
#include "methods/solo_chess/instance.h"
#include "puzzles/solo_chess/canonical.h"
#include "support/plain_game.h"
#include "support/random_puzzle.h"
#include "support/second_judge.h"

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
  }
  EXPECT_GT(none, 300);
  EXPECT_GT(one, 100);
  EXPECT_GT(many, 100);
}

// The kernel's own count, which lists the sets with the positions.
TEST(CountSets, TheKernelCountsAsMany) {
  Random random(52);
  testing::SecondJudge second(40);
  int many = 0;
  for (int round = 0; round < 600; ++round) {
    testing::SoloOptions options;
    options.most_pieces = 5;
    options.goal = options.last = 30;
    const auto puzzle = testing::random_solo_chess(random, options);
    std::set<Captures> sets;
    Captures path;
    collect(testing::PlainSolo(puzzle), path, sets);
    for (const std::size_t more : {0, 1}) {
      const std::string text = fmt::format("{}claim sets {}\nproof search\nend\n",
                                           canonical_text(puzzle), sets.size() + more);
      ASSERT_EQ(testing::verifies(text), more == 0) << text;
      second.see(text);
    }
    many += sets.size() > 1 ? 1 : 0;
  }
  EXPECT_GT(many, 30);
  second.expect_agreement(20);
}

TEST(CountSets, IsOfferedBesideTheCountOfSequences) {
  // Three rooks in a row: the outer two capture the middle one in either order, and so on.
  solo_chess::Puzzle puzzle;
  puzzle.types = {*solo_chess::standard_type('R')};
  for (std::int32_t x = 1; x <= 3; ++x) puzzle.pieces.push_back({{x, 1}, 2, 0});
  const auto count = [&](Counted what, const Limits& limits) {
    solo_chess::Instance instance(puzzle, limits);
    Answer<Location> answer;
    answer.verdict = Verdict::solvable;
    add_count(instance.captures, limits, answer, what);
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
