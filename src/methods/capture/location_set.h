// A set of locations in a flat array: members come, go and are drawn in constant time.
#pragma once

#include <cstdint>
#include <vector>

#include "base/random.h"
#include "methods/capture/arena.h"

namespace hardboard::capture {

class LocationSet {
public:
  // Empty; its members will be below `bound`.
  explicit LocationSet(std::uint32_t bound) : place_(bound, bound) {}

  bool contains(Location u) const { return place_[u] != place_.size(); }
  bool empty() const { return members_.empty(); }
  std::uint32_t size() const { return static_cast<std::uint32_t>(members_.size()); }
  const std::vector<Location>& members() const { return members_; }
  // Of a set that is not empty.
  Location any(Random& random) const { return members_[random.below(members_.size())]; }

  // A location that is no member.
  void insert(Location u) {
    place_[u] = size();
    members_.push_back(u);
  }
  // A member.
  void erase(Location u) {
    const Location last = members_.back();
    members_[place_[u]] = last;
    place_[last] = place_[u];
    place_[u] = static_cast<std::uint32_t>(place_.size());
    members_.pop_back();
  }

private:
  std::vector<Location> members_;
  std::vector<std::uint32_t> place_;  // of a member in `members_`; the bound for others
};

}  // namespace hardboard::capture
