// The hero paths that a search keeps, as a tree: the places that each path has visited, the
// villains that it makes strongly capturable, and whether one path dominates another
// (docs/hero.md).
#pragma once

#include <cstdint>
#include <vector>

namespace hardboard::solo_chess {

// Paths have numbers; number 0 is the path of the start alone. Only the path with the largest
// number can be dropped. A path costs two bits for each place.
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
  // The places of the path in order, the start first. O(its length).
  std::vector<Place> places(Number path) const;

  // Adds the path that continues to `next` and thereby makes the villains on `strong` strongly
  // capturable. The new path dominates no other path until it is kept. O(places / 64 + strong).
  Number add(Number path, Place next, const std::vector<Place>& strong);
  void keep_last();
  void drop_last();

  // Does a kept path dominate this one: does it have the same end, visit no other places, and make
  // all villains strongly capturable that this path does? O(places / 64) for each kept path with
  // that end.
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

  std::size_t words_;  // of a set of places
  std::vector<Node> nodes_;
  std::vector<std::uint64_t> bits_;          // two sets for each path: visited, strong
  std::vector<std::vector<Number>> by_end_;  // by place: the kept paths that end there
};

}  // namespace hardboard::solo_chess
