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

// Assumes that of each pair the location with more steps is emptied first.
void assume_order(const ExitModel& model, const std::vector<std::uint32_t>& steps, Guess& guess,
                  Watch& watch) {
  guess.assumed.reserve(guess.assumed.size() + model.pairs.heads.size());
  sat::Literal literal = model.first_order;
  for (Location u = 0; u < model.size; ++u) {
    if (watch.reached(model.pairs.row(u).size())) return;
    for (const Location v : model.pairs.row(u)) {
      guess.assumed.push_back(steps[u] >= steps[v] ? literal : -literal);
      ++literal;
    }
  }
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
  assume_order(model, nearest, guess, watch);
  return guess;
}

Guess guess_tree(const ExitModel& model, std::span<const Location> exits,
                 std::span<const Location> order, Watch& watch) {
  std::vector<std::uint32_t> steps(model.size, 0);  // how many places are emptied later
  for (std::size_t i = 0; i < order.size(); ++i)
    steps[order[i]] = static_cast<std::uint32_t>(order.size() - i);
  Guess guess;
  for (Location u = 0; u < model.size; ++u) {
    const bool is_root = exits[u] == u;
    if (model.root[u] != 0) guess.preferred.push_back(is_root ? model.root[u] : -model.root[u]);
    if (model.root[u] != 0 && is_root) guess.assumed.push_back(model.root[u]);
    bool has_exit = is_root;
    for (const Exit& exit : model.exits_of(u)) {
      const bool is_taken = exit.to == exits[u] && !has_exit;
      has_exit = has_exit || is_taken;
      guess.preferred.push_back(is_taken ? exit.taken : -exit.taken);
      if (is_taken) guess.assumed.push_back(exit.taken);
    }
  }
  assume_order(model, steps, guess, watch);
  return guess;
}

}  // namespace hardboard::capture
