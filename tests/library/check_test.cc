// Answers by the public header: they are read back as they were written, and the check tells right
// ones from wrong ones.
#include <gtest/gtest.h>

#include "library/puzzles.h"

namespace hardboard {
namespace {

TEST(LibraryCheck, AnswersAreReadBackFromTextAndJson) {
  for (const Puzzle& puzzle : one_of_each_game()) {
    const Answer answer = solve(puzzle);
    for (const std::string& words : {answer.text(), answer.json()}) {
      const Answer again = read_answer(puzzle, words);
      EXPECT_EQ(again.outcome(), answer.outcome()) << words;
      EXPECT_EQ(again.method(), answer.method()) << words;
      EXPECT_EQ(again.moves(), answer.moves()) << words;
      EXPECT_EQ(check(puzzle, again).trust, check(puzzle, answer).trust) << words;
    }
  }
}

TEST(LibraryCheck, RightAnswersAreVerified) {
  for (const Puzzle& puzzle : {solvable_puzzle(), unsolvable_puzzle()}) {
    const Report report = check(puzzle, solve(puzzle));
    EXPECT_EQ(report.trust, Trust::verified) << report.reason;
    EXPECT_FALSE(report.reason.empty());
  }
}

TEST(LibraryCheck, AnswersToOtherPuzzlesAreWrong) {
  const Answer solved = solve(solvable_puzzle());
  const Answer refused = solve(unsolvable_puzzle());
  EXPECT_EQ(check(unsolvable_puzzle(), solved).trust, Trust::wrong);
  EXPECT_EQ(check(solvable_puzzle(), refused).trust, Trust::wrong);
}

TEST(LibraryCheck, AnswersToOtherKindsAreMisuse) {
  const std::vector<Puzzle> puzzles = one_of_each_game();
  const Answer answer = solve(puzzles[0]);
  for (std::size_t i = 1; i < puzzles.size(); ++i)
    EXPECT_THROW(check(puzzles[i], answer), std::invalid_argument) << puzzles[i].kind();
}

TEST(LibraryCheck, WhatIsNoAnswerIsAnError) {
  try {
    read_answer(solvable_puzzle(), "perhaps\n", "my answer");
    FAIL() << "a word that is no verdict was read";
  } catch (const Error& error) {
    EXPECT_EQ(error.file(), "my answer");
    EXPECT_EQ(error.line(), 1);
  }
  EXPECT_THROW(read_answer(solvable_puzzle(), "{\"kind\":\"solo-chess\"}"), Error);
}

TEST(LibraryCheck, WordsOfOutcomesAndTrust) {
  EXPECT_EQ(to_string(Outcome::unknown), "unknown");
  EXPECT_EQ(to_string(Outcome::draw), "draw");
  EXPECT_EQ(to_string(Trust::verified), "verified");
  EXPECT_EQ(to_string(Trust::wrong), "wrong");
}

}  // namespace
}  // namespace hardboard
