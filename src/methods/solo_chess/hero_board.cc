#include "methods/solo_chess/hero_board.h"

#include <algorithm>
#include <cstdlib>

namespace hardboard::solo_chess {
namespace {

bool has(const std::vector<Ride>& rides, const Ride& ride) {
  return std::find(rides.begin(), rides.end(), ride) != rides.end();
}

// Do all rides go on without limit, and back the same way?
bool rides_back_and_forth(const std::vector<Ride>& rides) {
  return std::all_of(rides.begin(), rides.end(), [&](const Ride& ride) {
    return ride.range == unlimited_range && has(rides, {-ride.dx, -ride.dy, unlimited_range});
  });
}

// What HeroBoard::crosses_ holds.
bool crosses_columns(const std::vector<Ride>& hero, const std::vector<Ride>& villain) {
  const bool steps = std::all_of(hero.begin(), hero.end(), [&](const Ride& ride) {
    return std::abs(ride.dx) <= 1 && ride.range == 1 && has(hero, {-ride.dx, -ride.dy, 1});
  });
  return steps && has(villain, {0, 1, unlimited_range}) && rides_back_and_forth(villain);
}

bool are_those_of(char letter, const std::vector<Ride>& rides) {
  const std::vector<Ride>& standard = standard_type(letter)->rides;
  return rides.size() == standard.size() &&
         std::all_of(rides.begin(), rides.end(),
                     [&](const Ride& ride) { return has(standard, ride); });
}

// What HeroBoard::climb_ holds.
std::int64_t climb_of(const std::vector<Ride>& hero, const std::vector<Ride>& villain) {
  const std::int64_t step = hero.empty() ? 0 : hero.front().dy;
  const bool climbs =
      (step == 1 || step == -1) && std::all_of(hero.begin(), hero.end(), [&](const Ride& ride) {
        return ride.dy == step && ride.range == 1;
      });
  const bool has_rows = has(villain, {1, 0, unlimited_range});
  return climbs && has_rows && villain.size() < 64 && rides_back_and_forth(villain) ? step : 0;
}

}  // namespace

HeroBoard::HeroBoard(const Puzzle& puzzle, std::uint8_t hero, std::uint8_t villain)
    : pieces_(&puzzle.pieces),
      climb_(climb_of(puzzle.types[hero].rides, puzzle.types[villain].rides)),
      crosses_(crosses_columns(puzzle.types[hero].rides, puzzle.types[villain].rides)),
      is_king_among_rooks_(are_those_of('K', puzzle.types[hero].rides) &&
                           are_those_of('R', puzzle.types[villain].rides)) {
  const Lines lines(puzzle);
  std::vector<Ride> axes;
  for (const Side side : {Side::hero, Side::villain}) {
    const std::uint8_t type = side == Side::hero ? hero : villain;
    const std::vector<Ride>& rides = puzzle.types[type].rides;
    for (std::size_t r = 0; r < rides.size(); ++r) {
      const Ride& ride = rides[r];
      hero_leaps_ = hero_leaps_ && (side == Side::villain || ride.range == 1);
      const auto same = std::find_if(axes.begin(), axes.end(), [&](const Ride& axis) {
        return (axis.dx == ride.dx && axis.dy == ride.dy) ||
               (axis.dx == -ride.dx && axis.dy == -ride.dy);
      });
      const auto axis = static_cast<std::uint32_t>(same - axes.begin());
      if (same == axes.end()) {
        axes.push_back(ride);
        std::vector<std::uint32_t>& along = links_.emplace_back(size());
        for (std::uint32_t u = 0; u < size(); ++u) along[u] = lines.next(u, type, r).piece;
        std::vector<std::uint32_t>& against = links_.emplace_back(size());
        for (std::uint32_t u = 0; u < size(); ++u) against[u] = lines.previous(u, type, r).piece;
      }
      const bool along = axes[axis].dx == ride.dx && axes[axis].dy == ride.dy;
      const std::int64_t range = ride.range;
      ways_[static_cast<std::size_t>(side)].push_back({2 * axis + (along ? 0U : 1U),
                                                       range * std::abs(std::int64_t{ride.dx}),
                                                       range * std::abs(std::int64_t{ride.dy})});
      // A rider has no range: even 2^31 - 1 steps might not lead from one end of the plane to the
      // other.
      if (ride.range == unlimited_range) {
        Way& way = ways_[static_cast<std::size_t>(side)].back();
        way.most_x = way.most_y = std::int64_t{1} << 33;
      }
    }
  }
}

void HeroBoard::take_off(std::uint32_t u) {
  for (std::size_t i = 0; i < links_.size(); i += 2) {
    std::vector<std::uint32_t>&along = links_[i], &against = links_[i + 1];
    if (along[u] != Lines::none) against[along[u]] = against[u];
    if (against[u] != Lines::none) along[against[u]] = along[u];
  }
}

void HeroBoard::put_back(std::uint32_t u) {
  for (std::size_t i = 0; i < links_.size(); i += 2) {
    std::vector<std::uint32_t>&along = links_[i], &against = links_[i + 1];
    if (along[u] != Lines::none) against[along[u]] = u;
    if (against[u] != Lines::none) along[against[u]] = u;
  }
}

}  // namespace hardboard::solo_chess
