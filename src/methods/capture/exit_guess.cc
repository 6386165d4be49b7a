#include "methods/capture/exit_guess.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace hardboard::capture {
namespace {

// By location: the least number of exits in a row from there to the root, among exits that pass
// nothing; `size` if no such way exists.
std::vector<std::uint32_t> distances(const ExitModel& model, Location root, Watch& watch) {
  std::vector<std::uint32_t> distance(model.size, model.size);
  std::vector<Location> open{root};
  distance[root] = 0;
  for (std::size_t i = 0; i < open.size(); ++i) {
    const Location v = open[i];
    if (watch.reached(2 * model.arrivals_at(v).size() + 1)) return distance;
    for (const std::uint32_t e : model.arrivals_at(v)) {
      const Exit& exit = model.exits[e];
      if (exit.first_over != exit.end_over || distance[exit.from] < model.size) continue;
      distance[exit.from] = distance[v] + 1;
      open.push_back(exit.from);
    }
  }
  return distance;
}

}  // namespace

Guess guess_order(const ExitModel& model, Watch& watch) {
  std::vector<Location> roots;
  for (Location u = 0; u < model.size; ++u)
    if (model.root[u] != 0) roots.push_back(u);

  // Tries some of the roots, spread over the list; the best root has the least sum of distances.
  constexpr std::size_t most_tries = 64;
  const std::size_t tries = std::min(most_tries, roots.size());
  std::vector<std::uint32_t> nearest;
  Location best = 0;
  std::uint64_t least = UINT64_MAX;
  for (std::size_t i = 0; i < tries; ++i) {
    const Location root = roots[i * roots.size() / tries];
    std::vector<std::uint32_t> distance = distances(model, root, watch);
    if (watch.was_reached()) return {};
    std::uint64_t sum = 0;
    for (const std::uint32_t d : distance) sum += d;
    if (sum >= least) continue;
    least = sum;
    best = root;
    nearest = std::move(distance);
  }

  Guess guess;
  for (const Location u : roots)
    guess.preferred.push_back(u == best ? model.root[u] : -model.root[u]);
  guess.assumed.reserve(model.pairs.heads.size());
  sat::Literal literal = model.first_order;
  for (Location u = 0; u < model.size; ++u) {
    if (watch.reached(model.pairs.row(u).size())) return {};
    for (const Location v : model.pairs.row(u)) {
      guess.assumed.push_back(nearest[u] >= nearest[v] ? literal : -literal);
      ++literal;
    }
  }
  return guess;
}

}  // namespace hardboard::capture
