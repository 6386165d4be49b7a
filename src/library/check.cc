// The public header's functions that need nothing but the trusted ground.
#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <memory>
#include <sstream>

#include "base/deadline.h"
#include "base/line_source.h"
#include "base/machine_memory.h"
#include "base/throttle.h"
#include "library/inside.h"
#include "proofs/report_words.h"
#include "puzzles/grounds.h"
#include "puzzles/names_of_rules.h"
#include "puzzles/puzzle_file.h"

namespace hardboard {
namespace {

std::vector<Puzzle> all_of(PuzzleFile file) {
  std::vector<Puzzle> puzzles;
  while (auto entry = file.next())
    puzzles.push_back(Access::puzzle(value_or_throw(std::move(entry->puzzle))));
  return puzzles;
}

void refuse_unknown_rules(const std::string& rules) {
  if (rules.empty()) return;
  const std::vector<std::string_view> known = names_of_rules();
  if (std::find(known.begin(), known.end(), rules) != known.end()) return;
  throw_error({"", 0, 0,
               fmt::format("there are no rules named {}; expected one of {}", in_quotes(rules),
                           fmt::join(known, ", "))});
}

// Work that is shared keeps something for each thread.
constexpr unsigned most_threads = 1024;

}  // namespace

Error::Error(const std::string& words, std::string file, std::int64_t line, std::int64_t column)
    : std::runtime_error(words), file_(std::move(file)), line_(line), column_(column) {}

void throw_error(const InputError& error) {
  throw Error(to_string(error), error.file, error.line, error.column);
}

void misuse(const std::string& words) {
  throw std::invalid_argument("hardboard: " + words);
}

Limits limits_of(const Effort& effort) {
  // NaN is not 0 or more.
  if (!(effort.seconds >= 0)) {
    misuse(fmt::format("Effort::seconds is {}; expected 0 (no limit) or a number above 0",
                       effort.seconds));
  }
  if (effort.threads == 0) misuse("Effort::threads is 0; expected 1 or more");
  if (effort.memory_bytes > 0 && effort.memory_bytes < least_memory) {
    misuse(fmt::format("Effort::memory_bytes is {}; expected 0 (1.5 GiB), or {} (1 MiB) or more",
                       effort.memory_bytes, least_memory));
  }
  Limits limits;
  if (effort.seconds > 0) limits.deadline = deadline_in(effort.seconds);
  if (effort.memory_bytes > 0) limits.memory_bytes = within_machine(effort.memory_bytes);
  limits.threads = std::min(effort.threads, most_threads);
  limits.interrupted = effort.stop;
  // Limits are copied for parts of the work, and all copies share one throttle.
  if (effort.progress) {
    limits.progress = [progress = effort.progress,
                       throttle = std::make_shared<Throttle>()](const std::string& words) {
      if (throttle->lets_pass()) progress(words);
    };
  }
  return limits;
}

std::string to_string(Outcome outcome) {
  return std::string(verdict_words.at(static_cast<std::size_t>(outcome)));
}

std::string to_string(Trust trust) {
  return std::string(check_words.at(static_cast<std::size_t>(trust)));
}

Puzzle::Puzzle(std::shared_ptr<const Inside> inside) : inside_(std::move(inside)) {}
std::string Puzzle::kind() const {
  return std::string(inside_->puzzle.kind().name);
}
std::string Puzzle::text() const {
  return inside_->puzzle.kind().write(inside_->puzzle);
}

Answer::Answer(std::shared_ptr<const Inside> inside) : inside_(std::move(inside)) {}
Puzzle Answer::puzzle() const {
  return Access::puzzle(inside_->puzzle);
}
Outcome Answer::outcome() const {
  return outcome_of(inside_->answer.head().verdict);
}
std::string Answer::method() const {
  return inside_->answer.head().method;
}
std::string Answer::source() const {
  return inside_->answer.head().source;
}
std::string Answer::remark() const {
  return inside_->answer.head().remark;
}
std::vector<std::string> Answer::moves() const {
  return inside_->puzzle.kind().moves(inside_->puzzle, inside_->answer);
}
std::optional<std::string> Answer::count() const {
  return inside_->answer.head().count;
}
std::optional<Answer::Least> Answer::least() const {
  const std::optional<Minimum>& minimum = inside_->answer.head().minimum;
  if (!minimum) return std::nullopt;
  return Least{minimum->what, minimum->value, minimum->bound};
}
std::string Answer::text() const {
  std::ostringstream out;
  inside_->puzzle.kind().write_answer(out, inside_->puzzle, inside_->answer, Form::text);
  return std::move(out).str();
}
std::string Answer::json() const {
  std::ostringstream out;
  inside_->puzzle.kind().write_answer(out, inside_->puzzle, inside_->answer, Form::json);
  return std::move(out).str();
}

std::vector<Puzzle> read(std::string_view text, const std::string& name, const std::string& rules) {
  refuse_unknown_rules(rules);
  return all_of(puzzles_in(text, name, rules, grounds()));
}

std::vector<Puzzle> read_file(const std::string& path, const std::string& rules) {
  refuse_unknown_rules(rules);
  return all_of(PuzzleFile(value_or_throw(LineSource::open(path)), path, rules, grounds()));
}

Answer read_answer(const Puzzle& puzzle, std::string_view text, const std::string& name) {
  const AnyPuzzle& any = Access::inside(puzzle);
  return Access::answer(any, value_or_throw(any.kind().read_answer(any, Text{name, text, 1})));
}

Report check(const Puzzle& puzzle, const Answer& answer, const Effort& effort) {
  const AnyPuzzle& any = Access::inside(puzzle);
  const auto& inside = Access::inside(answer);
  if (&inside.puzzle.kind() != &any.kind()) {
    misuse(fmt::format("the answer is to a puzzle of the kind {}; expected one of the kind {}",
                       inside.puzzle.kind().name, any.kind().name));
  }
  const CheckReport report = any.kind().check(any, inside.answer, limits_of(effort));
  return {static_cast<Trust>(report.check), report.reason};
}

std::string version() {
  return HARDBOARD_VERSION;
}

}  // namespace hardboard
