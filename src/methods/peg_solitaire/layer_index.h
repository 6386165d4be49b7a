// Finding positions in a layer: exactly, and with a small table that says "perhaps" or "no".
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "methods/peg_solitaire/bits.h"
#include "methods/peg_solitaire/layer.h"

namespace hardboard::peg_solitaire {

// Where a position stands in a layer. A hash table of numbers: halving was three times slower, and
// the leading bits of least images are too uneven to help. The layer must outlive it; at most 2^32
// positions, 8 to 16 bytes for each.
template <std::size_t Words>
class LayerIndex {
public:
  static constexpr std::size_t none = ~std::size_t{0};

  explicit LayerIndex(const Layer<Words>& layer)
      : layer_(layer), slots_(std::bit_ceil(2 * layer.size() + 2), 0U) {
    shift_ = 64 - std::countr_zero(slots_.size());
    for (std::size_t i = 0; i < layer.size(); ++i) {
      std::size_t slot = hash(layer[i]) >> shift_;
      while (slots_[slot] != 0) slot = (slot + 1) & (slots_.size() - 1);
      slots_[slot] = static_cast<std::uint32_t>(i + 1);
    }
  }

  // Fetches what find() will look at first.
  void prefetch(const Bits<Words>& position) const {
    __builtin_prefetch(&slots_[hash(position) >> shift_]);
  }

  std::size_t find(const Bits<Words>& position) const {
    std::size_t slot = hash(position) >> shift_;
    for (; slots_[slot] != 0; slot = (slot + 1) & (slots_.size() - 1)) {
      if (layer_[slots_[slot] - 1] == position) return slots_[slot] - 1;
    }
    return none;
  }

private:
  const Layer<Words>& layer_;
  Pages<std::uint32_t> slots_;
  int shift_;
};

// Two bits of one word for each position, in 16 bits for each: of those that are not in the layer
// some two in a hundred pass. (A blocked Bloom filter.)
template <std::size_t Words>
class Sieve {
public:
  explicit Sieve(const Layer<Words>& layer)
      : words_(std::bit_ceil(layer.size() / 4 + 1), std::uint64_t{0}) {
    shift_ = 64 - std::countr_zero(words_.size());
    for (const Bits<Words>& position : layer) {
      const std::uint64_t h = hash(position);
      words_[word(h)] |= bits(h);
    }
  }

  void prefetch(const Bits<Words>& position) const {
    __builtin_prefetch(&words_[word(hash(position))]);
  }
  bool passes(const Bits<Words>& position) const {
    const std::uint64_t h = hash(position);
    return (words_[word(h)] & bits(h)) == bits(h);
  }

private:
  std::size_t word(std::uint64_t h) const { return shift_ == 64 ? 0 : h >> shift_; }
  static std::uint64_t bits(std::uint64_t h) {
    return std::uint64_t{1} << (h >> 20 & 63) | std::uint64_t{1} << (h >> 26 & 63);
  }

  Pages<std::uint64_t> words_;
  int shift_ = 64;
};

}  // namespace hardboard::peg_solitaire
