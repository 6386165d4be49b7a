// Rows of an integer programme as they come, each with its sum.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "problems/integer_programme/puzzle.h"

namespace hardboard::integer_programme {

using Terms = std::vector<Term>;

// Adds rows to a programme, and keeps the factors, which the programme has by columns.
class Rows {
public:
  explicit Rows(Puzzle& puzzle) : puzzle_(puzzle) {}

  void at_least(const std::string& name, const Terms& terms, std::int64_t least) {
    add({name, least, infinity}, terms);
  }
  void at_most(const std::string& name, const Terms& terms, std::int64_t most) {
    add({name, minus_infinity, most}, terms);
  }
  void equal(const std::string& name, const Terms& terms, std::int64_t sum) {
    add({name, sum, sum}, terms);
  }

  // The entries of a column, in order of the rows.
  std::vector<std::vector<Entry>> by_column(std::size_t columns) const {
    std::vector<std::vector<Entry>> of(columns);
    for (const auto& [column, entry] : entries_) {
      // A column that stands twice in a row counts twice.
      if (!of[column].empty() && of[column].back().row == entry.row)
        of[column].back().value += entry.value;
      else
        of[column].push_back(entry);
      if (of[column].back().value == 0) of[column].pop_back();
    }
    return of;
  }

private:
  void add(Row row, const Terms& terms) {
    const std::uint32_t number = puzzle_.add_row(std::move(row));
    for (const Term& term : terms) entries_.push_back({term.column, {number, term.factor}});
  }

  Puzzle& puzzle_;
  std::vector<std::pair<std::uint32_t, Entry>> entries_;
};

}  // namespace hardboard::integer_programme
