// What a caller grants is all that the library takes: time, memory, threads; and who may stop it.
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <gtest/gtest.h>
#include <iterator>
#include <limits>
#include <thread>

#include "base/machine_memory.h"
#include "library/inside.h"
#include "library/puzzles.h"
#include "support/paths.h"

namespace hardboard {
namespace {

double seconds_of(const std::function<void()>& work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

// Takes seconds and hundreds of megabytes: the fewest moves of peg solitaire's central game.
Puzzle long_puzzle() {
  return read_file(testing::example("peg_english.txt")).at(0);
}
Options long_work() {
  Options options;
  options.minimize = "moves";
  return options;
}

// The work did not come to its end.
void expect_open(const Answer& answer) {
  const bool is_proved = answer.least() && answer.least()->value == answer.least()->bound;
  EXPECT_FALSE(is_proved) << answer.text();
}

TEST(LibraryEffort, TimeIsHonoured) {
  Options options = long_work();
  options.effort.seconds = 0.1;
  const double seconds = seconds_of([&] {
    const Answer answer = solve(long_puzzle(), options);
    expect_open(answer);
  });
  EXPECT_LT(seconds, 10);
}

TEST(LibraryEffort, AnotherThreadStopsIt) {
  std::atomic<bool> stop = false;
  Options options = long_work();
  options.effort.stop = &stop;
  std::thread other([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    stop = true;
  });
  EXPECT_LT(seconds_of([&] { solve(long_puzzle(), options); }), 10);
  other.join();
}

TEST(LibraryEffort, WhoStopsBeforeTheBeginningHearsThatItIsUnknown) {
  const std::atomic<bool> stop = true;
  Options options;
  options.effort.stop = &stop;
  const Answer answer = solve(long_puzzle(), options);
  EXPECT_EQ(answer.outcome(), Outcome::unknown) << answer.text();
  EXPECT_FALSE(answer.remark().empty());
}

TEST(LibraryEffort, MemoryIsHonoured) {
  Options options = long_work();
  options.effort.memory_bytes = 1 << 20;
  options.effort.seconds = 20;
  const Answer answer = solve(long_puzzle(), options);
  expect_open(answer);
}

TEST(LibraryEffort, AnyNumberOfThreadsMayBeGranted) {
  Options options;
  options.count = "sequences";
  options.effort.threads = std::numeric_limits<unsigned>::max();
  options.effort.seconds = 2;
  const Answer answer = solve(long_puzzle(), options);
  EXPECT_EQ(answer.count().value_or("40861647040079968"), "40861647040079968");
}

// It is told three times, after whatever time.
TEST(LibraryEffort, ProgressIsToldInTheCallersThreadAndNotTooOften) {
  std::vector<std::string> told;
  bool same_thread = true;
  std::atomic<bool> stop = false;
  Options options = long_work();
  options.effort.stop = &stop;
  options.effort.progress = [&, caller = std::this_thread::get_id()](const std::string& words) {
    told.push_back(words);
    same_thread = same_thread && std::this_thread::get_id() == caller;
    stop = told.size() >= 3;
  };
  const double seconds = seconds_of([&] { solve(long_puzzle(), options); });
  EXPECT_TRUE(same_thread);
  EXPECT_GE(told.size(), 3U);
  EXPECT_LE(static_cast<double>(told.size()), 5 * seconds + 1);
}

// How many threads there are besides the caller's.
std::ptrdiff_t helpers() {
  const std::filesystem::directory_iterator tasks("/proc/self/task");
  return std::distance(begin(tasks), end(tasks)) - 1;
}

TEST(LibraryEffort, ThreadsAreHonoured) {
  // A table of 15 squares takes seconds, and ends once the threads have been seen for a while; who
  // wins does not matter here.
  const Puzzle puzzle = read(
                            "push-fight\nquestion winner\nboard\n\n"
                            " p P p . .|\n\n"
                            " a . P p P|\n\n"
                            "|. K . . k|\n"
                            "     -\n")
                            .at(0);
  for (const unsigned threads : {1U, 3U}) {
    std::ptrdiff_t most = 0;
    int told = 0;
    std::atomic<bool> stop = false;
    Options options;
    options.method = "table";
    options.effort.stop = &stop;
    options.effort.threads = threads;
    options.effort.progress = [&](const std::string&) {
      most = std::max(most, helpers());
      stop = ++told >= 10 && most >= threads - 1;
    };
    solve(puzzle, options);
    EXPECT_EQ(most, threads - 1);
  }
}

TEST(LibraryEffort, EffortsThatMakeNoSenseAreMisuse) {
  Options options;
  options.effort.seconds = -1;
  EXPECT_THROW(solve(solvable_puzzle(), options), std::invalid_argument);
  options.effort.seconds = std::numeric_limits<double>::quiet_NaN();
  EXPECT_THROW(solve(solvable_puzzle(), options), std::invalid_argument);
  options.effort.seconds = std::numeric_limits<double>::infinity();
  EXPECT_EQ(solve(solvable_puzzle(), options).outcome(), Outcome::solvable);
  options.effort = {};
  options.effort.threads = 0;
  EXPECT_THROW(solve(solvable_puzzle(), options), std::invalid_argument);
  options.effort = {};
  options.effort.memory_bytes = 1000;
  EXPECT_THROW(solve(solvable_puzzle(), options), std::invalid_argument);
}

TEST(LibraryEffort, MemoryEndsWithTheMachines) {
  Effort effort;
  effort.memory_bytes = std::numeric_limits<std::size_t>::max();
  EXPECT_EQ(limits_of(effort).memory_bytes, machine_memory());
}

}  // namespace
}  // namespace hardboard
