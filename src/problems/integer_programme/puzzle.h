// An integer programme: whole numbers for variables, so that sums of them stay within bounds, and
// one sum is as small, or as large, as it can be.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hardboard::integer_programme {

inline constexpr std::string_view kind_name = "integer-programme";

// Coefficients, bounds and values stay within most_number in size, so that a double holds each of
// them and of their differences, and a sum of products fits 128 bits.
inline constexpr std::int64_t most_number = std::int64_t{1} << 52;
inline constexpr std::int64_t minus_infinity = std::numeric_limits<std::int64_t>::min();
inline constexpr std::int64_t infinity = std::numeric_limits<std::int64_t>::max();
__extension__ using Sum = __int128;

struct Entry {
  std::uint32_t row = 0;
  std::int64_t value = 0;
};

// A multiple of a column, in a sum.
struct Term {
  std::uint32_t column = 0;
  std::int64_t factor = 1;
};

// The sum of a row must be from `least` to `most`, the value of a column as well; either may be
// infinite.
struct Row {
  std::string name;
  std::int64_t least = minus_infinity, most = infinity;
};
struct Column {
  std::string name;
  std::int64_t least = 0, most = infinity;
  std::int64_t cost = 0;
};

// Readers promise: names of rows differ, and names of columns, and none has blanks; the rows of a
// column's entries exist and differ; no coefficient is 0; at most most_rows rows and columns.
struct Puzzle {
  std::string name = "programme";  // if a file gives none; MPS needs one
  std::string objective = "cost";  // the name of the sum of costs
  bool maximise = false;
  std::int64_t constant = 0;  // added to the sum of costs
  std::vector<Row> rows;
  std::vector<Column> columns;
  std::vector<std::size_t> ends;  // the entries of column j end before entries[ends[j]]
  std::vector<Entry> entries;

  std::span<const Entry> entries_of(std::size_t column) const {
    const std::size_t begin = column == 0 ? 0 : ends[column - 1];
    return std::span(entries).subspan(begin, ends[column] - begin);
  }
  // Both return the number of the new row or column. With its name either takes about so many steps
  // of a watch (base/watch.h).
  static constexpr std::uint64_t steps_of_line = 32;
  std::uint32_t add_row(Row row) {
    rows.push_back(std::move(row));
    return static_cast<std::uint32_t>(rows.size() - 1);
  }
  std::uint32_t add_column(Column column, std::span<const Entry> column_entries) {
    columns.push_back(std::move(column));
    entries.insert(entries.end(), column_entries.begin(), column_entries.end());
    ends.push_back(entries.size());
    return static_cast<std::uint32_t>(columns.size() - 1);
  }
};

inline constexpr std::size_t most_rows = 100'000'000;

// A value for each column, in their order.
using Solution = std::vector<std::int64_t>;

// The objective, with its constant. O(columns).
Sum objective_of(const Puzzle& puzzle, const Solution& values);

std::string to_string(Sum sum);

}  // namespace hardboard::integer_programme
