// States of a task, each once and with a number, as bits in flat arrays.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "methods/planning/task.h"

namespace hardboard::planning {

// A state as words of 64 bits, one bit for each atom of a task.
using Bits = std::vector<std::uint64_t>;

inline bool has(const std::uint64_t* bits, std::uint32_t atom) {
  return (bits[atom / 64] >> (atom % 64) & 1U) != 0;
}
inline bool has_all(const std::uint64_t* bits, std::span<const std::uint32_t> atoms) {
  return std::all_of(atoms.begin(), atoms.end(), [&](auto atom) { return has(bits, atom); });
}
inline void set(std::uint64_t* bits, std::uint32_t atom) {
  bits[atom / 64] |= std::uint64_t{1} << (atom % 64);
}
inline void unset(std::uint64_t* bits, std::uint32_t atom) {
  bits[atom / 64] &= ~(std::uint64_t{1} << (atom % 64));
}
// Calls each(atom) for the true ones of so many atoms.
template <class Each>
void each_atom(const std::uint64_t* bits, std::uint32_t atoms, Each each) {
  for (std::uint32_t first = 0; first < atoms; first += 64)
    for (std::uint64_t left = bits[first / 64]; left != 0; left &= left - 1)
      each(first + static_cast<std::uint32_t>(std::countr_zero(left)));
}
inline std::size_t words_of(const Task& task) {
  return task.size() / 64 + 1;
}
inline Bits start_of(const Task& task) {
  Bits bits(words_of(task), 0);
  for (const std::uint32_t atom : task.start) set(bits.data(), atom);
  return bits;
}
// Makes `after` the state behind the operator.
inline void apply(const Task& task, std::uint32_t one, const std::uint64_t* before, Bits& after) {
  std::copy_n(before, after.size(), after.begin());
  for (const std::uint32_t atom : task.deletes[one]) unset(after.data(), atom);
  for (const std::uint32_t atom : task.adds[one]) set(after.data(), atom);
}

// A flat table with linear probing of numbers of states, which lie in blocks that never move.
class StateTable {
public:
  explicit StateTable(std::size_t words)
      : words_(words), states_a_block_(std::max<std::size_t>(1, (std::size_t{1} << 17) / words)) {}

  std::uint32_t size() const { return size_; }
  const std::uint64_t* operator[](std::uint32_t i) const {
    return blocks_[i / states_a_block_].get() + i % states_a_block_ * words_;
  }

  struct Inserted {
    std::uint32_t number = 0;
    bool is_new = false;
  };
  // The number of the state, new or not. Amortised O(words).
  Inserted insert(const std::uint64_t* state) {
    if (2 * std::size_t{size_} >= slots_.size()) grow();
    std::uint32_t& slot = slot_of(state);
    if (slot != none) return {slot, false};
    if (size_ % states_a_block_ == 0)
      blocks_.push_back(std::make_unique_for_overwrite<std::uint64_t[]>(states_a_block_ * words_));
    slot = size_++;
    std::copy_n(state, words_,
                blocks_[slot / states_a_block_].get() + slot % states_a_block_ * words_);
    return {slot, true};
  }

  // What the table takes, and will take while it grows.
  std::size_t bytes() const {
    const std::size_t slots = slots_.size() * sizeof(std::uint32_t);
    return blocks_.size() * states_a_block_ * words_ * sizeof(std::uint64_t) + 3 * slots;
  }

private:
  static constexpr std::uint32_t none = UINT32_MAX;

  std::uint32_t& slot_of(const std::uint64_t* state) {
    std::uint64_t hash = 0;
    for (std::size_t i = 0; i < words_; ++i) {
      hash = (hash ^ state[i]) * 0x9e3779b97f4a7c15U;
      hash ^= hash >> 32;
    }
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = hash & mask;
    while (slots_[slot] != none && !std::equal(state, state + words_, (*this)[slots_[slot]]))
      slot = (slot + 1) & mask;
    return slots_[slot];
  }
  void grow() {
    slots_ = std::vector<std::uint32_t>(2 * slots_.size(), none);
    for (std::uint32_t i = 0; i < size_; ++i) slot_of((*this)[i]) = i;
  }

  std::size_t words_, states_a_block_;
  std::uint32_t size_ = 0;
  std::vector<std::unique_ptr<std::uint64_t[]>> blocks_;
  std::vector<std::uint32_t> slots_ = std::vector<std::uint32_t>(64, none);  // a power of two
};

}  // namespace hardboard::planning
