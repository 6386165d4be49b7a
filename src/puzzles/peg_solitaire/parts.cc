#include "puzzles/peg_solitaire/parts.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <utility>

#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::peg_solitaire {

std::vector<Puzzle> parts_of(const Puzzle& puzzle) {
  const std::size_t holes = puzzle.holes.size();
  // Each hole leads to another one of its part, the least hole of a part to itself.
  std::vector<std::uint32_t> towards(holes);
  std::iota(towards.begin(), towards.end(), 0U);
  const auto least = [&](std::uint32_t hole) {
    while (towards[hole] != hole) hole = towards[hole] = towards[towards[hole]];
    return hole;
  };
  for_each_line(puzzle, [&](std::uint32_t a, std::uint32_t b, std::uint32_t c) {
    for (const std::uint32_t other : {b, c}) {
      const auto [low, high] = std::minmax({least(a), least(other)});
      towards[high] = low;
    }
  });
  std::vector<Puzzle> parts;
  std::vector<std::uint32_t> part_of(holes);  // for the least hole of each part
  for (std::uint32_t hole = 0; hole < holes; ++hole) {
    const std::uint32_t first = least(hole);
    if (first == hole) {
      part_of[hole] = static_cast<std::uint32_t>(parts.size());
      parts.push_back({{}, {}, puzzle.directions, puzzle.goal, puzzle.at, {}});
    }
    Puzzle& part = parts[part_of[first]];
    part.holes.push_back(puzzle.holes[hole]);
    part.pegs.push_back(puzzle.pegs[hole]);
    if (!puzzle.target.empty()) part.target.push_back(puzzle.target[hole]);
  }
  return parts;
}

std::vector<Puzzle> changed_parts(const Puzzle& puzzle, std::size_t most) {
  if (puzzle.goal != Goal::target) return {};
  std::vector<Puzzle> parts = parts_of(puzzle);
  if (parts.size() == 1) return {};
  std::erase_if(parts, [](const Puzzle& part) { return part.pegs == part.target; });
  std::stable_sort(parts.begin(), parts.end(), [](const Puzzle& a, const Puzzle& b) {
    return a.holes.size() < b.holes.size();
  });
  parts.resize(std::min(parts.size(), most));
  return parts;
}

}  // namespace hardboard::peg_solitaire
