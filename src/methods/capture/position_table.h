// A hash table from positions to values on one flat array: linear probing, whole keys compared (a
// hash alone could lie), no deletion. An empty slot is a key of zeros, which no position has.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace hardboard::capture {

// One byte for each location: 0 if it is empty, else the class of the piece on it.
template <std::size_t Words>
using PositionKey = std::array<std::uint64_t, Words>;

template <std::size_t Words, class Value>
class PositionTable {
public:
  using Key = PositionKey<Words>;
  struct Slot {
    Key key{};
    [[no_unique_address]] Value value{};
  };

  // `most_bytes` bounds the array, old and new together while it grows. A table that may not grow
  // any more says so through full(); whoever fills it must then stop.
  explicit PositionTable(std::size_t most_bytes) : most_bytes_(most_bytes), slots_(256) {}

  std::size_t size() const { return size_; }
  bool full() const { return full_; }

  // The value of the key, entered now if it was not there. The reference is good until the next
  // call. Amortised O(1).
  struct Found {
    Value& value;
    bool fresh;
  };
  Found enter(const Key& key) {
    if (size_ * 3 >= slots_.size() * 2) grow();
    Slot* slot = find(slots_, key);
    const bool fresh = !are_equal(slot->key, key);
    if (fresh) {
      slot->key = key;
      ++size_;
    }
    return {slot->value, fresh};
  }

private:
  // Word by word: std::array's own comparison calls memcmp, which showed in profiles.
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

  static Slot* find(std::vector<Slot>& slots, const Key& key) {
    const std::size_t mask = slots.size() - 1;
    for (std::size_t i = hash(key) & mask;; i = (i + 1) & mask) {
      if (are_equal(slots[i].key, key) || are_equal(slots[i].key, Key{})) return &slots[i];
    }
  }

  void grow() {
    // At the bound the table stays as it is; there is room for the entries of a search that
    // unwinds.
    if (3 * slots_.size() * sizeof(Slot) > most_bytes_) {
      full_ = true;
      return;
    }
    std::vector<Slot> larger(slots_.size() * 2);
    for (const Slot& slot : slots_) {
      if (!are_equal(slot.key, Key{})) *find(larger, slot.key) = slot;
    }
    slots_.swap(larger);
  }

  std::size_t most_bytes_;
  std::vector<Slot> slots_;
  std::size_t size_ = 0;
  bool full_ = false;
};

}  // namespace hardboard::capture
