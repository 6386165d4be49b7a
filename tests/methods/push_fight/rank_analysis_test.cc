// Tables by several ranks: the same bytes as by one process, whatever happens to the ranks.
#include "methods/push_fight/rank_analysis.h"

#include <csignal>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "methods/push_fight/retrograde.h"
#include "methods/push_fight/table_parts.h"
#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/table_file.h"
#include "support/bytes_of.h"
#include "support/quick_scratch.h"
#include "support/random_push_fight.h"
#include "support/thread_ranks.h"

namespace hardboard::push_fight {
namespace {

namespace fs = std::filesystem;
using testing::bytes_of;

class RankAnalysis : public testing::QuickFolder {
protected:
  std::string table_file() const { return folder_ + "/table"; }

  // The file that one process writes without ranks.
  std::string expected(const Contest& contest) const {
    Table table(contest);
    Analysis analysis;
    analyse(table, analysis, {});
    EXPECT_FALSE(save(table_file(), table, analysis));
    return bytes_of(table_file());
  }
  // The levels and then the table, by so many ranks; the fault, or nothing.
  std::string make(const Contest& contest, std::uint32_t count, RoundSizes sizes = {},
                   std::uint64_t delay_us = 0) const {
    const SlabLayout layout(contest);
    std::vector<std::string> faults(count);
    testing::run_ranks(count, delay_us, [&](const Ranks& ranks) {
      std::string said;
      LevelTalk talk;
      talk.fault = [&](const std::string& words) { said = words; };
      const auto made = make_levels(layout, ranks, folder_, talk, sizes);
      faults[ranks.rank] = made ? said : made.error().message;
      if (!made) return;
      if (const auto fault = write_table(layout, ranks, folder_, table_file()))
        faults[ranks.rank] = *fault;
    });
    for (const std::string& fault : faults)
      if (!fault.empty()) return fault;
    return "";
  }

  void compare(std::uint64_t seed, int contests) const;

  // Sides that differ, on a board of 12 squares.
  static Contest two_tables() {
    Random random(3);
    return {random_board(random, 12), {Force{2, 1}, Force{1, 2}}, 1};
  }
};

// Random contests, each by 1, 2, 3 and 5 ranks, the second of two in rounds of a slab and a few
// requests.
void RankAnalysis::compare(std::uint64_t seed, int contests) const {
  Random random(seed);
  for (int round = 0; round < contests; ++round) {
    const Board board = random_board(random, 5 + static_cast<std::uint32_t>(random.below(4)));
    const Contest contest{board, random_forces(random, board.size()),
                          static_cast<std::uint32_t>(random.below(4))};
    const std::string table = expected(contest);
    for (const std::uint32_t ranks : {1U, 2U, 3U, 5U}) {
      forget();
      const RoundSizes small{1, 1 + random.below(9)};
      ASSERT_EQ(make(contest, ranks, round % 2 == 0 ? RoundSizes{} : small), "");
      ASSERT_TRUE(bytes_of(table_file()) == table) << round << ", by " << ranks;
    }
  }
}

TEST_F(RankAnalysis, TheTableIsThatOfOneProcess) {
  compare(21, 2);
}
using RankAnalysisLong = RankAnalysis;
TEST_F(RankAnalysisLong, TheTableIsThatOfOneProcess) {
  compare(22, 40);
}

TEST_F(RankAnalysis, OnSymmetricBoardsAndWithManyVariants) {
  std::vector<Square> squares;
  for (std::int32_t y = 1; y <= 3; ++y)
    for (std::int32_t x = 1; x <= 3; ++x) squares.push_back({x, y});
  const Board board = board_of(squares, {});
  for (const std::array<Force, 2>& forces :
       {std::array{Force{2, 1}, Force{2, 1}}, {Force{3, 3}, Force{1, 1}}}) {
    const Contest contest{board, forces, 2};
    const std::string table = expected(contest);
    for (const std::uint32_t ranks : {1U, 2U, 5U}) {
      forget();
      ASSERT_EQ(make(contest, ranks, {1, 7}), "");
      ASSERT_TRUE(bytes_of(table_file()) == table) << ranks;
    }
  }
}

TEST_F(RankAnalysis, RanksMayBeLate) {
  const Contest contest = two_tables();
  const std::string table = expected(contest);
  forget();
  ASSERT_EQ(make(contest, 3, {2000, 10000}, 300), "");
  EXPECT_TRUE(bytes_of(table_file()) == table);
}

// All ranks are killed at a random time, again and again, and each time another number of ranks
// goes on.
TEST_F(RankAnalysisLong, GoesOnAfterADeath) {
  const Contest contest = two_tables();
  const std::string table = expected(contest);
  forget();
  Random random(4);
  int deaths = 0;
  for (std::uint32_t ranks = 1;; ranks = ranks % 5 + 1) {
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) _exit(make(contest, ranks, {500, 1000}, 20).empty() ? 0 : 1);
    ::usleep(static_cast<useconds_t>(2000 + random.below(20000) + 2000U * deaths));
    ::kill(child, SIGKILL);
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    if (WIFEXITED(status)) {
      EXPECT_EQ(WEXITSTATUS(status), 0);
      break;
    }
    ++deaths;
  }
  EXPECT_GT(deaths, 2);
  EXPECT_TRUE(bytes_of(table_file()) == table);
}

// A finished level is not made again: the second call makes none.
TEST_F(RankAnalysis, KeepsLevels) {
  const Contest contest = two_tables();
  const SlabLayout layout(contest);
  const auto first = make_levels(layout, testing::one_rank(), folder_);
  ASSERT_TRUE(first);
  EXPECT_EQ(first->begun, 0U);
  EXPECT_GT(first->levels, 3U);
  const auto second = make_levels(layout, testing::one_rank(), folder_);
  ASSERT_TRUE(second);
  EXPECT_EQ(second->begun, first->levels);
  EXPECT_EQ(second->levels, first->levels);
}

TEST_F(RankAnalysisLong, DamagedLevelsAreMadeAgain) {
  const Contest contest = two_tables();
  const std::string table = expected(contest);
  forget();
  ASSERT_EQ(make(contest, 2), "");
  Random random(9);
  for (int round = 0; round < 20; ++round) {
    const LevelName name = level_name(folder_, static_cast<std::uint32_t>(random.below(5)),
                                      random.below(2) == 0 ? Side::white : Side::black, 2);
    const std::string file = name.file(static_cast<std::uint32_t>(random.below(2)));
    std::string bytes = bytes_of(file);
    ASSERT_FALSE(bytes.empty()) << file;
    const std::size_t at = random.below(bytes.size());
    if (round % 3 == 0) {
      bytes.resize(at);
    } else if (round % 3 == 1) {
      bytes[at] = static_cast<char>(bytes[at] ^ (1 << random.below(8)));
    } else {
      fs::remove(file);
    }
    if (round % 3 != 2) std::ofstream(file, std::ios::binary) << bytes;
    fs::remove(table_file());
    const std::string said = make(contest, 2);
    EXPECT_EQ(said.find(file), 0U) << said;
    EXPECT_NE(said.find("; going on from level " + std::to_string(name.level)), std::string::npos);
    ASSERT_TRUE(bytes_of(table_file()) == table);
  }
}

TEST_F(RankAnalysis, JournalsOfOthersAreRefused) {
  const Contest contest = two_tables();
  ASSERT_EQ(make(contest, 1), "");
  Contest other = contest;
  other.moves = 2;
  EXPECT_NE(make(other, 2).find("levels of another game"), std::string::npos);
  const std::string journal = folder_ + "/levels", good = bytes_of(journal);
  for (const std::string& bad : {std::string("hello\n"), good + "level 99 of 1\n",
                                 good.substr(0, good.find("level 0")) + "level 1 of 1\n"}) {
    std::ofstream(journal, std::ios::binary) << bad;
    EXPECT_NE(make(contest, 2).find("expected"), std::string::npos) << bad;
  }
}

TEST_F(RankAnalysis, FoldersThatCannotBeWritten) {
  const SlabLayout layout(two_tables());
  const auto made = make_levels(layout, testing::one_rank(), folder_ + "/none");
  ASSERT_FALSE(made);
  EXPECT_NE(made.error().message.find("cannot be written"), std::string::npos);
  ASSERT_TRUE(make_levels(layout, testing::one_rank(), folder_));
  EXPECT_EQ(write_table(layout, testing::one_rank(), folder_, folder_ + "/no/table"),
            folder_ + "/no/table: cannot be written (No such file or directory)");
}

TEST(RanksParts, CoverAllItemsOnce) {
  for (const std::uint64_t items : {0U, 1U, 7U, 12U}) {
    for (const std::uint32_t count : {1U, 2U, 5U, 9U}) {
      std::uint64_t next = 0;
      Ranks ranks;
      ranks.count = count;
      for (ranks.rank = 0; ranks.rank < count; ++ranks.rank) {
        const auto [begin, end] = ranks.part(items);
        EXPECT_EQ(begin, next);
        for (std::uint64_t item = begin; item < end; ++item)
          EXPECT_EQ(ranks.owner(items, item), ranks.rank);
        next = end;
      }
      EXPECT_EQ(next, items);
    }
  }
}

}  // namespace
}  // namespace hardboard::push_fight
