#include "methods/capture/exit_guess.h"

#include <algorithm>
#include <tuple>
#include <vector>

namespace hardboard::capture {
namespace {

// By how many exits that pass nothing each location is away from the root; `size` where there is
// no such way.
std::vector<std::uint32_t> distances(const ExitModel& model, Location root) {
  std::vector<std::uint32_t> distance(model.size, model.size);
  std::vector<Location> open{root};
  distance[root] = 0;
  for (std::size_t i = 0; i < open.size(); ++i) {
    const Location v = open[i];
    for (std::uint32_t a = model.first_arrival[v]; a < model.first_arrival[v + 1]; ++a) {
      const Exit& exit = model.exits[model.arrivals[a]];
      if (exit.first_over != exit.end_over || distance[exit.from] < model.size) continue;
      distance[exit.from] = distance[v] + 1;
      open.push_back(exit.from);
    }
  }
  return distance;
}

}  // namespace

Guess guess_order(const ExitModel& model) {
  std::vector<Location> roots;
  for (Location u = 0; u < model.size; ++u)
    if (model.root[u] != 0) roots.push_back(u);

  constexpr std::size_t most_tries = 64;
  const std::size_t tries = std::min(most_tries, roots.size());
  std::vector<std::uint32_t> nearest;
  Location best = 0;
  std::uint64_t least = UINT64_MAX;
  for (std::size_t i = 0; i < tries; ++i) {
    const Location root = roots[i * roots.size() / tries];
    std::vector<std::uint32_t> distance = distances(model, root);
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
  // The formula's pairs by number of variable, so that the guess is the same on every machine.
  std::vector<std::tuple<sat::Literal, Location, Location>> pairs;
  for (const auto& [key, literal] : model.order)
    pairs.emplace_back(literal, static_cast<Location>(key >> 32), static_cast<Location>(key));
  std::sort(pairs.begin(), pairs.end());
  for (const auto& [literal, u, v] : pairs)
    guess.assumed.push_back(nearest[u] >= nearest[v] ? literal : -literal);
  return guess;
}

}  // namespace hardboard::capture
