// The board in a frame of empty columns, as one row of bits: a step along a line of jumps shifts
// all pegs at once, and a peg that leaves the board falls on a bit that is no hole.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "methods/peg_solitaire/bits.h"
#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::peg_solitaire {

// The bits that a board takes: (width + 1) * height of the box around its holes, or some number of
// more than 2^20 if the width or height is as large.
inline std::uint64_t framed_bits(const Puzzle& puzzle) {
  const auto [left, right] = std::minmax_element(puzzle.holes.begin(), puzzle.holes.end(),
                                                 [](Square a, Square b) { return a.x < b.x; });
  constexpr std::int64_t most = (1 << 20) + 1;
  const std::int64_t width = std::int64_t{right->x} - left->x + 2;
  const std::int64_t height = std::int64_t{puzzle.holes.back().y} - puzzle.holes.front().y + 1;
  return static_cast<std::uint64_t>(std::min(width, most) * std::min(height, most));
}

template <std::size_t Words>
class Frame {
public:
  using Position = Bits<Words>;

  // For boards of at most 64 * Words bits.
  explicit Frame(const Puzzle& puzzle) {
    const auto left =
        std::min_element(puzzle.holes.begin(), puzzle.holes.end(), [](Square a, Square b) {
          return a.x < b.x;
        })->x;
    const auto height = static_cast<std::size_t>(puzzle.holes.back().y - puzzle.holes.front().y);
    const std::size_t stride = framed_bits(puzzle) / (height + 1);
    hole_.assign(64 * Words, no_hole);
    for (std::uint32_t hole = 0; hole < puzzle.holes.size(); ++hole) {
      const Square square = puzzle.holes[hole];
      const std::size_t bit = static_cast<std::size_t>(square.y - puzzle.holes.front().y) * stride +
                              static_cast<std::size_t>(square.x - left);
      bit_.push_back(static_cast<std::uint32_t>(bit));
      hole_[bit] = hole;
      full_.set(bit);
    }
    for (const Square step : steps_of(puzzle.directions))
      steps_.push_back(
          static_cast<std::uint32_t>(step.y * static_cast<std::int32_t>(stride) + step.x));
  }

  const Position& full() const { return full_; }
  std::uint32_t bit(std::uint32_t hole) const { return bit_[hole]; }
  std::uint32_t hole(std::uint32_t bit) const { return hole_[bit]; }

  Position bits_of(const std::vector<std::uint8_t>& set) const {
    Position position{};
    for (std::size_t hole = 0; hole < set.size(); ++hole)
      if (set[hole] != 0) position.set(bit_[hole]);
    return position;
  }

  // Visits each jump as (over, step): a peg jumps from over - step to over + step.
  template <class Visit>
  void each_jump(const Position& pegs, Visit visit) const {
    const Position empty = full_ ^ pegs;
    for (const std::uint32_t step : steps_) {
      const auto signed_step = static_cast<std::int32_t>(step);
      const Position up = pegs & raised(pegs, step) & lowered(empty, step);
      up.each([&](unsigned over) { visit(over, signed_step); });
      const Position down = pegs & lowered(pegs, step) & raised(empty, step);
      down.each([&](unsigned over) { visit(over, -signed_step); });
    }
  }

  // The steps along lines of jumps, in bits, upward.
  const std::vector<std::uint32_t>& steps() const { return steps_; }

private:
  static Position raised(const Position& set, std::uint32_t step) {
    const std::size_t words = step / 64, bits = step % 64;
    Position result{};
    for (std::size_t i = words; i < Words; ++i) result.words[i] = set.words[i - words] << bits;
    if (bits != 0)
      for (std::size_t i = words + 1; i < Words; ++i)
        result.words[i] |= set.words[i - words - 1] >> (64 - bits);
    return result;
  }
  static Position lowered(const Position& set, std::uint32_t step) {
    const std::size_t words = step / 64, bits = step % 64;
    Position result{};
    for (std::size_t i = words; i < Words; ++i) result.words[i - words] = set.words[i] >> bits;
    if (bits != 0)
      for (std::size_t i = words + 1; i < Words; ++i)
        result.words[i - words - 1] |= set.words[i] << (64 - bits);
    return result;
  }

  Position full_{};
  std::vector<std::uint32_t> bit_;   // of each hole
  std::vector<std::uint32_t> hole_;  // of each bit
  std::vector<std::uint32_t> steps_;
};

}  // namespace hardboard::peg_solitaire
