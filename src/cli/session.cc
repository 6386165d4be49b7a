#include "cli/session.h"

#include <atomic>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <fmt/format.h>
#include <optional>
#include <string_view>
#include <sys/ioctl.h>
#include <system_error>
#include <thread>
#include <unistd.h>

#include "base/ending_signals.h"
#include "base/line_source.h"
#include "base/machine_memory.h"
#include "base/text.h"
#include "base/throttle.h"
#include "cli/all_or_nothing.h"
#include "puzzles/grounds.h"
#include "puzzles/puzzle_file.h"

namespace hardboard::cli {
namespace {

// The one thing that a signal handler can reach.
std::atomic<bool> interrupt_flag = false;
static_assert(std::atomic<bool>::is_always_lock_free);

bool progress_shown = false, progress_wanted = true;

std::string output_name = "standard output";

void on_interrupt(int) {
  interrupt_flag.store(true);
  for (const int signal : ending_signals) std::signal(signal, SIG_DFL);
}

// From this size on a file takes long enough that one wants to see what goes on.
constexpr std::size_t large_file = std::size_t{1} << 24;

void print_progress(const std::string& words) {
  tell(clear_line + fitting(words));
  progress_shown = true;
}

// A line that comes when work has taken a second, and then changes a few times a second, however
// often it is told.
struct Progress {
  Clock::time_point start = Clock::now();
  Throttle throttle{start + std::chrono::seconds(1)};

  void operator()(const std::string& words) {
    const Clock::time_point now = Clock::now();
    if (!throttle.lets_pass(now)) return;
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(now - start).count();
    print_progress(fmt::format("{} s: {}", seconds, words));
  }
};

// Makes the puzzle of the text that was taken. Readers look at no limits.
PuzzleFile::Entry read(PuzzleFile& file, const std::string& name, const Limits& limits) {
  std::optional<AllOrNothing> work;
  if (file.size() >= large_file) work.emplace(limits, name);
  return file.read();
}

}  // namespace

bool interrupted() {
  return interrupt_flag.load();
}

Limits session_limits() {
  Limits limits;
  [[maybe_unused]] static const bool hears = (hear_ending_signals(on_interrupt), true);
  limits.interrupted = &interrupt_flag;
  static const unsigned cores = std::thread::hardware_concurrency();  // asked once, too
  limits.threads = std::max(1U, cores);
  if (machine_memory() > 0) limits.memory_bytes = machine_memory() / 2;
  if (progress_wanted && isatty(STDERR_FILENO) != 0) limits.progress = Progress();
  return limits;
}

std::string fitting(const std::string& words) {
  winsize size{};
  if (::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return words;
  std::string_view rest = words;
  for (unsigned columns = 1; columns < size.ws_col && !rest.empty(); ++columns)
    rest.remove_prefix(first_character(rest).size());
  return words.substr(0, words.size() - rest.size());
}

void begin_progress(const std::string& file) {
  std::error_code none;  // then what is wrong is said when it is read
  const std::uintmax_t size = std::filesystem::file_size(file, none);
  if (!none && size >= large_file && isatty(STDERR_FILENO) != 0)
    print_progress(fmt::format("reading {}, {} MB", hex_escaped(file), size / 1'000'000));
}

void continue_progress(const std::string& words) {
  if (progress_shown) print_progress(words);
}

void end_progress() {
  if (progress_shown) tell(clear_line);
  progress_shown = false;
}

void leave_progress() {
  progress_shown = progress_wanted = false;
}

void tell(const std::string& words) {
  std::fputs(words.c_str(), stderr);
  std::fflush(stderr);
}

void complain(const InputError& error) {
  complain(to_string(error));
}

void complain(const std::string& message) {
  end_progress();
  // Names and words that the message quotes may hold anything; it is one line all the same.
  tell(hex_escaped(message) + "\n");
}

Failure failure_by(InputError error) {
  if (interrupted()) return {error_in_words("interrupted"), interrupted_exit};
  const int code = error.is_of_limits ? undecided : bad_input;
  return {std::move(error), code};
}

int end(const Failure& failure) {
  complain(failure.error);
  return failure.code;
}

int fail(const InputError& error) {
  return end(failure_by(error));
}

bool output_failed() {
  return std::fflush(stdout) != 0 || std::ferror(stdout) != 0;
}

std::string output_fault() {
  return "cannot write to " + output_name;
}

int failed_by(const std::exception& error) {
  if (output_failed()) {
    complain(output_fault());
    return bad_input;
  }
  complain(fmt::format("internal error: {}", error.what()));
  return internal_error;
}

bool append_output_to(const std::string& file) {
  output_name = file;
  return std::freopen(file.c_str(), "a", stdout) != nullptr;
}

std::string shown_name(const std::string& file) {
  return file == "-" ? "standard input" : file;
}

void for_each_puzzle(const std::vector<std::string>& files, const std::string& rules,
                     const ReadingLimits& limits, const Visit& visit) {
  PuzzlePlace place;
  bool told = false;
  for (const std::string& path : files) {
    place.file = shown_name(path);
    begin_progress(path);
    Result<LineSource> source = LineSource::open(path);
    if (!source) {
      place.line = 0;
      ++place.index;
      place.is_alone = files.size() == 1;
      if (!visit(source.error(), place)) return;
      continue;
    }
    PuzzleFile file(std::move(source).value(), place.file, rules, grounds());
    for (;;) {
      Limits& own = limits();
      if (!file.take(own)) break;
      PuzzleFile::Entry entry = read(file, place.file, own);
      if (!entry.puzzle && interrupted()) return;  // that has ended the reading of the puzzle
      if (entry.puzzle && !file.assumed().empty() && !std::exchange(told, true))
        complain(fmt::format("{}: {} (--rules says otherwise)", place.file, file.assumed()));
      place.line = entry.line;
      place.is_alone = files.size() == 1 && entry.is_alone;
      ++place.index;
      if (!visit(std::move(entry.puzzle), place)) return;
    }
  }
}

Result<AnyPuzzle> one_puzzle(const std::string& file, const std::string& rules, Limits& limits) {
  std::optional<Result<AnyPuzzle>> only;
  bool more = false;
  for_each_puzzle(
      {file}, rules, [&]() -> Limits& { return limits; },
      [&](Result<AnyPuzzle> puzzle, const PuzzlePlace&) {
        more = only.has_value();
        if (!more) only = std::move(puzzle);
        return !more && only->ok();
      });
  if (!only) return error_in_words("interrupted");
  if (more) return InputError{shown_name(file), 0, 0, "the file has several puzzles; expected one"};
  return std::move(*only);
}

}  // namespace hardboard::cli
