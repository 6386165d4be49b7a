// Kühn 2024, appendix B: in how many ways the function F of the crossing of kings decomposes into
// monotone functions of two values each, by enumeration.
#include <array>
#include <gtest/gtest.h>
#include <vector>

#include "gadgets/library.h"

namespace hardboard::gadgets {
namespace {

constexpr int error = -1;

// The values of a function of a signal 0 to 2, or 0 to 1, and of a bit.
using Function = std::array<std::array<int, 2>, 3>;

// All monotone functions of `signals` signals and a bit, with values from -1 to 2.
std::vector<Function> monotone(int signals) {
  std::vector<Function> all;
  Function f{};
  const auto fill = [&](const auto& self, int i) -> void {
    if (i == 2 * signals) return all.push_back(f);
    const auto x = static_cast<std::size_t>(i / 2), bit = static_cast<std::size_t>(i % 2);
    for (int value = error; value <= 2; ++value) {
      if ((x > 0 && f[x - 1][bit] > value) || (bit > 0 && f[x][0] > value)) continue;
      f[x][bit] = value;
      self(self, i + 1);
    }
  };
  fill(fill, 0);
  return all;
}

// A gadget that can't be cleared spoils the board.
int apply(const Function& f, int signal, int bit) {
  return signal == error ? error
                         : f[static_cast<std::size_t>(signal)][static_cast<std::size_t>(bit)];
}

// Table 5.1: an error if the copy of b is true and b is not, else a.
int crossing(int a, int b, int not_copy) {
  return b == 0 && not_copy == 0 ? error : a;
}

template <class Composed>
bool is_crossing(const Composed& composed) {
  for (int a = 0; a < 2; ++a)
    for (int b = 0; b < 2; ++b)
      for (int c = 0; c < 2; ++c)
        if (composed(a, b, c) != crossing(a, b, c)) return false;
  return true;
}

TEST(CrossingOfKings, DecomposesInOneWay) {
  const std::vector<Function> first = monotone(2), later = monotone(3);
  EXPECT_EQ(first.size(), 50U);  // plane partitions in a box of 2 x 2 x 3, and of 3 x 2 x 3
  EXPECT_EQ(later.size(), 175U);
  std::vector<std::array<Function, 3>> found;
  for (const Function& f : first)
    for (const Function& g : later)
      for (const Function& h : later)
        if (is_crossing(
                [&](int a, int b, int c) { return apply(h, apply(g, apply(f, a, c), b), c); }))
          found.push_back({f, g, h});
  ASSERT_EQ(found.size(), 1U);
  // Tables B.2, B.4 and B.5.
  EXPECT_EQ(found[0][0], (Function{{{0, 0}, {1, 2}, {0, 0}}}));
  EXPECT_EQ(found[0][1], (Function{{{0, 1}, {0, 2}, {2, 2}}}));
  EXPECT_EQ(found[0][2], (Function{{{-1, 0}, {0, 0}, {1, 1}}}));
}

TEST(CrossingOfKings, HasNoDecompositionIntoTwo) {
  for (const Function& f : monotone(2))
    for (const Function& g : monotone(3)) {
      EXPECT_FALSE(is_crossing([&](int a, int b, int c) { return apply(g, apply(f, a, c), b); }));
      EXPECT_FALSE(is_crossing([&](int a, int b, int c) { return apply(g, apply(f, a, b), c); }));
    }
}

// The gadgets that are built claim these tables: signals in, from above and the left, and out.
TEST(CrossingOfKings, GadgetsHaveTheTablesOfTheDecomposition) {
  const Gadget g = read_library(*library_file("king-g")), h = read_library(*library_file("king-h"));
  const Function f_table{{{0, 0}, {1, 2}, {0, 0}}}, g_table{{{0, 1}, {0, 2}, {2, 2}}},
      h_table{{{-1, 0}, {0, 0}, {1, 1}}};
  const auto out = [](const Gadget& gadget, std::array<std::uint8_t, 2> in) {
    const Row* const row = gadget.row_of(in);
    return row->outcomes.empty() ? error : int{row->outcomes[0][0]};
  };
  for (std::uint8_t x = 0; x < 3; ++x)
    for (std::uint8_t bit = 0; bit < 2; ++bit) {
      EXPECT_EQ(out(g, {x, bit}), apply(g_table, x, bit));
      EXPECT_EQ(out(h, {bit, x}), apply(h_table, x, bit));
      if (x == 2) continue;
      EXPECT_EQ(out(g, {bit, x}), apply(f_table, x, bit));  // f is g turned round
    }
}

}  // namespace
}  // namespace hardboard::gadgets
