#include "problems/integer_programme/solver_lines.h"

#include <array>
#include <fmt/format.h>
#include <utility>
#include <vector>

#include "base/scanner.h"

namespace hardboard::integer_programme {
namespace {

constexpr std::array<std::pair<std::string_view, Verdict>, 4> statuses = {
    {{"OPTIMUM FOUND", Verdict::solvable},
     {"SATISFIABLE", Verdict::solvable},
     {"UNSATISFIABLE", Verdict::unsolvable},
     {"UNKNOWN", Verdict::unknown}}};

class LineReader {
public:
  LineReader(const Puzzle& puzzle, const Text& text)
      : in_(text), given_(puzzle.columns.size()), values_(puzzle.columns.size(), 0) {}

  Result<Answer> read() {
    if (!in_.check_encoding()) return in_.error();
    while (in_.next_raw_line())
      if (const std::string_view word = in_.next_word(); !word.empty() && !line(word))
        return in_.error();
    if (place_.line == 0) {
      in_.fail(in_.here(), "expected a line `s`");
      return in_.error();
    }
    if (answer_.verdict == Verdict::solvable) answer_.values = std::move(values_);
    return std::move(answer_);
  }

private:
  bool line(std::string_view word) {
    if (word.front() == 'c' || word == "o") return true;
    if (word == "s") return in_.once(word, place_) && status();
    if (word == "v") return values();
    return in_.fail_expected("a line `c`, `s`, `o` or `v`", word);
  }

  bool status() {
    const std::string_view words = trimmed(in_.take_rest());
    for (const auto& [name, verdict] : statuses) {
      if (words != name) continue;
      answer_.verdict = verdict;
      return true;
    }
    return in_.fail_expected("`SATISFIABLE`, `OPTIMUM FOUND`, `UNSATISFIABLE` or `UNKNOWN`", words);
  }

  bool values() {
    for (std::string_view word = in_.next_word(); !word.empty(); word = in_.next_word()) {
      const bool is_negated = word.starts_with('-');
      const std::string_view name = word.substr(is_negated ? 1 : 0);
      std::int64_t number = 0;
      if (!name.starts_with('x')) return in_.fail_expected("a literal such as x1 or -x1", word);
      if (!in_.to_integer(name.substr(1), "the number of a variable", 1,
                          static_cast<std::int64_t>(values_.size()), number))
        return false;
      const auto column = static_cast<std::size_t>(number - 1);
      if (std::exchange(given_[column], 1) != 0)
        return in_.fail(word, fmt::format("variable x{} is given twice", number));
      values_[column] = is_negated ? 0 : 1;
    }
    return true;
  }

  Scanner in_;
  std::vector<std::uint8_t> given_;
  Solution values_;
  Answer answer_;
  Place place_;  // of the line `s`
};

}  // namespace

bool looks_like_solver_lines(std::string_view content) {
  const std::string_view word = first_word(content);
  return word == "c" || word == "s" || word == "o" || word == "v";
}

Result<Answer> read_solver_lines(const Puzzle& puzzle, const Text& text) {
  return LineReader(puzzle, text).read();
}

}  // namespace hardboard::integer_programme
