#include "methods/capture/rungs.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace hardboard::capture {
namespace {

constexpr std::uint8_t far = 4;  // a side goes on for so many steps
constexpr std::size_t most_near = 40;

}  // namespace

RungFinder::RungFinder(const Graph& graph, Watch& watch)
    : graph_(graph),
      watch_(watch),
      near_(graph.size()),
      walked_(graph.size()),
      steps_(graph.size(), 0) {}

std::vector<Rung> RungFinder::find() {
  std::vector<Rung> rungs;
  if (!is_thin_as_a_rule()) return rungs;
  std::vector<bool> may_be_of_pair(graph_.size(), false);
  for (Location u = 0; u < graph_.size(); ++u) {
    if (watch_.reached()) return rungs;
    if (!is_thin(u)) continue;
    if (parts({u, u}))
      rungs.push_back({u, u});
    else
      may_be_of_pair[u] = true;
  }
  for (Location u = 0; u < graph_.size(); ++u) {
    if (!may_be_of_pair[u]) continue;
    for (const Location v : within_two_steps(u)) {
      if (watch_.reached()) return rungs;
      if (u < v && may_be_of_pair[v] && parts({u, v})) rungs.push_back({u, v});
    }
  }
  return rungs;
}

bool RungFinder::is_thin(Location u) {
  return around({u, u}).size() <= most_near;
}

bool RungFinder::is_thin_as_a_rule() {
  constexpr std::uint32_t samples = 64, least_of_100 = 50;
  std::uint32_t asked = 0, thin = 0;
  for (Location u = 0; u < graph_.size(); u += graph_.size() / samples + 1) {
    ++asked;
    thin += is_thin(u) ? 1 : 0;
  }
  return 100 * thin >= least_of_100 * asked;
}

RungFinder::Places RungFinder::within_two_steps(Location u) {
  Places places;
  walked_.forget();
  walked_.add(u);
  for (const Location v : graph_.row(u)) {
    if (walked_.add(v)) places.push_back(v);
    for (const Location w : graph_.row(v))
      if (walked_.add(w)) places.push_back(w);
  }
  return places;
}

// Do exactly two sides around the rung go on for `far` steps, each of them beside all of it?
bool RungFinder::parts(const Rung& rung) {
  const std::vector<Places> sides = sides_of(rung);
  const auto is_beside = [&](const Places& side, Location u) {
    const auto row = graph_.row(u);
    return std::any_of(side.begin(), side.end(),
                       [&](Location v) { return std::binary_search(row.begin(), row.end(), v); });
  };
  return sides.size() == 2 && std::all_of(sides.begin(), sides.end(), [&](const Places& side) {
           return is_beside(side, rung[0]) && is_beside(side, rung[1]);
         });
}

std::vector<RungFinder::Places> RungFinder::sides_of(const Rung& rung) {
  const Places ball = around(rung);
  std::vector<Places> sides;
  if (ball.size() > most_near) return sides;
  walked_.forget();
  for (const Location u : rung) walked_.add(u);
  for (const Location start : ball) {
    if (!walked_.add(start)) continue;
    Places side{start};
    for (std::size_t i = 0; i < side.size(); ++i)
      for (const Location v : graph_.row(side[i]))
        if (near_.has(v) && walked_.add(v)) side.push_back(v);
    const auto beside =
        std::partition(side.begin(), side.end(), [&](Location u) { return steps_[u] == 1; });
    if (std::none_of(beside, side.end(), [&](Location u) { return steps_[u] == far; })) continue;
    side.erase(beside, side.end());
    sides.push_back(std::move(side));
  }
  return sides;
}

// What lies within `far` steps, the nearest first; or more than `most_near` locations.
RungFinder::Places RungFinder::around(const Rung& rung) {
  near_.forget();
  Places ball;
  const auto add = [&](Location u, std::uint8_t steps) {
    if (!near_.add(u)) return;
    ball.push_back(u);
    steps_[u] = steps;
  };
  for (const Location u : rung) add(u, 0);
  for (std::size_t i = 0; i < ball.size() && steps_[ball[i]] < far; ++i) {
    for (const Location v : graph_.row(ball[i])) {
      add(v, steps_[ball[i]] + 1);
      if (ball.size() > most_near) return ball;
    }
  }
  watch_.reached(4 * ball.size());
  return ball;
}

}  // namespace hardboard::capture
