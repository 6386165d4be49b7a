#include "methods/push_fight/cuts.h"

#include <algorithm>

namespace hardboard::push_fight {

Cuts::Cuts(const Board& board, const std::vector<std::uint8_t>& inside, std::uint32_t start)
    : number_(board.size(), off_board) {
  // Tarjan's depth-first search, without recursion. `low` is the least number that an edge from a
  // subtree leads to.
  struct Frame {
    std::uint32_t square, direction;
  };
  std::vector<std::uint32_t> low, size, parent;
  std::vector<Frame> stack;
  const auto enter = [&](std::uint32_t square, std::uint32_t from) {
    number_[square] = static_cast<std::uint32_t>(order_.size());
    order_.push_back(square);
    low.push_back(number_[square]);
    size.push_back(1);
    parent.push_back(from);
    stack.push_back({square, 0});
  };
  enter(start, off_board);
  while (!stack.empty()) {
    Frame& top = stack.back();
    const std::uint32_t v = number_[top.square];
    if (top.direction < 4) {
      const std::uint32_t near = board.next[top.square][top.direction++];
      if (near >= rail || inside[near] == 0) continue;
      if (number_[near] == off_board)
        enter(near, v);
      else
        low[v] = std::min(low[v], number_[near]);
      continue;
    }
    stack.pop_back();
    if (parent[v] == off_board) continue;
    low[parent[v]] = std::min(low[parent[v]], low[v]);
    size[parent[v]] += size[v];
  }

  const std::uint32_t count = this->size();
  first_.resize(count + 1, 0);
  for (std::uint32_t v = 0; v < count; ++v) {
    first_[v] = static_cast<std::uint32_t>(parts_.size());
    parts_.push_back({0, count - 1});
    for (const std::uint32_t near : board.next[order_[v]]) {
      if (near >= rail || number_[near] == off_board) continue;
      const std::uint32_t child = number_[near];
      if (child < v || parent[child] != v || low[child] < v) continue;
      parts_.push_back({child, size[child]});
      parts_[first_[v]].size -= size[child];
    }
  }
  first_[count] = static_cast<std::uint32_t>(parts_.size());
}

std::span<const Cuts::Part> Cuts::parts(std::uint32_t square) const {
  const std::uint32_t v = number_[square];
  return std::span(parts_).subspan(first_[v], first_[v + 1] - first_[v]);
}

std::uint32_t Cuts::part_of(std::uint32_t square, std::uint32_t other) const {
  const std::span<const Part> all = parts(square);
  const std::uint32_t number = number_[other];
  for (std::uint32_t i = 1; i < all.size(); ++i)
    if (number - all[i].begin < all[i].size) return i;
  return 0;
}

}  // namespace hardboard::push_fight
