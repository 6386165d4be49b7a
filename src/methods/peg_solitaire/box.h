// A box of eight by eight squares of the plane as a machine word: play in a part of a large board.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// The jump of a peg between two bits of a box.
struct BoxJump {
  std::uint8_t from = 0, over = 0, to = 0;

  // The three holes that the jump changes.
  std::uint64_t flip() const {
    return std::uint64_t{1} << from | std::uint64_t{1} << over | std::uint64_t{1} << to;
  }
};

// Square (x, y) of the box, counted from its lower left corner, is bit 8 y + x.
class Box {
public:
  static constexpr std::int32_t side = 8;

  // O(log holes) for a puzzle of so many holes.
  Box(const Puzzle& puzzle, Square corner);

  std::uint64_t holes() const { return holes_; }
  // The number of the hole on a bit of holes().
  std::uint32_t number(unsigned bit) const { return numbers_[bit]; }
  HoleJump on_board(BoxJump jump) const {
    return {numbers_[jump.from], numbers_[jump.over], numbers_[jump.to]};
  }

  // The bits of the holes that have a peg; `pegs` has an entry, 0 or 1, for each hole of the board.
  std::uint64_t position(std::span<const std::uint8_t> pegs) const;

  // Calls visit(jump) for each jump that a peg can make within the box.
  template <class Visit>
  void each_jump(std::uint64_t position, Visit visit) const {
    for (std::size_t i = 0; i < lines_; ++i) {
      const int step = steps_[i];
      const std::uint64_t middles = position & middles_[i];
      const std::uint64_t below = position << step, above = position >> step;
      for (std::uint64_t up = middles & below & ~above; up != 0; up &= up - 1)
        visit(along(std::countr_zero(up), step));
      for (std::uint64_t down = middles & above & ~below; down != 0; down &= down - 1)
        visit(along(std::countr_zero(down), -step));
    }
  }

  // The pegs of the position beside which, along the lines of jumps, no other peg stands.
  std::uint64_t lonely(std::uint64_t position) const {
    std::uint64_t accompanied = 0;
    for (std::size_t i = 0; i < lines_; ++i) {
      const std::uint64_t lower = position & position >> steps_[i] & pairs_[i];
      accompanied |= lower | lower << steps_[i];
    }
    return position & ~accompanied;
  }

private:
  static BoxJump along(int over, int step) {
    return {static_cast<std::uint8_t>(over - step), static_cast<std::uint8_t>(over),
            static_cast<std::uint8_t>(over + step)};
  }

  std::uint64_t holes_ = 0;
  std::array<std::uint32_t, 64> numbers_{};
  // For each line of jumps the distance of neighbouring bits, the middles of three holes, and the
  // lower ones of two.
  std::size_t lines_ = 0;
  std::array<int, 4> steps_{};
  std::array<std::uint64_t, 4> middles_{}, pairs_{};
};

}  // namespace hardboard::peg_solitaire
