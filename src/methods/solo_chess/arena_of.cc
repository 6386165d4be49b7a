#include "methods/solo_chess/arena_of.h"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <limits>
#include <numeric>
#include <utility>
#include <vector>

#include "base/watch.h"
#include "puzzles/capture/mapped.h"
#include "puzzles/solo_chess/axis_order.h"
#include "puzzles/solo_chess/lines.h"

namespace hardboard::solo_chess {
namespace {

using capture::Arena;
using capture::Location;

// The pieces line by line, for each direction of some ride: in `rays` the pieces ahead of a piece
// follow the piece, up to `none` at the end of the line.
class Rays {
public:
  static constexpr Location none = Lines::none;

  // Directions come in pairs, each with its reverse.
  Rays(const Puzzle& puzzle, Watch& watch) : size_(puzzle.pieces.size()) {
    const Lines lines(puzzle, &watch);
    if (watch.was_reached()) return;
    for (std::size_t t = 0; t < puzzle.types.size(); ++t) {
      std::vector<std::size_t>& directions = direction_.emplace_back();
      for (std::size_t ride = 0; ride < puzzle.types[t].rides.size(); ++ride) {
        const Ride& along = puzzle.types[t].rides[ride];
        const std::pair step{along.dx, along.dy}, reverse{-along.dx, -along.dy};
        const auto found = std::find_if(steps_.begin(), steps_.end(),
                                        [&](const auto& s) { return s == step || s == reverse; });
        const bool is_new = found == steps_.end(), is_reverse = !is_new && *found == reverse;
        const auto axis = static_cast<std::size_t>(found - steps_.begin());
        directions.push_back(2 * axis + (is_reverse ? 1 : 0));
        if (is_new) {
          steps_.push_back(step);
          add_lines(lines, static_cast<std::uint8_t>(t), ride, watch);
        }
        if (watch.was_reached()) return;
      }
    }
  }

  // The index in `rays` of the first piece ahead along a ride of a type.
  std::uint32_t before(Location piece, std::size_t type, std::size_t ride) const {
    return place_[direction_[type][ride] * size_ + piece] + 1;
  }

  // An upper bound on the captures by a ride of a type: a piece captures at most as many pieces as
  // stand ahead, and as `range` allows.
  std::size_t most_captures(std::size_t type, std::size_t ride, std::uint64_t range) const {
    std::size_t captures = 0;
    const std::size_t axis = direction_[type][ride] / 2;
    for (std::size_t i = first_line_[axis]; i < first_line_[axis + 1]; ++i) {
      const std::uint64_t m = lengths_[i];
      captures += range >= m - 1 ? m * (m - 1) / 2 : range * m - range * (range + 1) / 2;
    }
    return captures;
  }

  std::vector<Location> rays;

private:
  // The lines along a ride and along its reverse.
  void add_lines(const Lines& lines, std::uint8_t type, std::size_t ride, Watch& watch) {
    const std::size_t forward = place_.size(), backward = forward + size_;
    place_.resize(backward + size_);
    const auto put = [&](Location u, std::size_t direction) {
      place_[direction + u] = static_cast<std::uint32_t>(rays.size());
      rays.push_back(u);
    };
    for (Location first = 0; first < size_; ++first) {
      if (lines.previous(first, type, ride).piece != Lines::none) continue;
      const std::size_t begin = rays.size();
      for (Location u = first; u != Lines::none; u = lines.next(u, type, ride).piece) {
        put(u, forward);
        // The next piece on a line may stand anywhere in memory.
        if (watch.reached(10)) return;
      }
      const std::size_t end = rays.size();
      rays.push_back(none);
      for (std::size_t i = end; i-- > begin;) put(rays[i], backward);
      rays.push_back(none);
      lengths_.push_back(static_cast<std::uint32_t>(end - begin));
    }
    first_line_.push_back(lengths_.size());
  }

  std::size_t size_;
  std::vector<std::pair<std::int32_t, std::int32_t>> steps_;  // by axis: one of its two directions
  std::vector<std::vector<std::size_t>> direction_;           // by type and ride: a direction
  std::vector<std::uint32_t> place_;    // by direction and piece: its index in `rays`
  std::vector<std::uint32_t> lengths_;  // the number of pieces on each line, axis by axis
  std::vector<std::size_t> first_line_{0};
};

class ArenaBuilder {
public:
  ArenaBuilder(const Puzzle& puzzle, std::uint32_t most_passed, const Limits& limits)
      : puzzle_(puzzle),
        most_passed_(most_passed),
        watch_(limits, "listing the captures"),
        most_steps_(capture::most_steps(limits.memory_bytes)),
        rays_(puzzle, watch_) {
    if (watch_.was_reached()) return;
    for (std::size_t t = 0; t < puzzle.types.size(); ++t) {
      const std::vector<Ride>& rides = puzzle.types[t].rides;
      std::size_t& steps = estimated_.emplace_back(0);
      for (std::size_t ride = 0; ride < rides.size(); ++ride)
        steps += rays_.most_captures(t, ride,
                                     std::min(static_cast<std::uint64_t>(reach(rides[ride])),
                                              most_passed_ + std::uint64_t{1}));
    }
  }

  // An upper bound on the steps of the puzzle's arena.
  std::size_t estimated_steps() const {
    return std::accumulate(estimated_.begin(), estimated_.end(), std::size_t{0});
  }
  bool is_too_large() const { return estimated_steps() > most_steps_; }

  std::optional<Arena> build() {
    if (watch_.was_reached() || is_too_large()) return std::nullopt;
    const auto size = static_cast<std::uint32_t>(puzzle_.pieces.size());
    Arena arena;
    arena.last = puzzle_.last;
    const Bounds& bounds = puzzle_.bounds;
    const bool counts_capturers = bounds.capturers != unlimited;
    arena.capturers = bounds.capturers;
    arena.has_gaps = bounds.shortest > 1 || bounds.longest != unlimited;
    if (bounds.on_distance) measure(arena);
    arena.type.reserve(size);
    arena.budget.reserve(size);
    for (Location u = 0; u < size; ++u) {
      const Piece& piece = puzzle_.pieces[u];
      arena.type.push_back(piece.type);
      arena.budget.push_back(piece.budget);
      if (counts_capturers) arena.has_captured.push_back(piece.has_captured);
      if (puzzle_.goal && piece.square == *puzzle_.goal) arena.goal = u;
    }
    arena.by_type.resize(puzzle_.types.size());
    for (std::size_t t = 0; t < puzzle_.types.size(); ++t) {
      Arena::Steps& steps = arena.by_type[t];
      steps.steps.reserve(estimated_[t]);
      steps.first.reserve(size + std::size_t{1});
      steps.first.push_back(0);
      for (Location u = 0; u < size; ++u) {
        for (std::size_t ride = 0; ride < puzzle_.types[t].rides.size(); ++ride)
          add_steps(u, t, ride, steps);
        if (watch_.reached(10 + steps.steps.size() - steps.first.back())) return std::nullopt;
        steps.first.push_back(static_cast<std::uint32_t>(steps.steps.size()));
      }
    }
    arena.rays = std::move(rays_.rays);
    return arena;
  }

private:
  // How many steps a ride leads at most, by its range and by the bound on lengths.
  std::int64_t reach(const Ride& ride) const {
    if (puzzle_.bounds.longest == unlimited) return most_steps_of(ride);
    return std::min<std::int64_t>(
        most_steps_of(ride),
        puzzle_.bounds.longest / std::max(std::abs(ride.dx), std::abs(ride.dy)));
  }

  void measure(Arena& arena) const {
    std::int64_t longest = 0;
    for (const Piece& piece : puzzle_.pieces) {
      arena.squares.push_back(piece.square);
      longest = std::max(longest, length_between(puzzle_.pieces.front().square, piece.square));
    }
    // No two pieces are farther apart than twice the largest distance from the first.
    const std::uint64_t enough =
        2 * static_cast<std::uint64_t>(longest) * (arena.squares.size() - 1);
    arena.enough_distance = static_cast<std::uint32_t>(std::min<std::uint64_t>(enough, unlimited));
  }

  bool has_length(Location u, Location v) const {
    return puzzle_.bounds.allow(length_between(puzzle_.pieces[u].square, puzzle_.pieces[v].square));
  }

  void add_steps(Location u, std::size_t type, std::size_t number, Arena::Steps& steps) const {
    const Ride& ride = puzzle_.types[type].rides[number];
    const std::uint32_t ray = rays_.before(u, type, number);
    const std::int64_t most = reach(ride);
    const bool has_end = most != std::numeric_limits<std::int64_t>::max();
    for (std::uint32_t between = 0; between <= most_passed_; ++between) {
      const Location to = rays_.rays[ray + between];
      if (to == Rays::none || (has_end && steps_between(u, to, ride) > most)) return;
      if (to != puzzle_.last && has_length(u, to)) steps.steps.push_back({to, between, ray});
    }
  }

  // For pieces on one line along the ride.
  std::int64_t steps_between(Location u, Location v, const Ride& ride) const {
    const Square from = puzzle_.pieces[u].square, to = puzzle_.pieces[v].square;
    return ride.dx != 0 ? (std::int64_t{to.x} - from.x) / ride.dx
                        : (std::int64_t{to.y} - from.y) / ride.dy;
  }

  const Puzzle& puzzle_;
  std::uint32_t most_passed_;
  Watch watch_;
  std::size_t most_steps_;
  Rays rays_;
  std::vector<std::size_t> estimated_;  // steps by type
};

// What the rays take while they are made: 24 bytes for each axis and piece, and two arrays that
// grow to twice their size.
std::size_t bytes_of_rays(const Puzzle& puzzle) {
  constexpr std::size_t bytes = 40;
  std::vector<Axis> axes;
  for (const auto& type : puzzle.types)
    for (const Ride& ride : type.rides)
      if (std::find(axes.begin(), axes.end(), axis_of(ride)) == axes.end())
        axes.push_back(axis_of(ride));
  return bytes * axes.size() * puzzle.pieces.size();
}

// No piece passes so many places.
constexpr std::uint32_t any_number = UINT32_MAX - 1;

}  // namespace

std::optional<Arena> arena_of(const Puzzle& puzzle, const Limits& limits) {
  return near_arena_of(puzzle, any_number, limits);
}

std::optional<Arena> near_arena_of(const Puzzle& puzzle, std::uint32_t most_passed,
                                   const Limits& limits) {
  if (bytes_of_rays(puzzle) > limits.memory_bytes) return std::nullopt;
  return ArenaBuilder(puzzle, most_passed, limits).build();
}

std::string arena_too_large(const Puzzle& puzzle, const Limits& limits) {
  if (const std::size_t bytes = bytes_of_rays(puzzle); bytes > limits.memory_bytes)
    return fmt::format("the lines through {} pieces take {} MiB, and {} MiB of memory are allowed",
                       puzzle.pieces.size(), bytes >> 20, limits.memory_bytes >> 20);
  const ArenaBuilder builder(puzzle, any_number, limits);
  if (!builder.is_too_large()) return "";
  return fmt::format("the board has up to {} possible captures, and {} MiB of memory are allowed",
                     builder.estimated_steps(), limits.memory_bytes >> 20);
}

capture::Answer<Square> to_squares(const Puzzle& puzzle, capture::Answer<Location> answer) {
  return capture::mapped(std::move(answer), [&](Location u) { return puzzle.pieces[u].square; });
}

}  // namespace hardboard::solo_chess
