// Reading by the public header: what comes back, and where errors say that the input is bad.
#include <fstream>
#include <gtest/gtest.h>
#include <set>
#include <sstream>

#include "library/puzzles.h"
#include "support/paths.h"

namespace hardboard {
namespace {

TEST(LibraryRead, EveryKindIsReadAndWritten) {
  std::set<std::string> kinds;
  for (const Puzzle& puzzle : one_of_each_kind()) {
    kinds.insert(puzzle.kind());
    const std::vector<Puzzle> again = read(puzzle.text());
    ASSERT_EQ(again.size(), 1) << puzzle.text();
    EXPECT_EQ(again[0].text(), puzzle.text());
    EXPECT_EQ(again[0].kind(), puzzle.kind());
  }
  EXPECT_EQ(kinds.size(), kinds_of_puzzles().size());
}

TEST(LibraryRead, TextAndFileAreReadAlike) {
  const std::string path = testing::example("king.txt");
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  EXPECT_EQ(read(text.str()).at(0).text(), read_file(path).at(0).text());
}

TEST(LibraryRead, SeveralPuzzlesAndLines) {
  const std::string one = "solo-chess\nboard\nR . N\n";
  EXPECT_EQ(read(one + "---\n" + one + "---\n" + one).size(), 3);
  EXPECT_EQ(read("8/2R5/1P6/8/8/8/8/8\n8/2R5/8/2N5/8/8/8/8\n", "lines", "ranger").size(), 2);
}

TEST(LibraryRead, ErrorsNameThePlace) {
  try {
    read("solo-chess\nboard\n. . R\n. ? N\n", "my board");
    FAIL() << "a bad letter was read";
  } catch (const Error& error) {
    EXPECT_EQ(error.file(), "my board");
    EXPECT_EQ(error.line(), 4);
    EXPECT_EQ(error.column(), 3);
    EXPECT_EQ(std::string(error.what()).rfind("my board:4:3: ", 0), 0) << error.what();
  }
}

TEST(LibraryRead, WhatIsNoPuzzleIsAnError) {
  EXPECT_THROW(read(""), Error);
  EXPECT_THROW(read("checkers\n"), Error);
  EXPECT_THROW(read_file("/nowhere/at/all"), Error);
  EXPECT_THROW(read_file(testing::example("king.txt") + std::string("\0.txt", 5)), Error);
  EXPECT_THROW(read("8/2R5/1P6/8/8/8/8/8\n", "lines", "chess"), Error);
}

}  // namespace
}  // namespace hardboard
