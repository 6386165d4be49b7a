#include "methods/hamiltonian_path/random_points.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <set>
#include <span>
#include <utility>

#include "methods/hamiltonian_path/connected.h"
#include "problems/graphs/grid.h"

namespace hardboard::hamiltonian_path {
namespace {

constexpr std::array<Square, 4> steps = {{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
constexpr std::array<Square, 5> no_step_or_one = {{{0, 0}, {1, 0}, {-1, 0}, {0, 1}, {0, -1}}};

template <class Items>
auto& any_of(Items& items, Random& random) {
  return items[random.below(items.size())];
}

std::vector<Square> rectangle(std::uint32_t at_least) {
  const auto side = static_cast<std::int32_t>(std::ceil(std::sqrt(at_least)));
  std::vector<Square> points;
  for (std::int32_t x = 1; x <= side; ++x)
    for (std::int32_t y = 1; y <= side; ++y) points.push_back({x, x % 2 == 1 ? y : side + 1 - y});
  return points;
}

// Another path through the same points, with the same front: joins the back to a neighbour and cuts
// the circle open (Oberdorf, Ferguson, Jacobsen, Kondev 2006).
void turn_back(std::vector<Square>& path, Random& random) {
  const Square next = path.back() + any_of(steps, random);
  const auto at = std::find(path.begin(), path.end(), next);
  if (at != path.end()) std::reverse(at + 1, path.end());
}

// A random path through a square of the grid, made of a path through its columns.
std::vector<Square> winding_path(std::uint32_t at_least, Random& random, const Limits& limits) {
  std::vector<Square> path = rectangle(at_least);
  const std::size_t moves = 10 * path.size();
  for (std::size_t i = 0; i < moves && !limits.reached(); ++i) {
    if (random.below(2) == 0) std::reverse(path.begin(), path.end());
    turn_back(path, random);
  }
  return path;
}

// So many points in a row of a random path.
std::vector<Square> part_of_path(std::uint32_t size, Random& random, const Limits& limits) {
  const std::vector<Square> path = winding_path(size + size / 4, random, limits);
  const std::size_t first = random.below(path.size() - size + 1);
  return {path.begin() + static_cast<std::ptrdiff_t>(first),
          path.begin() + static_cast<std::ptrdiff_t>(first + size)};
}

std::uint32_t degree(Square point, const std::set<Square>& points) {
  return static_cast<std::uint32_t>(std::count_if(
      steps.begin(), steps.end(), [&](Square step) { return points.count(point + step) != 0; }));
}

// Whether the place is free, and one more point there gives no point more than so many neighbours.
bool has_room(Square place, const std::set<Square>& points, std::uint32_t most_degree) {
  if (points.count(place) != 0 || degree(place, points) > most_degree) return false;
  return std::all_of(steps.begin(), steps.end(), [&](Square step) {
    return points.count(place + step) == 0 || degree(place + step, points) < most_degree;
  });
}

// A place with room beside the point and beside no other point.
std::optional<Square> place_beside(Square point, const std::set<Square>& points,
                                   std::uint32_t most_degree) {
  for (const Square step : steps)
    if (has_room(point + step, points, most_degree) && degree(point + step, points) == 1)
      return point + step;
  return std::nullopt;
}

// A random path at twice its size, with bumps: steps are replaced by three, where there is room.
std::vector<Square> bumpy_path(const PointsWish& wish, Random& random, const Limits& limits) {
  const std::uint32_t corners = (wish.size + 2) / 3 + (wish.size > 1 ? 1 : 0);
  std::vector<Square> path;
  for (const Square point : part_of_path(corners, random, limits)) {
    const Square place = point + point;
    if (!path.empty())
      path.push_back({(path.back().x + place.x) / 2, (path.back().y + place.y) / 2});
    path.push_back(place);
  }
  std::set<Square> points(path.begin(), path.end());
  while (path.size() < wish.size && !limits.reached()) {
    const auto at = static_cast<std::ptrdiff_t>(random.below(path.size() - 1));
    const Square from = path[static_cast<std::size_t>(at)];
    const Square to = path[static_cast<std::size_t>(at) + 1];
    const std::int32_t sign = random.below(2) == 0 ? 1 : -1;
    const Square aside{sign * (to.y - from.y), sign * (to.x - from.x)};
    const std::array<Square, 2> bump = {from + aside, to + aside};
    if (!has_room(bump[0], points, wish.most_degree)) continue;
    points.insert(bump[0]);
    if (!has_room(bump[1], points, wish.most_degree)) {
      points.erase(bump[0]);
      continue;
    }
    points.insert(bump[1]);
    path.insert(path.begin() + at + 1, bump.begin(), bump.end());
  }
  if (path.size() > wish.size) path.resize(wish.size);
  return path;
}

std::vector<Square> path_without_ends(const PointsWish& wish, Random& random,
                                      const Limits& limits) {
  return wish.most_degree == 4 ? part_of_path(wish.size, random, limits)
                               : bumpy_path(wish, random, limits);
}

// A path whose ends have one neighbour each: between them it turns until there is place for them.
std::vector<Square> path_with_ends(PointsWish wish, Random& random, const Limits& limits) {
  const std::uint32_t size = wish.size;
  wish.size -= 2;
  for (;;) {
    std::vector<Square> path = path_without_ends(wish, random, limits);
    std::set<Square> points(path.begin(), path.end());
    for (std::size_t turns = 100 * size; turns > 0 && path.size() < size; --turns) {
      if (limits.reached()) return path;
      if (const auto end = place_beside(path.back(), points, wish.most_degree)) {
        points.insert(*end);
        path.push_back(*end);
        std::reverse(path.begin(), path.end());
      } else {
        turn_back(path, random);
      }
    }
    if (path.size() == size) return path;
  }
}

// The colour of a point on a chessboard: neighbours differ.
bool is_dark(Square point) {
  return (point.x + point.y) % 2 == 0;
}
std::int64_t darker(std::span<const Square> points) {
  return 2 * std::count_if(points.begin(), points.end(), is_dark) -
         static_cast<std::int64_t>(points.size());
}

// The sorted points of a square, of which some are taken away.
class Holes {
public:
  Holes(std::vector<Square> square, std::uint32_t most_degree)
      : points_(std::move(square)), most_degree_(most_degree) {
    std::sort(points_.begin(), points_.end());
    low_ = points_.front();
    high_ = points_.back();
    balance_ = darker(points_);
    std::copy_if(points_.begin(), points_.end(), std::back_inserter(crowded_),
                 [&](Square point) { return is_crowded(point); });
  }

  const std::vector<Square>& points() const { return points_; }
  // The points with too many neighbours, in any order.
  const std::vector<Square>& crowded() const { return crowded_; }
  bool are_done() const { return crowded_.empty() && std::abs(balance_) <= 1; }

  // Takes a point away, if the rest holds together without loose ends and has about as many points
  // of each colour, or no path could visit them all.
  void take_away(Square point) {
    const std::int64_t change = is_dark(point) ? -1 : 1;
    if (!is_point(point) || !is_fair(change)) return;
    for (const Square step : steps)
      if (is_point(point + step) && degree(point + step) <= 2) return;
    points_.erase(std::lower_bound(points_.begin(), points_.end(), point));
    if (!hold_together()) {
      points_.insert(std::lower_bound(points_.begin(), points_.end(), point), point);
      return;
    }
    balance_ += change;
    std::erase_if(crowded_, [&](Square other) {
      return std::abs(other.x - point.x) + std::abs(other.y - point.y) <= 1 && !is_crowded(other);
    });
  }

  // Puts back what was taken away from the square, on the same conditions.
  void put_back(Square point) {
    const std::int64_t change = is_dark(point) ? 1 : -1;
    const bool is_inside =
        point.x >= low_.x && point.x <= high_.x && point.y >= low_.y && point.y <= high_.y;
    if (is_point(point) || !is_inside || degree(point) < 2 || !is_fair(change)) return;
    points_.insert(std::lower_bound(points_.begin(), points_.end(), point), point);
    balance_ += change;
    if (is_crowded(point)) crowded_.push_back(point);
    for (const Square step : steps) {
      const Square other = point + step;
      if (is_crowded(other) && std::find(crowded_.begin(), crowded_.end(), other) == crowded_.end())
        crowded_.push_back(other);
    }
  }

private:
  bool is_point(Square place) const { return graphs::number_of(points_, place).has_value(); }
  std::uint32_t degree(Square place) const {
    return static_cast<std::uint32_t>(std::count_if(
        steps.begin(), steps.end(), [&](Square step) { return is_point(place + step); }));
  }
  // Paths could hardly visit all points of thin graphs if losing a point divided these.
  bool hold_together() const {
    const graphs::Rows rows = graphs::neighbours(graphs::grid_graph(points_));
    return most_degree_ == 4 ? is_connected(rows) : is_biconnected(rows);
  }
  // As long as points are crowded, a few more of one colour leave room for both kinds of changes.
  bool is_fair(std::int64_t change) const {
    const std::int64_t before = std::abs(balance_), after = std::abs(balance_ + change);
    return after < before || after <= (crowded_.empty() ? 1 : 8);
  }
  bool is_crowded(Square place) const { return is_point(place) && degree(place) > most_degree_; }

  std::vector<Square> points_, crowded_;
  Square low_, high_;
  std::uint32_t most_degree_;
  std::int64_t balance_ = 0;
};

// The sorted points of a square in which holes are made at random: first near points with too many
// neighbours, then anywhere. Each fourth attempt near such a point fills a hole instead, for
// holes at random leave some such points where no more fit.
std::vector<Square> with_holes(std::uint32_t size, std::uint32_t most_degree, Random& random,
                               const Limits& limits) {
  for (std::uint32_t room = most_degree == 4 ? size + size / 4 : size + size / 2;; ++room) {
    Holes holes(rectangle(room), most_degree);
    for (std::size_t attempts = 20 * holes.points().size();
         attempts > 0 && (holes.points().size() > size || !holes.are_done()); --attempts) {
      if (limits.reached()) return holes.points();
      if (holes.crowded().empty()) {
        holes.take_away(any_of(holes.points(), random));
        continue;
      }
      const Square near = any_of(holes.crowded(), random) + any_of(no_step_or_one, random);
      if (random.below(4) == 0)
        holes.put_back(near + any_of(no_step_or_one, random));
      else
        holes.take_away(near);
    }
    if (holes.points().size() >= size && holes.are_done()) return holes.points();
  }
}

// A square with holes, which may have no path, and two more points as its ends: with one neighbour
// each, and with colours that allow a path.
std::vector<Square> holes_with_ends(const PointsWish& wish, Random& random, const Limits& limits) {
  constexpr int most_attempts = 100;
  for (;;) {
    std::vector<Square> path = with_holes(wish.size - 2, wish.most_degree, random, limits);
    const std::int64_t dark_ends = 1 - darker(path);
    std::set<Square> points(path.begin(), path.end());
    const auto place = [&](Square point) { return place_beside(point, points, wish.most_degree); };
    std::vector<Square> next_to_places;
    std::copy_if(path.begin(), path.end(), std::back_inserter(next_to_places),
                 [&](Square point) { return place(point).has_value(); });
    for (int attempt = 0; attempt < most_attempts; ++attempt) {
      if (limits.reached()) return path;
      const Square start = *place(any_of(next_to_places, random));
      points.insert(start);
      const std::optional<Square> end = place(any_of(next_to_places, random));
      points.erase(start);
      if (!end || is_dark(start) + is_dark(*end) != dark_ends) continue;
      path.insert(path.begin(), start);
      path.push_back(*end);
      return path;
    }
  }
}

}  // namespace

std::vector<Square> random_points(const PointsWish& wish, Random& random, const Limits& limits) {
  const bool has_ends = wish.ends && wish.size > 2;
  if (wish.planted || wish.size < 3)
    return has_ends ? path_with_ends(wish, random, limits)
                    : path_without_ends(wish, random, limits);
  return has_ends ? holes_with_ends(wish, random, limits)
                  : with_holes(wish.size, wish.most_degree, random, limits);
}

}  // namespace hardboard::hamiltonian_path
