// Numbers of turns: each list of steps has its own, and gives its steps back.
#include "kinds/turn_numbers.h"

#include <gtest/gtest.h>
#include <limits>
#include <set>

namespace hardboard::numbered {
namespace {

TEST(TurnNumbers, EachTurnHasItsOwn) {
  const TurnNumbers numbers = TurnNumbers::make(3, 2).value();
  EXPECT_EQ(numbers.count(), 4 * 4 * 3);
  std::set<std::int64_t> seen;
  const auto hold = [&](const std::vector<std::int64_t>& turn) {
    const std::int64_t number = numbers.number_of(turn).value();
    EXPECT_LT(number, numbers.count());
    EXPECT_EQ(numbers.steps_of(number), turn);
    EXPECT_TRUE(seen.insert(number).second);
  };
  for (std::int64_t push = 0; push < 3; ++push) {
    hold({push});
    for (std::int64_t first = 0; first < 3; ++first) {
      hold({first, push});
      for (std::int64_t second = 0; second < 3; ++second) hold({first, second, push});
    }
  }
  EXPECT_EQ(seen.size(), 3 * (1 + 3 + 9));
  EXPECT_EQ(numbers.number_of({}), std::nullopt);
  EXPECT_EQ(numbers.number_of(std::vector<std::int64_t>{0, 0, 0, 0}), std::nullopt);
}

TEST(TurnNumbers, TheyFitOrThereAreNone) {
  EXPECT_EQ(TurnNumbers::make(1024, 0).value().count(), 1024);
  EXPECT_EQ(TurnNumbers::make(1024, 5).value().count(), 1158562010000000000);
  EXPECT_FALSE(TurnNumbers::make(1024, 6).has_value());
  EXPECT_FALSE(TurnNumbers::make(1, std::numeric_limits<std::uint32_t>::max()).has_value());
}

}  // namespace
}  // namespace hardboard::numbered
