// Names of squares, there and back.
#include "base/square.h"

#include <gtest/gtest.h>
#include <limits>

#include "base/random.h"

namespace hardboard {
namespace {

TEST(Square, HasItsName) {
  EXPECT_EQ(name({1, 1}), "a1");
  EXPECT_EQ(name({26, 26}), "z26");
  EXPECT_EQ(name({27, 27}), "aa27");
  EXPECT_EQ(name({702, 1}), "zz1");
  EXPECT_EQ(name({703, 1}), "aaa1");
  EXPECT_EQ(name({-3, 5}), "(-3,5)");
  EXPECT_EQ(name({3, 0}), "(3,0)");
}

TEST(Square, IsReadFromItsName) {
  Random random(1);
  constexpr std::int32_t low = std::numeric_limits<std::int32_t>::min();
  constexpr std::int32_t high = std::numeric_limits<std::int32_t>::max();
  std::vector<Square> squares = {{1, 1},       {low, high}, {high, low},
                                 {high, high}, {low, low},  {0, 0}};
  for (int i = 0; i < 10000; ++i) {
    const int shift = static_cast<int>(random.below(32));
    squares.push_back({static_cast<std::int32_t>(random.next()) >> shift,
                       static_cast<std::int32_t>(random.next()) >> shift});
  }
  for (const Square square : squares) {
    const std::string text = name(square) + "xyz";
    std::string_view rest = text;
    ASSERT_EQ(take_square(rest), square) << text;
    ASSERT_EQ(rest, "xyz");
  }
}

TEST(Square, IsNotReadFromOtherText) {
  for (const char* text :
       {"", "a", "1", "a0", "a-1", "A1", "(1,2", "(1 2)", "()", "(1,)", "a2147483648", "fxshrxx1",
        "zzzzzzzzzzzzzzzzzzzz1", "(2147483648,1)", "-a1", " a1"}) {
    std::string_view rest = text;
    EXPECT_FALSE(take_square(rest)) << text;
    EXPECT_EQ(rest, text);
  }
}

}  // namespace
}  // namespace hardboard
