// A mixed integer programme as plain arrays: minimise the cost over columns and rows within their
// bounds. The engines take these arrays as they are; this file checks an engine's values against
// the same arrays, in integers.
#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace hardboard::mip {

inline constexpr double infinity = std::numeric_limits<double>::infinity();

struct Entry {
  int row = 0;
  double value = 0;
};

// Add the rows first, without entries; each column then brings its entries. The matrix is stored by
// columns: the entries of column j are `entries[first[j]]` to `entries[first[j + 1] - 1]`.
struct Model {
  std::vector<double> row_lower, row_upper;
  std::vector<double> lower, upper, cost;
  std::vector<std::uint8_t> integer;
  std::vector<int> first{0};
  std::vector<Entry> entries;

  int rows() const { return static_cast<int>(row_lower.size()); }
  int columns() const { return static_cast<int>(lower.size()); }
  std::span<const Entry> column(int j) const {
    return std::span(entries).subspan(first[j], first[j + 1] - first[j]);
  }
  // Both return the index of the new row or column. The entries of a column name existing rows,
  // each row at most once.
  int add_row(double row_least, double row_most);
  int add_column(double least, double most, double column_cost, bool is_integer,
                 std::span<const Entry> column_entries);
};

// The values rounded to integers; empty if the value of an integer column is farther than 10^-4
// from an integer. O(columns).
std::vector<std::int64_t> rounded(const Model& model, std::span<const double> values);

// Do these integers keep the bounds of every column and row? False if the number of values is not
// the number of columns. Exact as long as all numbers of the model are integers below 2^53.
// O(entries).
bool satisfies(const Model& model, std::span<const std::int64_t> values);

// The cost of these values, one for each column. O(columns).
double cost_of(const Model& model, std::span<const std::int64_t> values);

}  // namespace hardboard::mip
