// A narrow arena along its length: the places numbered from one end to the other, and the steps
// between near ones.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/watch.h"
#include "methods/capture/arena.h"

namespace hardboard::capture {

// Steps to places farther away in the order, or past more places, are left out.
inline constexpr std::uint32_t strip_window = 32, most_passed_in_strip = 12;

struct Strip {
  // A place's rank is its number in the order; `to` and `rays` have ranks, too.
  struct NearStep {
    std::uint32_t to = 0;
    std::uint32_t between = 0;  // how many ranks of `rays`, from `ray` on, must be empty
    std::uint32_t ray = 0;
    std::uint32_t cost = 1;  // of the budget of the piece that steps
  };

  std::vector<Location> order;  // by rank
  std::vector<std::uint32_t> rays;
  std::optional<std::uint32_t> goal;  // a rank

  std::uint32_t size() const { return static_cast<std::uint32_t>(order.size()); }
  std::span<const NearStep> steps(std::uint8_t type, std::uint32_t from) const {
    const std::size_t row = std::size_t{type} * size() + from;
    return {steps_.data() + first_[row], steps_.data() + first_[row + 1]};
  }

private:
  friend std::string strip_of(const Arena&, bool, Strip&, Watch&);
  std::vector<std::uint32_t> first_;  // by type and rank
  std::vector<NearStep> steps_;
};

// May the order end anywhere? If not, it ends with the goal or else with the last piece.
bool has_free_end(const Arena& arena);

// Why an arena has no strip: too many places that share an open step (breadth_first.h) are far
// apart in the order, or open steps do not join all places. Empty for an arena that has one.
// O(steps log steps).
std::string strip_why_not(const Arena& arena, Watch& watch);

// Makes the strip of an arena, or says why there is none. The order begins far from its end;
// `turned`, which only free ends may be, ends it where it began before. O(steps log steps).
std::string strip_of(const Arena& arena, bool turned, Strip& strip, Watch& watch);

}  // namespace hardboard::capture
