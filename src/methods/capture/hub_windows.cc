#include "methods/capture/hub_windows.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace hardboard::capture {
namespace {

constexpr std::uint64_t most_rounds = 100;

// Adds all locations one step from the window. `rim` holds the locations that were added last.
void widen(const Arena& arena, std::vector<bool>& window, std::vector<Location>& rim) {
  std::vector<Location> next;
  for (const Location u : rim) {
    for (const Step& step : arena.steps(arena.type[0], u)) {
      if (window[step.to]) continue;
      window[step.to] = true;
      next.push_back(step.to);
    }
  }
  rim = std::move(next);
}

}  // namespace

WindowRefusal refuse_in_windows(const Arena& arena, const SatOptions& options,
                                const std::vector<Location>& centres, std::uint32_t conflicts) {
  WindowRefusal tried;
  std::vector<bool> window(arena.size(), false);
  for (const Location u : centres) window[u] = true;
  std::vector<Location> rim = centres;
  std::size_t size = centres.size();
  while (!options.limits.reached()) {
    widen(arena, window, rim);
    size += rim.size();
    if (rim.empty() || size == arena.size()) break;
    tried.search = search_window(arena, options, window);
    if (!tried.search.search) break;
    tried.answer = tried.search.search->advance({most_rounds, conflicts});
    if (tried.answer.verdict != Verdict::solvable) return tried;
  }
  tried.answer = {};
  return tried;
}

}  // namespace hardboard::capture
