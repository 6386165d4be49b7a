#include "oracle/army_brute_force.h"

#include <cassert>
#include <cstdlib>
#include <vector>

namespace hardboard::oracle {
namespace {

using peg_army::Puzzle;
using peg_army::Shape;
using peg_army::Tuple;

bool desert(const Puzzle& puzzle, int x, int y) {
  const int n = puzzle.size;
  switch (puzzle.shape) {
    case Shape::square:
      // Odd: |x|, |y| <= (n - 1) / 2; even: -n/2 < x, y <= n/2.
      return n % 2 == 1 ? std::abs(x) <= (n - 1) / 2 && std::abs(y) <= (n - 1) / 2
                        : -n / 2 < x && x <= n / 2 && -n / 2 < y && y <= n / 2;
    case Shape::rhombus:
      return std::abs(x) + std::abs(y) <= (n - 1) / 2;
    case Shape::halfplane:
      return y > 0;
    case Shape::board:
      for (const Square square : puzzle.squares)
        if (square == Square{x, y}) return true;
      return false;
  }
  return false;
}

}  // namespace

std::optional<std::uint32_t> fewest_army_moves(const Puzzle& puzzle, Square low, Square high) {
  const int width = high.x - low.x + 1, height = high.y - low.y + 1;
  assert(width * height <= 25);
  std::vector<Tuple> tuples = puzzle.tuples;
  if (tuples.empty())
    tuples = {{{{-2, 0}, {-1, 0}}, {0, 0}},
              {{{2, 0}, {1, 0}}, {0, 0}},
              {{{0, -2}, {0, -1}}, {0, 0}},
              {{{0, 2}, {0, 1}}, {0, 0}}};
  const auto mask = [&](int x, int y) -> std::uint32_t {
    if (x < low.x || x > high.x || y < low.y || y > high.y) return 0;
    return 1U << ((y - low.y) * width + x - low.x);
  };
  struct Move {
    std::uint32_t put, taken;
  };
  std::vector<Move> moves;
  std::uint32_t forbidden = 0;
  for (int y = low.y; y <= high.y; ++y)
    for (int x = low.x; x <= high.x; ++x) {
      if (desert(puzzle, x, y)) forbidden |= mask(x, y);
      for (const Tuple& tuple : tuples) {
        Move move{mask(x, y), 0};
        bool inside = true;
        for (const Square by : tuple.taken) {
          const std::uint32_t one = mask(x + by.x - tuple.put.x, y + by.y - tuple.put.y);
          inside = inside && one != 0;
          move.taken |= one;
        }
        if (inside) moves.push_back(move);
      }
    }
  std::vector<bool> seen(std::size_t{1} << (width * height), false);
  std::vector<std::uint32_t> now{mask(puzzle.goal.x, puzzle.goal.y)}, next;
  seen[now[0]] = true;
  for (std::uint32_t length = 0; !now.empty(); ++length, now.swap(next), next.clear()) {
    for (const std::uint32_t pegs : now) {
      if ((pegs & forbidden) == 0) return length;
      for (const Move& move : moves) {
        if ((pegs & move.put) == 0 || (pegs & move.taken) != 0) continue;
        const std::uint32_t before = (pegs & ~move.put) | move.taken;
        if (seen[before]) continue;
        seen[before] = true;
        next.push_back(before);
      }
    }
  }
  return std::nullopt;
}

}  // namespace hardboard::oracle
