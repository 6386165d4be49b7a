#include "puzzles/peg_solitaire/jumps.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace hardboard::peg_solitaire {
namespace {

// The order by y, then x, in 64 bits, so that squares a step outside the plane stay comparable.
std::pair<std::int64_t, std::int64_t> rank(Square square, Square step = {}) {
  return {std::int64_t{square.y} + step.y, std::int64_t{square.x} + step.x};
}

}  // namespace

std::vector<Square> steps_of(const Directions& directions) {
  std::vector<Square> steps;
  if (directions.horizontal) steps.push_back({1, 0});
  if (directions.vertical) steps.push_back({0, 1});
  if (directions.rising) steps.push_back({1, 1});
  if (directions.falling) steps.push_back({-1, 1});
  return steps;
}

// Adding a step keeps the order of the holes, so two pointers meet all pairs of neighbours.
std::vector<std::uint32_t> neighbours(std::span<const Square> holes, Square step) {
  std::vector<std::uint32_t> next(holes.size(), no_hole);
  std::size_t found = 0;
  for (std::size_t hole = 0; hole < holes.size(); ++hole) {
    const auto wanted = rank(holes[hole], step);
    while (found < holes.size() && rank(holes[found]) < wanted) ++found;
    if (found == holes.size()) break;
    if (rank(holes[found]) == wanted) next[hole] = static_cast<std::uint32_t>(found);
  }
  return next;
}

std::vector<std::uint32_t> steps_from(const Puzzle& puzzle, std::vector<std::uint32_t> holes) {
  std::vector<std::vector<std::uint32_t>> sides;  // for each way: the neighbour of each hole
  for (const Square step : steps_of(puzzle.directions)) {
    sides.push_back(neighbours(puzzle.holes, step));
    sides.push_back(neighbours(puzzle.holes, {-step.x, -step.y}));
  }
  std::vector<std::uint32_t> steps(puzzle.holes.size(), no_hole);
  for (const std::uint32_t hole : holes) steps[hole] = 0;
  for (std::size_t i = 0; i < holes.size(); ++i)
    for (const std::vector<std::uint32_t>& side : sides) {
      const std::uint32_t next = side[holes[i]];
      if (next == no_hole || steps[next] != no_hole) continue;
      steps[next] = steps[holes[i]] + 1;
      holes.push_back(next);
    }
  return steps;
}

std::vector<HoleJump> jumps_of(const Puzzle& puzzle) {
  std::vector<HoleJump> jumps;
  for_each_line(puzzle, [&](std::uint32_t first, std::uint32_t middle, std::uint32_t last) {
    jumps.push_back({first, middle, last});
    jumps.push_back({last, middle, first});
  });
  return jumps;
}

std::optional<std::uint32_t> hole_at(const Puzzle& puzzle, Square square) {
  const auto before = [](Square a, Square b) { return rank(a) < rank(b); };
  const auto at = std::lower_bound(puzzle.holes.begin(), puzzle.holes.end(), square, before);
  if (at == puzzle.holes.end() || *at != square) return std::nullopt;
  return static_cast<std::uint32_t>(at - puzzle.holes.begin());
}

}  // namespace hardboard::peg_solitaire
