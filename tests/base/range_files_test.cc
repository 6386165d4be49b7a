// Ranges by several ranks: each item once, the same results by any number of ranks, kept over
// deaths and damages.
#include "base/range_files.h"

#include <atomic>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

#include "support/quick_scratch.h"
#include "support/thread_ranks.h"

namespace hardboard {
namespace {

namespace fs = std::filesystem;

class RangeFiles : public testing::QuickFolder {
protected:
  // Each item's number, between commas; items from `broken` on fail.
  RangeWork work(std::uint64_t items, std::uint64_t broken = UINT64_MAX) {
    return {"numbers", items,
            [=, this](std::uint64_t begin, std::uint64_t end) -> Result<std::string> {
              std::string text;
              for (std::uint64_t i = begin; i < end; ++i) {
                if (i >= broken) return error_in_words("broken");
                ++done_;
                text += std::to_string(i) + ",";
              }
              return text;
            }};
  }

  // All results in a row, or the words of the errors.
  std::string run(const RangeWork& work, std::uint32_t count) {
    std::vector<std::string> all(count);
    testing::run_ranks(count, 0, [&](const Ranks& ranks) {
      const auto results = run_ranges(work, ranks, folder_);
      if (!results) all[ranks.rank] = results.error().message;
      for (std::size_t i = 0; results && i < results->size(); ++i) all[ranks.rank] += (*results)[i];
    });
    if (all.front() == all.back()) return all.front();
    std::string words;
    for (const std::string& one : all) words += one;
    return words;
  }

  static std::string numbers(std::uint64_t items) {
    std::string text;
    for (std::uint64_t i = 0; i < items; ++i) text += std::to_string(i) + ",";
    return text;
  }

  std::atomic<std::uint64_t> done_ = 0;
};

TEST_F(RangeFiles, EachItemOnceByAnyNumberOfRanks) {
  for (const std::uint64_t items : {0U, 1U, 7U, 256U, 1000U}) {
    for (const std::uint32_t ranks : {1U, 2U, 5U}) {
      forget();
      done_ = 0;
      EXPECT_EQ(run(work(items), ranks), numbers(items));
      EXPECT_EQ(done_, items);
      EXPECT_EQ(run(work(items), 3), numbers(items));
      EXPECT_EQ(done_, items) << "kept results are not made again";
    }
  }
}

TEST_F(RangeFiles, GoesOnAfterAFault) {
  EXPECT_EQ(run(work(300, 200), 1), "broken");
  const std::uint64_t before = done_;
  EXPECT_GT(before, 190U);
  EXPECT_EQ(run(work(300), 4), numbers(300));
  EXPECT_LE(done_, 300U + 2);  // a range of two items was broken off
}

TEST_F(RangeFiles, DamagedResultsAreMadeAgain) {
  run(work(20), 2);
  std::ofstream(folder_ + "/range-003", std::ios::app) << "x";
  std::ofstream(folder_ + "/range-007") << "";
  fs::remove(folder_ + "/range-019");
  done_ = 0;
  EXPECT_EQ(run(work(20), 2), numbers(20));
  EXPECT_EQ(done_, 3U);
}

TEST_F(RangeFiles, ResultsOfOtherWorkAreRefused) {
  run(work(20), 2);
  EXPECT_NE(run(work(21), 2).find("results of other work"), std::string::npos);
  RangeWork other = work(20);
  other.title = "letters";
  EXPECT_NE(run(other, 1).find("expected `letters`"), std::string::npos);
}

TEST_F(RangeFiles, AnEmptyFileIsNoOtherWork) {
  std::ofstream(folder_ + "/ranges") << "";
  EXPECT_EQ(run(work(20), 2), numbers(20));
  EXPECT_NE(run(work(21), 2).find("results of other work"), std::string::npos);
}

TEST_F(RangeFiles, FoldersThatCannotBeWritten) {
  folder_ += "/none";
  EXPECT_EQ(run(work(3), 1), folder_ + "/ranges: cannot be written");
}

}  // namespace
}  // namespace hardboard
