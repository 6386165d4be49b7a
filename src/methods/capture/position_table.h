// A hash table from positions to values on one flat array: linear probing, no deletion, and
// comparison of whole keys (equal hashes alone could confuse positions). An empty slot has a key of
// zeros, which no position has.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>

#include "base/watch.h"

namespace hardboard::capture {

// One byte for each location: 0 if it is empty, else the class of the piece on it.
template <std::size_t Words>
using PositionKey = std::array<std::uint64_t, Words>;

// `Value` must be trivial; values begin as zero.
template <std::size_t Words, class Value>
class PositionTable {
public:
  using Key = PositionKey<Words>;
  struct Slot {
    Key key;
    [[no_unique_address]] Value value;
  };

  // limits.memory_bytes bounds the array, old and new together during growth. A table that may not
  // grow any more, for lack of memory or because a limit was reached, sets full(); its user must
  // then stop.
  explicit PositionTable(const Limits& limits)
      : limits_(limits), capacity_(256), slots_(zeroed(capacity_)) {
    if (!slots_) throw std::bad_alloc();
  }

  std::size_t size() const { return size_; }
  bool full() const { return full_; }

  // The value of the key, entered as zero if the key is new. The reference is valid until the next
  // call. Amortised O(1).
  struct Found {
    Value& value;
    bool fresh;
  };
  Found enter(const Key& key) {
    if (size_ * 3 >= capacity_ * 2) grow();
    Slot* slot = find(slots_.get(), capacity_, key);
    const bool fresh = !are_equal(slot->key, key);
    if (fresh) {
      slot->key = key;
      ++size_;
    }
    return {slot->value, fresh};
  }

private:
  struct Free {
    void operator()(Slot* slots) const { std::free(slots); }
  };
  using Slots = std::unique_ptr<Slot[], Free>;

  // The system zeroes each page at its first touch, so that making a large table costs no long
  // wait.
  static Slots zeroed(std::size_t capacity) {
    return Slots(static_cast<Slot*>(std::calloc(capacity, sizeof(Slot))));
  }

  // Compares word by word: std::array's own comparison calls memcmp, which showed in profiles.
  static bool are_equal(const Key& a, const Key& b) {
    std::uint64_t differ = 0;
    for (std::size_t i = 0; i < Words; ++i) differ |= a[i] ^ b[i];
    return differ == 0;
  }

  static std::size_t hash(const Key& key) {
    std::uint64_t h = 0;
    for (const std::uint64_t word : key) {
      h = (h ^ word) * 0x9e3779b97f4a7c15U;
      h ^= h >> 32;
    }
    return static_cast<std::size_t>(h);
  }

  static Slot* find(Slot* slots, std::size_t capacity, const Key& key) {
    const std::size_t mask = capacity - 1;
    for (std::size_t i = hash(key) & mask;; i = (i + 1) & mask)
      if (are_equal(slots[i].key, key) || are_equal(slots[i].key, Key{})) return &slots[i];
  }

  // A table that can't grow keeps its slots, which have room for the entries of a search that
  // unwinds.
  void grow() {
    if (full_) return;
    const std::size_t larger = 2 * capacity_;
    Slots slots;
    if ((capacity_ + larger) * sizeof(Slot) <= limits_.memory_bytes) slots = zeroed(larger);
    full_ = !slots;
    Watch watch(limits_, "making room for more positions");
    for (std::size_t i = 0; i < capacity_ && !full_; ++i) {
      const Slot& slot = slots_[i];
      if (!are_equal(slot.key, Key{})) *find(slots.get(), larger, slot.key) = slot;
      full_ = watch.reached(5);
    }
    if (full_) return;
    slots_ = std::move(slots);
    capacity_ = larger;
  }

  const Limits& limits_;
  std::size_t capacity_;  // of slots_, a power of two
  Slots slots_;
  std::size_t size_ = 0;
  bool full_ = false;
};

}  // namespace hardboard::capture
