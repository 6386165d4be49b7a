// The arena: the common model of Solo Chess and Graph Capture, and all that the general methods see
// of a puzzle.
//
// Locations are the places that hold a piece at the start. No other place matters: every move is a
// capture, so a place without a piece stays empty. For each type of piece and each location the
// arena lists every capture that a piece of this type could ever make there, with the locations
// that must be empty for this capture.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/square.h"
#include "puzzles/budgets.h"

namespace hardboard::capture {

using Location = std::uint32_t;

// The budget of a piece without a bound on its captures, as in the puzzles.
inline constexpr std::uint32_t unlimited = unlimited_budget;

// A capture that some type could make from some location.
struct Step {
  Location to = 0;
  std::uint32_t between = 0;  // how many locations of Arena::rays, from `ray` on, must be empty
  std::uint32_t ray = 0;
};

struct Arena {
  // The steps of one type; those from u are steps[first[u]] .. steps[first[u + 1] - 1].
  struct Steps {
    std::vector<std::uint32_t> first;
    std::vector<Step> steps;
  };

  std::vector<std::uint8_t> type;     // by location: the type and
  std::vector<std::uint32_t> budget;  // the budget of the piece that starts there
  std::vector<Steps> by_type;
  std::vector<Location> rays;  // locations one behind the other, seen from some location
  std::optional<Location>
      last;  // where the piece starts that can't be captured; no step leads there
  std::optional<Location> goal;  // where the final piece must stand

  // Only where budgets bound distances: by location, its square. A capture costs its length, the
  // steps of a king, where it costs 1 elsewhere; no piece can spend `enough_distance` or more.
  std::vector<Square> squares;
  std::uint32_t enough_distance = 0;
  // The most pieces that capture, without those that have captured before, if any.
  std::uint32_t capturers = unlimited;
  std::vector<bool> has_captured;
  // A bound on lengths takes steps away, so that a piece can't always stop earlier on its way.
  bool has_gaps = false;

  // What a capture takes of its piece's budget.
  std::uint32_t cost(Location from, Location to) const {
    if (squares.empty()) return 1;
    const auto apart = [](std::int64_t a, std::int64_t b) { return a < b ? b - a : a - b; };
    return static_cast<std::uint32_t>(
        std::max(apart(squares[from].x, squares[to].x), apart(squares[from].y, squares[to].y)));
  }
  // Does this budget of a piece never run out?
  bool is_endless(std::uint32_t of_budget) const {
    return of_budget >= (squares.empty() ? size() - 1 : enough_distance);
  }
  bool counts_capturers() const { return capturers < size(); }
  bool is_new_capturer(Location u) const { return has_captured.empty() || !has_captured[u]; }
  std::uint32_t size() const { return static_cast<std::uint32_t>(type.size()); }
  std::span<const Step> steps(std::uint8_t of_type, Location from) const {
    const Steps& s = by_type[of_type];
    return {s.steps.data() + s.first[from], s.steps.data() + s.first[from + 1]};
  }
  std::span<const Location> between(const Step& step) const {
    return {rays.data() + step.ray, step.between};
  }
  std::size_t count_steps() const {
    std::size_t count = 0;
    for (const Steps& of_type : by_type) count += of_type.steps.size();
    return count;
  }
};

// The most steps of an arena under a limit on memory: a step takes 12 bytes, the graphs of a survey
// some 16 more, and indices have 32 bits.
constexpr std::size_t most_steps(std::size_t memory_bytes) {
  constexpr std::size_t bytes_per_step = 32, most_indexed = std::size_t{1} << 30;
  return memory_bytes / bytes_per_step < most_indexed ? memory_bytes / bytes_per_step
                                                      : most_indexed;
}

}  // namespace hardboard::capture
