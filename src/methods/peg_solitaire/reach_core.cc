#include "methods/peg_solitaire/reach_core.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

#include "base/contract.h"
#include "methods/peg_army/order.h"
#include "methods/peg_solitaire/by_hole.h"
#include "methods/peg_solitaire/full_pairs.h"

namespace hardboard::peg_solitaire {
namespace {

constexpr std::uint32_t no_bound = std::numeric_limits<std::uint32_t>::max();

// For each jump 1 if both its holes can hold pegs at some time under jumps that take no pegs away,
// else 0.
std::vector<std::uint8_t> fillable_jumps(std::span<const std::uint8_t> pegs,
                                         std::span<const HoleJump> jumps) {
  const ByHole users = by_hole(pegs.size(), jumps, sources);
  std::vector<std::uint8_t> fillable(pegs.begin(), pegs.end()), ready(jumps.size(), 0);
  std::vector<std::uint32_t> open;
  for (std::uint32_t hole = 0; hole < fillable.size(); ++hole)
    if (fillable[hole] != 0) open.push_back(hole);
  while (!open.empty()) {
    const std::uint32_t hole = open.back();
    open.pop_back();
    for (const std::uint32_t j : users.of(hole)) {
      const std::uint32_t to = jumps[j].to;
      if (++ready[j] < 2 || fillable[to] != 0) continue;
      fillable[to] = 1;
      open.push_back(to);
    }
  }
  for (std::uint8_t& count : ready) count = count == 2 ? 1 : 0;
  return ready;
}

// For each hole 1 if jumps lead from there to the goal, else 0.
std::vector<std::uint8_t> useful_holes(std::size_t holes, std::uint32_t goal,
                                       std::span<const HoleJump> jumps) {
  const ByHole into = by_hole(holes, jumps, target);
  std::vector<std::uint8_t> useful(holes, 0);
  std::vector<std::uint32_t> open{goal};
  useful[goal] = 1;
  while (!open.empty()) {
    const std::uint32_t hole = open.back();
    open.pop_back();
    for (const std::uint32_t j : into.of(hole))
      for (const std::uint32_t source : sources(jumps[j])) {
        if (useful[source] != 0) continue;
        useful[source] = 1;
        open.push_back(source);
      }
  }
  return useful;
}

// Improves core.most. A solution has fewer jumps than the position has pegs. A hole gives at most
// the pegs that it had and got, and a jump is made at most as often as each of its two holes gives
// a peg.
void bound(ReachCore& core, const Limits& limits) {
  constexpr int rounds = 50;
  const auto pegs = static_cast<std::uint32_t>(
      std::accumulate(core.game.allowed.begin(), core.game.allowed.end(), std::uint64_t{0}));
  for (std::uint32_t& most : core.most) most = std::min(most, std::max(pegs, 1U) - 1);
  std::vector<std::uint64_t> given(core.holes.size());
  bool changed = true;
  for (int round = 0; round < rounds && changed && !limits.reached(); ++round) {
    changed = false;
    std::copy(core.game.allowed.begin(), core.game.allowed.end(), given.begin());
    for (std::uint32_t j = 0; j < core.jumps.size(); ++j) given[core.jumps[j].to] += core.most[j];
    for (std::uint32_t j = 0; j < core.jumps.size(); ++j) {
      const std::uint64_t least = std::min(given[core.jumps[j].from], given[core.jumps[j].over]);
      if (least >= core.most[j]) continue;
      core.most[j] = static_cast<std::uint32_t>(least);
      changed = true;
    }
  }
}

// The core of those jumps among `all` with a bound `most` above 0 that lead on to the goal. The
// holes hold `pegs`; `names` are their numbers in the puzzle.
ReachCore assemble(std::span<const std::uint32_t> names, std::span<const std::uint8_t> pegs,
                   std::uint32_t goal, std::span<const HoleJump> all,
                   std::span<const std::uint32_t> most, const Limits& limits) {
  std::vector<HoleJump> jumps;
  for (std::size_t j = 0; j < all.size(); ++j)
    if (most[j] != 0) jumps.push_back(all[j]);
  const std::vector<std::uint8_t> useful = useful_holes(pegs.size(), goal, jumps);

  ReachCore core;
  std::vector<std::uint32_t> position(pegs.size(), 0);
  for (std::uint32_t hole = 0; hole < pegs.size(); ++hole) {
    if (useful[hole] == 0) continue;
    position[hole] = static_cast<std::uint32_t>(core.holes.size());
    core.holes.push_back(names[hole]);
    core.game.allowed.push_back(pegs[hole]);
  }
  core.game.start = position[goal];
  for (std::size_t j = 0; j < all.size(); ++j) {
    const HoleJump& jump = all[j];
    if (most[j] == 0 || useful[jump.to] == 0) continue;
    core.jumps.push_back({position[jump.from], position[jump.over], position[jump.to]});
    core.game.add_column(core.jumps.back().to, sources(core.jumps.back()));
    core.most.push_back(most[j]);
  }
  bound(core, limits);
  return core;
}

}  // namespace

ReachCore reach_core(const Puzzle& puzzle, const Limits& limits) {
  promise(puzzle.goal == Goal::peg, "the goal is a peg on a hole");
  const std::uint32_t goal = *hole_at(puzzle, puzzle.at);
  std::vector<HoleJump> jumps = jumps_of(puzzle);
  std::erase_if(jumps,
                [&](const HoleJump& jump) { return jump.from == goal || jump.over == goal; });
  return reach_core(puzzle.pegs, goal, jumps, limits);
}

ReachCore reach_core(std::span<const std::uint8_t> pegs, std::uint32_t goal,
                     std::span<const HoleJump> jumps, const Limits& limits) {
  std::vector<std::uint32_t> names(pegs.size());
  std::iota(names.begin(), names.end(), 0U);
  std::vector<std::uint32_t> most;
  for (const std::uint8_t fillable : fillable_jumps(pegs, jumps))
    most.push_back(fillable != 0 ? no_bound : 0);
  return assemble(names, pegs, goal, jumps, most, limits);
}

ReachCore narrowed(const ReachCore& core, std::vector<std::uint32_t> most, const Limits& limits) {
  if (core.holes.size() <= most_paired_holes) {
    std::vector<HoleJump> kept;
    for (std::size_t j = 0; j < core.jumps.size(); ++j)
      if (most[j] != 0) kept.push_back(core.jumps[j]);
    if (const auto possible = possible_jumps(core.game.allowed, kept, limits)) {
      auto next = possible->begin();
      for (std::uint32_t& one : most)
        if (one != 0 && *next++ == 0) one = 0;
    }
  }
  return assemble(core.holes, core.game.allowed, core.goal(), core.jumps, most, limits);
}

ReachCore narrowed(const ReachCore& core, std::span<const std::uint8_t> keep,
                   const Limits& limits) {
  std::vector<std::uint32_t> most(core.most);
  for (std::size_t j = 0; j < most.size(); ++j)
    if (keep[j] == 0) most[j] = 0;
  return narrowed(core, std::move(most), limits);
}

void drop_surplus(const ReachCore& core, std::vector<std::uint32_t>& x) {
  const ByHole into = by_hole(core.holes.size(), core.jumps, target);
  std::vector<std::int64_t> surplus(core.holes.size(),
                                    0);  // pegs put on each hole, minus those taken
  --surplus[core.goal()];
  for (std::uint32_t j = 0; j < core.jumps.size(); ++j) {
    surplus[core.jumps[j].to] += x[j];
    for (const std::uint32_t hole : sources(core.jumps[j])) surplus[hole] -= x[j];
  }
  std::vector<std::uint32_t> open(core.holes.size());
  std::iota(open.begin(), open.end(), 0U);
  while (!open.empty()) {
    const std::uint32_t hole = open.back();
    open.pop_back();
    for (const std::uint32_t j : into.of(hole)) {
      if (surplus[hole] <= 0) break;
      const auto less = static_cast<std::uint32_t>(std::min<std::int64_t>(surplus[hole], x[j]));
      if (less == 0) continue;
      x[j] -= less;
      surplus[hole] -= less;
      for (const std::uint32_t source : sources(core.jumps[j])) {
        surplus[source] += less;
        open.push_back(source);
      }
    }
  }
}

std::vector<Jump> forward_jumps(const Puzzle& puzzle, const ReachCore& core,
                                const std::vector<std::uint32_t>& x) {
  std::vector<std::uint8_t> pegs(core.game.allowed);
  std::vector<Jump> jumps;
  for (const std::uint32_t column : peg_army::order(core.game, x)) {
    const HoleJump& jump = core.jumps[column];
    // The order uses only some of the pegs. If another peg stands where a jump ends, it replaces
    // the peg that the jump would bring.
    if (pegs[jump.to] != 0) continue;
    pegs[jump.from] = pegs[jump.over] = 0;
    pegs[jump.to] = 1;
    jumps.push_back({puzzle.holes[core.holes[jump.from]], puzzle.holes[core.holes[jump.to]]});
  }
  promise(pegs[core.goal()] != 0, "a peg has come to the goal");
  return jumps;
}

}  // namespace hardboard::peg_solitaire
