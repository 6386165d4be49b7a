#include "problems/qbf/read.h"

#include <algorithm>
#include <fmt/format.h>
#include <unordered_set>
#include <utility>

#include "problems/formulas/dimacs.h"

namespace hardboard::qbf {
namespace {

using formulas::DimacsScanner;
using formulas::Header;

class Reader {
public:
  explicit Reader(const Text& text) : in_(text) {}

  Result<Puzzle> read() {
    Header header;
    if (!in_.begin(header)) return in_.error();
    for (char next = in_.peek(); next == 'a' || next == 'e'; next = in_.peek())
      if (!block(header)) return in_.error();
    if (!in_.clauses(header, puzzle_.matrix)) return in_.error();
    add_free_variables();
    return std::move(puzzle_);
  }

private:
  bool block(const Header& header) {
    const std::string_view quantifier = in_.next_word();
    if (quantifier != "a" && quantifier != "e") return in_.fail_expected("`a` or `e`", quantifier);
    const bool is_universal = quantifier == "a";
    for (;;) {
      std::int64_t number = 0;
      if (!in_.next_integer("a variable", 0, header.variables, number)) return false;
      if (number == 0) return true;
      const auto variable = static_cast<std::uint32_t>(number);
      if (!quantified_.insert(variable).second)
        return in_.fail(quantifier, fmt::format("variable {} is quantified twice", variable));
      if (puzzle_.prefix.empty() || puzzle_.prefix.back().is_universal != is_universal)
        puzzle_.prefix.push_back({is_universal, {}});
      puzzle_.prefix.back().variables.push_back(variable);
    }
  }

  void add_free_variables() {
    std::vector<std::uint32_t> free;
    for (const formulas::Literal literal : puzzle_.matrix.literals)
      if (quantified_.insert(formulas::variable_of(literal)).second)
        free.push_back(formulas::variable_of(literal));
    if (free.empty()) return;
    std::sort(free.begin(), free.end());
    if (puzzle_.prefix.empty() || puzzle_.prefix.front().is_universal)
      puzzle_.prefix.insert(puzzle_.prefix.begin(), Block{});
    std::vector<std::uint32_t>& first = puzzle_.prefix.front().variables;
    first.insert(first.begin(), free.begin(), free.end());
  }

  DimacsScanner in_;
  Puzzle puzzle_;
  std::unordered_set<std::uint32_t> quantified_;
};

}  // namespace

Result<Puzzle> read(const Text& text) {
  return Reader(text).read();
}

std::string write(const Puzzle& puzzle) {
  std::string text = fmt::format("p cnf {} {}\n", puzzle.matrix.variables, puzzle.matrix.size());
  for (const Block& block : puzzle.prefix)
    text +=
        fmt::format("{} {} 0\n", block.is_universal ? 'a' : 'e', fmt::join(block.variables, " "));
  formulas::append_clauses(text, puzzle.matrix);
  return text;
}

}  // namespace hardboard::qbf
