#include "methods/peg_solitaire/pagoda.h"

#include <algorithm>
#include <numeric>

namespace hardboard::peg_solitaire {

Weights random_pagoda(std::size_t holes, const std::vector<Line>& lines,
                      const std::vector<std::uint8_t>& high, std::int32_t height,
                      std::int32_t least, Random& random) {
  // A bound on the weight of a hole: together with the weight of `other` it must be at least the
  // weight of `end`.
  struct Bound {
    std::uint16_t other, end;
  };
  std::vector<std::vector<Bound>> bounds(holes);
  for (const Line& line : lines) {
    if (line.low == line.high) continue;
    bounds[line.low].push_back({line.over, line.high});
    bounds[line.high].push_back({line.over, line.low});
    bounds[line.over].push_back({line.low, line.high});
    bounds[line.over].push_back({line.high, line.low});
  }
  Weights weights(holes, height);
  std::vector<std::uint32_t> order(holes);
  std::iota(order.begin(), order.end(), 0U);
  shuffle(order, random);
  for (bool changed = true; changed;) {
    changed = false;
    for (const std::uint32_t hole : order) {
      if (high[hole]) continue;
      std::int32_t bound = least;
      for (const Bound& b : bounds[hole])
        bound = std::max(bound, weights[b.end] - weights[b.other]);
      if (bound >= weights[hole]) continue;
      weights[hole] = bound;
      changed = true;
    }
  }
  return weights;
}

template <std::size_t Words>
PagodaSet<Words>::PagodaSet(const Grid<Words>& grid, const std::vector<Weights>& functions,
                            const std::vector<std::int32_t>& needs)
    : bytes_((grid.holes() + 7) / 8) {
  const std::vector<Line>& lines = grid.lines();
  tables_.resize(bytes_ * 256);
  changes_.resize(2 * lines.size());
  std::size_t used = 0;
  for (std::size_t f = 0; f < functions.size() && used < 8 * most_pagoda_words; ++f) {
    const Weights& weights = functions[f];
    // No position weighs more than all positive weights together.
    std::int32_t most = -needs[f];
    for (const std::int32_t weight : weights) most += std::max(weight, 0);
    if (most > 127 || needs[f] > 100) continue;
    const std::size_t word = used / 8, shift = used % 8 * 8;
    ++used;
    // Negative summands borrow from the next byte; adding whole words returns the loan as soon as
    // the sum fits its byte.
    const auto lane = [&](std::int64_t value) {
      return static_cast<std::uint64_t>(value) << shift;
    };
    base_[word] += lane(128 - needs[f]);
    for (std::size_t byte = 0; byte < bytes_; ++byte) {
      for (std::size_t value = 1; value < 256; ++value) {
        std::int64_t sum = 0;
        for (std::size_t bit = 0; bit < 8 && 8 * byte + bit < weights.size(); ++bit)
          sum += (value >> bit & 1) ? weights[8 * byte + bit] : 0;
        tables_[byte * 256 + value][word] += lane(sum);
      }
    }
    for (std::size_t line = 0; line < lines.size(); ++line) {
      const std::int64_t low = weights[lines[line].low], over = weights[lines[line].over],
                         high = weights[lines[line].high];
      changes_[2 * line][word] += lane(low - over - high);
      changes_[2 * line + 1][word] += lane(high - over - low);
    }
  }
  words_ = (used + 7) / 8;
  // The bytes of the last word without a function always have enough.
  for (std::size_t i = used; i < 8 * words_; ++i) base_[i / 8] += std::uint64_t{128} << (i % 8 * 8);
}

template class PagodaSet<1>;
template class PagodaSet<2>;
template class PagodaSet<8>;

}  // namespace hardboard::peg_solitaire
