// The states of one step of a frontier programme: each once, in the order in which they came.
#pragma once

#include <cstdint>
#include <vector>

#include "gadgets/frontier_state.h"

namespace hardboard::gadgets {

// A flat table with linear probing, of numbers of states: most questions are about states that are
// not there, which one look at a free slot answers.
class StateSet {
public:
  explicit StateSet(std::size_t expected) {
    while (slots_.size() < 2 * expected) slots_.resize(2 * slots_.size(), none);
  }

  const std::vector<State>& states() const { return states_; }

  bool contains(const State& state) const { return slots_[slot_of(state)] != none; }

  // Is the state new? Amortised O(slots of a state).
  bool insert(const State& state) {
    std::size_t slot = slot_of(state);
    if (slots_[slot] != none) return false;
    if (2 * states_.size() >= slots_.size()) {
      slots_.assign(2 * slots_.size(), none);
      for (std::uint32_t i = 0; i < states_.size(); ++i) slots_[slot_of(states_[i])] = i;
      slot = slot_of(state);
    }
    slots_[slot] = static_cast<std::uint32_t>(states_.size());
    states_.push_back(state);
    return true;
  }

private:
  static constexpr std::uint32_t none = UINT32_MAX;

  // The slot that holds the state, or the free one where the state belongs.
  std::size_t slot_of(const State& state) const {
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = StateHash()(state) & mask;
    while (slots_[slot] != none && !(states_[slots_[slot]] == state)) slot = (slot + 1) & mask;
    return slot;
  }

  std::vector<State> states_;
  std::vector<std::uint32_t> slots_ = std::vector<std::uint32_t>(64, none);  // a power of two
};

}  // namespace hardboard::gadgets
