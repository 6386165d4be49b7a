#include "reductions/skyline.h"

#include <algorithm>

namespace hardboard {

std::int32_t Skyline::top(std::size_t from, std::size_t to) const {
  std::int32_t height = 0;
  std::size_t left = from + size_, right = to + size_;
  for (std::size_t i = left; i > 0; i /= 2) height = std::max(height, nodes_[i].floor);
  for (std::size_t i = right - 1; i > 0; i /= 2) height = std::max(height, nodes_[i].floor);
  for (; left < right; left /= 2, right /= 2) {
    if (left % 2 == 1) height = std::max(height, nodes_[left++].top);
    if (right % 2 == 1) height = std::max(height, nodes_[--right].top);
  }
  return height;
}

void Skyline::raise(std::size_t from, std::size_t to, std::int32_t height) {
  const auto lift = [&](std::int32_t& value) { value = std::max(value, height); };
  std::size_t left = from + size_, right = to + size_;
  for (std::size_t i = left; i > 0; i /= 2) lift(nodes_[i].top);
  for (std::size_t i = right - 1; i > 0; i /= 2) lift(nodes_[i].top);
  for (; left < right; left /= 2, right /= 2) {
    for (const bool is_left : {true, false}) {
      if ((is_left ? left : right) % 2 == 0) continue;
      Node& node = nodes_[is_left ? left++ : --right];
      lift(node.floor);
      lift(node.top);
    }
  }
}

}  // namespace hardboard
