// Which locations a walk has seen; forgotten at once, so that many short walks through a large
// graph need no array each.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "methods/capture/arena.h"

namespace hardboard::capture {

class Seen {
public:
  explicit Seen(std::uint32_t size) : walk_(size, 0) {}

  void forget() { ++now_; }
  // True at the first call for a location.
  bool add(Location u) { return std::exchange(walk_[u], now_) != now_; }
  bool has(Location u) const { return walk_[u] == now_; }

private:
  std::vector<std::uint32_t> walk_;  // by location: the last walk that saw it
  std::uint32_t now_ = 1;
};

}  // namespace hardboard::capture
