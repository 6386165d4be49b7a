#include "problems/planning/search_again.h"

#include <map>
#include <set>
#include <utility>
#include <vector>

#include "problems/planning/instances.h"
#include "problems/planning/plan.h"

namespace hardboard::planning {
namespace {

constexpr std::uint64_t most_trials_of_step = 1'000'000;  // of a step in a state

// The memory of a state's atoms: the nodes of their sets, with what allocation adds.
std::size_t bytes_of(const State& state) {
  constexpr std::size_t node = 4 * sizeof(void*) + sizeof(Atom), allocation = 2 * sizeof(void*);
  std::size_t bytes = sizeof(State) + node;
  for (const Atom& atom : state.atoms())
    bytes += node + 2 * allocation + atom.objects.size() * sizeof(std::uint32_t);
  return bytes;
}

}  // namespace

std::optional<LeastCost> least_cost(const Puzzle& puzzle, const Limits& limits) {
  const std::optional<std::vector<Step>> steps = instances(puzzle, limits);
  if (!steps) return std::nullopt;
  std::set<std::set<Atom>> done;
  std::multimap<std::uint64_t, State> open;
  open.emplace(0, State(puzzle));
  std::uint64_t trials = 0;
  std::size_t bytes = bytes_of(open.begin()->second);  // of both
  while (!open.empty()) {
    const auto [cost, state] = std::move(*open.begin());
    open.erase(open.begin());
    if (!state.missing_goal()) return LeastCost{true, cost};
    if (!done.insert(state.atoms()).second) {
      bytes -= bytes_of(state);
      continue;
    }
    for (const Step& step : *steps) {
      if (++trials > most_trials_of_step || (trials % 4096 == 0 && limits.reached()))
        return std::nullopt;
      if (!state.applies(step)) continue;
      State next = state;
      static_cast<void>(next.play(step));
      if (done.contains(next.atoms())) continue;
      bytes += bytes_of(next);
      if (bytes > limits.memory_bytes) return std::nullopt;
      open.emplace(cost + cost_of(puzzle, step), std::move(next));
    }
  }
  return LeastCost{};
}

}  // namespace hardboard::planning
