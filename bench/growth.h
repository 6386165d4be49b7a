// How the time of a method grows from n / 10 pieces to n, beside std::sort of 4n random 64-bit keys
// in the same run. Each run has a process of its own, which measures its memory and finds none that
// an earlier one has warmed; of several the least time counts, for others work on the machine too.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fmt/format.h>
#include <functional>
#include <limits>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>
#include <vector>

#include "base/huge_pages.h"
#include "base/limits.h"
#include "base/random.h"
#include "bench.h"
#include "methods/solo_chess/arena_of.h"
#include "puzzles/solo_chess/check.h"

namespace hardboard::bench {

struct Case {
  std::string name;
  std::function<solo_chess::Puzzle(std::uint32_t)> make;
  capture::Answer<capture::Location> (*solve)(const solo_chess::Puzzle&, const Limits&);
};

struct Measured {
  double seconds = std::numeric_limits<double>::infinity(), bytes = 0;
  bool solvable = false, refuted = false;
};

// What `work` measures in a process of its own; the least time, and the last of all else.
template <class Work>
Measured least(std::uint32_t runs, Work work) {
  Measured result;
  for (std::uint32_t run = 0; run < runs; ++run) {
    int ends[2];
    if (pipe(ends) != 0) std::abort();
    const pid_t child = fork();
    if (child == 0) {
      const Measured measured = work();
      _exit(write(ends[1], &measured, sizeof measured) == sizeof measured ? 0 : 1);
    }
    close(ends[1]);
    Measured measured;
    if (read(ends[0], &measured, sizeof measured) != sizeof measured) std::abort();
    close(ends[0]);
    waitpid(child, nullptr, 0);
    measured.seconds = std::min(measured.seconds, result.seconds);
    result = measured;
  }
  return result;
}

// Virtual machines hand memory that has been free for seconds back to their host, and to get it
// again takes ten times as long as to clear it. The sort finds its memory at hand; so shall the
// methods: a process that takes and leaves as much does so just before.
inline void recall_memory(std::size_t bytes) {
  const pid_t child = fork();
  if (child == 0) {
    std::vector<char> memory;
    reserve_huge(memory, bytes);
    memory.resize(bytes);
    _exit(0);
  }
  waitpid(child, nullptr, 0);
}

inline Measured sort_keys(std::uint32_t n) {
  return least(3, [&] {
    Random random(1);
    std::vector<std::uint64_t> keys(std::size_t{4} * n);
    for (std::uint64_t& key : keys) key = random.next();
    return Measured{seconds([&] { std::sort(keys.begin(), keys.end()); }), 0, false, false};
  });
}

inline Measured solve(const Case& row, std::uint32_t n, bool checked) {
  return least(checked ? 5 : 3, [&] {
    const double before = peak_memory();
    const solo_chess::Puzzle puzzle = row.make(n);
    recall_memory(std::size_t{128} * n);
    capture::Answer<capture::Location> answer;
    Measured measured;
    measured.seconds = seconds([&] { answer = row.solve(puzzle, {}); });
    measured.bytes = (peak_memory() - before) / n;
    measured.solvable = answer.verdict == Verdict::solvable;
    measured.refuted =
        checked &&
        check(puzzle, solo_chess::to_squares(puzzle, std::move(answer))).check == Check::wrong;
    return measured;
  });
}

// For `most` pieces and a tenth of it. Bytes are those of a piece, with the 16 of the puzzle; the
// answers on smaller boards are checked.
inline void growth_table(const std::vector<Case>& cases, std::uint32_t most,
                         const std::string& only) {
  fmt::print("{:<34} {:<10} {:>9} {:>9} {:>7} {:>7} {:>6}\n", "processor time in seconds", "answer",
             most / 10, most, "growth", "/ sort", "bytes");
  const double small = sort_keys(most / 10).seconds, large = sort_keys(most).seconds;
  fmt::print("{:<34} {:<10} {:>9.3f} {:>9.3f} {:>7.1f}\n", "std::sort of 4n keys", "", small, large,
             large / small);
  for (const Case& row : cases) {
    if (row.name.find(only) == std::string::npos) continue;
    std::fflush(stdout);
    const Measured few = solve(row, most / 10, true), many = solve(row, most, false);
    fmt::print("{:<34} {:<10} {:>9.3f} {:>9.3f} {:>7.1f} {:>7.2f} {:>6.0f}{}\n", row.name,
               many.solvable ? "solvable" : "unsolvable", few.seconds, many.seconds,
               many.seconds / few.seconds, many.seconds / large, many.bytes,
               few.refuted ? " WRONG" : "");
  }
}

}  // namespace hardboard::bench
