// The hero paths that a search keeps: as a tree, with what each has visited and which villains it
// makes strongly capturable, and whether one of them dominates another (docs/hero.md).
#pragma once

#include <cstdint>
#include <vector>

namespace hardboard::solo_chess {

// Paths have numbers, the one of the start alone is 0; only the last can be dropped. Each costs two
// bits for each place.
class HeroPaths {
public:
  using Place = std::uint32_t;
  using Number = std::uint32_t;

  HeroPaths(std::uint32_t places, Place start);

  Number size() const { return static_cast<Number>(nodes_.size()); }
  std::uint64_t bytes() const { return bits_.size() * sizeof(std::uint64_t); }
  Place end(Number path) const { return nodes_[path].end; }
  std::uint32_t strong_count(Number path) const { return nodes_[path].strong_count; }
  bool is_strong(Number path, Place u) const {
    return (strong(path)[u / 64] >> (u % 64) & 1U) != 0;
  }
  std::vector<Place> places(Number path) const;  // the start first

  // The path that goes on to `next`, which makes `strong` strong. It is not yet among those that
  // dominate. O(places / 64 + strong).
  Number add(Number path, Place next, const std::vector<Place>& strong);
  void keep_last();
  void drop_last();

  // Whether a path kept before has the same end, visits no more, and makes no less strong.
  bool is_dominated(Number path) const;

private:
  struct Node {
    Place end;
    Number parent;
    std::uint32_t strong_count;
  };

  const std::uint64_t* visited(Number path) const { return bits_.data() + 2 * words_ * path; }
  const std::uint64_t* strong(Number path) const { return visited(path) + words_; }
  bool contains(const std::uint64_t* all, const std::uint64_t* some) const;

  std::size_t words_;
  std::vector<Node> nodes_;
  std::vector<std::uint64_t> bits_;          // two sets for each path: visited, strong
  std::vector<std::vector<Number>> by_end_;  // those kept
};

}  // namespace hardboard::solo_chess
