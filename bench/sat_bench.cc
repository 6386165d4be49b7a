// How long the SAT methods take on random boards: a row for each family, over several seeds.
// Usage: sat_bench [seeds] [part of a row's name]
#include <algorithm>
#include <cstdlib>
#include <fmt/core.h>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/random.h"
#include "methods/capture/solve_sat.h"
#include "methods/capture/survey.h"
#include "methods/solo_chess/arena_of.h"
#include "puzzles/solo_chess/replay.h"

namespace hardboard {
namespace {

struct Family {
  std::string_view name;
  std::int32_t width, height;
  std::uint32_t pieces;
  std::string_view letters;  // drawn uniformly
  std::uint32_t least_budget, most_budget;
  bool hubs;
  double target;
};

constexpr Family families[] = {
    {"rooks-60x60", 60, 60, 300, "R", 2, 2, false, 2},
    {"queens-40x40", 40, 40, 300, "Q", 2, 2, false, 2},
    {"mixed-20x20", 20, 20, 120, "KQRBNP", 2, 2, false, 5},
    {"rooks-20x20-budgets", 20, 20, 60, "R", 0, 4, false, 10},
    {"kings-40x40", 40, 40, 1500, "K", 2, 2, true, 2},
    {"knights-40x40", 40, 40, 1500, "N", 2, 2, true, 2},
    {"kings-46x46", 46, 46, 1500, "K", 2, 2, true, 2},
    {"knights-46x46", 46, 46, 1500, "N", 2, 2, true, 2},
    {"kings-40x40-budgets", 40, 40, 1500, "K", 1, 2, true, 2},
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

void measure(const Family& family, std::uint32_t seeds) {
  std::vector<double> seconds;
  std::uint32_t yes = 0, no = 0, unknown = 0, refused = 0;
  for (std::uint32_t seed = 1; seed <= seeds; ++seed) {
    Random random(seed);
    const solo_chess::Puzzle puzzle = draw(family, random);
    const Clock::time_point start = Clock::now();
    Limits limits;
    limits.deadline = start + std::chrono::seconds(60);
    const auto arena = solo_chess::arena_of(puzzle);
    const capture::Survey survey = capture::survey(*arena);
    Answer<Square> answer;
    if (survey.refusal.index() != 0) {
      ++refused;
      continue;
    }
    const capture::SatOptions options{limits, {}, survey.roots};
    answer = solo_chess::to_squares(puzzle, family.hubs ? capture::solve_by_hubs(*arena, options)
                                                           : capture::solve_by_exits(*arena, options));
    seconds.push_back(std::chrono::duration<double>(Clock::now() - start).count());
    if (answer.verdict == Verdict::unknown) ++unknown;
    if (answer.verdict == Verdict::unsolvable) ++no;
    if (answer.verdict == Verdict::solvable) {
      solo_chess::Game game(puzzle);
      for (const auto& move : answer.moves) {
        if (const auto why = game.play(move)) {
          fmt::print(stderr, "{}: seed {}: {}\n", family.name, seed, *why);
          std::exit(1);
        }
      }
      if (!game.solved()) std::exit(1);
      ++yes;
    }
    if (std::getenv("SATV")) fmt::print("seed {} {:.3f}\n", seed, seconds.back());
  }
  std::sort(seconds.begin(), seconds.end());
  const double median = seconds.empty() ? 0 : seconds[seconds.size() / 2];
  const double worst = seconds.empty() ? 0 : seconds.back();
  fmt::print("{:<22} {:>6} {:>8} {:>8} {:>8} {:>7.3f} {:>7.3f} {:>7.1f}\n", family.name, yes, no,
             unknown, refused, median, worst, family.target);
}

}  // namespace
}  // namespace hardboard

int main(int argc, char** argv) {
  const auto seeds = argc > 1 ? static_cast<std::uint32_t>(std::atoi(argv[1])) : 10U;
  const std::string_view part = argc > 2 ? argv[2] : "";
  fmt::print("{:<22} {:>6} {:>8} {:>8} {:>8} {:>7} {:>7} {:>7}\n", "instance", "yes", "no",
             "unknown", "refused", "median", "worst", "target");
  for (const hardboard::Family& family : hardboard::families) {
    if (family.name.find(part) != std::string_view::npos) hardboard::measure(family, seeds);
  }
}
