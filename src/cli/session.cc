#include "cli/session.h"

#include <atomic>
#include <csignal>
#include <cstdio>
#include <fmt/format.h>
#include <memory>
#include <unistd.h>

#include "puzzles/solo_chess/read.h"

namespace hardboard::cli {
namespace {

// The one thing that a signal handler can reach.
std::atomic<bool> interrupt_flag = false;
static_assert(std::atomic<bool>::is_always_lock_free);

bool progress_shown = false;

void on_interrupt(int) {
  interrupt_flag.store(true);
  std::signal(SIGINT, SIG_DFL);
}

void show_progress(const std::string& words) {
  fmt::print(stderr, "\r\x1b[K{}", words);
  std::fflush(stderr);
  progress_shown = true;
}

}  // namespace

void catch_interrupts() {
  std::signal(SIGINT, on_interrupt);
}
bool interrupted() {
  return interrupt_flag.load();
}

Limits limits_of(double seconds) {
  Limits limits;
  limits.interrupted = &interrupt_flag;
  // A century is as good as no limit, and fits the clock.
  if (seconds > 0 && seconds < 3e9) {
    limits.deadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                         std::chrono::duration<double>(seconds));
  }
  if (isatty(STDERR_FILENO) != 0) limits.progress = show_progress;
  return limits;
}

void end_progress() {
  if (progress_shown) fmt::print(stderr, "\r\x1b[K");
  progress_shown = false;
}

void complain(const InputError& error) {
  complain(to_string(error));
}

void complain(const std::string& message) {
  end_progress();
  fmt::print(stderr, "{}\n", message);
}

void for_each_puzzle(const std::vector<std::string>& files, const std::string& rules,
                     const Visit& visit) {
  for (const std::string& file : files) {
    const Result<std::string> content = load(file);
    if (!content) {
      if (!visit(content.error())) return;
      continue;
    }
    if (!for_each_puzzle_in({file == "-" ? "stdin" : file, *content}, rules, visit)) return;
  }
}

Result<Puzzle> one_puzzle(const std::string& file, const std::string& rules) {
  std::optional<Result<Puzzle>> only;
  bool more = false;
  for_each_puzzle({file}, rules, [&](Result<Puzzle> puzzle) {
    more = only.has_value();
    if (!more) only = std::move(puzzle);
    return !more && only->ok();
  });
  if (more) return InputError{file, 0, 0, "the file has several puzzles; expected one"};
  if (!only) return InputError{file, 0, 0, "the file is empty; expected a puzzle"};
  return std::move(*only);
}

}  // namespace hardboard::cli
