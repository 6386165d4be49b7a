#include "problems/integer_programme/try_all.h"

#include <algorithm>
#include <numeric>
#include <vector>

namespace hardboard::integer_programme {
namespace {

constexpr std::size_t most_depth = 10'000;  // variables, one after the other

class Trial {
public:
  // The objective is one row more, which each variable with a cost enters.
  Trial(const Puzzle& puzzle, std::optional<Sum> below, std::uint64_t most_looks,
        const Limits& limits)
      : columns_(puzzle.columns), limits_(limits), left_(most_looks), rows_(puzzle.rows.size()) {
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      const Row& row = puzzle.rows[i];
      if (row.least != minus_infinity) rows_[i].least = row.least;
      if (row.most != infinity) rows_[i].most = row.most;
    }
    for (std::size_t j = 0; j < columns_.size(); ++j) {
      const auto entries = puzzle.entries_of(j);
      entries_.emplace_back(entries.begin(), entries.end());
    }
    if (!below) return;
    for (std::size_t j = 0; j < columns_.size(); ++j)
      if (columns_[j].cost != 0)
        entries_[j].push_back({static_cast<std::uint32_t>(rows_.size()), columns_[j].cost});
    rows_.push_back({});
    rows_.back().most = *below - 1 - puzzle.constant;
  }

  std::optional<bool> run() {
    if (!divisors_fit()) return false;
    if (columns_.size() > most_depth) return std::nullopt;
    for (std::size_t j = 0; j < columns_.size(); ++j) {
      const Column& column = columns_[j];
      if (column.least > column.most) return false;
      if (column.least == minus_infinity || column.most == infinity) return std::nullopt;
      add(j, column.least, column.most, 1);
    }
    if (!std::all_of(rows_.begin(), rows_.end(), can_be_kept)) return false;
    const bool has = from(0);
    if (is_over_) return std::nullopt;
    return has;
  }

private:
  static constexpr Sum none = Sum{1} << 126;
  struct Range {
    Sum least = -none, most = none;  // the bounds of the row
    Sum low = 0, high = 0;           // the sum lies between, whatever the open variables are
  };

  // Whether each row's bounds hold a multiple of the greatest common divisor of its coefficients,
  // as each sum is one.
  bool divisors_fit() const {
    std::vector<std::int64_t> divisors(rows_.size(), 0);
    for (const std::vector<Entry>& entries : entries_)
      for (const Entry& entry : entries)
        divisors[entry.row] = std::gcd(divisors[entry.row], entry.value);
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      const auto& [least, most, low, high] = rows_[i];
      if (divisors[i] <= 1 || least == -none || most == none) continue;
      const Sum above = (least % divisors[i] + divisors[i]) % divisors[i];
      if (above != 0 && least + divisors[i] - above > most) return false;
    }
    return true;
  }

  static bool can_be_kept(const Range& row) { return row.low <= row.most && row.high >= row.least; }

  // Takes a variable with such a range into the sums, or out of them.
  void add(std::size_t j, std::int64_t least, std::int64_t most, int times) {
    for (const Entry& entry : entries_[j]) {
      const Sum a = Sum{entry.value} * least, b = Sum{entry.value} * most;
      rows_[entry.row].low += times * std::min(a, b);
      rows_[entry.row].high += times * std::max(a, b);
    }
  }

  // Whether values of the variables from number j on keep all rows.
  bool from(std::size_t j) {
    if (j == columns_.size()) return true;
    const Column& column = columns_[j];
    bool has = false;
    add(j, column.least, column.most, -1);
    for (std::int64_t value = column.least; value <= column.most && !has; ++value) {
      const std::uint64_t looks = entries_[j].size() + 1;
      if (left_ < looks || limits_.is_interrupted()) is_over_ = true;
      if (is_over_) break;
      left_ -= looks;
      add(j, value, value, 1);
      const auto is_kept = [&](const Entry& entry) { return can_be_kept(rows_[entry.row]); };
      has = std::all_of(entries_[j].begin(), entries_[j].end(), is_kept) && from(j + 1);
      add(j, value, value, -1);
    }
    add(j, column.least, column.most, 1);
    return has;
  }

  const std::vector<Column>& columns_;
  const Limits& limits_;
  std::uint64_t left_;
  bool is_over_ = false;
  std::vector<Range> rows_;
  std::vector<std::vector<Entry>> entries_;  // by variable
};

}  // namespace

std::optional<bool> has_values(const Puzzle& puzzle, std::optional<Sum> below,
                               std::uint64_t most_looks, const Limits& limits) {
  return Trial(puzzle, below, most_looks, limits).run();
}

}  // namespace hardboard::integer_programme
