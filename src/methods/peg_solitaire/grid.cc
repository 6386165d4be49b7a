#include "methods/peg_solitaire/grid.h"

#include <algorithm>

#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::peg_solitaire {

std::vector<Line> lines_of(const Puzzle& puzzle) {
  const std::vector<HoleJump> jumps = jumps_of(puzzle);
  std::vector<Line> lines;
  lines.reserve(jumps.size() / 2);
  for (std::size_t i = 0; i < jumps.size(); i += 2) {
    const auto [low, high] = std::minmax(jumps[i].from, jumps[i].to);
    lines.push_back({static_cast<std::uint16_t>(low), static_cast<std::uint16_t>(jumps[i].over),
                     static_cast<std::uint16_t>(high)});
  }
  return lines;
}

}  // namespace hardboard::peg_solitaire
