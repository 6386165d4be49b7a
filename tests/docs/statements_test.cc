// docs/statements.md has a row for each statement, with its reductions and its verdict.
#include "kinds/statements.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "docs/markdown.h"

namespace hardboard::docs {
namespace {

TEST(Statements, EachHasItsRow) {
  const std::vector<std::string> lines = lines_of(document("statements.md").front().text);
  for (const Statement& statement : statements()) {
    const std::string begin =
        fmt::format("| {}, {} | {} |", statement.paper, statement.number, statement.words);
    const auto row = std::find_if(lines.begin(), lines.end(),
                                  [&](const std::string& line) { return line.starts_with(begin); });
    ASSERT_NE(row, lines.end()) << begin;
    EXPECT_TRUE(row->ends_with(fmt::format("| {} |", word_of(statement.standing)))) << *row;
    for (const TestedBy& test : statement.tests) {
      EXPECT_NE(reduction_named(test.reduction), nullptr) << test.reduction;
      EXPECT_NE(row->find(fmt::format("`{}`", test.reduction)), row->npos) << *row;
    }
  }
}

// A reduction from a problem to a puzzle proves a statement.
TEST(Statements, EachReductionToAPuzzleTestsOne) {
  for (const Reduction* row : reductions()) {
    if (row->from->start != nullptr || row->to->start == nullptr) continue;
    bool is_listed = false;
    for (const Statement& statement : statements())
      for (const TestedBy& test : statement.tests)
        is_listed = is_listed || test.reduction == row->name;
    EXPECT_TRUE(is_listed) << row->name;
  }
}

}  // namespace
}  // namespace hardboard::docs
