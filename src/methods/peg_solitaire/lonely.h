// Counts the pegs that have no peg beside them on a line of jumps, and how jumps change their
// number, in a board of framed bits (frame.h).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "methods/peg_solitaire/frame.h"

namespace hardboard::peg_solitaire {

template <std::size_t Words>
class Lonely {
public:
  // Steps along lines of jumps, in bits, upward, as of a frame.
  explicit Lonely(const std::vector<std::uint32_t>& steps) {
    for (const std::uint32_t step : steps) {
      steps_.push_back(static_cast<std::int32_t>(step));
      steps_.push_back(-static_cast<std::int32_t>(step));
      margin_ = std::max<std::size_t>(margin_, 3 * step);
    }
    for (const std::int32_t step : steps_) changes_.push_back(changes_of(step));
  }

  // From now on the questions are about this position. O(bits + pegs).
  void set(const Bits<Words>& pegs) {
    states_.assign(64 * Words + 2 * margin_, no_peg);
    pegs.each([&](unsigned bit) {
      for (const std::int32_t step : steps_) ++state(bit, step);
    });
    pegs.each([&](unsigned bit) { state(bit, 0) -= no_peg; });
    count_ = 0;
    pegs.each([&](unsigned bit) { count_ += state(bit, 0) == 0 ? 1 : 0; });
  }

  // The number of lonely pegs after a jump from over - step to over + step. O(neighbours).
  std::int32_t after(std::uint32_t over, std::int32_t step) const {
    const Changes* changes = changes_.data();
    while (changes->step != step) ++changes;
    // The pegs on `from` and `over` are not lonely; the peg on `to` is if its one neighbour was
    // the peg on `over`.
    const std::uint8_t* at = &states_[margin_ + over];
    std::int32_t count = count_ + (at[step] == no_peg + 1 ? 1 : 0);
    for (const Change& change : changes->beside) {
      const std::uint8_t state = at[change.offset];
      count += (state == change.lost ? 1 : 0) - (state == 0 ? 1 : 0);
    }
    return count;
  }

private:
  // The state of a bit: its neighbours with pegs, and no_peg more if it has no peg itself.
  static constexpr std::uint8_t no_peg = 64;

  // A bit beside a jump, by its offset from `over`, and how many of its neighbours get lost by the
  // jump, modulo 256.
  struct Change {
    std::int32_t offset;
    std::uint8_t lost;
  };
  struct Changes {
    std::int32_t step;
    std::vector<Change> beside;
  };

  Changes changes_of(std::int32_t jump) const {
    Changes changes{jump, {}};
    for (const auto& [hole, lost] : {std::pair(-jump, 1), {0, 1}, {jump, -1}}) {
      for (const std::int32_t step : steps_) {
        const std::int32_t offset = hole + step;
        if (offset == -jump || offset == 0 || offset == jump) continue;
        auto change = changes.beside.begin();
        while (change != changes.beside.end() && change->offset != offset) ++change;
        if (change == changes.beside.end()) change = changes.beside.insert(change, {offset, 0});
        change->lost = static_cast<std::uint8_t>(change->lost + lost);
      }
    }
    return changes;
  }

  std::uint8_t& state(std::uint32_t bit, std::int32_t step) {
    return states_[static_cast<std::size_t>(static_cast<std::int64_t>(margin_ + bit) + step)];
  }

  std::vector<std::int32_t> steps_;  // to both sides
  std::vector<Changes> changes_;     // of jumps by each step
  std::size_t margin_ = 0;           // bits before the first and behind the last, for steps
  std::vector<std::uint8_t> states_;
  std::int32_t count_ = 0;
};

}  // namespace hardboard::peg_solitaire
