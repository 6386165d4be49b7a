// The kernel's own searches against brute force, YES and NO: each true claim about a small puzzle
// is verified, and each claim beside the truth is refused.
#include <cmath>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <string>

#include "base/random.h"
#include "kernel/judge.h"
#include "oracle/brute_force.h"
#include "oracle/peg_brute_force.h"
#include "oracle/push_fight_brute_force.h"
#include "puzzles/graph_capture/canonical.h"
#include "puzzles/peg_solitaire/cases.h"
#include "puzzles/push_fight/cases.h"
#include "puzzles/solo_chess/canonical.h"
#include "support/random_pegs.h"
#include "support/random_push_fight.h"
#include "support/random_puzzle.h"
#include "support/rounds.h"
#include "support/second_judge.h"

namespace hardboard {
namespace {

std::string search_case(const std::string& puzzle, const std::string& claim) {
  return puzzle + "claim " + claim + "\nproof search\nend\n";
}

bool is_shown(const std::string& puzzle, const std::string& claim) {
  return testing::verifies(search_case(puzzle, claim));
}

// How often each claim was verified and refused.
struct Tally {
  int verified = 0, refused = 0;
  testing::SecondJudge second{30};

  void expect(const std::string& puzzle, const std::string& claim, bool is_true) {
    EXPECT_EQ(is_shown(puzzle, claim), is_true) << puzzle << claim;
    ++(is_true ? verified : refused);
    second.see(search_case(puzzle, claim));
  }
};

void expect_captures(const std::string& puzzle, const oracle::Judgement& judged, bool has_goal,
                     Tally& tally) {
  const std::uint32_t fewest = has_goal ? judged.left_on_goal : judged.pieces_left;
  for (std::uint32_t left = 1; left <= fewest + 1; ++left)
    tally.expect(puzzle, fmt::format("exceeds {}", left), left < fewest);
  for (const std::uint64_t more : {0, 1, 5})
    tally.expect(puzzle, fmt::format("count {}", judged.count + more), more == 0);
  if (judged.count > 0) tally.expect(puzzle, fmt::format("count {}", judged.count - 1), false);
}

TEST(KernelSearch, OfBoardsAgreesWithBruteForce) {
  Random random(31);
  Tally tally;
  for (int round = 0; round < 1500 && !::testing::Test::HasFailure(); ++round) {
    testing::SoloOptions options;
    options.goal = options.last = 40;
    options.custom = 20;
    const auto puzzle = testing::random_solo_chess(random, options);
    if (const auto judged = oracle::judge(puzzle, 20'000))
      expect_captures(canonical_text(puzzle), *judged, puzzle.goal.has_value(), tally);
  }
  EXPECT_GT(tally.verified, 1500);
  EXPECT_GT(tally.refused, 3000);
  tally.second.expect_agreement(200);
}

TEST(KernelSearch, OfGraphsAgreesWithBruteForce) {
  Random random(32);
  Tally tally;
  for (int round = 0; round < testing::rounds(1500) && !::testing::Test::HasFailure(); ++round) {
    const auto puzzle = testing::random_graph_capture(random);
    if (const auto judged = oracle::judge(puzzle, 20'000))
      expect_captures(canonical_text(puzzle), *judged, false, tally);
  }
  EXPECT_GT(tally.verified, testing::rounds(1500));
  EXPECT_GT(tally.refused, testing::rounds(3000));
  tally.second.expect_agreement(testing::rounds(200));
}

void expect_pegs(const peg_solitaire::Puzzle& puzzle, Tally& tally) {
  const auto judged = oracle::judge(puzzle, 20'000);
  if (!judged || judged->sequences > 1e15) return;
  const std::string text = canonical_text(puzzle);
  tally.expect(text, "never", !judged->solvable);
  for (std::uint32_t left = 1; left <= judged->fewest_pegs; ++left)
    tally.expect(text, fmt::format("exceeds {}", left), left < judged->fewest_pegs);
  const auto plays = static_cast<std::uint64_t>(std::llround(judged->sequences));
  const std::uint64_t positions = judged->positions, winnable = judged->winnable;
  for (const std::uint64_t more : {0, 1}) {
    tally.expect(text, fmt::format("count {}", plays + more), more == 0);
    tally.expect(text, fmt::format("count {} {} {}", plays, positions, winnable + more), more == 0);
    tally.expect(text, fmt::format("count {} {} {}", plays, positions + more, winnable), more == 0);
  }
}

TEST(KernelSearch, OfPegsAgreesWithBruteForce) {
  Tally tally;
  EXPECT_TRUE(rc::check([&tally] {
    for (int round = 0; round < 4; ++round) expect_pegs(testing::random_pegs(4), tally);
  }));
  EXPECT_GT(tally.verified, 1000);
  EXPECT_GT(tally.refused, 1000);
  tally.second.expect_agreement(80);
}

TEST(KernelSearch, OfPushFightAgreesWithBruteForce) {
  Random random(34);
  Tally tally;
  for (int round = 0; round < 1500 && !::testing::Test::HasFailure(); ++round) {
    push_fight::Puzzle puzzle;
    const auto squares = static_cast<std::uint32_t>(5 + random.below(6));
    puzzle.board = push_fight::random_board(random, squares);
    puzzle.position = push_fight::random_position(
        random, puzzle.board, push_fight::random_forces(random, puzzle.board.size()));
    const auto fewest = oracle::fewest_moves(puzzle);
    for (const std::uint32_t moves : {0U, 1U, 2U, 3U, push_fight::unlimited_moves}) {
      puzzle.moves = moves;
      tally.expect(canonical_text(puzzle), "never", !fewest || *fewest > moves);
    }
  }
  EXPECT_GT(tally.verified, 1000);
  EXPECT_GT(tally.refused, 1000);
  tally.second.expect_agreement(200);
}

// Many pieces leave many lines that lack two of them, and moves that open ways for others.
TEST(KernelSearch, OfFullPushFightBoardsAgreesWithBruteForce) {
  Random random(35);
  Tally tally;
  for (int round = 0; round < 300 && !::testing::Test::HasFailure(); ++round) {
    push_fight::Puzzle puzzle;
    const auto squares = static_cast<std::uint32_t>(10 + random.below(15));
    puzzle.board = push_fight::random_board(random, squares, 12);
    const auto some = [&] { return static_cast<std::uint32_t>(random.below(3)); };
    puzzle.position = push_fight::random_position(random, puzzle.board,
                                                  {{{1 + some(), some()}, {1 + some(), some()}}});
    constexpr std::uint32_t most = 2;
    const auto fewest = oracle::fewest_moves(puzzle, most);
    for (puzzle.moves = 0; puzzle.moves <= most; ++puzzle.moves)
      tally.expect(canonical_text(puzzle), "never", !fewest || *fewest > puzzle.moves);
  }
  EXPECT_GT(tally.verified, 200);
  EXPECT_GT(tally.refused, 200);
  tally.second.expect_agreement(30);
}

TEST(KernelSearch, OfLargePuzzlesIsRefused) {
  std::string graph = "graph-capture undirected\nvertices 65\n";
  for (int vertex = 0; vertex < 65; ++vertex) graph += "0\n";
  EXPECT_FALSE(is_shown(graph + "edges 0\n", "exceeds 1"));
  std::string dense = "graph-capture undirected\nvertices 24\n", edges;
  for (int vertex = 1; vertex <= 24; ++vertex) {
    dense += "1\n";
    for (int other = 1; other < vertex; ++other) edges += fmt::format("{} {}\n", other, vertex);
  }
  const std::string text = dense + "edges 276\n" + edges + "claim exceeds 1\nproof search\nend\n";
  EXPECT_EQ(testing::judge_text(text).words, "the search meets too many positions");
}

}  // namespace
}  // namespace hardboard
