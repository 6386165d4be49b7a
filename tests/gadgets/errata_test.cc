// What the papers leave open or have wrong about gadgets, beyond the tables of the library.
#include <algorithm>
#include <array>
#include <gtest/gtest.h>

#include "gadgets/read.h"
#include "gadgets/verify.h"

namespace hardboard::gadgets {
namespace {

// The column of a left Or below its shell, from the top: the first triangle (a), the second one
// (b), the white rook (w) and the output (x).
std::string left_or(const std::array<char, 4>& order) {
  std::string board = "...S..\n";
  for (const char part : order) {
    if (part == 'a') board += "..aRR.\n....R.\n";
    if (part == 'b') board += "..bR.R\n.....R\n";
    if (part == 'w') board += "...R..\n";
    if (part == 'x') board += "...x..\n";
  }
  return "gadget or\ngame rooks\nsignal 0 . 0 1\nsignal 1 2\nport a in left\nport b in left\n"
         "port x out right\ntable\n0 0 : 0\n0 1 : 1\n1 0 : 1\n1 1 : 1\nboard\n" +
         board;
}

// Kühn 2024, section 7.3: of the orders with the first triangle above the second, those with the
// output below everything are right, and no others.
TEST(GadgetErrata, OrdersOfTheLeftOr) {
  std::array<char, 4> order = {'a', 'b', 'w', 'x'};
  std::size_t right = 0, orders = 0;
  do {
    if (std::find(order.begin(), order.end(), 'a') > std::find(order.begin(), order.end(), 'b'))
      continue;
    ++orders;
    const Result<Gadget> gadget = read({"or", left_or(order)});
    ASSERT_TRUE(gadget.ok()) << to_string(gadget.error());
    const bool holds = verify(*gadget, 0, {}).holds();
    EXPECT_EQ(holds, order.back() == 'x') << left_or(order);
    right += holds ? 1 : 0;
  } while (std::next_permutation(order.begin(), order.end()));
  EXPECT_EQ(orders, 12U);
  EXPECT_EQ(right, 3U);
}

}  // namespace
}  // namespace hardboard::gadgets
