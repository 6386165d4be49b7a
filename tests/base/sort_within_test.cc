// The sort that can be stopped against std::sort, on arrays large enough to be partitioned.
#include "base/sort_within.h"

#include <atomic>
#include <gtest/gtest.h>
#include <vector>

#include "base/random.h"

namespace hardboard {
namespace {

TEST(SortWithin, SortsAsStdSortDoes) {
  Random random(1);
  // Many equal items, few, one value, sorted and reversed ones.
  for (const std::uint64_t values : {3U, 1'000U, 1U, 4'000'000'000U}) {
    std::vector<std::uint64_t> items(1'500'000);
    for (std::uint64_t& item : items) item = random.below(values);
    std::vector<std::uint64_t> sorted = items;
    std::sort(sorted.begin(), sorted.end());
    ASSERT_TRUE(sort_within(items.begin(), items.end(), {}));
    ASSERT_EQ(items, sorted);
    ASSERT_TRUE(sort_within(items.begin(), items.end(), {}));
    ASSERT_EQ(items, sorted);
    ASSERT_TRUE(sort_within(items.begin(), items.end(), {}, std::greater<>()));
    ASSERT_TRUE(std::equal(items.rbegin(), items.rend(), sorted.begin()));
  }
}

TEST(SortWithin, StopsAtTheLimits) {
  std::atomic<bool> interrupted = true;
  Limits limits;
  limits.interrupted = &interrupted;
  std::vector<int> large(1'000'000, 1), small{3, 1, 2};
  large[5] = 0;
  EXPECT_FALSE(sort_within(large.begin(), large.end(), limits));
  EXPECT_EQ(std::count(large.begin(), large.end(), 0), 1);
  EXPECT_TRUE(sort_within(small.begin(), small.end(), limits));  // not worth a question
  EXPECT_EQ(small, (std::vector<int>{1, 2, 3}));
}

}  // namespace
}  // namespace hardboard
