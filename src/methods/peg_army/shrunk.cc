#include "methods/peg_army/shrunk.h"

#include <utility>

#include "base/contract.h"
#include "methods/peg_army/exact_bound.h"

namespace hardboard::peg_army {
namespace {

constexpr std::uint32_t no_column = UINT32_MAX;

}  // namespace

// A row that holds fixed columns alone stays if they break the row: then nothing keeps it.
Shrunk::Rest::Rest(const mip::Model& whole, const Box& box) : fixed(whole.lower.size()) {
  std::vector<double> spent(whole.row_lower.size());  // by the fixed columns, for each row
  std::vector<bool> is_held(whole.row_lower.size());
  for (std::uint32_t j = 0; j < fixed.size(); ++j) {
    const bool is_fixed = box.is_fixed(j);
    if (is_fixed) {
      fixed[j] = box.lower[j];
      fixed_cost += whole.cost[j] * fixed[j];
    } else {
      columns.push_back(j);
    }
    for (const mip::Entry& entry : whole.column(static_cast<int>(j))) {
      if (is_fixed)
        spent[entry.row] += entry.value * fixed[j];
      else
        is_held[entry.row] = true;
    }
  }
  std::vector<std::uint32_t> place(spent.size(), no_column);
  for (std::uint32_t i = 0; i < spent.size(); ++i) {
    const double least = whole.row_lower[i] - spent[i], most = whole.row_upper[i] - spent[i];
    if (!is_held[i] && least <= 0 && most >= 0) continue;
    place[i] = static_cast<std::uint32_t>(rows.size());
    rows.push_back(i);
    model.add_row(least, most);
  }
  std::vector<mip::Entry> entries;
  for (const std::uint32_t j : columns) {
    entries.clear();
    for (const mip::Entry& entry : whole.column(static_cast<int>(j)))
      entries.push_back({static_cast<int>(place[entry.row]), entry.value});
    model.add_column(box.lower[j], as_double(box.upper[j]), whole.cost[j], true, entries);
  }
}

Shrunk::Shrunk(Rest rest, std::size_t all_rows)
    : columns_(std::move(rest.columns)),
      rows_(std::move(rest.rows)),
      fixed_(std::move(rest.fixed)),
      fixed_cost_(rest.fixed_cost),
      all_rows_(all_rows),
      place_(fixed_.size(), no_column),
      relaxation_(rest.model) {
  for (std::uint32_t k = 0; k < columns_.size(); ++k) {
    place_[columns_[k]] = k;
    lower_.push_back(as_bound(rest.model.lower[k]));
    upper_.push_back(as_bound(rest.model.upper[k]));
  }
}

Shrunk::Shrunk(const mip::Model& model, const Box& box)
    : Shrunk(Rest(model, box), model.row_lower.size()) {}

Shrunk::Shrunk(const mip::Model& model, const Box& box, const Shrunk& larger) : Shrunk(model, box) {
  const std::vector<unsigned char> all = larger.basis();
  std::vector<unsigned char> basis;
  for (const std::uint32_t j : columns_) basis.push_back(all[larger.place_[j]]);
  // Both lists of rows are sorted, and the larger relaxation may lack a row that is broken now.
  constexpr unsigned char basic = 1;
  std::size_t k = 0;
  for (const std::uint32_t i : rows_) {
    while (k < larger.rows_.size() && larger.rows_[k] < i) ++k;
    const bool is_there = k < larger.rows_.size() && larger.rows_[k] == i;
    basis.push_back(is_there ? all[larger.columns_.size() + k] : basic);
  }
  relaxation_.set_basis(basis);
}

void Shrunk::set(std::uint32_t column, std::uint16_t lower, std::uint16_t upper) {
  const std::uint32_t k = place_[column];
  promise(k != no_column, "the column is not fixed");
  if (lower_[k] == lower && upper_[k] == upper) return;
  lower_[k] = lower;
  upper_[k] = upper;
  relaxation_.set_bounds(static_cast<int>(k), lower, as_double(upper));
}

void Shrunk::set(const Box& box) {
  for (const std::uint32_t j : columns_) set(j, box.lower[j], box.upper[j]);
}

mip::LpStatus Shrunk::solve(const Limits& limits, double most_cost) {
  return relaxation_.solve(limits, most_cost - fixed_cost_);
}

std::vector<double> Shrunk::values() const {
  std::vector<double> all = fixed_;
  const std::span<const double> values = relaxation_.values();
  for (std::size_t k = 0; k < columns_.size(); ++k) all[columns_[k]] = values[k];
  return all;
}

std::vector<double> Shrunk::for_all_rows(std::span<const double> values) const {
  std::vector<double> all(all_rows_);
  for (std::size_t k = 0; k < rows_.size(); ++k) all[rows_[k]] = values[k];
  return all;
}

std::vector<double> Shrunk::ray() const {
  const std::vector<double> ray = relaxation_.ray();
  return ray.empty() ? ray : for_all_rows(ray);
}

}  // namespace hardboard::peg_army
