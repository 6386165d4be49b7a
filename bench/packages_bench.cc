// One peg left on large boards, and targets some jumps at random away: the share of boards solved
// against time, by packages or by numbers of jumps, and by the search of the whole board where it
// takes the board at all, in the same run. Each board is one that no position class refuses;
// whether one peg can be left on a board of random pegs is not known.
//
//   packages_bench [BOARDS [SECONDS [WORDS]]]
//
// BOARDS a family, each with a limit of SECONDS on the clock; families whose names contain WORDS.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <fmt/core.h>
#include <string>
#include <string_view>
#include <sys/resource.h>
#include <vector>

#include "base/random.h"
#include "base/time_slice.h"
#include "bench.h"
#include "methods/peg_solitaire/backward.h"
#include "methods/peg_solitaire/by_counts.h"
#include "methods/peg_solitaire/decide.h"
#include "methods/peg_solitaire/gather.h"
#include "methods/peg_solitaire/grid.h"
#include "methods/peg_solitaire/packages.h"
#include "methods/peg_solitaire/position_class.h"
#include "methods/peg_solitaire/windows.h"
#include "puzzles/peg_solitaire/directions.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/replay.h"

namespace {

using namespace hardboard;
using namespace hardboard::peg_solitaire;

constexpr std::array marks = {0.01, 0.03, 0.1, 0.3, 1.0, 2.0, 10.0};  // seconds of processor time

struct Family {
  const char* name;
  std::int32_t side;
  std::uint64_t percent;  // the chance of a peg; 100 means all holes but one at random
  Goal goal;
  Directions directions{};
  bool is_grown = false;  // played backward from one peg, until so many holes have pegs
  unsigned jumps = 0;     // to a target
  bool is_rim = false;    // the target is the rim of the square
};

constexpr std::array families = {
    Family{"8x8 30 % full", 8, 30, Goal::one},
    Family{"8x8 half full", 8, 50, Goal::one},
    Family{"8x8 70 % full", 8, 70, Goal::one},
    Family{"12x12 30 % full", 12, 30, Goal::one},
    Family{"12x12 half full", 12, 50, Goal::one},
    Family{"12x12 70 % full", 12, 70, Goal::one},
    Family{"16x16 30 % full", 16, 30, Goal::one},
    Family{"16x16 half full", 16, 50, Goal::one},
    Family{"16x16 70 % full", 16, 70, Goal::one},
    Family{"20x20 30 % full", 20, 30, Goal::one},
    Family{"20x20 half full", 20, 50, Goal::one},
    Family{"20x20 70 % full", 20, 70, Goal::one},
    Family{"12x12 30 % grown", 12, 30, Goal::one, {}, true},
    Family{"12x12 half grown", 12, 50, Goal::one, {}, true},
    Family{"12x12 70 % grown", 12, 70, Goal::one, {}, true},
    Family{"16x16 30 % grown", 16, 30, Goal::one, {}, true},
    Family{"16x16 half grown", 16, 50, Goal::one, {}, true},
    Family{"16x16 70 % grown", 16, 70, Goal::one, {}, true},
    Family{"20x20 30 % grown", 20, 30, Goal::one, {}, true},
    Family{"20x20 half grown", 20, 50, Goal::one, {}, true},
    Family{"20x20 70 % grown", 20, 70, Goal::one, {}, true},
    Family{"40x40 30 % grown, to a hole", 40, 30, Goal::one_at, {}, true},
    Family{"60x60 20 % grown, to a hole", 60, 20, Goal::one_at, {}, true},
    Family{"100x100 20 % grown", 100, 20, Goal::one, {}, true},
    Family{"100x100 half grown", 100, 50, Goal::one, {}, true},
    Family{"50x50 70 % full", 50, 70, Goal::one},
    Family{"30x30 95 % full", 30, 95, Goal::one},
    Family{"100x100 95 % full", 100, 95, Goal::one},
    Family{"100x100 99 % full", 100, 99, Goal::one},
    Family{"20x20 but one", 20, 100, Goal::one},
    Family{"50x50 but one", 50, 100, Goal::one},
    Family{"50x50 but one, to a hole", 50, 100, Goal::one_at},
    Family{"100x100 but one", 100, 100, Goal::one},
    Family{"100x100 but one, to a hole", 100, 100, Goal::one_at},
    Family{"50x50 but one, triangular", 50, 100, Goal::one, triangular},
    Family{"8x8 70 %, target 20 away", 8, 70, Goal::target, {}, false, 20},
    Family{"12x12 half, target 10 away", 12, 50, Goal::target, {}, false, 10},
    Family{"12x12 half, target 20 away", 12, 50, Goal::target, {}, false, 20},
    Family{"16x16 70 %, target 40 away", 16, 70, Goal::target, {}, false, 40},
    Family{"24x24 70 %, target 80 away", 24, 70, Goal::target, {}, false, 80},
    Family{"12x12 90 %, target 60 away", 12, 90, Goal::target, {}, false, 60},
    Family{"12x12 tri., target 50 away", 12, 70, Goal::target, triangular, false, 50},
    Family{"9x9 but one, to the rim", 9, 100, Goal::target, {}, false, 0, true},
    Family{"12x12 but one, to the rim", 12, 100, Goal::target, {}, false, 0, true},
    Family{"20x20 but one, to the rim", 20, 100, Goal::target, {}, false, 0, true},
};

// Plays jumps backward, each chosen at random among all, from one peg on puzzle.at.
void grow(Puzzle& puzzle, std::uint64_t percent, Random& random) {
  const std::vector<HoleJump> jumps = jumps_of(puzzle);
  const std::uint64_t wanted = puzzle.holes.size() * percent / 100;
  std::vector<std::uint8_t>& pegs = puzzle.pegs;
  std::fill(pegs.begin(), pegs.end(), std::uint8_t{0});
  pegs[*hole_at(puzzle, puzzle.at)] = 1;
  for (std::uint64_t count = 1, tries = 0; count < wanted && tries < 1'000'000; ++tries) {
    const HoleJump& jump = jumps[random.below(jumps.size())];
    if (pegs[jump.to] == 0 || pegs[jump.from] != 0 || pegs[jump.over] != 0) continue;
    pegs[jump.from] = pegs[jump.over] = 1;
    pegs[jump.to] = 0;
    ++count;
  }
}

// Plays so many jumps, each chosen at random among all that are legal, to the target.
void aim(Puzzle& puzzle, unsigned number, Random& random) {
  const std::vector<HoleJump> jumps = jumps_of(puzzle);
  std::vector<std::uint8_t>& pegs = puzzle.target = puzzle.pegs;
  for (unsigned made = 0, tries = 0; made < number && tries < 1'000'000; ++tries) {
    const HoleJump& jump = jumps[random.below(jumps.size())];
    if (pegs[jump.from] == 0 || pegs[jump.over] == 0 || pegs[jump.to] != 0) continue;
    pegs[jump.from] = pegs[jump.over] = 0;
    pegs[jump.to] = 1;
    ++made;
  }
}

bool is_at_rim(Square hole, std::int32_t side) {
  return hole.x == 1 || hole.x == side || hole.y == 1 || hole.y == side;
}

Puzzle board(const Family& family, std::uint64_t seed) {
  for (Random random(seed);;) {
    Puzzle puzzle;
    puzzle.directions = family.directions;
    for (std::int32_t y = 1; y <= family.side; ++y)
      for (std::int32_t x = 1; x <= family.side; ++x) {
        puzzle.holes.push_back({x, y});
        puzzle.pegs.push_back(random.below(100) < family.percent ? 1 : 0);
      }
    if (family.percent == 100) puzzle.pegs[random.below(puzzle.pegs.size())] = 0;
    puzzle.goal = family.goal;
    puzzle.at = puzzle.holes[random.below(puzzle.holes.size())];
    if (family.is_grown) grow(puzzle, family.percent, random);
    if (family.goal == Goal::target) aim(puzzle, family.jumps, random);
    if (family.is_rim)
      for (std::size_t hole = 0; hole < puzzle.holes.size(); ++hole)
        puzzle.target[hole] = is_at_rim(puzzle.holes[hole], family.side) ? 1 : 0;
    if (!refuse_by_class(puzzle)) return puzzle;
  }
}

// A method's play from the other end of the target.
template <class Solve>
auto backward_by(Solve solve) {
  return [solve](const Puzzle& puzzle, const Limits& limits) {
    std::vector<Jump> jumps = solve(backward(puzzle), limits);
    std::reverse(jumps.begin(), jumps.end());
    return jumps;
  };
}

bool replays(const Puzzle& puzzle, const std::vector<Jump>& jumps) {
  Game game(puzzle);
  for (const Jump& jump : jumps)
    if (game.play(jump)) return false;
  return game.goal_met();
}

// Processor time of the processes that have ended: CBC works in such.
double seconds_of_children() {
  rusage usage{};
  getrusage(RUSAGE_CHILDREN, &usage);
  const auto seconds = [](const timeval& time) {
    return double(time.tv_sec) + 1e-6 * double(time.tv_usec);
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

template <class Solve>
void measure(const Family& family, const char* method, std::uint64_t boards, double most,
             Solve solve) {
  const auto limit = std::chrono::milliseconds(static_cast<std::int64_t>(1000 * most));
  std::vector<double> times;  // of the solved boards
  for (std::uint64_t seed = 1; seed <= boards; ++seed) {
    const Puzzle puzzle = board(family, seed);
    std::vector<Jump> jumps;
    const double before = seconds_of_children();
    const double own = bench::seconds([&] { jumps = solve(puzzle, time_slice({}, limit)); });
    const double time = own + seconds_of_children() - before;
    if (replays(puzzle, jumps)) times.push_back(time);
  }
  fmt::print("{:<28}{:<10}{:>4} of {:<4}", family.name, method, times.size(), boards);
  for (const double mark : marks)
    fmt::print(" {:>4.0f}%",
               100.0 *
                   static_cast<double>(std::count_if(times.begin(), times.end(),
                                                     [&](double time) { return time <= mark; })) /
                   static_cast<double>(boards));
  fmt::print("\n");
  std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
  const std::uint64_t boards = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 20;
  const double most = argc > 2 ? std::strtod(argv[2], nullptr) : 2;
  const std::string_view words = argc > 3 ? argv[3] : "";
  fmt::print("{:<38}{:>12}", "", "solved");
  for (const double mark : marks) fmt::print(" {:>4}s", mark);
  fmt::print("\n");
  for (const Family& family : families) {
    if (std::string_view(family.name).find(words) == std::string_view::npos) continue;
    const auto pack = [](const Puzzle& puzzle, const Limits& limits) {
      return by_packages(puzzle, 1'000'000, limits).jumps;
    };
    const auto gather = [](const Puzzle& puzzle, const Limits& limits) {
      return by_gathering(puzzle, 1'000'000, limits).jumps;
    };
    const bool is_target = family.goal == Goal::target;
    if (is_target) {
      measure(family, "windows", boards, most, by_windows);
      measure(family, "counts", boards, most, [&](const Puzzle& puzzle, const Limits& limits) {
        return by_counts(puzzle, most, limits);
      });
    } else {
      measure(family, "packages", boards, most, pack);
      if (gathering_why_not(board(family, 1)).empty())
        measure(family, "gather", boards, most, gather);
    }
    if (family.is_rim) {
      measure(family, "packages", boards, most, backward_by(pack));
      measure(family, "gather", boards, most, backward_by(gather));
    }
    if (static_cast<std::size_t>(family.side * family.side) <= most_searched)
      measure(family, "search", boards, most, [](const Puzzle& puzzle, const Limits& limits) {
        return decide(puzzle, limits).jumps;
      });
  }
}
