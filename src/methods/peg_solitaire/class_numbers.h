// Numbers for the positions of one position class: 2^n positions have numbers of n bits, so that a
// layer of a search can be a bitmap, and 32 bits hold a position.
//
// The lines of three holes span the differences within a class (span.h). Elimination by the last
// hole leaves n free holes; the pegs in them determine the others. The number of a position has one
// bit for each free hole, so each jump is an exclusive or of numbers, as each symmetry is a linear
// map. Holes with many images stand for the upper bits: least images then have few different upper
// bits, and their bitmaps stay within a small part of the memory. (On the English board, with the
// holes by rows, searches took twice as long.)
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "methods/peg_solitaire/task.h"

namespace hardboard::peg_solitaire {

class ClassNumbers {
public:
  using Number = std::uint32_t;
  using All = std::array<Number, Images<1>::most>;  // an orbit, as of Images
  static constexpr unsigned most_bits = 32;

  // For the class of the start. Nothing if its numbers have more than most_bits bits, if a symmetry
  // maps the class onto another one, or if the board lies in no box of 64 squares. The holes of
  // `lowest` determine each other as far as possible, and stand for the lowest bits. O(lines *
  // holes + bits * symmetries * 32); tables of 1 KiB for each 8 bits and each symmetry.
  static std::optional<ClassNumbers> make(const Task<1>& task, const Bits<1>& lowest = {});

  // From now on the upper bits of a number tell for most numbers which symmetry makes it least.
  // O(2^16 * symmetries) at most, within 64 KiB: for those who make many.
  void choose_symmetries();

  unsigned bits() const { return bits_; }

  // Visits the jumps from a position, or, backward, from its complement: numbers for line() and
  // least_child().
  template <class Visit>
  void each_jump(Number number, bool is_backward, Visit visit) const {
    const std::uint64_t box = sum(boxes_, number) ^ (is_backward ? full_box_ : 0);
    std::size_t base = 0;
    for (const Direction& direction : directions_) {
      std::uint64_t open =
          (box << direction.step ^ box >> direction.step) & box & direction.middles;
      for (; open != 0; open &= open - 1)
        visit(base + static_cast<std::size_t>(std::countr_zero(open)));
      base += 64;
    }
  }
  // The line of a jump, as the grid numbers it.
  std::size_t line(std::size_t jump) const { return lines_[jump]; }
  // The pegs as squares of the box, row by row, and the square of a hole.
  std::uint64_t box(Number number) const { return sum(boxes_, number); }
  unsigned square(std::size_t hole) const { return squares_[hole]; }

  // Of a position in the class, or the exclusive or of the numbers of two positions, given theirs.
  // O(holes).
  Number number(const Bits<1>& position) const { return linear(position); }
  // How many free holes a set has.
  unsigned count_free(const Bits<1>& set) const {
    return static_cast<unsigned>(std::count_if(holes_.begin(), holes_.end(),
                                               [&](std::uint8_t hole) { return set.has(hole); }));
  }
  // O(bits / 8).
  Bits<1> position(Number number) const { return {{sum(positions_, number)}}; }
  // The number of the complement, if the complement is in the class.
  Number complement(Number number) const { return number ^ complement_; }

  // The functions of Images, for numbers.
  template <std::size_t Group = 0>
  void all(Number number, All& images) const {
    const std::size_t count = Group ? Group : count_;
    std::array<Number, Group ? Group : Images<1>::most> sums;  // apart, so that registers hold it
    std::copy_n(row(0, number), count, sums.begin());
    for (unsigned byte = 1; byte < bytes_; ++byte) {
      const Number* const from = row(byte, number);
      for (std::size_t g = 0; g < count; ++g) sums[g] ^= from[g];
    }
    std::copy_n(sums.begin(), count, images.begin());
  }
  template <std::size_t Group = 0>
  Number least(const All& images) const {
    return least_of<Group>(images[0], images, no_change_.data());
  }
  template <std::size_t Group = 0>
  Number least_child(const All& images, std::size_t jump) const {
    const Number* const flips = &flips_[jump * (Group ? Group : count_)];
    return least_of<Group>(images[0] ^ flips[0], images, flips);
  }
  template <std::size_t Group = 0>
  std::size_t orbit_size(const All& images) const {
    const std::size_t count = Group ? Group : count_;
    std::size_t same = 1;
    for (std::size_t g = 1; g < count; ++g) same += images[g] == images[0];
    return same == 1 ? count : count / same;
  }

private:
  ClassNumbers() = default;
  // Sets what each_jump needs. False if the board lies in no box of 64 squares.
  bool lay_in_box(const Task<1>& task);

  // The lines along one direction. In the box a step along it is a shift by so many bits.
  struct Direction {
    int step;
    std::uint64_t middles = 0;
  };

  std::uint64_t sum(const std::vector<std::uint64_t>& table, Number number) const {
    std::uint64_t result = 0;
    for (unsigned byte = 0; byte < bytes_; ++byte)
      result ^= table[byte * 256 + (number >> 8 * byte & 255)];
    return result;
  }
  const Number* row(unsigned byte, Number number) const {
    return &images_[(byte * 256 + (number >> 8 * byte & 255)) * count_];
  }
  // The number of a difference of positions.
  Number linear(const Bits<1>& set) const;

  // The least of images[g] ^ flips[g]; `number` is the first one.
  template <std::size_t Group>
  Number least_of(Number number, const All& images, const Number* flips) const {
    const std::uint8_t g = best_[std::uint64_t{number} >> upper_shift_];
    if (g != several) return images[g] ^ flips[g];
    const std::size_t count = Group ? Group : count_;
    for (std::size_t i = 1; i < count; ++i) number = std::min(number, images[i] ^ flips[i]);
    return number;
  }

  static constexpr std::uint8_t several = 255;
  unsigned bits_ = 0, bytes_ = 1;
  std::size_t count_ = 0;                 // symmetries
  std::vector<std::uint8_t> holes_;       // the free hole of each bit
  std::vector<std::uint64_t> positions_;  // for each byte of a number and each value, a summand
  std::vector<Number> images_;            // likewise, count_ images
  // Jumps have the numbers 64 d + s for the direction d and the square s of the middle in the box.
  std::vector<std::uint64_t> boxes_;   // as positions_, by squares of a box
  std::vector<std::uint8_t> squares_;  // of the holes
  std::uint64_t full_box_ = 0;
  std::vector<Direction> directions_;
  std::vector<std::uint16_t> lines_;  // for each jump
  std::vector<Number> flips_;         // for each jump, count_ images of the three holes
  std::array<Number, Images<1>::most> no_change_{};
  Number complement_ = 0;
  // For each value of the bits from upper_shift_ on: the symmetry that makes them least, or
  // `several`. The other bits have no influence on these bits of images.
  unsigned upper_shift_ = most_bits;
  std::vector<std::uint8_t> best_{several};
};

}  // namespace hardboard::peg_solitaire
