// Answers to `question winner`: at once, and by tables on disk.
#include "methods/push_fight/winner.h"

#include <atomic>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

#include "methods/push_fight/best_turn.h"
#include "methods/push_fight/retrograde.h"
#include "puzzles/push_fight/check.h"
#include "support/random_push_fight.h"
#include "support/scratch.h"

namespace hardboard::push_fight {
namespace {

TEST(Winner, AtOnce) {
  Random random(31);
  int won = 0, without_push = 0, own_falls = 0;
  for (int round = 0; round < 600; ++round) {
    const Board board = random_board(random, 5 + static_cast<std::uint32_t>(random.below(4)));
    const std::uint32_t moves =
        round % 6 == 5 ? unlimited_moves : static_cast<std::uint32_t>(round % 6);
    const Contest contest{board, random_forces(random, board.size()), moves};
    Table table(contest);
    Analysis analysis;
    analyse(table, analysis, {});
    const Puzzle puzzle{board, random_position(random, board, contest.forces), Question::winner,
                        moves};
    const BestTurn best = best_turn(table, puzzle.position).value();
    const Answer answer = solve_one_turn(puzzle, {});
    const bool leaves_no_push =
        best.value == Value{Verdict::win, 1} && answer.verdict == Verdict::unknown;
    const bool at_once = best.value.verdict != Verdict::draw && best.value.depth <= 1;
    if (!at_once) {
      ASSERT_EQ(answer.verdict, Verdict::unknown);
      continue;
    }
    // A turn after which the other side can't push wins in one as well, but nobody falls.
    if (leaves_no_push) continue;
    ASSERT_EQ(answer.verdict, best.value.verdict);
    ASSERT_EQ(answer.depth, best.value.depth);
    const CheckReport report = check(puzzle, answer);
    EXPECT_EQ(report.check, Check::verified) << report.reason;
    ++(answer.verdict == Verdict::win ? won : *answer.depth == 0 ? without_push : own_falls);
  }
  EXPECT_GT(won, 100);
  EXPECT_GT(without_push, 20);
  EXPECT_GT(own_falls, 0);
}

class WinnerByTable : public ::testing::Test {
protected:
  // Three squares in a row and rails about: play goes on for some turns.
  WinnerByTable() {
    Random random(3);
    puzzle_.board = random_board(random, 9);
    puzzle_.position = random_position(random, puzzle_.board, {Force{1, 1}, Force{1, 1}});
    puzzle_.question = Question::winner;
    file_ = testing::scratch_path();
    std::filesystem::remove(file_);
  }
  ~WinnerByTable() override { std::filesystem::remove(file_); }

  Puzzle puzzle_;
  std::string file_;
};

TEST_F(WinnerByTable, GoesOnFromWhatWasSaved) {
  SolveOptions options;
  options.table_file = file_;
  std::atomic<bool> interrupted{true};
  options.limits.interrupted = &interrupted;
  const Answer open = solve_by_table(puzzle_, options);
  EXPECT_EQ(open.verdict, Verdict::unknown);
  EXPECT_EQ(open.remark, "nothing is known yet; the next run with this table goes on from here");
  EXPECT_FALSE(fault_of_table(puzzle_, file_));

  interrupted = false;
  const Answer answer = solve_by_table(puzzle_, options);
  EXPECT_NE(answer.verdict, Verdict::unknown);
  EXPECT_TRUE(std::holds_alternative<TableProof>(answer.proof));
  const CheckReport report = check(puzzle_, answer);
  EXPECT_EQ(report.check, Check::verified) << report.reason;

  // Finished: a limit that is reached at once does no harm.
  interrupted = true;
  EXPECT_EQ(solve_by_table(puzzle_, options).verdict, answer.verdict);
  // Without a file the same, with a strategy.
  EXPECT_EQ(solve_by_table(puzzle_, {}).verdict, answer.verdict);
}

// The share of a pass that is done grows until the next pass, also where each side has its own
// table.
TEST_F(WinnerByTable, ProgressNeverRunsBackwards) {
  Random random(5);
  for (const auto& forces : {std::array{Force{1, 1}, Force{1, 1}}, {Force{2, 1}, Force{1, 1}}}) {
    puzzle_.position = random_position(random, puzzle_.board, forces);
    SolveOptions options;
    options.limits.threads = 2;
    std::pair<int, int> last{0, -1};
    int told = 0;
    options.limits.progress = [&](const std::string& words) {
      std::pair<int, int> now;
      ASSERT_EQ(std::sscanf(words.c_str(), "depth %d: %d %%", &now.first, &now.second), 2) << words;
      EXPECT_GE(now, last);
      last = now;
      ++told;
    };
    EXPECT_NE(solve_by_table(puzzle_, options).verdict, Verdict::unknown);
    EXPECT_GT(told, 2);
  }
}

// The mover's placements take more memory than the table itself.
TEST_F(WinnerByTable, AnalysesThatDoNotFitTheMemory) {
  Random random(6);
  const Board board = random_board(random, 30);
  const Puzzle puzzle{board, random_position(random, board, {Force{3, 3}, Force{1, 0}}),
                      Question::winner, 2};
  const Contest contest = contest_of(puzzle);
  const double bytes = bytes_of_analysis(contest);
  SolveOptions options;
  options.limits.memory_bytes = static_cast<std::size_t>(bytes) - 1;
  EXPECT_EQ(Table::why_not(contest, options.limits.memory_bytes), "");
  EXPECT_EQ(table_why_not(puzzle, options.limits).find("the analysis of all positions would take"),
            0U);
  EXPECT_EQ(solve_by_table(puzzle, options).remark, table_why_not(puzzle, options.limits));
  options.limits.memory_bytes += 2;
  EXPECT_EQ(table_why_not(puzzle, options.limits), "");
}

TEST_F(WinnerByTable, FilesThatCannotBeTables) {
  Puzzle other = puzzle_;
  other.moves = 1;
  SolveOptions options;
  options.table_file = file_;
  static_cast<void>(solve_by_table(other, options));
  EXPECT_FALSE(fault_of_table(other, file_));
  ASSERT_TRUE(fault_of_table(puzzle_, file_));
  EXPECT_NE(fault_of_table(puzzle_, file_)->find("another game"), std::string::npos);
  EXPECT_EQ(solve_by_table(puzzle_, options).verdict, Verdict::unknown);

  std::fstream(file_, std::ios::in | std::ios::out | std::ios::binary).seekp(400) << "damage";
  EXPECT_TRUE(fault_of_table(other, file_));
  EXPECT_EQ(fault_of_table(puzzle_, ::testing::TempDir() + "no/such/folder/table"),
            "cannot be written (No such file or directory)");
  other.question = Question::mate_in_1;
  EXPECT_EQ(fault_of_table(other, file_), "for the question who wins");
}

}  // namespace
}  // namespace hardboard::push_fight
