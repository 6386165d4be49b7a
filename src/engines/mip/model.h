// A mixed integer programme as plain arrays: minimise cost over columns within bounds and rows.
// Engines take it as it is; what they answer is checked here, in integers, against these arrays.
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

// Rows are made first, empty; a column brings its entries. Matrix by columns: the entries of
// column j are `entries[first[j]]` up to `entries[first[j + 1] - 1]`.
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
  // Both return the index of what they made. Entries name rows that exist, each at most once.
  int add_row(double row_least, double row_most);
  int add_column(double least, double most, double column_cost, bool is_integer,
                 std::span<const Entry> column_entries);
};

// The values rounded to integers, if all that must be integer is within `slack` of it; else empty.
std::vector<std::int64_t> rounded(const Model& model, std::span<const double> values,
                                  double slack = 1e-4);

// Do these integers keep every bound and row? Exact as long as the model's numbers are integers
// below 2^53. O(entries). Values of another size than the model's columns don't.
bool satisfies(const Model& model, std::span<const std::int64_t> values);

// The cost of these values; O(columns).
double cost_of(const Model& model, std::span<const std::int64_t> values);

}  // namespace hardboard::mip
