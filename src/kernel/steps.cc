#include "kernel/steps.h"

#include <algorithm>
#include <map>
#include <queue>
#include <tuple>
#include <utility>

namespace hardboard::kernel {

Steps::Steps(const Captures& puzzle) : puzzle_(puzzle) {
  const std::vector<bool> is_full(puzzle.size(), true);
  for (const std::vector<Ride>& rides : puzzle.types) {
    std::vector<Lines>& lines = lines_.emplace_back();
    for (const Ride& ride : rides) lines.emplace_back(puzzle.squares, is_full, ride.line());
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
