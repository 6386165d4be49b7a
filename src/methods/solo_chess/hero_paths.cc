#include "methods/solo_chess/hero_paths.h"

#include <algorithm>

namespace hardboard::solo_chess {

HeroPaths::HeroPaths(std::uint32_t places, Place start)
    : words_((places + 63) / 64), nodes_{{start, 0, 0}}, bits_(2 * words_), by_end_(places) {
  bits_[start / 64] |= std::uint64_t{1} << (start % 64);
}

std::vector<HeroPaths::Place> HeroPaths::places(Number path) const {
  std::vector<Place> result;
  for (; path != 0; path = nodes_[path].parent) result.push_back(nodes_[path].end);
  result.push_back(nodes_[0].end);
  std::reverse(result.begin(), result.end());
  return result;
}

HeroPaths::Number HeroPaths::add(Number path, Place next, const std::vector<Place>& strong) {
  const Number child = size();
  nodes_.push_back({next, path, nodes_[path].strong_count});
  bits_.resize(bits_.size() + 2 * words_);
  std::uint64_t* const sets = bits_.data() + 2 * words_ * child;
  std::copy_n(visited(path), 2 * words_, sets);
  sets[next / 64] |= std::uint64_t{1} << (next % 64);
  for (const Place u : strong) {
    if (is_strong(child, u)) continue;
    sets[words_ + u / 64] |= std::uint64_t{1} << (u % 64);
    ++nodes_[child].strong_count;
  }
  return child;
}

void HeroPaths::keep_last() {
  by_end_[nodes_.back().end].push_back(size() - 1);
}

void HeroPaths::drop_last() {
  nodes_.pop_back();
  bits_.resize(bits_.size() - 2 * words_);
}

bool HeroPaths::contains(const std::uint64_t* all, const std::uint64_t* some) const {
  for (std::size_t i = 0; i < words_; ++i)
    if ((some[i] & ~all[i]) != 0) return false;
  return true;
}

bool HeroPaths::is_dominated(Number path) const {
  const std::vector<Number>& others = by_end_[nodes_[path].end];
  return std::any_of(others.begin(), others.end(), [&](Number other) {
    return contains(visited(path), visited(other)) && contains(strong(other), strong(path));
  });
}

}  // namespace hardboard::solo_chess
