// The arena: what Solo Chess and Graph Capture have in common, and all that the general methods
// see.
//
// Locations are the places that hold a piece at the start; no other place ever matters, since every
// move is a capture and an emptied place stays empty. For each type of piece the arena lists, from
// each location, every capture that a piece of this type could ever make there, with the locations
// that must be empty for it.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace hardboard::capture {

using Location = std::uint32_t;
inline constexpr std::uint32_t unlimited = std::numeric_limits<std::uint32_t>::max();

struct Step {
  Location to = 0;
  std::uint32_t between = 0;  // how many of the locations from `ray` on must be empty
  std::uint32_t ray = 0;      // index into Arena::rays
};

struct Arena {
  // Steps of one type from all locations: those of u are steps[first[u]] .. steps[first[u + 1] -
  // 1].
  struct Steps {
    std::vector<std::uint32_t> first;
    std::vector<Step> steps;
  };

  std::vector<std::uint8_t> type;  // of the piece that starts on a location
  std::vector<std::uint32_t> budget;
  std::vector<Steps> by_type;
  std::vector<Location> rays;
  std::optional<Location> last;  // where the uncapturable piece starts; no step leads there
  std::optional<Location> goal;

  std::uint32_t size() const { return static_cast<std::uint32_t>(type.size()); }
  std::span<const Step> steps(std::uint8_t of_type, Location from) const {
    const Steps& s = by_type[of_type];
    return {s.steps.data() + s.first[from], s.steps.data() + s.first[from + 1]};
  }
  std::span<const Location> between(const Step& step) const {
    return {rays.data() + step.ray, step.between};
  }
};

}  // namespace hardboard::capture
