// Merson regions: a lower bound on the moves of a solution. (R. L. Merson, as told by Bell,
// "Solving triangular peg solitaire", 2008; here for any board and goal.)
//
// A region is a set of holes such that each line whose middle is in the set has an end there too.
// Play changes a region that is full of pegs for the first time by the first jump of a move that
// starts in it: the jump does not land there, for its landing hole is empty; a jump over a hole of
// the region has an end in the region, which must be its start; and had the same peg jumped just
// before, it would have landed in the full region. So full regions without common holes take as
// many moves as there are regions that the goal does not leave full. A corner, which is the middle
// of no line, is a region of one hole.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "base/random.h"
#include "methods/peg_solitaire/pagoda_choice.h"
#include "methods/peg_solitaire/task.h"

namespace hardboard::peg_solitaire {

// The regions of at most `most_in_region` holes that contain no other region, small ones first.
// Only small ones if there are too many to look at.
template <std::size_t Words>
std::vector<Bits<Words>> minimal_regions(const Grid<Words>& grid, std::size_t most_in_region) {
  constexpr std::size_t most_sets = 20'000;
  std::vector<std::vector<Line>> over(grid.holes());
  for (const Line& line : grid.lines())
    if (line.low != line.high) over[line.over].push_back(line);
  // The first line that a set still violates, if any.
  const auto violated = [&](const Bits<Words>& set) {
    const Line* result = nullptr;
    set.each([&](unsigned hole) {
      for (const Line& line : over[hole])
        if (!result && !set.has(line.low) && !set.has(line.high)) result = &line;
    });
    return result;
  };

  std::vector<Bits<Words>> regions, sets, larger;
  for (std::size_t hole = 0; hole < grid.holes(); ++hole) sets.push_back(Bits<Words>::single(hole));
  for (std::size_t holes = 1; holes <= most_in_region && sets.size() <= most_sets; ++holes) {
    larger.clear();
    for (const Bits<Words>& set : sets) {
      if (std::any_of(regions.begin(), regions.end(),
                      [&](const Bits<Words>& region) { return (set & region) == region; }))
        continue;
      if (const Line* line = violated(set)) {
        larger.push_back(set | Bits<Words>::single(line->low));
        larger.push_back(set | Bits<Words>::single(line->high));
      } else {
        regions.push_back(set);
      }
    }
    std::sort(larger.begin(), larger.end());
    larger.erase(std::unique(larger.begin(), larger.end()), larger.end());
    sets.swap(larger);
  }
  return regions;
}

template <std::size_t Words>
class MoveBound {
public:
  using Position = Bits<Words>;

  // Chooses packings, sets of regions without common holes, at random: the largest ones of the
  // start and of the full board, and more from positions of random play. The task must outlive the
  // bound. Takes a tenth of a second on the largest boards.
  explicit MoveBound(const Task<Words>& task) : task_(task) {
    constexpr std::size_t most_in_region = 8, most_packings = 12, many_tries = 500, few_tries = 50;
    const std::vector<Position> regions = minimal_regions(task.grid, most_in_region);
    if (regions.empty() || task.stop.any()) return;  // `goal peg` may leave all regions full
    Random random(1);
    add(best_packing(regions, task.start, many_tries, random));
    add(best_packing(regions, task.grid.full(), many_tries, random));
    for (const Position& position :
         internal::random_positions(task.grid, Layer<Words>{task.start}, 200, random)) {
      if (packings_.size() >= most_packings) break;
      const Packing packing = best_packing(regions, position, few_tries, random);
      if (moves_by(packing, position) > moves(position)) add(packing);
    }
  }

  // No play from the position, which must be one of play from the task's start, meets the goal in
  // fewer moves. O(packings * regions).
  std::uint32_t moves(const Position& position) const {
    if (task_.is_won(position)) return 0;
    std::uint32_t most = 1;
    for (const Packing& packing : packings_) most = std::max(most, moves_by(packing, position));
    return most;
  }

private:
  // Regions without common holes; the regions of one hole stand together. An end of the task leaves
  // at most `left` of the kept regions full, those that lie within an end, and none of the others.
  struct Packing {
    Position holes{}, kept_holes{};
    std::vector<Position> regions, kept;
    std::uint32_t left = 0;

    std::size_t size() const {
      return holes.count() + kept_holes.count() + regions.size() + kept.size();
    }
  };

  static std::uint32_t full_ones(const std::vector<Position>& regions, const Position& position) {
    std::uint32_t full = 0;
    for (const Position& region : regions) full += (region & position) == region;
    return full;
  }
  static std::uint32_t kept_by(const Packing& packing, const Position& position) {
    return (packing.kept_holes & position).count() + full_ones(packing.kept, position);
  }
  static std::uint32_t moves_by(const Packing& packing, const Position& position) {
    const std::uint32_t kept = kept_by(packing, position);
    return (packing.holes & position).count() + full_ones(packing.regions, position) +
           (kept > packing.left ? kept - packing.left : 0);
  }

  void add(Packing packing) {
    if (packing.size() != 0) packings_.push_back(std::move(packing));
  }

  // Of `tries` packings of regions that are full in the position, the one with most regions: each
  // takes small regions first.
  Packing best_packing(const std::vector<Position>& regions, const Position& position,
                       std::size_t tries, Random& random) const {
    std::vector<Position> full, best, packed;
    std::copy_if(regions.begin(), regions.end(), std::back_inserter(full),
                 [&](const Position& region) { return (region & position) == region; });
    for (std::size_t i = 0; i < tries; ++i) {
      for (std::size_t rest = full.size(); rest > 1; --rest)
        std::swap(full[rest - 1], full[random.below(rest)]);
      std::stable_sort(full.begin(), full.end(),
                       [](const Position& a, const Position& b) { return a.count() < b.count(); });
      Position used{};
      packed.clear();
      for (const Position& region : full) {
        if ((region & used).any()) continue;
        used |= region;
        packed.push_back(region);
      }
      if (packed.size() > best.size()) best = packed;
    }
    return sorted_by_ends(best);
  }

  Packing sorted_by_ends(const std::vector<Position>& regions) const {
    Packing packing;
    for (const Position& region : regions) {
      const bool is_kept = std::any_of(task_.ends.begin(), task_.ends.end(),
                                       [&](const Position& e) { return (e & region) == region; });
      if (region.count() == 1)
        (is_kept ? packing.kept_holes : packing.holes) |= region;
      else
        (is_kept ? packing.kept : packing.regions).push_back(region);
    }
    for (const Position& end : task_.ends)
      packing.left = std::max(packing.left, kept_by(packing, end));
    return packing;
  }

  const Task<Words>& task_;
  std::vector<Packing> packings_;
};

}  // namespace hardboard::peg_solitaire
