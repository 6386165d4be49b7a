// Building a model, and the exact check of an engine's values.
#include "engines/mip/model.h"

#include <cmath>

#include "base/contract.h"

namespace hardboard::mip {

int Model::add_row(double row_least, double row_most) {
  row_lower.push_back(row_least);
  row_upper.push_back(row_most);
  return rows() - 1;
}

int Model::add_column(double least, double most, double column_cost, bool is_integer,
                      std::span<const Entry> column_entries) {
  lower.push_back(least);
  upper.push_back(most);
  cost.push_back(column_cost);
  integer.push_back(is_integer);
  for (const Entry& entry : column_entries) {
    promise(entry.row >= 0 && entry.row < rows(), "the entries of a column name existing rows");
    entries.push_back(entry);
  }
  first.push_back(static_cast<int>(entries.size()));
  return columns() - 1;
}

std::vector<std::int64_t> rounded(const Model& model, std::span<const double> values) {
  constexpr double slack = 1e-4;
  promise(values.size() == model.cost.size(), "there is a value for each column");
  std::vector<std::int64_t> result(values.size());
  for (std::size_t j = 0; j < values.size(); ++j) {
    if (!(std::abs(values[j]) < 1e15)) return {};
    const double nearest = std::round(values[j]);
    if (model.integer[j] && std::abs(values[j] - nearest) > slack) return {};
    result[j] = static_cast<std::int64_t>(nearest);
  }
  return result;
}

bool satisfies(const Model& model, std::span<const std::int64_t> values) {
  if (values.size() != model.cost.size()) return false;
  std::vector<double> activity(model.row_lower.size());
  for (int j = 0; j < model.columns(); ++j) {
    const double value = static_cast<double>(values[j]);
    if (value < model.lower[j] || value > model.upper[j]) return false;
    if (values[j] == 0) continue;
    for (const Entry& entry : model.column(j)) activity[entry.row] += entry.value * value;
  }
  for (int i = 0; i < model.rows(); ++i) {
    if (activity[i] < model.row_lower[i] || activity[i] > model.row_upper[i]) return false;
  }
  return true;
}

double cost_of(const Model& model, std::span<const std::int64_t> values) {
  promise(values.size() == model.cost.size(), "there is a value for each column");
  double total = 0;
  for (std::size_t j = 0; j < values.size(); ++j) {
    total += model.cost[j] * static_cast<double>(values[j]);
  }
  return total;
}

}  // namespace hardboard::mip
