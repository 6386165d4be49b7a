// The lines of three holes along which a peg can jump now, kept up to date while pegs come and go:
// lists of moves for games on large boards.
#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::peg_solitaire {

// A line is *open* if there is a peg on its middle hole, and on one of its ends.
class OpenLines {
public:
  // `pegs` has an entry, 0 or 1, for each hole. O(holes) time; 8 bytes and a bit for each hole and
  // direction.
  OpenLines(const Puzzle& puzzle, std::span<const std::uint8_t> pegs);

  // `pegs` has changed at this hole alone since the last call. O(1): at most 12 lines.
  void change(std::uint32_t hole, std::span<const std::uint8_t> pegs);

  // Is any line open? O(holes / 64).
  bool any() const;

  // Calls visit(first, middle, last) for each open line, in the order of for_each_line.
  // O(holes / 64 + open lines).
  template <class Visit>
  void for_each(Visit visit) const {
    for (std::size_t word = 0; word < open_.size(); ++word)
      for (std::uint64_t bits = open_[word]; bits != 0; bits &= bits - 1) {
        const std::size_t line = 64 * word + static_cast<std::size_t>(std::countr_zero(bits));
        const std::size_t direction = line / holes_ * holes_;
        const std::uint32_t middle = next_[line];
        visit(static_cast<std::uint32_t>(line - direction), middle, next_[direction + middle]);
      }
  }

private:
  void update(std::size_t direction, std::uint32_t first, std::span<const std::uint8_t> pegs);

  // Of each hole in each direction the neighbour of larger number, and that of smaller number;
  // all holes of a direction stand together. A line has the place of its first hole in next_.
  std::size_t holes_;
  std::vector<std::uint32_t> next_, before_;
  std::vector<std::uint64_t> open_;
};

}  // namespace hardboard::peg_solitaire
