// Push Fight on the published board: which random positions without a mate at once the search by
// proof numbers decides, and in what processor time. Usage: push_open_bench [positions] [seconds]
#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>
#include <sys/time.h>

#include "bench.h"
#include "methods/push_fight/proof_number.h"
#include "methods/push_fight/winner.h"
#include "push_positions.h"
#include "puzzles/push_fight/board.h"

namespace {

using namespace hardboard;
using namespace hardboard::push_fight;

std::atomic<bool> is_over;

// Ends work that asks is_over after so many seconds of processor time.
void end_after(double seconds) {
  is_over = false;
  std::signal(SIGPROF, [](int) { is_over = true; });
  itimerval timer{};
  timer.it_value.tv_sec = static_cast<time_t>(seconds);
  setitimer(ITIMER_PROF, &timer, nullptr);
}

}  // namespace

int main(int count, char** words) {
  const int positions = count > 1 ? std::atoi(words[1]) : 16;
  const double seconds = count > 2 ? std::atof(words[2]) : 10;
  fmt::print("Push Fight, published board: random positions without a mate at once\n");
  fmt::print("{:>4} {:>8} {:>7}  {}\n", "", "answer", "s", "remark");
  Random random(1);
  int decided = 0;
  for (int i = 1; i <= positions;) {
    const Puzzle puzzle{standard_board(), bench::random_push_position(random), Question::winner, 2};
    if (solve_one_turn(puzzle, {}).verdict != Verdict::unknown) continue;
    Answer answer;
    SolveOptions options;
    options.limits.interrupted = &is_over;
    end_after(seconds);
    const double used = bench::seconds([&] { answer = solve_by_proof_numbers(puzzle, options); });
    decided += answer.verdict != Verdict::unknown ? 1 : 0;
    fmt::print("{:>4} {:>8} {:>7.2f}  {}\n", i++, word_of(answer.verdict), used, answer.remark);
    std::fflush(stdout);
  }
  fmt::print("decided {} of {} in {} s\n", decided, positions, seconds);
}
