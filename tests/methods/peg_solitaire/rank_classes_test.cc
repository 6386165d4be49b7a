// Classes by several ranks: the counts of one process and of brute force, the same bytes by any
// number of ranks, whatever happens to them.
#include "methods/peg_solitaire/rank_classes.h"

#include <csignal>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <numeric>
#include <sys/wait.h>
#include <unistd.h>

#include "base/random.h"
#include "methods/peg_solitaire/count.h"
#include "oracle/peg_brute_force.h"
#include "peg_play.h"
#include "puzzles/peg_solitaire/write.h"
#include "support/bytes_of.h"
#include "support/peg_puzzle.h"
#include "support/quick_scratch.h"
#include "support/thread_ranks.h"

namespace hardboard::peg_solitaire {
namespace {

namespace fs = std::filesystem;
using testing::bytes_of;

class RankClasses : public testing::QuickFolder {
protected:
  std::string file() const { return folder_ + "/classes"; }

  // The levels and the file by so many ranks; what rank 0 reports, and all words that were said.
  ClassReport make(const Puzzle& puzzle, std::uint32_t count, StepSizes sizes,
                   std::string* said = nullptr, std::uint64_t delay_us = 0) const {
    std::vector<std::string> words(count);
    ClassReport report;
    testing::run_ranks(count, delay_us, [&](const Ranks& ranks) {
      LevelTalk talk;
      talk.fault = [&](const std::string& fault) { words[ranks.rank] += fault; };
      const auto made = make_classes(puzzle, ranks, folder_, file(), talk, sizes);
      if (!made) words[ranks.rank] += made.error().message;
      if (made && ranks.rank == 0) report = *made;
    });
    for (const std::string& one : words) {
      if (said)
        *said += one;
      else
        EXPECT_EQ(one, "");
    }
    return report;
  }

  // Holds the levels against one process, and against brute force where it has an answer.
  void compare(const Puzzle& puzzle, Random& random) const {
    SCOPED_TRACE(write(puzzle));
    const auto reached = count_reachable(puzzle, {});
    const auto wins = count_wins(puzzle, {});
    ASSERT_TRUE(reached && wins);
    std::string first;
    for (const std::uint32_t ranks : {1U, 2U, 3U, 5U}) {
      forget();
      const StepSizes sizes = ranks % 2 == 0
                                  ? StepSizes{1 << 14, 1 << 12}
                                  : StepSizes{64 + random.below(4000), 1 + random.below(64)};
      const ClassReport report = make(puzzle, ranks, sizes);
      ASSERT_EQ(report.levels.size(), reached->classes.size());
      std::uint64_t won = 0, won_positions = 0;
      for (std::size_t i = 0; i < report.levels.size(); ++i) {
        ASSERT_EQ(report.levels[i].reached, reached->classes[i]) << ranks;
        ASSERT_EQ(report.levels[i].reached_positions, reached->positions[i]);
        won += report.levels[i].won;
        won_positions += report.levels[i].won_positions;
      }
      ASSERT_EQ(won, wins->classes) << ranks;
      ASSERT_EQ(won_positions, wins->positions);
      if (const auto judgement = oracle::judge(puzzle, 50'000)) {
        ASSERT_EQ(won_positions, judgement->winnable);
      }
      if (ranks == 1) first = bytes_of(file());
      ASSERT_FALSE(first.empty());
      ASSERT_TRUE(first == bytes_of(file())) << ranks;
    }
  }
};

TEST_F(RankClasses, AreThoseOfOneProcess) {
  Random random(5);
  for (int i = 0; i < 6; ++i) compare(testing::random_board(random, 4 + random.below(12)), random);
}
using RankClassesLong = RankClasses;
TEST_F(RankClassesLong, AreThoseOfOneProcess) {
  Random random(6);
  for (int i = 0; i < 60; ++i) compare(testing::random_board(random, 4 + random.below(20)), random);
}

// Pegs in a square of holes with one vacancy: thousands of classes, and boards of several words.
Puzzle square(std::int32_t side, std::int32_t width = 0) {
  Puzzle puzzle;
  for (std::int32_t y = 1; y <= side; ++y)
    for (std::int32_t x = 1; x <= std::max(side, width); ++x) {
      puzzle.holes.push_back({x, y});
      puzzle.pegs.push_back(x <= side && !(x == 1 && y == 1));
    }
  return puzzle;
}

// The memory has room for a small part of a level: many sweeps make it, with the same bytes.
TEST_F(RankClasses, LevelsLargerThanTheMemory) {
  Puzzle puzzle = square(4, 5);
  for (std::size_t i = 1; i < puzzle.pegs.size(); ++i) puzzle.pegs[i] = 1;
  const ClassReport whole = make(puzzle, 1, {});
  const std::string expected = bytes_of(file());
  EXPECT_GT(expected.size(), 20'000U);
  for (const std::uint32_t ranks : {1U, 3U}) {
    forget();
    const ClassReport report = make(puzzle, ranks, {256, 64});
    EXPECT_GT(report.traffic.sweeps, whole.traffic.sweeps + 10);
    EXPECT_TRUE(bytes_of(file()) == expected) << ranks;
  }
}

TEST_F(RankClasses, AMemoryThatIsTooSmallIsAnError) {
  std::string said;
  make(square(4), 2, {1, 8}, &said);
  EXPECT_EQ(said, "the memory is too small for this level");
}

TEST_F(RankClassesLong, BoardsOfSeveralWords) {
  Random random(8);
  compare(square(3, 25), random);
  compare(square(3, 50), random);
}

// All ranks are killed at a random time, again and again, and each time another number of ranks
// goes on.
TEST_F(RankClassesLong, GoesOnAfterADeath) {
  const Puzzle puzzle = square(4);
  make(puzzle, 1, {});
  const std::string expected = bytes_of(file());
  forget();
  Random random(4);
  int deaths = 0;
  for (std::uint32_t ranks = 1;; ranks = ranks % 5 + 1) {
    const pid_t child = fork();
    ASSERT_GE(child, 0);
    if (child == 0) {
      std::string said;
      make(puzzle, ranks, {2000, 100}, &said, 20);
      _exit(said.empty() ? 0 : 1);
    }
    ::usleep(static_cast<useconds_t>(1000 + random.below(20000) + 2000U * deaths));
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
  EXPECT_TRUE(bytes_of(file()) == expected);
}

TEST_F(RankClasses, DamagedLevelsAreMadeAgain) {
  const Puzzle puzzle = square(4);
  const ClassReport all = make(puzzle, 2, {});
  const std::string expected = bytes_of(file());
  Random random(9);
  for (int round = 0; round < 6; ++round) {
    const bool is_won = random.below(2) == 0;
    const auto jumps = static_cast<std::uint32_t>(random.below(all.levels.size()));
    const LevelName name{folder_, jumps, is_won ? "won" : "reached", 2};
    const std::string level = name.file(static_cast<std::uint32_t>(random.below(2)));
    std::string bytes = bytes_of(level);
    ASSERT_FALSE(bytes.empty()) << level;
    const std::size_t at = random.below(bytes.size());
    if (round % 3 == 0) {
      bytes.resize(at);
    } else {
      bytes[at] = static_cast<char>(bytes[at] ^ (1 << random.below(8)));
    }
    fs::remove(level);
    if (round % 3 != 2) std::ofstream(level, std::ios::binary) << bytes;
    std::string said;
    make(puzzle, 2, {}, &said);
    EXPECT_EQ(said.find(level), 0U) << said;
    EXPECT_NE(said.find("; going on from level "), std::string::npos);
    ASSERT_TRUE(bytes_of(file()) == expected);
  }
}

TEST_F(RankClasses, JournalsOfOtherGamesAreRefused) {
  make(square(3), 1, {});
  std::string said;
  make(square(4), 2, {}, &said);
  EXPECT_NE(said.find("levels of another game"), std::string::npos) << said;
}

TEST_F(RankClasses, FilesThatCannotBeWritten) {
  const auto no_folder = make_classes(square(3), testing::one_rank(), folder_ + "/none");
  ASSERT_FALSE(no_folder);
  EXPECT_NE(no_folder.error().message.find("cannot be written"), std::string::npos);
  const auto no_file =
      make_classes(square(3), testing::one_rank(), folder_, folder_ + "/no/classes");
  ASSERT_FALSE(no_file);
  EXPECT_EQ(no_file.error().message,
            folder_ + "/no/classes: cannot be written (No such file or directory)");
}

}  // namespace
}  // namespace hardboard::peg_solitaire
