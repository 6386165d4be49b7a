// The rows of boards on which no hole has lines in two directions.
#include "puzzles/peg_solitaire/rows.h"

#include <gtest/gtest.h>

#include "support/peg_puzzle.h"

namespace hardboard::peg_solitaire {
namespace {

using testing::pegs_of;
using Rows = std::vector<std::vector<std::uint32_t>>;

TEST(PegRows, AlongTheLines) {
  EXPECT_EQ(rows_of(pegs_of("goal one\nboard\no . o .\n")), (Rows{{0, 1, 2, 3}}));
  EXPECT_EQ(rows_of(pegs_of("goal one\nboard\no\n.\no\n")), (Rows{{0, 1, 2}}));
  EXPECT_EQ(rows_of(pegs_of("goal one\njumps diagonal\nboard\no # o\n# . #\n# # o\n")),
            (Rows{{0, 1, 2}, {3}}));
}

// Two holes side by side are no row: no line of three joins them.
TEST(PegRows, HolesWithoutLines) {
  EXPECT_EQ(rows_of(pegs_of("goal one\nboard\no o # . o o\n")), (Rows{{0}, {1}, {2, 3, 4}}));
  EXPECT_EQ(rows_of(pegs_of("goal one\nboard\no o o\n. . .\n")), (Rows{{0, 1, 2}, {3, 4, 5}}));
}

// A row and a column apart, and the same joined at a corner.
TEST(PegRows, NoHoleHasLinesInTwoDirections) {
  EXPECT_EQ(rows_of(pegs_of("goal one\nboard\no o o #\n# # # o\n# # # .\n# # # .\n")),
            (Rows{{0, 1, 2}, {3, 4, 5}}));
  EXPECT_EQ(rows_of(pegs_of("goal one\nboard\no o o\n# # o\n# # .\n")), std::nullopt);
  EXPECT_EQ(rows_of(pegs_of("goal one\njumps all\nboard\n# o #\n. . .\n# . #\n")), std::nullopt);
}

}  // namespace
}  // namespace hardboard::peg_solitaire
