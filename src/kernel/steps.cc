#include "kernel/steps.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <queue>
#include <tuple>
#include <utility>

namespace hardboard::kernel {

Steps::Steps(const Captures& puzzle) : puzzle_(puzzle), next_(puzzle.types.size()) {
  std::vector<std::uint32_t> order(puzzle.size());
  std::iota(order.begin(), order.end(), 0);
  for (std::size_t type = 0; type < puzzle.types.size(); ++type) {
    for (const Ride& ride : puzzle.types[type]) {
      // Places lie on one line if the cross product with the ride agrees, and the remainder by its
      // larger component; `at` tells how far along the ride.
      const bool by_x = ride.dx != 0;
      const std::int64_t unit = by_x ? ride.dx : ride.dy;
      const auto key = [&](std::uint32_t place) {
        const Square square = puzzle.squares[place];
        const std::int64_t at = by_x ? square.x : square.y;
        const std::int64_t rest = (at % unit + std::abs(unit)) % std::abs(unit);
        return std::tuple(square.x * ride.dy - square.y * ride.dx, rest, (at - rest) / unit);
      };
      std::sort(order.begin(), order.end(),
                [&](std::uint32_t a, std::uint32_t b) { return key(a) < key(b); });
      std::vector<Next>& next = next_[type].emplace_back(puzzle.size());
      for (std::size_t i = 1; i < order.size(); ++i) {
        const auto [line, rest, at] = key(order[i - 1]);
        const auto [next_line, next_rest, next_at] = key(order[i]);
        if (line == next_line && rest == next_rest) next[order[i - 1]] = {order[i], next_at - at};
      }
    }
  }
}

bool Exit::allows(std::uint32_t type) const {
  return std::find(types.begin(), types.end(), type) != types.end();
}

std::uint32_t own_budget(const Captures& puzzle, std::uint32_t place) {
  return puzzle.budget[place] >= puzzle.size() - 1 ? no_bound : puzzle.budget[place];
}

Exits exits_of(const Captures& puzzle) {
  const std::uint32_t n = puzzle.size();
  const Steps steps(puzzle);
  // Calls visit(to, between) for the steps that a play can have: none captures on the start of the
  // last piece, which is empty or holds that piece.
  const auto for_each_step = [&](std::uint32_t place, std::uint32_t type, auto visit) {
    steps.from(place, type, [&](std::uint32_t to, const std::vector<std::uint32_t>& between) {
      if (to != puzzle.last) visit(to, between);
      return true;
    });
  };

  // The most captures left, by type and place: spread from the largest number on, so that each pair
  // has its final number when its turn comes. Endless pieces spread apart, as those of the number
  // no_bound, which no capture lessens.
  const std::size_t types = std::max<std::size_t>(1, puzzle.types.size());
  std::vector<std::vector<std::uint32_t>> left(types, std::vector<std::uint32_t>(n, 0));
  std::vector<std::vector<bool>> endless(types, std::vector<bool>(n, false));
  std::priority_queue<std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>> open;
  const auto come = [&](std::uint32_t type, std::uint32_t place, std::uint32_t captures) {
    if (place == puzzle.goal) return;  // nobody leaves the goal
    if (captures == no_bound ? endless[type][place] : captures <= left[type][place]) return;
    if (captures == no_bound)
      endless[type][place] = true;
    else
      left[type][place] = captures;
    open.emplace(captures, type, place);
  };
  for (std::uint32_t place = 0; place < n; ++place)
    come(puzzle.type[place], place, own_budget(puzzle, place));
  while (!open.empty()) {
    const auto [captures, type, place] = open.top();
    open.pop();
    if (captures != no_bound && captures < left[type][place]) continue;
    for_each_step(place, type,
                  [&, captures = captures, type = type](std::uint32_t to, const auto&) {
                    come(type, to, captures == no_bound ? no_bound : captures - 1);
                  });
  }

  Exits exits;
  exits.of.resize(n);
  exits.onto.resize(n);
  exits.most_left.resize(n);
  exits.endless_comes.resize(n);
  for (std::uint32_t place = 0; place < n; ++place) {
    std::map<std::pair<std::uint32_t, std::vector<std::uint32_t>>, std::vector<std::uint32_t>>
        found;
    for (std::uint32_t type = 0; type < types; ++type) {
      exits.most_left[place] = std::max(exits.most_left[place], left[type][place]);
      exits.endless_comes[place] = exits.endless_comes[place] || endless[type][place];
      if (left[type][place] == 0 && !endless[type][place]) continue;
      for_each_step(place, type, [&](std::uint32_t to, const std::vector<std::uint32_t>& between) {
        const bool passes_goal =
            puzzle.goal && std::find(between.begin(), between.end(), *puzzle.goal) != between.end();
        if (!passes_goal) found[{to, between}].push_back(type);  // the goal is never empty
      });
    }
    for (const auto& [way, by] : found) {
      exits.of[place].push_back(static_cast<std::uint32_t>(exits.all.size()));
      exits.onto[way.first].push_back(static_cast<std::uint32_t>(exits.all.size()));
      exits.all.push_back({place, way.first, way.second, by});
    }
  }
  return exits;
}

}  // namespace hardboard::kernel
