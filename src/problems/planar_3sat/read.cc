#include "problems/planar_3sat/read.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <utility>
#include <vector>

#include "base/keyed_file.h"
#include "base/listed.h"
#include "problems/planar_3sat/crossings.h"

namespace hardboard::planar_3sat {
namespace {

class Reader {
public:
  explicit Reader(const Text& text) : in_(text) {}

  Result<Puzzle> read() {
    if (!scan()) return in_.error();
    return std::move(puzzle_);
  }

private:
  bool scan() {
    if (!scan_keys(in_, kind_name, [&](std::string_view word) { return key(word); })) return false;
    if (variables_.line == 0)
      return in_.fail(in_.here(), "the puzzle ends without a line `variables`");
    return true;
  }

  bool key(std::string_view word) {
    if (word == "variables") return in_.once(word, variables_) && variables();
    if (word == "above") return in_.once(word, above_) && block(word, puzzle_.above);
    if (word == "below") return in_.once(word, below_) && block(word, puzzle_.below);
    return in_.fail_expected(listed(file_keys), word);
  }

  bool variables() {
    std::int64_t number = 0;
    if (!in_.next_integer("a number of variables", 0, formulas::most_variables, number))
      return false;
    puzzle_.variables = static_cast<std::uint32_t>(number);
    return in_.expect_line_end();
  }

  bool block(std::string_view key, std::vector<Clause>& clauses) {
    if (variables_.line == 0)
      return in_.fail(key, fmt::format("`variables` must come before `{}`", key));
    if (!in_.expect_line_end()) return false;
    Bars bars;
    std::vector<std::int64_t> lines;
    while (in_.next_line()) {
      std::string_view word = in_.next_word();
      if (is_key(word)) {
        in_.unread_line();
        break;
      }
      if (!clause(word, clauses.emplace_back()) || !draw(bars, clauses, lines)) return false;
      lines.push_back(in_.place(word).line);
    }
    return true;
  }

  // Keeps the words of the clause in words_, in the order of its variables.
  bool clause(std::string_view word, Clause& clause) {
    std::vector<std::pair<std::uint32_t, std::string_view>> found;
    for (; !word.empty(); word = in_.next_word()) {
      std::int64_t number = 0;
      if (found.size() == 3) return in_.fail(word, "a clause has at most three variables");
      if (!in_.to_integer(word, "a variable", 1, puzzle_.variables, number)) return false;
      found.emplace_back(static_cast<std::uint32_t>(number), word);
      for (std::size_t i = 0; i + 1 < found.size(); ++i)
        if (found[i].first == found.back().first)
          return in_.fail(word, fmt::format("variable {} stands twice in the clause", number));
    }
    std::sort(found.begin(), found.end());
    words_.clear();
    for (const auto& [variable, its_word] : found) {
      clause.variables[clause.size++] = variable;
      words_.push_back(its_word);
    }
    return true;
  }

  bool draw(Bars& bars, const std::vector<Clause>& clauses,
            const std::vector<std::int64_t>& lines) {
    const Clause& clause = clauses.back();
    const std::optional<Bars::Crossing> crossing = bars.add(clause);
    if (!crossing) return true;
    const auto at = std::find(clause.begin(), clause.end(), crossing->variable) - clause.begin();
    const Clause& crossed = clauses[crossing->clause];
    return in_.fail(
        words_[static_cast<std::size_t>(at)],
        fmt::format("variable {} lies behind the clause `{}` of line {}, which this "
                    "clause would cross",
                    crossing->variable, fmt::join(crossed, " "), lines[crossing->clause]));
  }

  Scanner in_;
  Puzzle puzzle_;
  std::vector<std::string_view> words_;
  Place variables_, above_, below_;  // line 0: not given yet
};

void write_block(std::string& text, std::string_view key, const std::vector<Clause>& clauses) {
  text += fmt::format("{}\n", key);
  for (const Clause& clause : clauses) text += fmt::format("{}\n", fmt::join(clause, " "));
}

}  // namespace

Result<Puzzle> read(const Text& text) {
  return Reader(text).read();
}

std::string write(const Puzzle& puzzle) {
  std::string text = fmt::format("{}\nvariables {}\n", kind_name, puzzle.variables);
  write_block(text, "above", puzzle.above);
  write_block(text, "below", puzzle.below);
  return text;
}

}  // namespace hardboard::planar_3sat
