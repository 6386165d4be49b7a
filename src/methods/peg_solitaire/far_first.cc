#include "methods/peg_solitaire/far_first.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <tuple>

#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::peg_solitaire {
namespace {

// A king's step to a hole of larger number, and its length.
struct Step {
  Square step;
  std::uint32_t length;
};

std::array<Step, 4> king_steps(const Directions& lines, Around around) {
  const std::uint32_t aside = around == Around::squares ? 2 : 3;
  const auto length = [&](bool is_line) { return is_line ? 2 : aside; };
  return {{{{1, 0}, length(lines.horizontal)},
           {{0, 1}, length(lines.vertical)},
           {{1, 1}, length(lines.rising)},
           {{-1, 1}, length(lines.falling)}}};
}

}  // namespace

FarFirst far_first(const Puzzle& puzzle, std::uint32_t middle, Around around) {
  const std::size_t n = puzzle.holes.size();
  struct Edge {
    std::vector<std::uint32_t> next, before;
    std::uint32_t length;
  };
  std::vector<Edge> edges;
  for (const auto& [step, length] : king_steps(puzzle.directions, around)) {
    edges.push_back(
        {neighbours(puzzle.holes, step), neighbours(puzzle.holes, {-step.x, -step.y}), length});
  }

  FarFirst order;
  order.distance.assign(n, no_hole);
  order.distance[middle] = 0;
  // The holes to visit at each of the next distances.
  std::array<std::vector<std::uint32_t>, 4> waiting;
  waiting[0].push_back(middle);
  for (std::uint32_t now = 0, idle = 0; idle < waiting.size(); ++now) {
    std::vector<std::uint32_t>& here = waiting[now % waiting.size()];
    idle = here.empty() ? idle + 1 : 0;
    for (const std::uint32_t hole : here) {
      if (order.distance[hole] != now) continue;
      order.holes.push_back(hole);
      for (const Edge& edge : edges) {
        for (const std::uint32_t other : {edge.next[hole], edge.before[hole]}) {
          if (other == no_hole || order.distance[other] <= now + edge.length) continue;
          order.distance[other] = now + edge.length;
          waiting[(now + edge.length) % waiting.size()].push_back(other);
        }
      }
    }
    here.clear();
  }

  const Square at = puzzle.holes[middle];
  const auto corners_first = [&](std::uint32_t hole) {
    const Square square = puzzle.holes[hole];
    return std::abs(std::int64_t{square.x} - at.x) + std::abs(std::int64_t{square.y} - at.y);
  };
  const auto key = [&](std::uint32_t hole) {
    return std::tuple(~order.distance[hole], -corners_first(hole), hole);
  };
  std::sort(order.holes.begin(), order.holes.end(),
            [&](std::uint32_t a, std::uint32_t b) { return key(a) < key(b); });
  order.rank.assign(n, no_hole);
  for (std::uint32_t rank = 0; rank < order.holes.size(); ++rank)
    order.rank[order.holes[rank]] = rank;
  return order;
}

}  // namespace hardboard::peg_solitaire
