// Solutions counted as sets of captures, against a plain list of all solutions.
#include "methods/capture/capture_sets.h"

#include <algorithm>
#include <atomic>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <set>
#include <string>
#include <vector>

#include "kernel/judge.h"
#include "methods/capture/depth_first.h"
#include "methods/capture/optimum.h"
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

std::optional<std::size_t> captures_that_some_set_lacks(const std::set<Captures>& sets) {
  if (sets.empty()) return std::nullopt;
  const Captures& any = *sets.begin();
  return std::count_if(any.begin(), any.end(), [&](const auto& capture) {
    return std::any_of(sets.begin(), sets.end(), [&](const Captures& set) {
      return !std::binary_search(set.begin(), set.end(), capture);
    });
  });
}

// The number, and a bound just large enough for it or just too small.
void expect_spare(const Arena& arena, std::optional<std::size_t> spare) {
  ASSERT_EQ(spare_captures(arena, 100, {}), spare);
  if (!spare || *spare == 0) return;
  ASSERT_EQ(spare_captures(arena, *spare, {}), spare);
  ASSERT_EQ(spare_captures(arena, *spare - 1, {}), std::nullopt);
}

TEST(CaptureSetsLong, AgreeWithAPlainList) {
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

    const Arena arena = *solo_chess::arena_of(puzzle);
    const std::optional<std::uint64_t> count = count_sets(arena, {});
    ASSERT_TRUE(count);
    ASSERT_EQ(*count, sets.size()) << "round " << round;
    ++(sets.empty() ? none : sets.size() == 1 ? one : many);

    expect_spare(arena, captures_that_some_set_lacks(sets));
    if (HasFatalFailure()) FAIL() << "round " << round;
  }
  EXPECT_GT(none, 300);
  EXPECT_GT(one, 100);
  EXPECT_GT(many, 100);
}

// Boards on which SAT tells what all solutions have in common, against searches without a capture.
TEST(CaptureSetsLong, AgreeWithTheSearchOnLargerBoards) {
  Random random(53);
  int none = 0, unique = 0, several = 0;
  for (int round = 0; round < 400; ++round) {
    testing::SoloOptions options;
    options.fewest_pieces = 10;
    options.most_pieces = 11;
    options.width = options.height = 5;
    options.most_budget = 2;
    options.goal = options.last = 30;
    const Arena arena = *solo_chess::arena_of(testing::random_solo_chess(random, options));
    auto search = DepthFirst::make(arena);
    const DepthFirst::Outcome outcome = search->decide({});
    std::optional<std::size_t> spare;
    if (outcome.verdict == Verdict::solvable) spare = 0;
    for (const Capture<Location>& capture : outcome.moves) {
      search->forbid(capture);
      *spare += search->decide({}).verdict == Verdict::solvable;
      search->allow(capture);
    }
    expect_spare(arena, spare);
    if (HasFatalFailure()) FAIL() << "round " << round;
    ++(!spare ? none : *spare == 0 ? unique : several);
  }
  EXPECT_GT(none, 50);
  EXPECT_GT(unique, 3);
  EXPECT_GT(several, 50);
}

// The kernel's own count, which lists the sets with the positions.
TEST(CaptureSets, TheKernelCountsAsMany) {
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

TEST(CaptureSets, IsOfferedBesideTheCountOfSequences) {
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
