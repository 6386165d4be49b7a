// The table of the configurations that a search meets.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace hardboard::push_fight {

// All configurations met, by number: a bit for each cell with a pawn, and the cell of the king that
// pushes. (In this turn other kings count as pawns.) A hash table finds the number of a
// configuration.
class StateTable {
public:
  explicit StateTable(std::size_t words) : words_(words), slots_(1024, no_state) {}

  std::uint32_t size() const { return static_cast<std::uint32_t>(kings_.size()); }
  const std::uint64_t* pawns(std::uint32_t state) const { return &bits_[state * words_]; }
  std::uint32_t king(std::uint32_t state) const { return kings_[state]; }

  // The number of the configuration. A new one gets the number size().
  std::uint32_t find_or_add(const std::uint64_t* pawns, std::uint32_t king) {
    if (2 * kings_.size() >= slots_.size()) grow();
    std::size_t slot = hash(pawns, king) & (slots_.size() - 1);
    for (; slots_[slot] != no_state; slot = (slot + 1) & (slots_.size() - 1)) {
      const std::uint32_t state = slots_[slot];
      if (kings_[state] == king && std::equal(pawns, pawns + words_, this->pawns(state)))
        return state;
    }
    slots_[slot] = size();
    bits_.insert(bits_.end(), pawns, pawns + words_);
    kings_.push_back(king);
    return slots_[slot];
  }

private:
  static constexpr std::uint32_t no_state = ~std::uint32_t{0};

  std::size_t hash(const std::uint64_t* pawns, std::uint32_t king) const {
    std::uint64_t h = king + 1;
    for (std::size_t w = 0; w < words_; ++w) {
      h = (h ^ pawns[w]) * 0x9e3779b97f4a7c15U;
      h ^= h >> 29;
    }
    return static_cast<std::size_t>(h * 0xbf58476d1ce4e5b9U >> 16);
  }
  void grow() {
    slots_.assign(2 * slots_.size(), no_state);
    for (std::uint32_t state = 0; state < size(); ++state) {
      std::size_t slot = hash(pawns(state), kings_[state]) & (slots_.size() - 1);
      while (slots_[slot] != no_state) slot = (slot + 1) & (slots_.size() - 1);
      slots_[slot] = state;
    }
  }

  std::size_t words_;
  std::vector<std::uint64_t> bits_;
  std::vector<std::uint32_t> kings_;
  std::vector<std::uint32_t> slots_;
};

}  // namespace hardboard::push_fight
