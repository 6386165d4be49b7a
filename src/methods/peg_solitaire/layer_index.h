// Finding positions in a layer: exactly, and with a small table that says "perhaps" or "no".
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "methods/peg_solitaire/bits.h"
#include "methods/peg_solitaire/layer.h"

namespace hardboard::peg_solitaire {

// Where a position stands in a sorted layer, by its leading bits first and halving then. The layer
// must outlive it. Half a byte for each position.
template <std::size_t Words>
class LayerIndex {
public:
  static constexpr std::size_t none = ~std::size_t{0};

  LayerIndex() = default;
  explicit LayerIndex(const Layer<Words>& layer) : layer_(&layer) {
    const auto slots = std::bit_ceil(layer.size() / 8 + 1);
    const std::uint64_t most = layer.empty() ? 0 : layer.back().words[Words - 1];
    shift_ = std::max(static_cast<int>(std::bit_width(most)) - std::countr_zero(slots), 0);
    starts_.assign((most >> shift_) + 2, 0);
    for (const Bits<Words>& position : layer) ++starts_[(position.words[Words - 1] >> shift_) + 1];
    for (std::size_t i = 1; i < starts_.size(); ++i) starts_[i] += starts_[i - 1];
  }

  std::size_t find(const Bits<Words>& position) const {
    const std::uint64_t top = position.words[Words - 1] >> shift_;
    if (top + 1 >= starts_.size()) return none;
    const auto begin = layer_->begin();
    const auto end = begin + static_cast<std::ptrdiff_t>(starts_[top + 1]);
    const auto place =
        std::lower_bound(begin + static_cast<std::ptrdiff_t>(starts_[top]), end, position);
    if (place == end || !(*place == position)) return none;
    return static_cast<std::size_t>(place - begin);
  }

private:
  const Layer<Words>* layer_ = nullptr;
  int shift_ = 0;
  std::vector<std::size_t> starts_;
};

// Two bits of one word for each position, in 16 bits for each: of those that are not in the layer
// some two in a hundred pass. (A blocked Bloom filter.)
template <std::size_t Words>
class Sieve {
public:
  explicit Sieve(const Layer<Words>& layer) : words_(std::bit_ceil(layer.size() / 4 + 1)) {
    shift_ = 64 - std::countr_zero(words_.size());
    for (const Bits<Words>& position : layer) {
      const std::uint64_t h = hash(position);
      words_[word(h)] |= bits(h);
    }
  }

  bool passes(const Bits<Words>& position) const {
    const std::uint64_t h = hash(position);
    return (words_[word(h)] & bits(h)) == bits(h);
  }

private:
  static std::uint64_t hash(const Bits<Words>& position) {
    std::uint64_t h = 0;
    for (const std::uint64_t part : position.words) h = (h ^ part) * 0x9e3779b97f4a7c15U;
    return h;
  }
  std::size_t word(std::uint64_t h) const { return shift_ == 64 ? 0 : h >> shift_; }
  static std::uint64_t bits(std::uint64_t h) {
    return std::uint64_t{1} << (h >> 20 & 63) | std::uint64_t{1} << (h >> 26 & 63);
  }

  std::vector<std::uint64_t> words_;
  int shift_ = 64;
};

}  // namespace hardboard::peg_solitaire
