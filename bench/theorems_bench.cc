// The linear theorems on large boards, without reading and writing. Usage: theorems_bench [n]
// [name]
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

#include "base/random.h"
#include "growth.h"
#include "methods/solo_chess/budget_one.h"
#include "methods/solo_chess/one_type.h"
#include "methods/solo_chess/pawns.h"

namespace {

using namespace hardboard;

// n different squares by a rule for the i-th; shuffled, for files come in any order.
solo_chess::Puzzle board(std::uint32_t n, char letter, std::uint32_t budget,
                         const std::function<Square(std::uint32_t)>& square) {
  solo_chess::Puzzle puzzle;
  puzzle.types = {*solo_chess::standard_type(letter)};
  puzzle.pieces.reserve(n);
  for (std::uint32_t i = 0; i < n; ++i) puzzle.pieces.push_back({square(i), budget, 0});
  Random random(7);
  for (std::uint32_t i = n; i > 1; --i)
    std::swap(puzzle.pieces[i - 1], puzzle.pieces[random.below(i)]);
  return puzzle;
}

std::int32_t root_of(std::uint32_t n) {
  std::uint32_t side = 1;
  while (std::uint64_t{side} * side < n) ++side;
  return static_cast<std::int32_t>(side);
}

// On half of the squares of a square board, in order.
Square dense(std::uint32_t i, std::int32_t side) {
  std::uint64_t hash = (i + 1) * 0x9e3779b97f4a7c15U;
  hash ^= hash >> 32;
  return {static_cast<std::int32_t>(2 * (i % static_cast<std::uint32_t>(side)) + (hash & 1U)),
          static_cast<std::int32_t>(i / static_cast<std::uint32_t>(side))};
}

// A square spiral, each arm two squares from the next: a path.
struct Spiral {
  Square at{0, 0};
  std::int32_t dx = 1, dy = 0, left = 2, length = 2, turns = 0;
  Square next() {
    const Square result = at;
    at = {at.x + dx, at.y + dy};
    if (--left == 0) {
      const std::int32_t old = dx;
      dx = -dy;
      dy = old;
      if (++turns % 2 == 0) length += 2;
      left = length;
    }
    return result;
  }
};

std::vector<bench::Case> cases() {
  const auto any = [](char letter, std::function<Square(std::uint32_t, std::int32_t)> square) {
    return [letter, square](std::uint32_t n) {
      const std::int32_t side = root_of(n);
      return board(n, letter, solo_chess::unlimited,
                   [&](std::uint32_t i) { return square(i, side); });
    };
  };
  const auto filled = [](std::uint32_t i, std::int32_t side) {
    return Square{static_cast<std::int32_t>(i % static_cast<std::uint32_t>(side)),
                  static_cast<std::int32_t>(i / static_cast<std::uint32_t>(side))};
  };
  const auto sparse = [](std::uint32_t i, std::int32_t) {
    const std::uint64_t hash = (std::uint64_t{i} + 1) * 0x9e3779b97f4a7c15U;  // all different in x
    return Square{static_cast<std::int32_t>(i * 2654435761U),
                  static_cast<std::int32_t>(hash >> 33)};
  };
  const auto diagonal = [](std::uint32_t i, std::int32_t) {
    return Square{static_cast<std::int32_t>(i), static_cast<std::int32_t>(i)};
  };
  const auto row = [](std::uint32_t i, std::int32_t) {
    return Square{static_cast<std::int32_t>(i), 1};
  };
  // Teeth of 1000 on a spine.
  const auto comb = [](std::uint32_t i, std::int32_t) {
    const auto tooth = static_cast<std::int32_t>(i / 1001),
               at = static_cast<std::int32_t>(i % 1001);
    return at == 0 ? Square{2 * tooth + 1, 0} : Square{2 * tooth, at - 1};
  };
  const auto spiral = [](char letter) {
    return [letter](std::uint32_t n) {
      Spiral path;
      return board(n, letter, solo_chess::unlimited, [&](std::uint32_t) { return path.next(); });
    };
  };
  const auto budget_one = [](std::uint32_t n) {
    // Rooks on a row and a column, queens on both diagonals, a king beside the center.
    solo_chess::Puzzle puzzle = board(n, 'R', 1, [](std::uint32_t i) {
      const auto far = static_cast<std::int32_t>(i / 4 + 1);
      constexpr std::int32_t ways[4][2] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
      return i == 0 ? Square{0, 0} : Square{ways[i % 4][0] * far, ways[i % 4][1] * far};
    });
    return puzzle;
  };
  const auto no_center = [](std::uint32_t n) {
    solo_chess::Puzzle puzzle = board(n, 'R', 1, [](std::uint32_t i) {
      return Square{static_cast<std::int32_t>(i), 1};
    });
    puzzle.types.push_back(*solo_chess::standard_type('K'));
    puzzle.pieces.push_back({{-5, 1}, 1, 1});
    puzzle.pieces.push_back({{static_cast<std::int32_t>(n) + 5, 1}, 1, 1});
    return puzzle;
  };
  // Two in each row, the left one with the children.
  const auto pawns = [](std::uint32_t n) {
    return board(n, 'P', 2, [](std::uint32_t i) {
      const auto down = static_cast<std::int32_t>((i + 1) / 2);
      return i == 0 ? Square{0, 0} : Square{-down + (i % 2 == 0 ? 2 : 0), -down};
    });
  };
  const auto type = &solo_chess::solve_one_type;
  return {
      {"K filled", any('K', filled), type},
      {"K spiral", spiral('K'), type},
      {"N filled", any('N', filled), type},
      {"N half full", any('N', dense), type},
      {"Q half full", any('Q', dense), type},
      {"Q sparse", any('Q', sparse), type},
      {"Q one diagonal", any('Q', diagonal), type},
      {"Q spiral", spiral('Q'), type},
      {"R half full", any('R', dense), type},
      {"R sparse", any('R', sparse), type},
      {"R one row", any('R', row), type},
      {"R comb", any('R', comb), type},
      {"R spiral", spiral('R'), type},
      {"P filled", any('P', filled), type},
      {"budget 1, cross", budget_one, &solo_chess::solve_budget_one},
      {"budget 1, none", no_center, &solo_chess::solve_budget_one},
      {"pawns, budget 2", pawns, &solo_chess::solve_pawns},
  };
}

}  // namespace

int main(int argc, char** argv) {
  const auto most = static_cast<std::uint32_t>(argc > 1 ? std::atol(argv[1]) : 10'000'000);
  bench::growth_table(cases(), most, argc > 2 ? argv[2] : "");
}
