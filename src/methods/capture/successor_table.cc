#include "methods/capture/successor_table.h"

#include <algorithm>

namespace hardboard::capture {

std::uint32_t SuccessorTable::number_of(const FrontierState& state) {
  const auto [found, is_new] = numbers_.emplace(state, static_cast<std::uint32_t>(states_.size()));
  if (is_new) states_.push_back(state);
  return found->second;
}

std::pair<std::uint32_t, std::uint32_t> SuccessorTable::meet(std::uint32_t state,
                                                             std::uint32_t pattern) {
  std::vector<std::uint32_t>& row = rows_[pattern];
  if (row.size() <= state) {
    bytes_ += 4 * (states_.size() - row.size());
    row.resize(states_.size(), unknown);
  }
  if (row[state] == unknown) row[state] = add(state, pattern);
  return {ranges_[row[state]], ranges_[row[state] + std::size_t{1}]};
}

std::uint32_t SuccessorTable::add(std::uint32_t state, std::uint32_t pattern) {
  const FrontierState from = states_[state];
  std::vector<std::uint32_t> met;  // successors so far: of equal ones the first stands
  for (const Successor& next : successors(from, plan_.patterns[pattern], plan_)) {
    const std::uint32_t number = number_of(next.state);
    if (std::find(met.begin(), met.end(), number) != met.end()) continue;
    met.push_back(number);
    const auto first = static_cast<std::uint32_t>(exits_.size());
    exits_.insert(exits_.end(), next.exits.begin(), next.exits.end());
    entries_.push_back(
        {number, first, static_cast<std::uint32_t>(exits_.size()), next.keeps ? 1U : 0U});
  }
  ranges_.push_back(static_cast<std::uint32_t>(entries_.size()));
  return static_cast<std::uint32_t>(ranges_.size()) - 2;
}

}  // namespace hardboard::capture
