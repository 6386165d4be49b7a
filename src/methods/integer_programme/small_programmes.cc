#include "methods/integer_programme/small_programmes.h"

#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <utility>
#include <vector>

namespace hardboard::integer_programme {
namespace {

using Bounds = std::pair<std::int64_t, std::int64_t>;
constexpr std::array<Bounds, 6> of_columns = {
    {{0, 1}, {-1, 2}, {0, 5}, {1, 1}, {1, 0}, {0, infinity}}};
constexpr std::array<Bounds, 4> of_rows = {{{1, infinity}, {minus_infinity, 1}, {2, 2}, {1, 2}}};
constexpr std::array<std::int64_t, 4> coefficients = {-1, 0, 1, 2};
constexpr std::uint32_t choices = of_columns.size() * coefficients.size();  // of a column

// The programme of a row whose columns are the digits of `number` to the base `choices`.
Puzzle programme(const Bounds& row, unsigned variables, std::uint64_t number) {
  Puzzle puzzle;
  puzzle.name = "small";
  puzzle.add_row({"row", row.first, row.second});
  for (unsigned j = 1; j <= variables; ++j, number /= choices) {
    const auto& [least, most] = of_columns[number % of_columns.size()];
    std::vector<Entry> entries;
    if (const std::int64_t value = coefficients[number % choices / of_columns.size()]; value != 0)
      entries.push_back({0, value});
    puzzle.add_column({fmt::format("x{}", j), least, most, j}, entries);
  }
  return puzzle;
}

}  // namespace

bool each_small_programme(unsigned variables, const std::function<bool(Puzzle)>& visit) {
  std::uint64_t all = 1;
  for (unsigned n = 1; n <= variables; ++n) {
    all *= choices;
    for (const Bounds& row : of_rows)
      for (std::uint64_t number = 0; number < all; ++number)
        if (!visit(programme(row, n, number))) return false;
  }
  return true;
}

}  // namespace hardboard::integer_programme
