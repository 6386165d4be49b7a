// The search against a list of all layouts within the bounds.
#include "gadgets/search.h"

#include <algorithm>
#include <bit>
#include <gtest/gtest.h>

#include "gadgets/read.h"
#include "gadgets/verify.h"

namespace hardboard::gadgets {
namespace {

const std::string kings =
    "gadget g\ngame kings\nsignal 0 0. .0 01 10\nsignal 1 1. .1 02 20 11\nsignal 2 12 21 2. .2\n"
    "port a in left\nport b out right\n";

// The drawings of three rows with ports at both ends, as many of the nine inner squares differ as
// `changes` allows.
std::string board_of(unsigned full) {
  std::string board = "a...b\na...b\n#...#\n";
  constexpr std::array<std::size_t, 9> inner = {1, 2, 3, 7, 8, 9, 13, 14, 15};
  for (std::size_t i = 0; i < inner.size(); ++i)
    if ((full >> i & 1) != 0) board[inner[i]] = 'K';
  return board;
}

Gadget gadget_of(const std::string& table, unsigned full) {
  Result<Gadget> gadget = read({"g", kings + "table\n" + table + "board\n" + board_of(full)});
  EXPECT_TRUE(gadget.ok()) << to_string(gadget.error());
  return std::move(gadget).value();
}

TEST(GadgetSearchLong, AllLayoutsWithinBounds) {
  constexpr unsigned wire = 0b000111111;
  std::size_t found_some = 0, found_none = 0;
  for (const std::string table :
       {"0 : 0\n1 : 1\n2 : 2\n", "0 : 1\n1 : 2\n", "0 : -\n1 : 0\n2 : 1\n", "0 : -\n1 : -\n2 : 0\n",
        "0 : 2\n", "1 : 0\n2 : 0\n"}) {
    std::array<unsigned, 16> fewest;  // pieces of a layout that holds, by changes
    fewest.fill(99);
    for (unsigned full = 0; full < 1U << 9; ++full) {
      const auto changes = static_cast<std::size_t>(std::popcount(full ^ wire));
      if (changes > 2 || !verify(gadget_of(table, full), 0, {}).holds()) continue;
      for (std::size_t more = changes; more < fewest.size(); ++more)
        fewest[more] = std::min(fewest[more], static_cast<unsigned>(std::popcount(full)) + 4);
    }
    for (std::uint32_t changes = 0; changes <= 2; ++changes) {
      const Gadget start = gadget_of(table, wire);
      for (std::uint32_t pieces = 6; pieces <= 12; ++pieces) {
        const Search found = search(start, {changes, pieces}, {});
        ASSERT_TRUE(found.is_over);
        EXPECT_EQ(found.layout.has_value(), fewest[changes] <= pieces)
            << table << changes << " changes, " << pieces << " pieces";
        (found.layout ? found_some : found_none) += 1;
        if (!found.layout) continue;
        EXPECT_TRUE(verify(*found.layout, 0, {}).holds());
        EXPECT_LE(found.layout->pieces.size(), pieces);
      }
    }
  }
  EXPECT_GT(found_some, 10U);
  EXPECT_GT(found_none, 10U);
}

}  // namespace
}  // namespace hardboard::gadgets
