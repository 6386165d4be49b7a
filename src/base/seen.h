// Which of the numbers below some size a walk has seen: forgotten at once, so that many short walks
// through a large graph need no array each.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace hardboard {

class Seen {
public:
  explicit Seen(std::size_t size) : walk_(size, 0) {}

  void forget() { ++now_; }
  // True at the first call for a number since the last forget().
  bool add(std::size_t number) { return std::exchange(walk_[number], now_) != now_; }
  bool has(std::size_t number) const { return walk_[number] == now_; }

private:
  std::vector<std::uint64_t> walk_;  // by number: the last walk that saw it
  std::uint64_t now_ = 1;
};

}  // namespace hardboard
