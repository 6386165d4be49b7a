// An integer programme as free MPS and as CPLEX LP.
#include <fmt/format.h>
#include <utility>

#include "base/append_format.h"
#include "problems/integer_programme/by_row.h"
#include "problems/integer_programme/read.h"

namespace hardboard::integer_programme {
namespace {

class Out {
public:
  template <class... Values>
  void add(fmt::format_string<Values...> format, Values&&... values) {
    append_format(text, format, std::forward<Values>(values)...);
  }
  std::string text;
};

bool is_equation(const Row& row) {
  return row.least == row.most;
}
bool is_range(const Row& row) {
  return row.least != minus_infinity && row.most != infinity && !is_equation(row);
}
// A row with both bounds counts as L with a range.
char type_of(const Row& row) {
  if (is_equation(row)) return 'E';
  if (row.most != infinity) return 'L';
  return row.least != minus_infinity ? 'G' : 'N';
}

void write_bounds(Out& out, const Column& column) {
  const auto& [name, least, most, cost] = column;
  if (least == most) return out.add(" FX b {} {}\n", name, least);
  if (least == 0 && most == 1) return out.add(" BV b {}\n", name);
  if (least == minus_infinity && most == infinity) return out.add(" FR b {}\n", name);
  if (least == minus_infinity) out.add(" MI b {}\n", name);
  if (least != minus_infinity && least != 0) out.add(" LO b {} {}\n", name, least);
  // Without an upper bound some solvers take integer variables for 0 or 1.
  if (most == infinity)
    out.add(" PL b {}\n", name);
  else
    out.add(" UP b {} {}\n", name, most);
}

// A sum as LP has it, broken into lines that every reader takes.
class LpSum {
public:
  explicit LpSum(Out& out) : out_(out) {}
  void add(std::int64_t factor, std::string_view name) {
    if (++terms_ % 10 == 0) out_.text += "\n  ";
    const std::int64_t size = factor < 0 ? -factor : factor;
    out_.add(" {} ", factor < 0 ? "-" : "+");
    if (size != 1) out_.add("{} ", size);
    out_.add("{}", name);
  }
  bool empty() const { return terms_ == 0; }

private:
  Out& out_;
  std::size_t terms_ = 0;
};

}  // namespace

std::string write(const Puzzle& puzzle) {
  Out out;
  // CBC reads names of any length only where it sees FREE.
  out.add("NAME {} FREE\n", puzzle.name);
  if (puzzle.maximise) out.add("OBJSENSE\n MAX\n");
  out.add("ROWS\n N {}\n", puzzle.objective);
  for (const Row& row : puzzle.rows) out.add(" {} {}\n", type_of(row), row.name);
  out.add("COLUMNS\n m 'MARKER' 'INTORG'\n");
  for (std::size_t j = 0; j < puzzle.columns.size(); ++j) {
    const Column& column = puzzle.columns[j];
    if (column.cost != 0 || puzzle.entries_of(j).empty())
      out.add(" {} {} {}\n", column.name, puzzle.objective, column.cost);
    for (const Entry& entry : puzzle.entries_of(j))
      out.add(" {} {} {}\n", column.name, puzzle.rows[entry.row].name, entry.value);
  }
  out.add(" m 'MARKER' 'INTEND'\nRHS\n");
  if (puzzle.constant != 0) out.add(" r {} {}\n", puzzle.objective, -puzzle.constant);
  for (const Row& row : puzzle.rows) {
    const std::int64_t side = row.most != infinity ? row.most : row.least;
    if (type_of(row) != 'N' && side != 0) out.add(" r {} {}\n", row.name, side);
  }
  bool has_ranges = false;
  for (const Row& row : puzzle.rows) {
    if (!is_range(row)) continue;
    if (!std::exchange(has_ranges, true)) out.add("RANGES\n");
    out.add(" g {} {}\n", row.name, row.most - row.least);
  }
  out.add("BOUNDS\n");
  for (const Column& column : puzzle.columns) write_bounds(out, column);
  out.add("ENDATA\n");
  return std::move(out.text);
}

std::string write_lp(const Puzzle& puzzle) {
  // GLPK refuses a sum without a variable, and a section without rows. A programme without columns
  // gets one that is nothing but 0.
  const bool has_columns = !puzzle.columns.empty();
  const std::string_view any = has_columns ? puzzle.columns[0].name : no_variable;
  Out out;
  out.add("\\ {}\n{}\n {}:", puzzle.name, puzzle.maximise ? "Maximize" : "Minimize",
          puzzle.objective);
  LpSum objective(out);
  for (const Column& column : puzzle.columns)
    if (column.cost != 0) objective.add(column.cost, column.name);
  if (objective.empty()) out.add(" 0 {}", any);
  if (puzzle.constant != 0) out.add(" {:+}", puzzle.constant);
  const TermsByRow terms(puzzle);
  out.add("\nSubject To\n");
  bool has_rows = false;
  for (std::size_t i = 0; i < puzzle.rows.size(); ++i) {
    const Row& row = puzzle.rows[i];
    const auto put = [&](std::string_view suffix, std::string_view relation, std::int64_t side) {
      out.add(" {}{}:", row.name, suffix);
      LpSum sum(out);
      for (const auto& [column, factor] : terms.of(i)) sum.add(factor, puzzle.columns[column].name);
      if (sum.empty()) out.add(" 0 {}", any);
      out.add(" {} {}\n", relation, side);
      has_rows = true;
    };
    if (is_equation(row)) {
      put("", "=", row.most);
    } else {
      if (row.most != infinity) put(is_range(row) ? "_most" : "", "<=", row.most);
      if (row.least != minus_infinity) put(is_range(row) ? "_least" : "", ">=", row.least);
    }
  }
  // A row that always holds, without a name that might be taken.
  if (!has_rows) out.add(" 0 {} >= 0\n", any);
  out.add("Bounds\n");
  if (!has_columns) out.add(" 0 <= {} <= 0\n", any);
  for (const Column& column : puzzle.columns) {
    const auto& [name, least, most, cost] = column;
    if (least == minus_infinity && most == infinity)
      out.add(" {} free\n", name);
    else if (most == infinity)
      out.add(" {} >= {}\n", name, least);
    else
      out.add(" {} <= {} <= {}\n", least == minus_infinity ? "-inf" : std::to_string(least), name,
              most);
  }
  out.add("Generals\n");
  for (const Column& column : puzzle.columns) out.add(" {}\n", column.name);
  out.add("End\n");
  return std::move(out.text);
}

}  // namespace hardboard::integer_programme
