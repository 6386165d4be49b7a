// The images of a position under a group of symmetries (its orbit), and the least image, which
// represents the orbit. A jump changes each image by the image of its line: one exclusive or for
// each.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <type_traits>
#include <vector>

#include "methods/peg_solitaire/bits.h"
#include "methods/peg_solitaire/grid.h"
#include "methods/peg_solitaire/symmetry.h"

namespace hardboard::peg_solitaire {

// Calls `work` with the size of a group as an integral constant, or with 0 for a size without
// specialised code: loops over images take half the time if the compiler knows their length.
template <class Work>
auto with_group(std::size_t count, Work work) {
  switch (count) {
    case 1:
      return work(std::integral_constant<std::size_t, 1>());
    case 2:
      return work(std::integral_constant<std::size_t, 2>());
    case 8:
      return work(std::integral_constant<std::size_t, 8>());
    default:
      return work(std::integral_constant<std::size_t, 0>());
  }
}

template <std::size_t Words>
class Images {
public:
  using Position = Bits<Words>;
  static constexpr std::size_t most = 48;
  using All = std::array<Position, most>;  // count() images, then meaningless items

  // `group` has the identity first, and at most `most` members. Makes tables of 2 KiB for each 8
  // holes, each word and each member.
  Images(const Grid<Words>& grid, const std::vector<Permutation>& group)
      : count_(group.size()), bytes_((grid.holes() + 7) / 8), tables_(bytes_ * 256 * count_) {
    for (std::size_t g = 0; g < count_; ++g) {
      for (std::size_t byte = 0; byte < bytes_; ++byte) {
        Position* const table = &tables_[byte * 256 * count_ + g];
        for (std::size_t value = 1; value < 256; ++value) {
          const std::size_t hole = 8 * byte + static_cast<std::size_t>(std::countr_zero(value));
          table[value * count_] = table[(value & (value - 1)) * count_];
          if (hole < grid.holes()) table[value * count_].set(group[g][hole]);
        }
      }
    }
    lines_.resize(grid.lines().size() * count_);
    for (std::size_t line = 0; line < grid.lines().size(); ++line) {
      for (std::size_t g = 0; g < count_; ++g)
        lines_[line * count_ + g] = image(grid.flip(line), g);
    }
  }

  std::size_t count() const { return count_; }

  Position image(const Position& position, std::size_t g) const {
    Position result{};
    for (std::size_t byte = 0; byte < bytes_; ++byte) result |= row(position, byte)[g];
    return result;
  }

  // The images under all members of the group. Group is count() if known at compile time, else 0.
  template <std::size_t Group = 0>
  void all(const Position& position, All& images) const {
    const std::size_t count = Group ? Group : count_;
    std::copy_n(row(position, 0), count, images.begin());
    for (std::size_t byte = 1; byte < bytes_; ++byte) {
      const Position* const from = row(position, byte);
      for (std::size_t g = 0; g < count; ++g) images[g] |= from[g];
    }
  }

  // The least image. O(count() * holes / 8).
  template <std::size_t Group = 0>
  Position least(const Position& position) const {
    Position result = position;
    const std::size_t count = Group ? Group : count_;
    for (std::size_t g = 1; g < count; ++g) result = lesser(result, image(position, g));
    return result;
  }

  // The least image of the position after a jump along `line`, given all() of the position before.
  template <std::size_t Group = 0>
  Position least_child(const All& images, std::size_t line) const {
    const std::size_t count = Group ? Group : count_;
    const Position* flips = &lines_[line * count];
    Position result = images[0] ^ flips[0];
    for (std::size_t g = 1; g < count; ++g) result = lesser(result, images[g] ^ flips[g]);
    return result;
  }

  // The orbit: all different images.
  std::vector<Position> orbit(const Position& position) const {
    std::vector<Position> result;
    for (std::size_t g = 0; g < count_; ++g) {
      const Position next = image(position, g);
      if (std::find(result.begin(), result.end(), next) == result.end()) result.push_back(next);
    }
    return result;
  }

  // How many different images a position has, given all() of it.
  std::size_t orbit_size(const All& images) const {
    std::size_t same = 1;
    for (std::size_t g = 1; g < count_; ++g) same += images[g] == images[0];
    return count_ / same;
  }

private:
  // The images of those members of the position that byte `byte` holds.
  const Position* row(const Position& position, std::size_t byte) const {
    return &tables_[(byte * 256 + (position.words[byte / 8] >> (byte % 8 * 8) & 255)) * count_];
  }

  std::size_t count_, bytes_;
  std::vector<Position>
      tables_;  // for each byte of a position and each of its values, count_ images
  std::vector<Position> lines_;  // for each line, count_ images of its three holes
};

}  // namespace hardboard::peg_solitaire
