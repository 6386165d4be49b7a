// Samples: of the wished size, without repetition, and every set about as often as any other.
#include "base/sampler.h"

#include <gtest/gtest.h>
#include <map>
#include <set>

namespace hardboard {
namespace {

TEST(Sampler, DrawsEachSetAboutAsOften) {
  Random random(1);
  Sampler numbers(6);
  std::map<std::set<std::uint32_t>, int> times;
  for (int round = 0; round < 20'000; ++round) {
    std::set<std::uint32_t> drawn;
    numbers.sample(3, random,
                   [&](std::uint32_t number) { EXPECT_TRUE(drawn.insert(number).second); });
    ASSERT_EQ(drawn.size(), 3U);
    ASSERT_LT(*drawn.rbegin(), 6U);
    ++times[drawn];
  }
  EXPECT_EQ(times.size(), 20U);
  for (const auto& [drawn, number] : times) {
    EXPECT_GT(number, 850);  // of 1000, with a standard deviation of 31
    EXPECT_LT(number, 1150);
  }
}

TEST(Sampler, DrawsAllOrNothing) {
  Random random(2);
  Sampler numbers(5);
  std::set<std::uint32_t> drawn;
  numbers.sample(0, random, [&](std::uint32_t) { FAIL(); });
  numbers.sample(5, random, [&](std::uint32_t number) { drawn.insert(number); });
  EXPECT_EQ(drawn, (std::set<std::uint32_t>{0, 1, 2, 3, 4}));
}

}  // namespace
}  // namespace hardboard
