#include "problems/integer_programme/opb.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>
#include <vector>

#include "base/append_format.h"
#include "base/counted.h"
#include "base/scanner.h"
#include "problems/integer_programme/by_row.h"

namespace hardboard::integer_programme {
namespace {

constexpr std::string_view variable_key = "#variable=", constraint_key = "#constraint=";

// The words of OPB: `;`, relations and `min:` are words of their own, with or without blanks.
class Words {
public:
  explicit Words(const Text& text) : in(text) {}

  // The next word, which stays unread; empty, but with a place, at the end of the text.
  std::string_view peek() {
    while (word_.empty()) {
      if (rest_.empty()) rest_ = in.next_word();
      if (!rest_.empty())
        cut();
      else if (!next_line())
        return in.next_word();
    }
    return word_;
  }
  std::string_view take() {
    const std::string_view word = peek();
    word_ = {};
    return word;
  }
  bool expect(std::string_view word) {
    if (peek() != word) return in.fail_expected(in_quotes(word), peek());
    take();
    return true;
  }

  Scanner in;

private:
  // Comments are lines that begin with `*`. False at the end of the text.
  bool next_line() {
    if (!in.next_raw_line()) return false;
    rest_ = in.next_word();
    if (rest_.starts_with('*')) {
      in.take_rest();
      rest_ = {};
    }
    return true;
  }
  void cut() {
    std::size_t size = std::min(rest_.find_first_of(";><="), rest_.size());
    if (size == 0) size = rest_.starts_with(">=") || rest_.starts_with("<=") ? 2 : 1;
    if (const std::size_t colon = rest_.find(':'); colon < size) size = colon + 1;
    word_ = rest_.substr(0, size);
    rest_.remove_prefix(size);
  }

  std::string_view word_, rest_;  // rest_: of the word between blanks
};

class Reader {
public:
  explicit Reader(const Text& text) : text_(text), words_(text) {}

  Result<Puzzle> read() {
    if (!words_.in.check_encoding() || !header() || !objective() || !constraints())
      return words_.in.error();
    add_columns();
    return std::move(puzzle_);
  }

private:
  struct Placed {
    std::uint32_t column = 0;
    Entry entry;
  };

  bool header() {
    Scanner& in = words_.in;
    in.next_raw_line();
    if (in.next_word() != "*" || in.next_word() != variable_key)
      return in.fail({text_.first_line, 1}, "expected `* #variable= N #constraint= M`");
    std::int64_t variables = 0;
    // A file has no more variables or constraints than bytes.
    const auto most = static_cast<std::int64_t>(std::min(text_.content.size(), most_rows));
    if (!in.next_integer("the number of variables", 0, most, variables)) return false;
    if (const std::string_view word = in.next_word(); word != constraint_key)
      return in.fail_expected(in_quotes(constraint_key), word);
    if (!in.next_integer("the number of constraints", 0, most, constraints_)) return false;
    in.take_rest();
    costs_.assign(static_cast<std::size_t>(variables), 0);
    last_row_.assign(static_cast<std::size_t>(variables), 0);
    return true;
  }

  bool objective() {
    if (words_.peek() == "max:")
      return words_.in.fail(words_.peek(), "expected `min:`: OPB knows no maxima");
    if (words_.peek() != "min:") return true;
    words_.take();
    std::int64_t constant = 0;
    if (!sum([&](Term term) { costs_[term.column] = term.factor; }, 1, constant) ||
        !words_.expect(";"))
      return false;
    puzzle_.constant = constant;
    return true;
  }

  bool constraints() {
    while (!words_.peek().empty())
      if (!constraint()) return false;
    const auto rows = static_cast<std::int64_t>(puzzle_.rows.size());
    return rows == constraints_ ||
           words_.in.fail(words_.in.here(),
                          fmt::format("the file has {}, not {} as the first line says",
                                      counted(puzzle_.rows.size(), "constraint"), constraints_));
  }

  bool constraint() {
    const auto row = static_cast<std::uint32_t>(puzzle_.rows.size());
    std::int64_t constant = 0, side = 0;
    const auto add = [&](Term term) { placed_.push_back({term.column, {row, term.factor}}); };
    if (!sum(add, row + std::size_t{2}, constant)) return false;
    const std::string_view relation = words_.take();
    if (relation != ">=" && relation != "=" && relation != "<=")
      return words_.in.fail_expected("a term such as `+2 x1`, or `>=`, `<=` or `=`", relation);
    if (!number(words_.take(), side) || !words_.expect(";")) return false;
    side -= constant;
    if (side > most_number || side < -most_number)
      return words_.in.fail(words_.in.here(), "the bound of this constraint is too large");
    puzzle_.add_row({fmt::format("c{}", row + 1), relation == "<=" ? minus_infinity : side,
                     relation == ">=" ? infinity : side});
    return true;
  }

  // Terms up to another word. `mark` is a number of its own for this sum, from 1 on.
  template <class Add>
  bool sum(Add add, std::size_t mark, std::int64_t& constant) {
    while (true) {
      const std::string_view word = words_.peek();
      if (word.empty() || word == ";" || word.find_first_of("<>=") != word.npos) return true;
      std::int64_t factor = 0;
      if (!number(words_.take(), factor)) return false;
      const std::string_view name = words_.take();
      const bool is_negated = name.starts_with('~');
      std::int64_t index = 0;
      if (!name.substr(is_negated ? 1 : 0).starts_with('x'))
        return words_.in.fail_expected("a variable such as x1", name);
      if (!words_.in.to_integer(name.substr(is_negated ? 2 : 1), "the number of a variable", 1,
                                static_cast<std::int64_t>(costs_.size()), index))
        return false;
      const auto column = static_cast<std::uint32_t>(index - 1);
      if (std::exchange(last_row_[column], mark) == mark)
        return words_.in.fail(name, fmt::format("x{} stands twice in this sum", index));
      if (is_negated) constant += factor;
      if (constant > most_number || constant < -most_number)
        return words_.in.fail(name, "the numbers of negated variables are too large");
      if (words_.peek().starts_with('x') || words_.peek().starts_with('~'))
        return words_.in.fail(words_.peek(), "products of variables are not linear");
      if (factor != 0) add({column, is_negated ? -factor : factor});
    }
  }

  bool number(std::string_view word, std::int64_t& value) {
    const std::string_view digits = word.starts_with('+') ? word.substr(1) : word;
    return words_.in.to_integer(digits, "a whole number", -most_number, most_number, value);
  }

  // The entries came row by row; columns have them column by column.
  void add_columns() {
    std::stable_sort(placed_.begin(), placed_.end(),
                     [](const Placed& a, const Placed& b) { return a.column < b.column; });
    std::vector<Entry> entries;
    auto at = placed_.begin();
    for (std::uint32_t j = 0; j < costs_.size(); ++j) {
      entries.clear();
      for (; at != placed_.end() && at->column == j; ++at) entries.push_back(at->entry);
      puzzle_.add_column({fmt::format("x{}", j + 1), 0, 1, costs_[j]}, entries);
    }
  }

  const Text& text_;
  Words words_;
  Puzzle puzzle_;
  std::vector<Placed> placed_;
  std::vector<std::int64_t> costs_;
  std::vector<std::size_t> last_row_;  // the mark of the last sum with the variable
  std::int64_t constraints_ = 0;
};

}  // namespace

bool looks_like_opb(std::string_view content) {
  const Text text{"", content, 1};
  Scanner in(text);
  return in.next_raw_line() && in.next_word() == "*" && in.next_word() == variable_key;
}

Result<Puzzle> read_opb(const Text& text) {
  return Reader(text).read();
}

std::string opb_why_not(const Puzzle& puzzle) {
  if (puzzle.columns.empty()) return "there is no variable";
  if (puzzle.maximise) return "the objective is to be large";
  if (puzzle.constant != 0) return "the objective has a constant";
  for (std::size_t j = 0; j < puzzle.columns.size(); ++j) {
    const Column& column = puzzle.columns[j];
    if (column.least != 0 || column.most != 1)
      return fmt::format("variable {} is not 0 or 1", column.name);
    if (column.name != fmt::format("x{}", j + 1))
      return fmt::format("variable {} is not called x{}", column.name, j + 1);
  }
  std::vector<std::uint8_t> is_empty(puzzle.rows.size(), 1);
  for (const Entry& entry : puzzle.entries) is_empty[entry.row] = 0;
  for (std::size_t i = 0; i < puzzle.rows.size(); ++i) {
    const Row& row = puzzle.rows[i];
    if (is_empty[i] != 0) return fmt::format("row {} is empty", row.name);
    if (row.least != row.most && (row.least == minus_infinity) == (row.most == infinity))
      return fmt::format("row {} has not one bound", row.name);
  }
  return "";
}

std::string write_opb(const Puzzle& puzzle) {
  std::string text = fmt::format("* {} {} {} {}\n", variable_key, puzzle.columns.size(),
                                 constraint_key, puzzle.rows.size());
  const auto add_term = [&](std::int64_t factor, std::size_t column) {
    append_format(text, "{:+} x{} ", factor, column + 1);
  };
  const bool has_costs = std::any_of(puzzle.columns.begin(), puzzle.columns.end(),
                                     [](const Column& column) { return column.cost != 0; });
  if (has_costs) {
    text += "min: ";
    for (std::size_t j = 0; j < puzzle.columns.size(); ++j)
      if (puzzle.columns[j].cost != 0) add_term(puzzle.columns[j].cost, j);
    text += ";\n";
  }
  const TermsByRow terms(puzzle);
  for (std::size_t i = 0; i < puzzle.rows.size(); ++i) {
    const Row& row = puzzle.rows[i];
    const bool is_upper = row.least == minus_infinity;
    for (const auto& [column, factor] : terms.of(i)) add_term(is_upper ? -factor : factor, column);
    append_format(text, "{} {} ;\n",
                  row.least == row.most ? "=" : ">=", is_upper ? -row.most : row.least);
  }
  return text;
}

}  // namespace hardboard::integer_programme
