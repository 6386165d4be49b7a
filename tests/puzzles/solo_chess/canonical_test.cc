// The canonical text of a puzzle, which its proofs are bound to: pinned, and different wherever the
// rules are.
#include "puzzles/solo_chess/canonical.h"

#include <gtest/gtest.h>
#include <set>

#include "base/sha256.h"
#include "puzzles/solo_chess/read.h"

namespace hardboard::solo_chess {
namespace {

std::string text_of(const std::string& file) {
  const Result<Puzzle> puzzle = read({"test", file, 1});
  EXPECT_TRUE(puzzle) << file;
  return canonical_text(*puzzle);
}

TEST(SoloChessCanonical, IsPinned) {
  const std::string text = text_of(
      "solo-chess\nbudget 2\nlast C\ngoal 4 1\npiece C betza:W2\nboard\n. . P .\nC R1 . R*\n");
  EXPECT_EQ(text,
            "solo-chess\n"
            "types 3\n"
            "rides 2\n-1 1 1\n1 1 1\n"
            "rides 4\n-1 0 2\n0 -1 2\n0 1 2\n1 0 2\n"
            "rides 4\n-1 0 *\n0 -1 *\n0 1 *\n1 0 *\n"
            "pieces 4\n0 3 2 2\n1 1 1 2\n2 2 1 1\n2 4 1 *\n"
            "last 2\ngoal 4\n");
  EXPECT_EQ(sha256(text), "cc8bcd1aabb94225d4a6de71bd33a2bf95a74c0ebbe565d39c565c82c4c96cb8");
}

TEST(SoloChessCanonical, DiffersWhereTheRulesDo) {
  const std::vector<std::string> files = {
      "solo-chess\nboard\nR N\n",           "solo-chess\nboard\nN R\n",
      "solo-chess\nboard\nR Q\n",           "solo-chess\nboard\nR . N\n",
      "solo-chess\nbudget 3\nboard\nR N\n", "solo-chess\nboard\nR N3\n",
      "solo-chess\nlast R\nboard\nR N\n",   "solo-chess\nlast N\nboard\nR N\n",
      "solo-chess\ngoal 1 1\nboard\nR N\n", "solo-chess\ngoal 2 1\nboard\nR N\n",
      "solo-chess\npieces\nN 2 1\nR 1 1\n",
  };
  std::set<std::string> texts;
  for (const std::string& file : files) EXPECT_TRUE(texts.insert(text_of(file)).second) << file;
  // The same puzzle, written differently.
  EXPECT_EQ(text_of("solo-chess\npieces\nR 1 1\nN 2 1\n"), text_of(files[0]));
  EXPECT_EQ(text_of("solo-chess\npiece C betza:N\nboard\nR C\n"), text_of(files[0]));
}

// A step of 5, captures at least 2^32 - 2 long: bounds near 2^32 wrap around in no sum.
TEST(SoloChessCanonical, OfTheGreatestBounds) {
  EXPECT_EQ(text_of("solo-chess\nshortest 4294967294\npiece F betza:(5,0)0\npieces\nF 1 1\n"),
            "solo-chess\n"
            "types 1\n"
            "rides 4\n-5 0 * 858993459\n0 -5 * 858993459\n0 5 * 858993459\n5 0 * 858993459\n"
            "pieces 1\n0 1 1 *\n"
            "last none\ngoal none\n");
}

}  // namespace
}  // namespace hardboard::solo_chess
