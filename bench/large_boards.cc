// Large random boards by SAT, several seeds each.
#include <algorithm>
#include <fmt/core.h>
#include <stdexcept>
#include <string_view>
#include <utility>
#include <vector>

#include "base/random.h"
#include "bench.h"
#include "kinds/kind.h"
#include "methods/solo_chess/arena_of.h"
#include "puzzles/ground.h"
#include "puzzles/solo_chess/check.h"
#include "puzzles/solo_chess/traits.h"

namespace hardboard::bench {
namespace {

struct Family {
  std::string_view name;
  std::int32_t width, height;
  std::uint32_t pieces;
  std::string_view letters;  // drawn uniformly
  std::uint32_t least_budget, most_budget;
  double target;
};

constexpr Family families[] = {
    {"rooks-60x60", 60, 60, 300, "R", 2, 2, 2},
    {"queens-40x40", 40, 40, 300, "Q", 2, 2, 2},
    {"mixed-20x20", 20, 20, 120, "KQRBNP", 2, 2, 5},
    {"rooks-20x20-budgets", 20, 20, 60, "R", 0, 4, 10},
    {"kings-40x40", 40, 40, 1500, "K", 2, 2, 2},
    {"knights-40x40", 40, 40, 1500, "N", 2, 2, 2},
    {"kings-46x46", 46, 46, 1500, "K", 2, 2, 2},
    {"knights-46x46", 46, 46, 1500, "N", 2, 2, 2},
    {"kings-46x46-budgets", 46, 46, 1500, "K", 1, 2, 2},
    {"knights-40x40-budgets", 40, 40, 1500, "N", 0, 2, 2},
};

solo_chess::Puzzle draw(const Family& family, Random& random) {
  solo_chess::Puzzle puzzle;
  for (const char letter : family.letters)
    puzzle.types.push_back(*solo_chess::standard_type(letter));
  std::vector<Square> squares;
  for (std::int32_t y = family.height; y >= 1; --y)
    for (std::int32_t x = 1; x <= family.width; ++x) squares.push_back({x, y});
  for (std::uint32_t i = 0; i < family.pieces; ++i) {
    std::swap(squares[i], squares[i + random.below(squares.size() - i)]);
    const auto budget = static_cast<std::uint32_t>(
        family.least_budget + random.below(family.most_budget - family.least_budget + 1));
    puzzle.pieces.push_back(
        {squares[i], budget, static_cast<std::uint8_t>(random.below(puzzle.types.size()))});
  }
  return puzzle;
}

struct Tally {
  std::uint32_t solvable = 0, unsolvable = 0, unknown = 0, refused = 0;  // refused without a search
};

void measure(const Family& family, std::uint32_t seeds, double unit) {
  std::vector<double> times;
  Tally tally;
  for (std::uint32_t seed = 1; seed <= seeds; ++seed) {
    Random random(seed);
    const solo_chess::Puzzle puzzle = draw(family, random);
    const AnyPuzzle any(ground_of<solo_chess::Traits>(), puzzle);
    Request request;
    request.limits.deadline = Clock::now() + std::chrono::seconds(60);
    capture::Answer<Square> answer;
    times.push_back(
        seconds([&] { answer = kind_of(any).solve(any, request).as<capture::Answer<Square>>(); }));
    if (check(puzzle, answer).check == Check::wrong) throw std::logic_error("a wrong answer");
    if (answer.verdict == Verdict::solvable)
      ++tally.solvable;
    else if (answer.verdict == Verdict::unknown)
      ++tally.unknown;
    else if (answer.method == "structure")
      ++tally.refused;
    else
      ++tally.unsolvable;
  }
  const double worst = *std::max_element(times.begin(), times.end());
  fmt::print("{:<22} {:>4} {:>4} {:>8} {:>8} {:>9.3f} {:>9.3f} {:>8.1f} {:>8.2f}\n", family.name,
             tally.solvable, tally.unsolvable, tally.refused, tally.unknown, median(times), worst,
             family.target, worst / unit);
}

}  // namespace

void large_boards(std::uint32_t seeds, double unit) {
  fmt::print(
      "Large random boards, {} seeds each, solved (not read) on one core; times in seconds.\n"
      "Reference: the worst time in units of this run's sort of 10^7 keys.\n",
      seeds);
  fmt::print("{:<22} {:>4} {:>4} {:>8} {:>8} {:>9} {:>9} {:>8} {:>8}\n", "instance", "yes", "no",
             "at sight", "unknown", "median", "worst", "wanted", "units");
  for (const Family& family : families) measure(family, seeds, unit);
  fmt::print("\n");
}

}  // namespace hardboard::bench
