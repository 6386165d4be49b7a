// Betza's notation against rides written out by hand.
#include "puzzles/solo_chess/betza.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace hardboard::solo_chess {
namespace {

constexpr std::int32_t far = unlimited_range;

std::vector<Ride> sorted(std::vector<Ride> rides) {
  std::sort(rides.begin(), rides.end(), [](const Ride& a, const Ride& b) {
    return std::tie(a.dx, a.dy, a.range) < std::tie(b.dx, b.dy, b.range);
  });
  return rides;
}

void expect_rides(const std::string& betza, const std::vector<Ride>& rides) {
  const auto type = parse_betza('X', betza);
  ASSERT_TRUE(type) << betza << ":" << type.error().column << ": " << type.error().message;
  EXPECT_EQ(sorted(type->rides), sorted(rides)) << betza;
  EXPECT_EQ(type->letter, 'X');
  EXPECT_EQ(type->betza, betza);
}

void expect_same(const std::string& a, const std::string& b) {
  const auto type = parse_betza('X', b);
  ASSERT_TRUE(type) << b;
  expect_rides(a, type->rides);
}

TEST(Betza, TheMenOfChess) {
  for (const auto& [letter, betza] :
       {std::pair('K', "K"), {'K', "WF"},   {'K', "FW"},     {'Q', "Q"},      {'Q', "RB"},
        {'Q', "W0F0"},       {'Q', "WWFF"}, {'Q', "KK"},     {'R', "R"},      {'R', "WW"},
        {'R', "R0"},         {'B', "B"},    {'B', "FF"},     {'N', "N"},      {'N', "(1,2)"},
        {'N', "(2,1)"},      {'P', "fF"},   {'P', "flFfrF"}, {'P', "mfWcfF"}, {'P', "fcF"}})
    expect_rides(betza, standard_type(letter)->rides);
}

TEST(Betza, Atoms) {
  expect_rides("W", {{1, 0, 1}, {0, 1, 1}, {-1, 0, 1}, {0, -1, 1}});
  expect_rides("F", {{1, 1, 1}, {-1, 1, 1}, {-1, -1, 1}, {1, -1, 1}});
  expect_rides("D", {{2, 0, 1}, {0, 2, 1}, {-2, 0, 1}, {0, -2, 1}});
  expect_rides("A", {{2, 2, 1}, {-2, 2, 1}, {-2, -2, 1}, {2, -2, 1}});
  expect_rides("H", {{3, 0, 1}, {0, 3, 1}, {-3, 0, 1}, {0, -3, 1}});
  expect_rides("G", {{3, 3, 1}, {-3, 3, 1}, {-3, -3, 1}, {3, -3, 1}});
  expect_rides("C", {{3, 1, 1},
                     {1, 3, 1},
                     {-1, 3, 1},
                     {-3, 1, 1},
                     {-3, -1, 1},
                     {-1, -3, 1},
                     {1, -3, 1},
                     {3, -1, 1}});
  expect_rides("Z", {{3, 2, 1},
                     {2, 3, 1},
                     {-2, 3, 1},
                     {-3, 2, 1},
                     {-3, -2, 1},
                     {-2, -3, 1},
                     {2, -3, 1},
                     {3, -2, 1}});
  expect_same("L", "C");
  expect_same("J", "Z");
  expect_rides("(0,4)", {{4, 0, 1}, {0, 4, 1}, {-4, 0, 1}, {0, -4, 1}});
  expect_rides("(1000,1000)",
               {{1000, 1000, 1}, {-1000, 1000, 1}, {-1000, -1000, 1}, {1000, -1000, 1}});
}

TEST(Betza, Ranges) {
  expect_rides("W2", {{1, 0, 2}, {0, 1, 2}, {-1, 0, 2}, {0, -1, 2}});
  expect_same("R3", "W3");
  expect_same("B4", "F4");
  expect_same("Q5", "W5F5");
  expect_same("K2", "Q2");
  expect_rides("DD", {{2, 0, far}, {0, 2, far}, {-2, 0, far}, {0, -2, far}});
  expect_same("NN", "N0");
  expect_same("NN", "(1,2)0");
  expect_same("W12", "W5W12");  // the larger range
  expect_same("RW3", "R");
  expect_same("WWW", "R");
  expect_same("W2147483647", "W0");
}

TEST(Betza, OrthogonalDirections) {
  expect_rides("fW", {{0, 1, 1}});
  expect_rides("bW", {{0, -1, 1}});
  expect_rides("lR", {{-1, 0, far}});
  expect_rides("rW2", {{1, 0, 2}});
  expect_rides("vW", {{0, 1, 1}, {0, -1, 1}});
  expect_rides("sD", {{-2, 0, 1}, {2, 0, 1}});
  expect_rides("frW", {{0, 1, 1}, {1, 0, 1}});
  expect_same("fbW", "vW");
  expect_same("flbW", "fWlWbW");
  expect_same("vsW", "W");
  expect_same("ffW", "fW");
}

TEST(Betza, DiagonalDirections) {
  expect_rides("fF", {{1, 1, 1}, {-1, 1, 1}});
  expect_rides("bA", {{2, -2, 1}, {-2, -2, 1}});
  expect_rides("lB", {{-1, 1, far}, {-1, -1, far}});
  expect_rides("rF", {{1, 1, 1}, {1, -1, 1}});
  expect_rides("flF", {{-1, 1, 1}});
  expect_rides("lfF", {{-1, 1, 1}});
  expect_rides("brG", {{3, -3, 1}});
  expect_same("vF", "F");
  expect_same("fbF", "F");
  expect_same("fsF", "fF");
  expect_same("ffF", "fF");
}

TEST(Betza, ObliqueDirections) {
  expect_rides("fN", {{1, 2, 1}, {-1, 2, 1}});
  expect_rides("ffN", {{1, 2, 1}, {-1, 2, 1}});
  expect_rides("bN", {{1, -2, 1}, {-1, -2, 1}});
  expect_rides("lN", {{-2, 1, 1}, {-2, -1, 1}});
  expect_rides("rC", {{3, 1, 1}, {3, -1, 1}});
  expect_same("vN", "fNbN");
  expect_same("fbN", "fNbN");
  expect_same("sN", "lNrN");
  expect_rides("fhN", {{1, 2, 1}, {-1, 2, 1}, {2, 1, 1}, {-2, 1, 1}});
  expect_rides("lhN", {{-1, 2, 1}, {-1, -2, 1}, {-2, 1, 1}, {-2, -1, 1}});
  expect_rides("rhN", {{1, 2, 1}, {1, -2, 1}, {2, 1, 1}, {2, -1, 1}});
  expect_rides("bhN", {{1, -2, 1}, {-1, -2, 1}, {2, -1, 1}, {-2, -1, 1}});
  expect_rides("fsN", {{-2, 1, 1}, {2, 1, 1}});
  expect_rides("bsN", {{-2, -1, 1}, {2, -1, 1}});
  expect_rides("flN", {{-2, 1, 1}});
  expect_rides("lfN", {{-1, 2, 1}});
  expect_rides("brN", {{2, -1, 1}});
  expect_rides("rbN", {{1, -2, 1}});
  expect_rides("rvN", {{1, 2, 1}, {1, -2, 1}});
  expect_rides("lvZ", {{-2, 3, 1}, {-2, -3, 1}});
  expect_rides("flNN", {{-2, 1, far}});
}

TEST(Betza, KnownPieces) {
  // Shogi's silver and gold, the fibnif, the charging knight, the crab, the dragon king.
  expect_rides("FfW", {{1, 1, 1}, {-1, 1, 1}, {-1, -1, 1}, {1, -1, 1}, {0, 1, 1}});
  expect_rides("WfF", {{1, 0, 1}, {0, 1, 1}, {-1, 0, 1}, {0, -1, 1}, {1, 1, 1}, {-1, 1, 1}});
  expect_same("FfbN", "FfNbN");
  expect_rides("fhNsWbK", {{1, 2, 1},
                           {-1, 2, 1},
                           {2, 1, 1},
                           {-2, 1, 1},
                           {-1, 0, 1},
                           {1, 0, 1},
                           {0, -1, 1},
                           {-1, -1, 1},
                           {1, -1, 1}});
  expect_rides("fNbsN", {{1, 2, 1}, {-1, 2, 1}, {2, -1, 1}, {-2, -1, 1}});
  expect_same("RF", "FR");
}

TEST(Betza, KingsAndQueensApplyDirectionsToBothParts) {
  expect_rides("fK", {{0, 1, 1}, {1, 1, 1}, {-1, 1, 1}});
  expect_rides("flQ", {{0, 1, far}, {-1, 0, far}, {-1, 1, far}});
  expect_same("lK", "lWlF");
}

TEST(Betza, MovesWithoutCaptureAddNothing) {
  expect_same("mWF", "F");
  expect_same("mcW", "W");
  expect_same("mRcB", "B");
}

struct Bad {
  const char* betza;
  std::int64_t column;
  const char* beginning;  // of the message
};

TEST(Betza, RefusesTheRest) {
  const std::string long_one(1001, 'W');
  const Bad table[] = {
      {"", 1, "expected how the piece captures"},
      {long_one.c_str(), 1001, "this is longer than 1000 characters"},
      {"f", 2, "expected an atom"},
      {"WfbF2s", 7, "expected an atom"},
      {"2W", 1, "unknown atom `2`"},
      {"Wx", 2, "pieces that move in several legs"},
      {"WX", 2, "unknown atom `X`"},
      {"M", 1, "unknown atom `M`"},
      {"W F", 2, "unknown atom ` `"},
      {"W\xC3\xA4", 2, "unknown atom `\xC3\xA4`"},
      {"[W-F]", 1, "unknown atom `[`"},
      {"nN", 1, "lame leapers (n)"},
      {"fnN", 2, "lame leapers (n)"},
      {"WjF", 2, "jumpers (j)"},
      {"pR", 1, "hoppers (p, g)"},
      {"gQ", 1, "hoppers (p, g)"},
      {"zB", 1, "crooked and circular riders (z, q)"},
      {"qN", 1, "crooked and circular riders (z, q)"},
      {"avW", 1, "pieces that move in several legs"},
      {"tW", 1, "pieces that move in several legs"},
      {"uW", 1, "pieces that move in several legs"},
      {"oR", 1, "Solo Chess is played on the plane"},
      {"ifmW2", 1, "Solo Chess has no initial moves (i)"},
      {"fmWfceF", 6, "Solo Chess has no captures in passing (e)"},
      {"wW", 1, "unknown modifier `w`"},
      {"mW", 1, "this piece never captures"},
      {"mQmN", 1, "this piece never captures"},
      {"RR", 2, "RR: R has no limit already"},
      {"QQ", 2, "QQ: Q has no limit already"},
      {"NN3", 3, "a doubled atom has no limit"},
      {"W2147483648", 2, "the range is too large"},
      {"W99999999999999999999", 2, "the range is too large"},
      {"(1", 1, "expected a leap such as (4,1)"},
      {"(", 1, "expected a leap such as (4,1)"},
      {"(1,", 1, "expected a leap such as (4,1)"},
      {"(1,2", 1, "expected a leap such as (4,1)"},
      {"(1;2)", 1, "expected a leap such as (4,1)"},
      {"(-1,2)", 1, "expected a leap such as (4,1)"},
      {"W(1,2,3)", 2, "expected a leap such as (4,1)"},
      {"(0,0)", 1, "a leap by (0,0) goes nowhere"},
      {"(1,1001)", 4, "the components of a leap go up to 1000"},
      {"(99999999999,1)", 2, "the components of a leap go up to 1000"},
      {"(4,1)(4,1)", 6, "the same leap twice: write (4,1)0 for the rider"},
      {"fhW", 1, "the directions `fh`"},
      {"hF", 1, "the directions `h`"},
      {"hN", 1, "the directions `h`"},
      {"hfN", 1, "the directions `hf`"},
      {"vhN", 1, "the directions `vh`"},
      {"sfN", 1, "the directions `sf`"},
      {"frlN", 1, "the directions `frl`"},
      {"WflbF", 2, "the directions `flb`"},
      {"flbrB", 1, "the directions `flbr`"},
      {"sK", 1, "the directions `s`"},
      {"fbQ", 1, "the directions `fb`"},
      {"rlbK", 1, "the directions `rlb`"},
  };
  for (const Bad& bad : table) {
    const auto type = parse_betza('X', bad.betza);
    ASSERT_FALSE(type) << bad.betza;
    EXPECT_EQ(type.error().column, bad.column) << bad.betza << ": " << type.error().message;
    EXPECT_EQ(type.error().message.rfind(bad.beginning, 0), 0U)
        << bad.betza << ": " << type.error().message;
  }
}

}  // namespace
}  // namespace hardboard::solo_chess
