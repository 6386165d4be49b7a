#include "methods/peg_solitaire/rim.h"

#include <algorithm>
#include <cstddef>

namespace hardboard::peg_solitaire {
namespace {

constexpr std::uint32_t most_weight = 64;

// Raises weights until each jump that changes a hole outside the rim lowers the sum: those of all
// holes of an orbit together. False if a weight becomes too large.
bool find_weights(const Task<1>& task, const std::vector<Bits<1>>& orbits, Rim& rim) {
  std::vector<std::uint32_t>& weights = rim.weights;
  weights.assign(task.grid.holes(), 1);
  rim.holes.each([&](unsigned hole) { weights[hole] = 0; });
  for (bool is_changed = true; is_changed;) {
    is_changed = false;
    for (const auto& [low, over, high] : task.grid.lines()) {
      if (low == high || rim.holes.has(over)) continue;
      const auto [lighter, heavier] = std::minmax(weights[low], weights[high]);
      if (lighter + weights[over] > heavier) continue;
      // The lighter hole of those that lose a peg.
      const std::uint16_t end = weights[low] < weights[high] ? low : high;
      const bool is_over = rim.holes.has(end) || weights[over] < weights[end];
      const std::uint16_t raised = is_over ? over : end;
      if (weights[raised] == most_weight) return false;
      const auto orbit = std::find_if(orbits.begin(), orbits.end(),
                                      [&](const Bits<1>& all) { return all.has(raised); });
      orbit->each([&](unsigned hole) { ++weights[hole]; });
      is_changed = true;
    }
  }
  return true;
}

}  // namespace

std::vector<Rim> rims_of(const Task<1>& task) {
  const auto& lines = task.grid.lines();
  std::vector<Bits<1>> orbits;
  Bits<1> seen{};
  for (std::size_t hole = 0; hole < task.grid.holes(); ++hole) {
    if (seen.has(hole)) continue;
    Bits<1>& orbit = orbits.emplace_back();
    orbit = {};
    for (const Bits<1>& image : task.images.orbit(Bits<1>::single(hole))) orbit |= image;
    seen |= orbit;
  }
  std::vector<Rim> rims;
  Rim rim;
  const auto may_join = [&](const Bits<1>& orbit) {
    if ((orbit & (rim.holes | task.stop)).any()) return false;
    return std::all_of(lines.begin(), lines.end(), [&](const Line& line) {
      return line.low == line.high || !orbit.has(line.over) ||
             (rim.holes.has(line.low) && rim.holes.has(line.high));
    });
  };
  for (auto orbit = orbits.end();;) {
    if (find_weights(task, orbits, rim)) rims.push_back(rim);
    orbit = std::find_if(orbits.begin(), orbits.end(), may_join);
    if (orbit == orbits.end()) return rims;
    rim.holes |= *orbit;
  }
}

}  // namespace hardboard::peg_solitaire
