// All positions that play within a window of a strip reaches.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "methods/peg_solitaire/strip.h"

namespace hardboard::peg_solitaire {

// Sets of positions of a window by their bits.
class PositionSet {
public:
  explicit PositionSet(std::uint32_t bits = 0) : words_(((std::size_t{1} << bits) + 63) / 64, 0) {}
  bool has(StripPegs pegs) const { return (words_[pegs / 64] >> pegs % 64 & 1) != 0; }
  void add(StripPegs pegs) { words_[pegs / 64] |= std::uint64_t{1} << pegs % 64; }
  void remove(StripPegs pegs) { words_[pegs / 64] &= ~(std::uint64_t{1} << pegs % 64); }
  bool is_empty() const;
  std::vector<StripPegs> all() const;  // ascending

private:
  std::vector<std::uint64_t> words_;
};

// Windows have at most so many bits: then a window takes 2 MB, and 200 MB if all its positions are
// reached.
inline constexpr std::uint32_t most_window_bits = 24;
inline constexpr std::size_t bytes_of_window_position = 12;

class StripWindow {
public:
  StripWindow(const Strip& strip, std::uint32_t width);

  // Begins anew, without positions, at the columns from `first` on.
  void move_to(std::uint32_t first);
  // A position to begin with.
  void begin(StripPegs pegs) { reach(pegs, none, none); }

  // Plays on from all positions until is_last(pegs) holds for one, whose number it returns, or none
  // is left: none. At the limits it returns none as well. O(positions * jumps of the window).
  template <class IsLast>
  std::uint32_t play(const Limits& limits, IsLast is_last) {
    constexpr std::uint32_t often = 1 << 14;
    for (std::uint32_t i = 0; i < reached_.size(); ++i) {
      if (i % often == 0 && limits.reached()) return none;
      const StripPegs pegs = reached_[i].pegs;
      if (is_last(pegs)) return i;
      for (std::uint32_t k = 0; k < jumps_.size(); ++k)
        if ((pegs & (jumps_[k].takes | jumps_[k].puts)) == jumps_[k].takes)
          reach((pegs ^ jumps_[k].takes) | jumps_[k].puts, i, k);
    }
    return none;
  }

  // Appends the jumps to a position, the last one first, and returns where they began.
  StripPegs trace(std::uint32_t position, std::vector<HoleJump>& backwards) const;

  static constexpr std::uint32_t none = ~std::uint32_t{0};

private:
  struct Reached {
    StripPegs pegs = 0;
    std::uint32_t from = 0, jump = 0;  // a position before, and the jump from there
  };

  void reach(StripPegs pegs, std::uint32_t from, std::uint32_t jump) {
    if (met_.has(pegs)) return;
    met_.add(pegs);
    reached_.push_back({pegs, from, jump});
  }

  const Strip& strip_;
  std::uint32_t width_;
  std::vector<StripJump> jumps_;  // of this window, by its bits
  PositionSet met_;
  std::vector<Reached> reached_;
};

}  // namespace hardboard::peg_solitaire
