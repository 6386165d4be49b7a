#include "problems/and_or_sat/read.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "base/scanner.h"

namespace hardboard::and_or_sat {
namespace {

using formulas::Literal;

class Reader {
public:
  explicit Reader(const Text& text) : in_(text) {}

  Result<Puzzle> read() {
    if (!scan()) return in_.error();
    return std::move(puzzle_);
  }

private:
  bool scan() {
    if (!in_.check_encoding() || !in_.begin(kind_name) || !in_.expect_line_end()) return false;
    if (!in_.next_line()) return in_.fail(in_.here(), "the puzzle ends without a block `clauses`");
    const std::string_view key = in_.next_word();
    if (key != "clauses") return in_.fail_expected("`clauses`", key);
    if (!in_.expect_line_end()) return false;
    while (in_.next_line())
      if (!clause(puzzle_.clauses.emplace_back())) return false;
    return true;
  }

  bool clause(Clause& clause) {
    std::string_view word = in_.next_word();
    if (!literal(word, clause)) return false;
    word = in_.next_word();
    if (word == "&") {
      clause.has_and = true;
      return literal(in_.next_word(), clause) && bar(in_.next_word()) &&
             literal(in_.next_word(), clause) && in_.expect_line_end();
    }
    for (; !word.empty(); word = in_.next_word())
      if (!literal(word, clause)) return false;
    return true;
  }

  bool bar(std::string_view word) { return word == "|" || in_.fail_expected("`|`", word); }

  bool literal(std::string_view word, Clause& clause) {
    constexpr std::int64_t most = formulas::most_variables;
    std::int64_t number = 0;
    if (clause.size == 3) return in_.fail(word, "a clause has at most three literals");
    if (!in_.to_integer(word, "a literal", -most, most, number)) return false;
    if (number == 0) return in_.fail(word, "0 is no literal: a clause ends with its line");
    const auto literal = static_cast<Literal>(number);
    clause.literals[clause.size++] = literal;
    puzzle_.variables = std::max(puzzle_.variables, formulas::variable_of(literal));
    return true;
  }

  Scanner in_;
  Puzzle puzzle_;
};

}  // namespace

Result<Puzzle> read(const Text& text) {
  return Reader(text).read();
}

std::string write(const Puzzle& puzzle) {
  std::string text = fmt::format("{}\nclauses\n", kind_name);
  for (const Clause& clause : puzzle.clauses) text += words_of(clause) + "\n";
  return text;
}

}  // namespace hardboard::and_or_sat
