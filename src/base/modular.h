// Arithmetic modulo the prime 2^61 - 1, and the inverse of a matrix.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace hardboard::modular {

inline constexpr std::uint64_t prime = (std::uint64_t{1} << 61) - 1;

// Numbers below the prime, and results as well.
constexpr std::uint64_t add(std::uint64_t a, std::uint64_t b) {
  const std::uint64_t sum = a + b;
  return sum >= prime ? sum - prime : sum;
}
constexpr std::uint64_t subtract(std::uint64_t a, std::uint64_t b) {
  return a >= b ? a - b : a + prime - b;
}
constexpr std::uint64_t multiply(std::uint64_t a, std::uint64_t b) {
  __extension__ using Wide = unsigned __int128;
  const Wide product = static_cast<Wide>(a) * b;
  return add(static_cast<std::uint64_t>(product) & prime,
             static_cast<std::uint64_t>(product >> 61));
}
// `a` is not 0.
constexpr std::uint64_t inverse(std::uint64_t a) {
  std::uint64_t result = 1;
  for (std::uint64_t power = prime - 2; power > 0; power >>= 1, a = multiply(a, a))
    if (power & 1) result = multiply(result, a);
  return result;
}

// Rows of numbers.
using Matrix = std::vector<std::vector<std::uint64_t>>;

// The inverse of a square matrix; without one, its rank, and a row and a column for each that is
// missing: the matrix would have an inverse if each such row were the unit row of such a column.
struct Inverse {
  Matrix rows;
  std::vector<std::pair<std::uint32_t, std::uint32_t>> missing;
};

// By Gauss-Jordan elimination, in place. `go_on` is asked n times; nothing if the answer was no.
// O(n^3), twice the memory of the matrix.
template <class GoOn>
std::optional<Inverse> inverse(Matrix matrix, GoOn go_on) {
  const std::size_t n = matrix.size();
  Inverse found;
  found.rows.assign(n, std::vector<std::uint64_t>(n, 0));
  std::vector<std::uint32_t> number(n);  // of the row that stands here
  for (std::uint32_t i = 0; i < n; ++i) {
    number[i] = i;
    found.rows[i][i] = 1;
  }
  std::vector<std::uint32_t> free_columns;
  std::size_t rank = 0;
  const auto subtract_row = [](std::vector<std::uint64_t>& from, std::uint64_t times,
                               const std::vector<std::uint64_t>& row) {
    for (std::size_t j = 0; j < row.size(); ++j)
      if (row[j] != 0) from[j] = subtract(from[j], multiply(times, row[j]));
  };
  for (std::uint32_t column = 0; column < n; ++column) {
    if (!go_on()) return std::nullopt;
    std::size_t pivot = rank;
    while (pivot < n && matrix[pivot][column] == 0) ++pivot;
    if (pivot == n) {
      free_columns.push_back(column);
      continue;
    }
    std::swap(matrix[pivot], matrix[rank]);
    std::swap(found.rows[pivot], found.rows[rank]);
    std::swap(number[pivot], number[rank]);
    const std::uint64_t scale = inverse(matrix[rank][column]);
    for (std::uint64_t& entry : matrix[rank]) entry = multiply(entry, scale);
    for (std::uint64_t& entry : found.rows[rank]) entry = multiply(entry, scale);
    for (std::size_t i = 0; i < n; ++i) {
      const std::uint64_t times = matrix[i][column];
      if (i == rank || times == 0) continue;
      subtract_row(matrix[i], times, matrix[rank]);
      subtract_row(found.rows[i], times, found.rows[rank]);
    }
    ++rank;
  }
  for (std::size_t i = rank; i < n; ++i)
    found.missing.emplace_back(number[i], free_columns[i - rank]);
  return found;
}

}  // namespace hardboard::modular
