// Skylines against an array of heights.
#include "reductions/skyline.h"

#include <algorithm>
#include <gtest/gtest.h>

#include "base/random.h"

namespace hardboard {
namespace {

TEST(Skyline, IsAnArrayOfHeights) {
  Random random(8);
  for (std::size_t places = 1; places <= 40; ++places) {
    Skyline skyline(places);
    std::vector<std::int32_t> heights(places, 0);
    for (int round = 0; round < 200; ++round) {
      const std::size_t from = random.below(places);
      const std::size_t to = from + 1 + random.below(places - from);
      const auto begin = heights.begin() + static_cast<std::ptrdiff_t>(from);
      const auto end = heights.begin() + static_cast<std::ptrdiff_t>(to);
      EXPECT_EQ(skyline.top(from, to), *std::max_element(begin, end));
      const auto height = static_cast<std::int32_t>(random.below(100));
      skyline.raise(from, to, height);
      std::for_each(begin, end, [&](std::int32_t& old) { old = std::max(old, height); });
    }
  }
}

}  // namespace
}  // namespace hardboard
