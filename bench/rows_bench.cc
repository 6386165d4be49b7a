// One row at up to ten million pieces: solving (without reading and writing) beside std::sort on 4n
// random 64-bit keys in the same run. Usage: rows_bench [most pieces]
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

#include "base/random.h"
#include "bench.h"
#include "methods/solo_chess/arena_of.h"
#include "methods/solo_chess/one_row.h"
#include "puzzles/solo_chess/check.h"

namespace hardboard {
namespace {

using bench::seconds;
using solo_chess::Puzzle;

double sort_reference(std::size_t keys) {
  Random random(1);
  std::vector<std::uint64_t> all(keys);
  for (std::uint64_t& key : all) key = random.below(UINT64_MAX);
  return seconds([&] { std::sort(all.begin(), all.end()); });
}

struct Shape {
  const char* name;
  std::uint32_t empty;   // chance in percent that a square is empty
  std::uint32_t kings;   // chance in percent that a piece is a king
  std::uint32_t budget;  // budgets are 0 .. budget - 1 for rooks, 0 .. king_budget for kings
  std::uint32_t king_budget;
  bool shuffled;  // pieces are listed in any order
  bool goal;
};

Puzzle make(const Shape& shape, std::uint32_t n) {
  Random random(2);
  Puzzle puzzle;
  puzzle.types = {*solo_chess::standard_type('K'), *solo_chess::standard_type('R')};
  puzzle.pieces.reserve(n);
  for (std::int32_t x = 0; puzzle.pieces.size() < n; ++x) {
    if (random.below(100) < shape.empty) continue;
    const bool king = random.below(100) < shape.kings;
    const auto budget = static_cast<std::uint32_t>(
        king ? random.below(shape.king_budget + std::uint64_t{1}) : random.below(shape.budget));
    puzzle.pieces.push_back({{x, 1}, budget, static_cast<std::uint8_t>(king ? 0 : 1)});
  }
  if (shape.goal) puzzle.goal = puzzle.pieces[n / 2].square;
  if (shape.shuffled) {
    for (std::size_t i = n; i > 1; --i)
      std::swap(puzzle.pieces[i - 1], puzzle.pieces[random.below(i)]);
  }
  return puzzle;
}

double peak_bytes() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  return static_cast<double>(usage.ru_maxrss) * 1024;
}

void measure(const Shape& shape, std::uint32_t n, double reference) {
  const Puzzle puzzle = make(shape, n);
  Answer<capture::Location> answer;
  const double time = seconds([&] { answer = solo_chess::solve_one_row(puzzle, {}); });
  const bool yes = answer.verdict == Verdict::solvable;
  const double bytes = peak_bytes() / n;
  CheckReport report;
  const double check_time =
      seconds([&] { report = check(puzzle, solo_chess::to_squares(puzzle, std::move(answer))); });
  std::printf("%-34s %9u %-10s %8.3f %8.3f %6.2f %6.0f %8.2f %s\n", shape.name, n,
              yes ? "solvable" : "unsolvable", time, reference, time / reference, bytes, check_time,
              report.check == Check::verified ? "verified" : report.reason.c_str());
  std::fflush(stdout);
}

}  // namespace
}  // namespace hardboard

// Each row in a process of its own, which measures its memory.
int main(int argc, char** argv) {
  using hardboard::Shape;
  const auto most =
      static_cast<std::uint32_t>(argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 10'000'000);
  const std::vector<Shape> shapes = {
      {"rooks, budgets 0..2, in order", 50, 0, 3, 0, false, false},
      {"rooks, budgets 0..2, shuffled", 50, 0, 3, 0, true, false},
      {"rooks, budgets 0..2, a goal", 50, 0, 3, 0, true, true},
      {"kings and rooks, 0..3, half full", 50, 50, 3, 3, true, false},
      {"kings and rooks, 0..3, full row", 0, 50, 3, 3, true, false},
      {"kings, budgets 0..3, full row", 0, 100, 1, 3, false, false},
      {"one run, king budgets 0..1000", 0, 50, 2, 1000, false, false},
      {"one run, king budgets 0..100000", 0, 50, 2, 100'000, false, true},
  };
  std::printf("%-34s %9s %-10s %8s %8s %6s %6s %8s\n", "row", "pieces", "answer", "seconds",
              "sort 4n", "ratio", "B/pc", "check");
  for (std::uint32_t n = most / 10; n <= most; n *= 10) {
    const double reference = hardboard::sort_reference(std::size_t{4} * n);
    for (const Shape& shape : shapes) {
      std::fflush(stdout);
      const pid_t child = fork();
      if (child == 0) {
        hardboard::measure(shape, n, reference);
        _exit(0);
      }
      waitpid(child, nullptr, 0);
    }
  }
}
