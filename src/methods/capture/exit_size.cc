#include "methods/capture/exit_size.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>

namespace hardboard::capture {
namespace {

// The memory of a literal in the formula and in the solver, clauses, variables and watches
// included; measured on random boards of 3,000 to 100,000 pieces.
constexpr std::uint64_t bytes_per_literal = 80;

// Making clauses and adding them to the solver runs at four million literals a second; why_not()
// allows for a machine five times as fast.
constexpr double most_literals_per_second = 20e6;

// How many literals the steps of one type from a location bring, without the steps over the goal,
// which are no exits. Steps along one ray stand side by side, the nearest first. O(steps).
std::uint64_t literals_of(const Arena& arena, std::span<const Step> steps, const ExitSize& size) {
  std::uint64_t literals = 0;
  std::uint32_t ray = UINT32_MAX, seen = 0;
  bool is_over_goal = false;
  for (const Step& step : steps) {
    if (step.ray != ray) {
      ray = step.ray;
      seen = 0;
      is_over_goal = false;
    }
    for (; arena.goal && seen < step.between; ++seen)
      is_over_goal = is_over_goal || arena.rays[ray + seen] == *arena.goal;
    if (!is_over_goal) literals += size.of_exit(step.to, step.between);
  }
  return literals;
}

}  // namespace

ExitSize::ExitSize(const Arena& arena, const Reach& reach, std::uint32_t pieces_left,
                   const Limits& limits)
    : limits_(limits) {
  const std::uint64_t arena_bytes = 12 * std::uint64_t{arena.count_steps()};
  memory_ = limits.memory_bytes - std::min<std::uint64_t>(arena_bytes, limits.memory_bytes);
  of_roots_ = (7 * std::uint64_t{pieces_left} + 1) * arena.size();
  if (arena.counts_capturers())
    of_roots_ += (7 * std::uint64_t{arena.capturers} + 3) * arena.size();

  // An arrival stands in some ten clauses, in one more for each type and each number of captures
  // left that its target distinguishes, and needs the order of two locations.
  constexpr std::uint64_t of_any_arrival = 26;
  const std::vector<std::uint32_t> levels = budget_levels(arena, reach);
  of_arrival_.resize(arena.size());
  for (Location u = 0; u < arena.size(); ++u) {
    std::uint64_t types = 0;
    for (std::size_t t = 0; t < arena.by_type.size(); ++t)
      types += reach.of(static_cast<std::uint8_t>(t), u) > 0;
    of_roots_ += 4 * std::uint64_t{levels[u]};
    of_arrival_[u] = of_any_arrival + 4 * (types > 1 ? types : 0) + 4 * std::uint64_t{levels[u]};
  }
}

std::string ExitSize::why_not(std::uint64_t literals) const {
  if (literals > memory_ / bytes_per_literal) {
    return fmt::format("the formula would be too large: some {} literals, {} MiB of memory",
                       literals, (literals * bytes_per_literal) >> 20);
  }
  if (!limits_.deadline) return "";
  const std::chrono::duration<double> left = *limits_.deadline - Clock::now();
  if (static_cast<double>(literals) / most_literals_per_second <= left.count()) return "";
  return fmt::format("too little time is left for a formula of some {} literals", literals);
}

std::uint64_t fewest_literals(const Arena& arena, const Reach& reach, const ExitSize& size,
                              Watch& watch) {
  std::uint64_t literals = size.of_roots();
  for (Location u = 0; u < arena.size(); ++u) {
    std::uint64_t most = 0;
    for (std::size_t t = 0; t < arena.by_type.size(); ++t) {
      const auto type = static_cast<std::uint8_t>(t);
      if (reach.of(type, u) == 0) continue;
      const std::span<const Step> steps = arena.steps(type, u);
      if (watch.reached(steps.size())) return literals;
      most = std::max(most, literals_of(arena, steps, size));
    }
    literals += most;
  }
  return literals;
}

}  // namespace hardboard::capture
