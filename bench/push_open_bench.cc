// Push Fight: which random positions without a mate at once the search by proof numbers decides,
// and in what processor time; on the published board, and on narrower ones, where a table says how
// many of the positions that it leaves open are drawn. Usage: push_open_bench [positions] [seconds]
// [deep]; a third word adds a board with long wins, whose table takes 2 GB and six minutes.
#include <atomic>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>
#include <sys/time.h>

#include "bench.h"
#include "methods/push_fight/best_turn.h"
#include "methods/push_fight/proof_number.h"
#include "methods/push_fight/retrograde.h"
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
  timer.it_value.tv_usec =
      static_cast<suseconds_t>(1e6 * (seconds - static_cast<double>(timer.it_value.tv_sec)));
  setitimer(ITIMER_PROF, &timer, nullptr);
}

Answer searched(const Puzzle& puzzle, double seconds) {
  SolveOptions options;
  options.limits.interrupted = &is_over;
  end_after(seconds);
  return solve_by_proof_numbers(puzzle, options);
}

void on_the_published_board(int positions, double seconds) {
  fmt::print("Push Fight, published board: random positions without a mate at once\n");
  fmt::print("{:>4} {:>8} {:>7}  {}\n", "", "answer", "s", "remark");
  Random random(1);
  int decided = 0;
  for (int i = 1; i <= positions;) {
    const Puzzle puzzle{standard_board(), bench::random_push_position(random), Question::winner, 2};
    if (solve_one_turn(puzzle, {}).verdict != Verdict::unknown) continue;
    Answer answer;
    const double used = bench::seconds([&] { answer = searched(puzzle, seconds); });
    decided += answer.verdict != Verdict::unknown ? 1 : 0;
    fmt::print("{:>4} {:>8} {:>7.2f}  {}\n", i++, word_of(answer.verdict), used, answer.remark);
    std::fflush(stdout);
  }
  fmt::print("decided {} of {} in {} s\n", decided, positions, seconds);
}

// The published board, which has eight columns, without some of those in the middle.
Board narrow_board(std::int32_t columns) {
  std::vector<Square> squares;
  std::vector<Edge> rails;
  for (std::int32_t x = 1; x <= columns; ++x) {
    if (x >= 3 && x < columns) {
      squares.push_back({x, 4});
      rails.push_back({{x, 4}, Direction::up});
    }
    squares.push_back({x, 3});
    squares.push_back({x, 2});
    if (x >= 2 && x < columns - 1) {
      squares.push_back({x, 1});
      rails.push_back({{x, 1}, Direction::down});
    }
  }
  return board_of(std::move(squares), rails);
}

void on_a_narrow_board(std::int32_t columns, Force force, int positions, double seconds) {
  const Contest contest{narrow_board(columns), {force, force}, 2};
  Table table(contest);
  Analysis analysis;
  analyse(table, analysis, {});
  Random random(1);
  int drawn = 0, draws = 0;
  struct {
    int all = 0, decided = 0;
  } early, late;  // those that end in up to eight turns, and the others
  for (int i = 0; i < positions;) {
    const Puzzle puzzle{contest.board, bench::random_push_position(random, contest.board, force),
                        Question::winner, 2};
    const Value value = best_turn(table, puzzle.position)->value;
    if (value.verdict != Verdict::draw && value.depth <= 1) continue;
    ++i;
    const Answer answer = searched(puzzle, seconds);
    if (value.verdict == Verdict::draw) {
      ++drawn;
      draws += answer.verdict == Verdict::draw ? 1 : 0;
    } else {
      auto& some = value.depth <= 8 ? early : late;
      ++some.all;
      some.decided += answer.verdict == value.verdict ? 1 : 0;
    }
  }
  fmt::print(
      "{} squares, {} kings and {} pawns a side, by the table: {} of {} positions are drawn\n"
      "in {} s the search decides {} of {} that end in 2 to 8 turns, {} of {} that end later, "
      "{} draws\n",
      contest.board.size(), force.kings, force.pawns, drawn, positions, seconds, early.decided,
      early.all, late.decided, late.all, draws);
}

}  // namespace

int main(int count, char** words) {
  const int positions = count > 1 ? std::atoi(words[1]) : 16;
  const double seconds = count > 2 ? std::atof(words[2]) : 10;
  on_the_published_board(positions, seconds);
  on_a_narrow_board(6, {2, 1}, 4 * positions, seconds / 10);
  on_a_narrow_board(7, {2, 1}, 4 * positions, seconds / 10);
  if (count > 3) on_a_narrow_board(7, {2, 2}, 4 * positions, seconds / 10);
}
