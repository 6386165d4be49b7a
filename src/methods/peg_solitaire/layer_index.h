// Finds positions in a layer: exactly, or by a small filter that answers "perhaps" or "no".
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>

#include "base/limits.h"
#include "methods/peg_solitaire/bits.h"
#include "methods/peg_solitaire/layer.h"

namespace hardboard::peg_solitaire {

// A hash table from the positions of a layer to their places. (Bisection was three times slower,
// and the leading bits of least images are too uneven to speed it up.) The layer must outlive the
// index and hold fewer than 2^32 positions.
template <std::size_t Words>
class LayerIndex {
public:
  static constexpr std::size_t none = ~std::size_t{0};

  // The memory for a layer of so many positions: 8 to 16 bytes for each.
  static std::size_t bytes(std::size_t size) { return 4 * slots(size); }

  // O(size of the layer). If the limits are reached, the index lacks positions: the caller must ask
  // the limits before relying on find().
  LayerIndex(const Layer<Words>& layer, const Limits& limits)
      : layer_(layer), slots_(slots(layer.size()), 0U) {
    shift_ = 64 - std::countr_zero(slots_.size());
    internal::for_each_block(layer.size(), limits, [&](std::size_t begin, std::size_t end) {
      for (std::size_t i = begin; i < end; ++i) {
        std::size_t slot = hash(layer[i]) >> shift_;
        while (slots_[slot] != 0) slot = (slot + 1) & (slots_.size() - 1);
        slots_[slot] = static_cast<std::uint32_t>(i + 1);
      }
    });
  }

  // Prefetches the part of the table that find() reads first.
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
  static std::size_t slots(std::size_t size) { return std::bit_ceil(2 * size + 2); }

  const Layer<Words>& layer_;
  Pages<std::uint32_t> slots_;
  int shift_;
};

// A blocked Bloom filter: two bits of one 64-bit word for each position, in 16 bits of memory for
// each. The filter passes all positions of the layer, and about two in a hundred others.
template <std::size_t Words>
class LayerFilter {
public:
  // As for LayerIndex: if the limits are reached, the filter lacks positions.
  LayerFilter(const Layer<Words>& layer, const Limits& limits)
      : words_(words(layer.size()), std::uint64_t{0}) {
    shift_ = 64 - std::countr_zero(words_.size());
    internal::for_each_block(layer.size(), limits, [&](std::size_t begin, std::size_t end) {
      for (std::size_t i = begin; i < end; ++i) {
        const std::uint64_t h = hash(layer[i]);
        words_[word(h)] |= bits(h);
      }
    });
  }

  // The memory for a layer of so many positions.
  static std::size_t bytes(std::size_t size) { return 8 * words(size); }

  void prefetch(const Bits<Words>& position) const {
    __builtin_prefetch(&words_[word(hash(position))]);
  }
  bool passes(const Bits<Words>& position) const {
    const std::uint64_t h = hash(position);
    return (words_[word(h)] & bits(h)) == bits(h);
  }

private:
  static std::size_t words(std::size_t size) { return std::bit_ceil(size / 4 + 1); }
  std::size_t word(std::uint64_t h) const { return shift_ == 64 ? 0 : h >> shift_; }
  static std::uint64_t bits(std::uint64_t h) {
    return std::uint64_t{1} << (h >> 20 & 63) | std::uint64_t{1} << (h >> 26 & 63);
  }

  Pages<std::uint64_t> words_;
  int shift_ = 64;
};

}  // namespace hardboard::peg_solitaire
