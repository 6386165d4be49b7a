// Finds positions in a layer.
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

}  // namespace hardboard::peg_solitaire
