// Reductions by the public header.
#include <gtest/gtest.h>

#include "library/puzzles.h"

namespace hardboard {
namespace {

Puzzle formula() {
  return read("p cnf 3 3\n1 2 0\n-1 3 0\n-2 -3 0\n").at(0);
}

TEST(LibraryReduced, AnswersWalkToAndFro) {
  const Puzzle source = formula();
  const Reduced reduced = reduce(source, "graph-capture");
  EXPECT_EQ(reduced.image().kind(), "graph-capture");
  EXPECT_EQ(reduced.source().text(), source.text());
  const Answer back = recover(reduced, solve(reduced.image()));
  EXPECT_EQ(back.outcome(), Outcome::solvable);
  EXPECT_EQ(check(source, back).trust, Trust::verified);
  EXPECT_EQ(check(reduced.image(), witness(reduced, back)).trust, Trust::verified);
}

TEST(LibraryReduced, MapsAndNamesGiveTheSameChain) {
  const Reduced reduced = reduce(formula(), "graph-capture");
  const Reduced by_names = reduce_via(formula(), reduced.via()), by_map = read_map(reduced.map());
  for (const Reduced& other : {by_names, by_map}) {
    EXPECT_EQ(other.map(), reduced.map());
    EXPECT_EQ(other.image().text(), reduced.image().text());
  }
}

TEST(LibraryReduced, RefusalsSayNo) {
  const Puzzle never = read("p cnf 1 2\n1 0\n-1 0\n").at(0);
  const Reduced reduced = reduce(never, "graph-capture");
  const Answer answer = solve(reduced.image());
  EXPECT_EQ(answer.outcome(), Outcome::unsolvable);
  EXPECT_EQ(recover(reduced, answer).outcome(), Outcome::unsolvable);
}

TEST(LibraryReduced, ErrorsAndMisuse) {
  const Reduced reduced = reduce(formula(), "graph-capture");
  EXPECT_THROW(reduce(formula(), "chess"), Error);
  EXPECT_THROW(reduce_via(formula(), {"nothing"}), Error);
  EXPECT_THROW(reduce_via(formula(), {}), Error);
  EXPECT_THROW(read_map("hardboard-map\n"), Error);
  std::string changed = reduced.map();
  changed.replace(changed.find("part "), 4, "Part");
  EXPECT_THROW(read_map(changed), Error);
  EXPECT_THROW(recover(reduced, solve(formula())), std::invalid_argument);
  EXPECT_THROW(witness(reduced, solve(reduced.image())), std::invalid_argument);
  const Answer wrong = read_answer(reduced.image(), "solvable\n  1. 1x2\n");
  EXPECT_THROW(recover(reduced, wrong), Error);
}

TEST(LibraryReduced, TheListHasKindsThatExist) {
  const std::vector<ReductionInfo> rows = reductions_of_puzzles();
  EXPECT_GT(rows.size(), 60);
  for (const ReductionInfo& row : rows) {
    EXPECT_FALSE(row.name.empty() || row.summary.empty());
    EXPECT_NE(row.from, "");
    EXPECT_NE(row.to, "");
  }
}

}  // namespace
}  // namespace hardboard
