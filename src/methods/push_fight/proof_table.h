// The memory of a proof-number search: a table of bounded size that forgets the cheapest entries.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace hardboard::push_fight {

// Lower bounds on the number of positions that must still be decided to prove a position (pn) and
// to disprove it (dn). pn == 0: the position is proved, and dn is the number of turns until the win
// in the proof found. dn == 0: the position is disproved.
struct ProofNumbers {
  static constexpr std::uint32_t infinite = (1U << 28) - 1;
  std::uint32_t pn = 1, dn = 1;
  friend bool operator==(const ProofNumbers&, const ProofNumbers&) = default;
};

// A position as 128 bits of hash: among 2^30 positions the probability that two have the same key
// is 2^-69.
struct PositionKey {
  std::uint64_t high = 0, low = 0;
  friend bool operator==(const PositionKey&, const PositionKey&) = default;
};

// A position has two keys in the table: the side to move is the attacker or the defender.
inline PositionKey key_for(PositionKey position, bool attacks) {
  if (!attacks) position.high = ~position.high;
  return position;
}

class ProofTable {
public:
  // Begins small and grows up to `memory_bytes`. Growing uses a third of this memory.
  explicit ProofTable(std::size_t memory_bytes) : entries_(least), work_(least) {
    most_ = least;
    while (3 * most_ * (sizeof(Entry) + 1) <= memory_bytes) most_ *= 2;
  }

  std::optional<ProofNumbers> find(const PositionKey& key) const {
    const std::size_t begin = bucket(key);
    for (std::size_t i = begin; i < begin + ways; ++i)
      if (entries_[i].key == key) return entries_[i].numbers;
    return std::nullopt;
  }

  // `work`, at least 1, is the number of positions that the search visited for these numbers.
  void store(const PositionKey& key, ProofNumbers numbers, std::uint64_t work) {
    if (used_ > entries_.size() / 2 && entries_.size() < most_) grow();
    put(key, numbers, static_cast<std::uint8_t>(std::bit_width(work)));
  }

  // The number of positions that the table can hold.
  std::size_t most() const { return most_; }

private:
  static constexpr std::size_t ways = 4, least = std::size_t{1} << 12;
  struct Entry {
    PositionKey key;
    ProofNumbers numbers;
  };

  std::size_t bucket(const PositionKey& key) const {
    return (key.low & (entries_.size() - 1)) & ~(ways - 1);
  }

  void put(const PositionKey& key, ProofNumbers numbers, std::uint8_t work) {
    std::size_t at = bucket(key);
    for (std::size_t i = at, end = at + ways; i < end; ++i) {
      if (work_[i] == 0 || entries_[i].key == key) {
        at = i;
        break;
      }
      if (work_[i] < work_[at]) at = i;
    }
    if (work_[at] == 0) {
      ++used_;
    } else if (entries_[at].key == key) {
      work = std::max(work, work_[at]);
    }
    entries_[at] = {key, numbers};
    work_[at] = work;
  }

  void grow() {
    std::vector<Entry> entries(2 * entries_.size());
    std::vector<std::uint8_t> work(entries.size());
    entries.swap(entries_);
    work.swap(work_);
    used_ = 0;
    for (std::size_t i = 0; i < entries.size(); ++i)
      if (work[i] != 0) put(entries[i].key, entries[i].numbers, work[i]);
  }

  std::vector<Entry> entries_;
  std::vector<std::uint8_t> work_;  // bit_width(work) of each entry; 0: free
  std::size_t most_ = 0, used_ = 0;
};

}  // namespace hardboard::push_fight
