// The states that a frontier programme (frontier.h) meets, with numbers, and the successors of each
// state that meets a pattern, made once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

#include "methods/capture/frontier_states.h"

namespace hardboard::capture {

// The plan must outlive the table.
class SuccessorTable {
public:
  explicit SuccessorTable(const FrontierPlan& plan) : plan_(plan), rows_(plan.patterns.size()) {}

  struct Entry {
    std::uint32_t state;                 // the number of the successor
    std::uint32_t first_exit, end_exit;  // the exits that lead there
    std::uint32_t kept;                  // 1 if the place whose turn it was keeps a piece
  };
  // The number of a state; a new state gets the next one. Constant time on average.
  std::uint32_t number_of(const FrontierState& state);
  // The entries of the successors of a state that meets a pattern, from the first of the pair up to
  // the second. Costs one look into a table if the two have met before, else as successors().
  std::pair<std::uint32_t, std::uint32_t> meet(std::uint32_t state, std::uint32_t pattern);
  const Entry& entry(std::uint32_t i) const { return entries_[i]; }
  const ChosenExit& exit(std::uint32_t i) const { return exits_[i]; }
  std::size_t states() const { return states_.size(); }
  // The memory of the table, nearly.
  std::size_t bytes() const {
    constexpr std::size_t of_state = 3 * sizeof(FrontierState), of_entry = sizeof(Entry) + 8;
    return bytes_ + of_state * states_.size() + of_entry * entries_.size();
  }

private:
  static constexpr std::uint32_t unknown = UINT32_MAX;

  std::uint32_t add(std::uint32_t state, std::uint32_t pattern);

  const FrontierPlan& plan_;
  std::unordered_map<FrontierState, std::uint32_t, FrontierStateHash> numbers_;
  std::vector<FrontierState> states_;
  std::vector<std::vector<std::uint32_t>> rows_;  // by pattern and state: a range, or `unknown`
  std::vector<std::uint32_t> ranges_{0};
  std::vector<Entry> entries_;
  std::vector<ChosenExit> exits_;
  std::size_t bytes_ = 0;
};

}  // namespace hardboard::capture
