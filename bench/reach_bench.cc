// Reachability on ordinary boards (tests/support/desert_boards.h): the share of boards decided
// against time on the clock, by what is near the goal, on one and on two threads, and by sieves of
// the whole board alone, in the same run.
//
//   reach_bench [BOARDS [SECONDS]]    BOARDS a side, each with a limit of SECONDS on the clock
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <fmt/core.h>
#include <map>
#include <string_view>
#include <vector>

#include "base/time_slice.h"
#include "methods/peg_solitaire/near.h"
#include "methods/peg_solitaire/reach.h"
#include "support/desert_boards.h"

namespace {

using namespace hardboard;
using namespace hardboard::peg_solitaire;

constexpr std::array marks = {0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0};  // seconds

struct Curve {
  std::uint32_t boards = 0, yes = 0, no = 0;
  std::vector<double> times;  // of the decided boards

  void add(Verdict verdict, double time) {
    ++boards;
    if (verdict == Verdict::unknown) return;
    ++(verdict == Verdict::solvable ? yes : no);
    times.push_back(time);
  }
  void print(std::string_view name) const {
    fmt::print("{:<24} {:>6} {:>5} {:>5}", name, boards, yes, no);
    for (const double mark : marks) {
      const auto within =
          std::count_if(times.begin(), times.end(), [&](double time) { return time <= mark; });
      fmt::print(" {:>5.0f}%", 100.0 * static_cast<double>(within) / std::max(boards, 1U));
    }
    fmt::print("\n");
  }
};

template <class Decide>
void measure(std::string_view name, std::uint64_t boards, double most, Decide decide) {
  std::map<std::int32_t, Curve> by_side;
  Curve all;
  for (std::uint64_t seed = 1; seed <= boards; ++seed) {
    const testing::DesertBoard board = testing::ordinary_board(seed);
    const Puzzle puzzle = testing::desert_board(board);
    const auto start = Clock::now();
    const Verdict verdict = decide(
        puzzle, time_slice({}, std::chrono::milliseconds(static_cast<std::int64_t>(1000 * most))));
    const double time = std::chrono::duration<double>(Clock::now() - start).count();
    by_side[board.side].add(verdict, time);
    all.add(verdict, time);
  }
  fmt::print("{}\n{:<24} {:>6} {:>5} {:>5}", name, "", "boards", "yes", "no");
  for (const double mark : marks) fmt::print(" {:>5}s", mark);
  fmt::print("\n");
  for (const auto& [side, curve] : by_side)
    curve.print(fmt::format("  empty square {}x{}", side, side));
  all.print("  all");
}

}  // namespace

int main(int argc, char** argv) {
  const std::uint64_t boards = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 60;
  const double most = argc > 2 ? std::strtod(argv[2], nullptr) : 4;
  for (const unsigned threads : {1U, 2U})
    measure(fmt::format("near the goal, threads: {}", threads), boards, most,
            [&](const Puzzle& puzzle, Limits limits) {
              limits.threads = threads;
              return decide_near(puzzle, limits).verdict;
            });
  measure("sieves of the whole board, 12 boards", std::min<std::uint64_t>(boards, 12), most,
          [](const Puzzle& puzzle, const Limits& limits) {
            return reach_by_sieves(puzzle, reach_core(puzzle, limits), limits).verdict;
          });
}
