// The coefficients of a programme row by row; a puzzle has them column by column.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "problems/integer_programme/puzzle.h"

namespace hardboard::integer_programme {

class TermsByRow {
public:
  // O(rows + entries).
  explicit TermsByRow(const Puzzle& puzzle)
      : ends_(puzzle.rows.size() + 2), terms_(puzzle.entries.size()) {
    for (const Entry& entry : puzzle.entries) ++ends_[entry.row + 2];
    for (std::size_t i = 2; i < ends_.size(); ++i) ends_[i] += ends_[i - 1];
    for (std::uint32_t j = 0; j < puzzle.columns.size(); ++j)
      for (const Entry& entry : puzzle.entries_of(j))
        terms_[ends_[entry.row + 1]++] = {j, entry.value};
  }

  // By ascending columns.
  std::span<const Term> of(std::size_t row) const {
    return std::span(terms_).subspan(ends_[row], ends_[row + 1] - ends_[row]);
  }

private:
  std::vector<std::size_t> ends_;  // the terms of row i end before number ends_[i + 1]
  std::vector<Term> terms_;
};

}  // namespace hardboard::integer_programme
