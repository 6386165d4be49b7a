#include "draw/bows.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <numeric>
#include <tuple>

namespace hardboard::draw {
namespace {

constexpr double first_bow = 50;  // room for an arrow between two rows of pieces
constexpr double next_bow = 24;

// A capture as a part of its line. The line's direction points to the right, or else up; a reversed
// capture goes against this direction.
struct Stretch {
  std::size_t move;
  std::int64_t low, high;  // along the line
  bool reversed;
  bool over_piece;
};

struct Line {
  std::int64_t dx, dy, offset;
  friend auto operator<=>(const Line&, const Line&) = default;
};

bool passes_over(const capture::Capture<Square>& move, Line line, std::int64_t steps, bool reversed,
                 std::span<const Square> occupied) {
  const std::int64_t sign = reversed ? -1 : 1;
  for (std::int64_t k = 1; k < steps; ++k) {
    const Square square{static_cast<std::int32_t>(move.from.x + sign * k * line.dx),
                        static_cast<std::int32_t>(move.from.y + sign * k * line.dy)};
    if (std::binary_search(occupied.begin(), occupied.end(), square)) return true;
  }
  return false;
}

// The lanes of a line in order: 0 (straight), 1, -1, 2, -2, ...
int lane_number(std::size_t index) {
  const auto half = static_cast<int>((index + 1) / 2);
  return index % 2 == 1 ? half : -half;
}

}  // namespace

std::vector<double> bows(std::span<const capture::Capture<Square>> moves,
                         std::span<const Square> occupied, Square middle) {
  std::map<Line, std::vector<Stretch>> lines;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const auto& [from, to] = moves[i];
    std::int64_t dx = std::int64_t{to.x} - from.x;
    std::int64_t dy = std::int64_t{to.y} - from.y;
    const std::int64_t steps = std::gcd(dx, dy);
    if (steps == 0) continue;
    const bool reversed = dx < 0 || (dx == 0 && dy < 0);
    dx = (reversed ? -dx : dx) / steps;
    dy = (reversed ? -dy : dy) / steps;
    const Line line{dx, dy, dx * from.y - dy * from.x};
    const std::int64_t a = dx != 0 ? from.x : from.y;
    const std::int64_t b = dx != 0 ? to.x : to.y;
    lines[line].push_back({i, std::min(a, b), std::max(a, b), reversed,
                           passes_over(moves[i], line, steps, reversed, occupied)});
  }

  std::vector<double> result(moves.size(), 0);
  for (auto& [line, stretches] : lines) {
    std::sort(stretches.begin(), stretches.end(), [](const Stretch& a, const Stretch& b) {
      return std::tuple(a.high - a.low, a.low, a.move) < std::tuple(b.high - b.low, b.low, b.move);
    });
    // Positive lanes lie to the right of the line's direction and are used first, so they are
    // swapped with the negative ones if the middle of the board lies to the left.
    const bool middle_is_left = line.dx * middle.y - line.dy * middle.x >= line.offset;
    std::vector<std::vector<const Stretch*>> lanes;
    for (const Stretch& stretch : stretches) {
      const auto free = [&](std::size_t lane) {
        if (lane >= lanes.size()) return true;
        return std::all_of(lanes[lane].begin(), lanes[lane].end(), [&](const Stretch* other) {
          return other->high <= stretch.low || stretch.high <= other->low;
        });
      };
      std::size_t lane = stretch.over_piece ? 1 : 0;
      while (!free(lane)) ++lane;
      if (lane >= lanes.size()) lanes.resize(lane + 1);
      lanes[lane].push_back(&stretch);
      const int number = lane_number(lane) * (middle_is_left ? -1 : 1);
      if (number == 0) continue;
      const double height = first_bow + next_bow * (std::abs(number) - 1);
      result[stretch.move] = (number > 0) == !stretch.reversed ? height : -height;
    }
  }
  return result;
}

}  // namespace hardboard::draw
