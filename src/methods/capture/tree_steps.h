// The steps from which trees of exits are made (exit_tree.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/watch.h"
#include "methods/capture/arena.h"

namespace hardboard::capture {

// The steps of an arena that pass few places, each once for all types that can make it. The piece
// that must be last takes no part, and no step passes it. A step that passes no place is *open*.
class TreeSteps {
public:
  // Longer steps are seldom possible before the end; full boards were solved as soon with 4 as with
  // 100 places.
  static constexpr std::uint32_t most_between = 8;

  struct Link {
    Location from = 0, to = 0;
    std::uint32_t between = 0, ray = 0;  // as those of a Step
    std::uint32_t cost = 1;              // what the step takes of a budget
    std::uint64_t types = 0;             // bit t: type t can step
    bool is_open() const { return between == 0; }
  };

  // O(steps log steps).
  explicit TreeSteps(const Arena& arena);

  const Arena& arena;
  std::size_t types() const { return arena.by_type.size(); }
  std::uint32_t size() const { return arena.size(); }
  bool takes_part(Location u) const { return u != arena.last; }
  // The steps from a place, and those to it; open ones come first.
  std::span<const Link> out(Location u) const {
    return {links_.data() + first_[u], links_.data() + first_[u + std::size_t{1}]};
  }
  std::span<const Link> open_out(Location u) const { return out(u).first(open_out_[u]); }
  std::size_t count_in(Location v) const { return first_in_[v + std::size_t{1}] - first_in_[v]; }
  std::size_t count_open_in(Location v) const { return open_in_[v]; }
  const Link& in(Location v, std::size_t i) const { return links_[in_[first_in_[v] + i]]; }
  std::span<const Location> between(const Link& link) const {
    return {arena.rays.data() + link.ray, link.between};
  }

  // The places to which open steps lead from all others, or the goal among them; sorted. Only
  // without a last piece. O(steps).
  std::vector<Location> possible_roots() const;
  // Places to one of which open steps lead from each place, taken in this order, the goal first:
  // few where most places lead to each other. Only without a last piece. O(steps).
  std::vector<Location> roots_among(const std::vector<Location>& order) const;

private:
  void add_links(Location u, const std::vector<bool>& exists);
  template <class ForEachNext>
  void reach(Location start, ForEachNext for_each_next, std::vector<bool>& seen,
             std::vector<Location>& reached) const;
  void reach_back(Location start, std::vector<bool>& seen, std::vector<Location>& reached) const;

  std::vector<Link> links_;                    // by `from`
  std::vector<std::size_t> first_, first_in_;  // of links_ and in_, by place
  std::vector<std::uint32_t> in_;              // numbers of links, by `to`
  std::vector<std::uint32_t> open_out_, open_in_;
};

// Empty if an arena has trees of exits that fit in memory, and up to 64 types. O(steps).
std::string exit_tree_why_not(const Arena& arena, const Limits& limits);

}  // namespace hardboard::capture
