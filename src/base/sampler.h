// Samples without repetition.
#pragma once

#include <cstdint>
#include <vector>

#include "base/random.h"

namespace hardboard {

// Draws sets of numbers below `end`.
class Sampler {
public:
  explicit Sampler(std::uint32_t end) : last_of_(end, 0) {}

  // Calls visit(number) for each of `size` different numbers; all sets of so many numbers are
  // equally likely. `size` is at most the end. Each step draws below a larger bound than the step
  // before, and takes the greatest new number instead of one that it has drawn already (Floyd, in
  // Bentley 1987). O(size).
  template <class Visit>
  void sample(std::uint32_t size, Random& random, const Visit& visit) {
    ++samples_;
    const auto end = static_cast<std::uint32_t>(last_of_.size());
    for (std::uint32_t greatest = end - size; greatest < end; ++greatest) {
      auto number = static_cast<std::uint32_t>(random.below(std::uint64_t{greatest} + 1));
      if (last_of_[number] == samples_) number = greatest;
      last_of_[number] = samples_;
      visit(number);
    }
  }

private:
  std::vector<std::uint32_t> last_of_;  // for each number the last sample that has it, from 1
  std::uint32_t samples_ = 0;
};

}  // namespace hardboard
