#include "methods/solo_chess/arena_of.h"

#include <algorithm>
#include <fmt/format.h>
#include <numeric>
#include <utility>
#include <vector>

#include "base/watch.h"
#include "methods/capture/translate.h"
#include "puzzles/solo_chess/lines.h"

namespace hardboard::solo_chess {
namespace {

using capture::Arena;
using capture::Location;

// The pieces line by line, for each direction of a ride: all pieces that stand before a piece in
// its direction follow it in `rays`, up to `none` at the end of the line.
class Rays {
public:
  static constexpr Location none = Lines::none;

  Rays(const Puzzle& puzzle, Watch& watch) : size_(puzzle.pieces.size()) {
    const Lines lines(puzzle);
    for (std::size_t t = 0; t < puzzle.types.size(); ++t) {
      for (std::size_t ride = 0; ride < puzzle.types[t].rides.size(); ++ride) {
        add_direction(lines, static_cast<std::uint8_t>(t), ride, puzzle.types[t].rides[ride],
                      watch);
        if (watch.was_reached()) return;
      }
    }
  }

  // The index in `rays` of what stands before the piece along the ride.
  std::uint32_t before(Location piece, const Ride& ride) const {
    return place_[direction_of(ride) * size_ + piece] + 1;
  }

  // No more captures than this are there by the ride: a piece captures at most as many pieces as
  // stand before it, and as the range allows.
  std::size_t most_captures(const Ride& ride) const {
    const auto range = static_cast<std::uint64_t>(most_steps_of(ride));
    std::size_t captures = 0;
    for (const std::uint64_t m : directions_[direction_of(ride)].lengths)
      captures += range >= m - 1 ? m * (m - 1) / 2 : range * m - range * (range + 1) / 2;
    return captures;
  }

  std::vector<Location> rays;

private:
  struct Direction {
    std::int32_t dx, dy;
    std::vector<std::uint32_t> lengths;  // the number of pieces on each line
  };

  std::size_t direction_of(const Ride& ride) const {
    std::size_t i = 0;
    while (i < directions_.size() && (directions_[i].dx != ride.dx || directions_[i].dy != ride.dy))
      ++i;
    return i;
  }

  void add_direction(const Lines& lines, std::uint8_t type, std::size_t number, const Ride& ride,
                     Watch& watch) {
    if (direction_of(ride) < directions_.size()) return;
    const std::size_t offset = directions_.size() * size_;
    Direction& direction = directions_.emplace_back(Direction{ride.dx, ride.dy, {}});
    place_.resize(offset + size_);
    for (Location first = 0; first < size_; ++first) {
      if (lines.previous(first, type, number).piece != Lines::none) continue;
      const std::size_t begin = rays.size();
      for (Location u = first; u != Lines::none; u = lines.next(u, type, number).piece) {
        // The next piece on a line may stand anywhere in memory.
        if (watch.reached(5)) return;
        place_[offset + u] = static_cast<std::uint32_t>(rays.size());
        rays.push_back(u);
      }
      direction.lengths.push_back(static_cast<std::uint32_t>(rays.size() - begin));
      rays.push_back(none);
    }
  }

  std::size_t size_;
  std::vector<Direction> directions_;
  std::vector<std::uint32_t> place_;  // by direction and piece: its index in `rays`
};

class ArenaBuilder {
public:
  ArenaBuilder(const Puzzle& puzzle, const Limits& limits)
      : puzzle_(puzzle),
        watch_(limits, "listing the captures"),
        most_steps_(capture::most_steps(limits.memory_bytes)),
        rays_(puzzle, watch_) {
    if (watch_.was_reached()) return;
    for (const PieceType& type : puzzle.types) {
      std::size_t& steps = estimated_.emplace_back(0);
      for (const Ride& ride : type.rides) steps += rays_.most_captures(ride);
    }
  }

  // No arena of the puzzle has more steps.
  std::size_t estimated_steps() const {
    return std::accumulate(estimated_.begin(), estimated_.end(), std::size_t{0});
  }
  bool is_too_large() const { return estimated_steps() > most_steps_; }

  std::optional<Arena> build() {
    if (watch_.was_reached() || is_too_large()) return std::nullopt;
    const auto size = static_cast<std::uint32_t>(puzzle_.pieces.size());
    Arena arena;
    arena.last = puzzle_.last;
    arena.type.reserve(size);
    arena.budget.reserve(size);
    for (Location u = 0; u < size; ++u) {
      const Piece& piece = puzzle_.pieces[u];
      arena.type.push_back(piece.type);
      arena.budget.push_back(piece.budget);
      if (puzzle_.goal && piece.square == *puzzle_.goal) arena.goal = u;
    }
    arena.by_type.resize(puzzle_.types.size());
    for (std::size_t t = 0; t < puzzle_.types.size(); ++t) {
      Arena::Steps& steps = arena.by_type[t];
      steps.steps.reserve(estimated_[t]);
      steps.first.reserve(size + std::size_t{1});
      steps.first.push_back(0);
      for (Location u = 0; u < size; ++u) {
        for (const Ride& ride : puzzle_.types[t].rides) add_steps(u, ride, steps);
        if (watch_.reached(10 + steps.steps.size() - steps.first.back())) return std::nullopt;
        steps.first.push_back(static_cast<std::uint32_t>(steps.steps.size()));
      }
    }
    arena.rays = std::move(rays_.rays);
    return arena;
  }

private:
  void add_steps(Location u, const Ride& ride, Arena::Steps& steps) const {
    const std::uint32_t ray = rays_.before(u, ride);
    for (std::uint32_t between = 0;; ++between) {
      const Location to = rays_.rays[ray + between];
      if (to == Rays::none || !is_in_range(u, to, ride)) return;
      if (to != puzzle_.last) steps.steps.push_back({to, between, ray});
    }
  }

  // For pieces on one line along the ride.
  bool is_in_range(Location u, Location v, const Ride& ride) const {
    if (ride.range == unlimited_range) return true;
    const Square from = puzzle_.pieces[u].square, to = puzzle_.pieces[v].square;
    const std::int64_t distance = ride.dx != 0 ? (std::int64_t{to.x} - from.x) / ride.dx
                                               : (std::int64_t{to.y} - from.y) / ride.dy;
    return distance <= ride.range;
  }

  const Puzzle& puzzle_;
  Watch watch_;
  std::size_t most_steps_;
  Rays rays_;
  std::vector<std::size_t> estimated_;  // steps by type
};

}  // namespace

std::optional<Arena> arena_of(const Puzzle& puzzle, const Limits& limits) {
  return ArenaBuilder(puzzle, limits).build();
}

std::string arena_too_large(const Puzzle& puzzle, const Limits& limits) {
  const ArenaBuilder builder(puzzle, limits);
  if (!builder.is_too_large()) return "";
  return fmt::format("the board has up to {} possible captures, and {} MiB of memory are allowed",
                     builder.estimated_steps(), limits.memory_bytes >> 20);
}

capture::Answer<Square> to_squares(const Puzzle& puzzle, capture::Answer<Location> answer) {
  return capture::translate(std::move(answer), [&](Location u) { return puzzle.pieces[u].square; });
}

}  // namespace hardboard::solo_chess
