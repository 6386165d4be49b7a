// The public header's functions that need nothing but the trusted ground.
#include <algorithm>
#include <chrono>
#include <fmt/core.h>
#include <sstream>

#include "base/line_source.h"
#include "library/inside.h"
#include "puzzles/grounds.h"
#include "puzzles/puzzle_file.h"

namespace hardboard {
namespace {

std::vector<Puzzle> all_of(PuzzleFile file) {
  std::vector<Puzzle> puzzles;
  while (auto entry = file.next()) {
    auto inside = std::make_shared<const Puzzle::Inside>(value_or_throw(std::move(entry->puzzle)));
    puzzles.emplace_back(std::move(inside));
  }
  return puzzles;
}

void refuse_unknown_rules(const std::string& rules) {
  if (rules.empty()) return;
  for (const Ground* ground : grounds()) {
    if (ground->lines == nullptr) continue;
    for (const std::string_view word : ground->lines->rules())
      if (word == rules) return;
  }
  throw_error({"", 0, 0, fmt::format("there are no rules named {}", in_quotes(rules))});
}

}  // namespace

Error::Error(const std::string& words, std::string file, std::int64_t line, std::int64_t column)
    : std::runtime_error(words), file_(std::move(file)), line_(line), column_(column) {}

void throw_error(const InputError& error) {
  throw Error(to_string(error), error.file, error.line, error.column);
}

Limits limits_of(const Options& options) {
  promise(options.seconds >= 0, "Options::seconds is 0 or more");
  promise(options.threads >= 1, "Options::threads is 1 or more");
  Limits limits;
  // A century is as good as no limit, and fits the clock.
  if (options.seconds > 0) {
    const std::chrono::duration<double> time(std::min(options.seconds, 3e9));
    limits.deadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(time);
  }
  if (options.memory_bytes > 0) limits.memory_bytes = options.memory_bytes;
  limits.threads = options.threads;
  limits.interrupted = options.stop;
  limits.progress = options.progress;
  return limits;
}

std::string Puzzle::kind() const {
  return std::string(inside_->puzzle.kind().name);
}
std::string Puzzle::text() const {
  return inside_->puzzle.kind().write(inside_->puzzle);
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
  const AnyPuzzle& any = puzzle.inside().puzzle;
  return answer_of(any, value_or_throw(any.kind().read_answer(any, Text{name, text, 1})));
}

Report check(const Puzzle& puzzle, const Answer& answer, const Options& options) {
  const AnyPuzzle& any = puzzle.inside().puzzle;
  promise(&answer.inside().puzzle.kind() == &any.kind(), "the answer is to a puzzle of this kind");
  const CheckReport report = any.kind().check(any, answer.inside().answer, limits_of(options));
  return {static_cast<Trust>(report.check), report.reason};
}

}  // namespace hardboard
