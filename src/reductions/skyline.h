// The skyline of boxes that are set side by side, or on top of one another: how far each of some
// places in a row is built up.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace hardboard {

class Skyline {
public:
  explicit Skyline(std::size_t places) : size_(places), nodes_(2 * places) {}

  // The greatest height of the places from..to - 1, which are at least one. O(log places).
  std::int32_t top(std::size_t from, std::size_t to) const;
  // Raises these places to a height; those that are higher stay. O(log places).
  void raise(std::size_t from, std::size_t to, std::int32_t height);

private:
  // A segment tree: node i stands above nodes 2i and 2i + 1, leaves behind all others. `floor` is
  // the height to which all places of a node were raised at once, `top` the greatest of its places.
  struct Node {
    std::int32_t floor = 0, top = 0;
  };
  std::size_t size_;
  std::vector<Node> nodes_;
};

}  // namespace hardboard
