// The numbered statements of the papers that the reductions rest on, with the rows that test each.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kinds/verify_reduction.h"

namespace hardboard {

// A reduction and the size of sources up to which a quick run verifies it.
struct TestedBy {
  std::string_view reduction;
  unsigned size = 0;
};

enum class Standing : std::uint8_t {
  holds,   // no counterexample among the sources that were tested
  proved,  // proved in docs/, and tested
  mended,  // wrong as printed: a row as printed has a counterexample, the mended rows have none
};

struct Statement {
  std::string_view paper;   // "Brunner et al. 2023"
  std::string_view number;  // "Theorem 3.1"
  std::string_view words;   // what the statement says, in half a line
  Standing standing = Standing::holds;
  std::vector<TestedBy> tests{};
  std::string_view elsewhere{};  // the test of a statement that is no reduction
};

// In the order of the papers.
std::span<const Statement> statements();

// The result of a quick run.
struct StatementRun {
  bool is_as_expected = true;
  bool is_over = true;             // false if a limit ended the run
  std::vector<std::string> lines;  // one for each test, in words
};

// Verifies the statement's reductions: sound rows must have no counterexample, unsound ones must
// have one.
StatementRun run_statement(const Statement& statement, const Limits& limits);

// "holds so far", "proved here", "wrong and mended".
std::string_view word_of(Standing standing);

}  // namespace hardboard
