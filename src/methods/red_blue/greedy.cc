#include "methods/red_blue/greedy.h"

#include <algorithm>
#include <queue>
#include <utility>

#include "base/watch.h"
#include "problems/red_blue/dominators.h"

namespace hardboard::red_blue {

std::vector<std::uint32_t> greedy_reds(const Puzzle& puzzle, const Limits& limits) {
  const graphs::Rows blues = dominated(puzzle);
  // Gains only fall, so a red whose gain is out of date waits under its present gain.
  std::priority_queue<std::pair<std::uint32_t, std::uint32_t>> queue;  // gain, red
  for (std::uint32_t red = 0; red < puzzle.reds; ++red)
    if (blues.degree(red) > 0) queue.emplace(blues.degree(red), red);
  std::vector<bool> is_dominated(puzzle.blues, false);
  std::vector<std::uint32_t> reds;
  Watch watch(limits, "greedy choice");
  while (!queue.empty()) {
    const auto [gain, red] = queue.top();
    queue.pop();
    if (watch.reached(blues.degree(red))) break;
    const auto row = blues.row(red);
    const auto now = static_cast<std::uint32_t>(
        std::count_if(row.begin(), row.end(), [&](std::uint32_t b) { return !is_dominated[b]; }));
    if (now == gain) {
      reds.push_back(red + 1);
      for (const std::uint32_t blue : row) is_dominated[blue] = true;
    } else if (now > 0) {
      queue.emplace(now, red);
    }
  }
  std::sort(reds.begin(), reds.end());
  return reds;
}

}  // namespace hardboard::red_blue
