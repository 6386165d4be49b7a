// Numbers as sums of weights that are each taken or not.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace hardboard::integer_programme {

// Appends the weights of the bits of a number from 0 to `most`: 1, 2, 4, ... and what is left of
// `most`. Each number of the range is a sum of some of the weights, and no sum is larger.
// O(log most).
inline void add_weights(std::int64_t most, std::vector<std::int64_t>& weights) {
  for (std::int64_t weight = 1; most > 0; weight *= 2) {
    weights.push_back(std::min(weight, most));
    most -= weights.back();
  }
}

}  // namespace hardboard::integer_programme
