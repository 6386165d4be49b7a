// Armies from a cold start: what is found, what is proved, in how much processor time.
//
//   army_bench [SECONDS]: seconds of wall time for each large desert (default 60).
//   army_bench SECONDS KIND SIZE [MARGIN [JOBS]]: one desert, its answer as JSON.
//   army_bench SECONDS seeds [MANY]: how soon each seed finds the best known armies.
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>
#include <iostream>
#include <string>
#include <sys/resource.h>

#include "methods/peg_army/march.h"
#include "methods/peg_army/solve.h"

namespace {

using namespace hardboard;
using namespace hardboard::peg_army;

// Of this process and of the engines that ended.
double processor_seconds() {
  double total = 0;
  for (const int who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
    rusage usage{};
    getrusage(who, &usage);
    for (const timeval& t : {usage.ru_utime, usage.ru_stime}) {
      total += static_cast<double>(t.tv_sec) + 1e-6 * static_cast<double>(t.tv_usec);
    }
  }
  return total;
}

Puzzle desert(Shape shape, std::int32_t size) {
  Puzzle puzzle;
  puzzle.shape = shape;
  puzzle.size = size;
  if (shape == Shape::halfplane) puzzle.goal = {0, size};
  return puzzle;
}

struct Run {
  Instance instance;
  March found;
  double seconds = 0;
};

Run run(const Puzzle& puzzle, std::int32_t margin, bool minimize, double most_seconds) {
  Run result;
  result.instance = *instance_of(puzzle, margin);
  Limits limits;
  limits.deadline = Clock::now() + std::chrono::milliseconds(static_cast<int>(most_seconds * 1e3));
  MarchOptions options;
  options.minimize = minimize;
  const double before = processor_seconds();
  result.found = march(result.instance, options, limits);
  result.seconds = processor_seconds() - before;
  return result;
}

void row(const char* name, Shape shape, std::int32_t size, bool minimize, double most_seconds,
         const char* wanted) {
  const Puzzle puzzle = desert(shape, size);
  const Run result = run(puzzle, usual_margin(puzzle), minimize, most_seconds);
  fmt::print("{:<10} {:>4} {:>7} {:>7} {:>8} {:>9.2f}  {}\n", name, size, usual_margin(puzzle),
             result.found.columns.size(), result.found.bound, result.seconds, wanted);
  std::fflush(stdout);
}

void print_answer(Puzzle puzzle, std::int32_t margin, std::uint32_t jobs, double most_seconds) {
  puzzle.margin = margin;
  Limits limits;
  limits.deadline = Clock::now() + std::chrono::milliseconds(static_cast<int>(most_seconds * 1e3));
  limits.progress = [](const std::string& words) { fmt::print(stderr, "{}\n", words); };
  limits.threads = jobs;
  Answer answer = solve_by_programme(puzzle, Wish::fewest_moves, {.limits = limits});
  answer.seconds = processor_seconds();
  write_answer(std::cout, puzzle, answer, Form::json);
}

// The processor time until an army of so many jumps was found, on one thread, and the best one of a
// run that did not find it.
void seeds(const char* name, Shape shape, std::int32_t size, int wanted, std::uint64_t many,
           double most_seconds) {
  const Puzzle puzzle = desert(shape, size);
  const Instance instance = *instance_of(puzzle, usual_margin(puzzle));
  for (std::uint64_t seed = 1; seed <= many; ++seed) {
    std::atomic<bool> is_found = false;
    Limits limits;
    limits.interrupted = &is_found;
    const double before = processor_seconds();
    double spent = 0;
    int best = 0;
    limits.progress = [&](const std::string& words) {
      spent = processor_seconds() - before;
      const int found = std::atoi(words.c_str());
      if (words.ends_with(" found")) best = found;
      if ((best > 0 && best <= wanted) || spent > most_seconds) is_found = true;
    };
    MarchOptions options;
    options.minimize = true;
    options.seed = seed;
    // A run without words ends by the clock.
    limits.deadline = Clock::now() + std::chrono::seconds(static_cast<int>(4 * most_seconds));
    march(instance, options, limits);
    fmt::print("{:<8} {:>4} {:>6} {:>6} {:>9.2f}\n", name, size, seed, best, spent);
    std::fflush(stdout);
  }
}

}  // namespace

int main(int count, char** words) {
  const double most_seconds = count > 1 ? std::atof(words[1]) : 60;
  if (count > 2 && std::string(words[2]) == "seeds") {
    const std::uint64_t many = count > 3 ? std::strtoull(words[3], nullptr, 10) : 10;
    fmt::print("{:<8} {:>4} {:>6} {:>6} {:>9}\n", "desert", "size", "seed", "jumps", "seconds");
    seeds("square", Shape::square, 11, 212, many, most_seconds);
    seeds("square", Shape::square, 12, 301, many, most_seconds);
    seeds("rhombus", Shape::rhombus, 15, 176, many, most_seconds);
    return 0;
  }
  if (count > 3) {
    const std::string kind = words[2];
    const Shape shape = kind == "square"    ? Shape::square
                        : kind == "rhombus" ? Shape::rhombus
                                            : Shape::halfplane;
    const Puzzle puzzle = desert(shape, std::atoi(words[3]));
    const std::int32_t margin = count > 4 ? std::atoi(words[4]) : usual_margin(puzzle);
    print_answer(puzzle, margin, count > 5 ? std::atoi(words[5]) : 1, most_seconds);
    return 0;
  }
  fmt::print("Fewest jumps of armies within the margin; proved bounds rest on integers.\n");
  fmt::print("{:<10} {:>4} {:>7} {:>7} {:>8} {:>9}  {}\n", "desert", "size", "margin", "jumps",
             "bound", "seconds", "wanted");
  const char* const level[] = {"", "1", "3", "7", "19"};
  for (const int n : {1, 2, 3, 4}) row("halfplane", Shape::halfplane, n, true, 60, level[n]);
  row("square", Shape::square, 7, true, 60, "15");
  row("square", Shape::square, 9, true, 120, "39");
  row("rhombus", Shape::rhombus, 13, true, most_seconds, "found");
  row("rhombus", Shape::rhombus, 15, true, most_seconds, "found");
  row("square", Shape::square, 11, true, most_seconds, "212");
  row("square", Shape::square, 12, true, most_seconds, "301");
}
