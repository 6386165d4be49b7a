// hardboard solve: one answer for each puzzle, in order.
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <fmt/format.h>
#include <string>
#include <system_error>
#include <unistd.h>
#include <utility>
#include <vector>

#include "base/cannot_be_written.h"
#include "base/time_slice.h"
#include "cli/all_or_nothing.h"
#include "cli/batch.h"
#include "cli/bulk.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/session.h"
#include "cli/shown_output.h"
#include "kinds/kind.h"
#include "kinds/solve_by.h"
#include "puzzles/names_of_rules.h"

namespace hardboard::cli {
namespace {

// What is asked of each puzzle.
struct Wanted {
  Request request;  // its limits begin anew for each puzzle
  std::string by;   // a kind or a reduction to solve by; empty for none
  Values values;
};

// The words that some kind has, each once: `rows` of each kind by their field `word`.
template <class Row>
std::vector<std::string_view> words_of_all(std::vector<Row> Kind::*rows,
                                           std::string_view Row::*word) {
  std::vector<std::string_view> words;
  for (const Kind* kind : kinds())
    for (const Row& row : kind->*rows)
      if (std::find(words.begin(), words.end(), row.*word) == words.end())
        words.push_back(row.*word);
  return words;
}

std::vector<std::string_view> method_words() {
  return words_of_all(&Kind::methods, &MethodInfo::name);
}

std::vector<std::string_view> minimum_words() {
  std::vector<std::string_view> words = words_of_all(&Kind::minima, &MinimumInfo::word);
  words.emplace_back("default");
  return words;
}

std::vector<std::string_view> count_words() {
  std::vector<std::string_view> words = words_of_all(&Kind::counts, &CountInfo::word);
  words.emplace_back("default");
  return words;
}

// The request with the kind's own words for options that were given alone.
Request request_of(const Kind& kind, Request request) {
  if (request.minimize == "default" && !kind.minima.empty())
    request.minimize = kind.minima.front().word;
  if (request.count == "default" && !kind.counts.empty()) request.count = kind.counts.front().word;
  return request;
}

// A word that no kind has is refused once, before any answer, in the words of the first puzzle's
// kind. Empty if there is no such word.
std::string why_unknown(const Arguments& arguments, const Request& request) {
  const auto is_known = [](const std::string& word, const std::vector<std::string_view>& words) {
    return word.empty() || std::find(words.begin(), words.end(), word) != words.end();
  };
  if (is_known(request.method, method_words()) && is_known(request.minimize, minimum_words()) &&
      is_known(request.count, count_words()))
    return "";
  std::string why;
  // Whatever the rules, the kind is the same.
  for_each_puzzle(arguments.words, std::string(names_of_rules().front()),
                  reading_limits(arguments.values),
                  [&](const Result<AnyPuzzle>& puzzle, const PuzzlePlace&) {
                    if (!puzzle) {
                      why = to_string(puzzle.error());
                    } else {
                      const Kind& kind = kind_of(*puzzle);
                      why = kind.why_not(*puzzle, request_of(kind, request));
                    }
                    return false;
                  });
  return why;
}

// Whether part of what was asked is still open.
bool is_undecided(const AnswerHead& head, const Request& request) {
  return head.verdict == Verdict::unknown ||
         (head.minimum && head.minimum->bound < head.minimum->value) ||
         (!request.count.empty() && !head.count);
}

// How long the file of --proof is; 0 if it isn't there yet.
std::uintmax_t length_of(const std::string& file) {
  std::error_code none;
  const std::uintmax_t length = std::filesystem::file_size(file, none);
  return none ? 0 : length;
}

// Says why a refusal or a bound added nothing to the file of --proof; of many puzzles, only where
// the answer has no proof either.
void tell_of_proof(const Kind& kind, const AnswerHead& head, const PuzzlePlace& place,
                   const std::string& file) {
  const bool is_bound =
      head.verdict == Verdict::solvable && head.minimum && head.minimum->bound > 1;
  if (head.verdict != Verdict::unsolvable && !is_bound) return;
  for (const MethodInfo& method : kind.methods) {
    if (method.name != head.method || method.proves == Proves::in_file) continue;
    const bool is_in_answer = method.proves == Proves::always;
    if (is_in_answer && (is_bound || !place.is_alone)) continue;
    const std::string which = place.is_alone ? "" : fmt::format(" about puzzle {}", place.index);
    complain(fmt::format("--proof {}: nothing added{}; {}", file, which,
                         is_in_answer ? "the answer itself carries the proof"
                         : is_bound   ? "the bounds of " + head.method + " can't be proved"
                                      : "the refusals of " + head.method + " can't be proved"));
  }
}

// Whether the proof that was asked for is lost, since its file can't take it: then says so.
bool is_proof_lost(const AnswerHead& head, const PuzzlePlace& place, const Request& request,
                   const std::string& file) {
  const std::string lost = request.proof_file + ": ", words = cannot_be_written(0);
  const std::size_t at =
      request.proof_file.empty() ? head.remark.npos : head.remark.find(lost + words);
  if (at == head.remark.npos) return false;
  complain({place.file, place.line, 0,
            fmt::format("--proof {}: {}", file, head.remark.substr(at + lost.size()))});
  return true;
}

void print(const AnyPuzzle& puzzle, const AnyAnswer& answer, Batch& batch) {
  // A terminal that shows the answer itself needs no progress.
  if (isatty(STDOUT_FILENO) != 0) end_progress();
  batch.begin_answer();
  ShownOutput shown(*batch.out().rdbuf(), "writing the answer");
  std::ostream out(&shown);
  puzzle.kind().write_answer(out, puzzle, answer, batch.form());
  end_progress();
}

// Prints a checked answer that was begun at `start`.
Outcome give(const AnyPuzzle& puzzle, const PuzzlePlace& place, const Request& request,
             Clock::time_point start, AnyAnswer& answer, Batch& batch) {
  answer.head().seconds = std::chrono::duration<double>(Clock::now() - start).count();
  answer.head().origin = origin_of(puzzle, place, batch.form());
  print(puzzle, answer, batch);
  const Verdict verdict = answer.head().verdict;
  if (is_undecided(answer.head(), request)) return Outcome::unknown;
  return verdict == Verdict::solvable || verdict == Verdict::win ? Outcome::solvable
                                                                 : Outcome::unsolvable;
}

// Solves the image of a chain of reductions, which checks the answer at both ends.
Outcome answer_by(const AnyPuzzle& puzzle, const PuzzlePlace& place, const Request& request,
                  const std::string& by, Batch& batch) {
  const Clock::time_point start = Clock::now();
  Result<AnyAnswer> answer = solve_by(puzzle, by, request);
  if (!answer) {
    const std::string words = fmt::format("--by {}: {}", by, answer.error().message);
    if (!request.limits.reached()) {
      batch.bad(place, {place.file, place.line, 0, words});
      return Outcome::bad;
    }
    answer = undecided_answer(puzzle, words);
  }
  return give(puzzle, place, request, start, *answer, batch);
}

Outcome answer_puzzle(const AnyPuzzle& puzzle, const PuzzlePlace& place,
                      const std::string& proof_file, const Wanted& wanted, Batch& batch) {
  const Kind& kind = kind_of(puzzle);
  Request request = wanted.request;
  request.proof_file = proof_file;
  request.limits = limits_of(wanted.values);
  const unsigned jobs = jobs_of(wanted.values);
  request.limits.threads = std::max(1U, request.limits.threads / jobs);
  request.limits.memory_bytes /= jobs;
  if (!wanted.by.empty()) return answer_by(puzzle, place, request, wanted.by, batch);
  request = request_of(kind, std::move(request));
  if (const std::string why = kind.why_not(puzzle, request); !why.empty()) {
    batch.bad(place, error_in_words(why));
    return Outcome::bad;
  }
  const std::uintmax_t proof_before = length_of(request.proof_file);
  const Clock::time_point start = Clock::now();
  continue_progress("solving");
  AnyAnswer answer = kind.solve(puzzle, request);
  continue_progress("checking the answer");
  // An answer that took all the time is mostly checked in no time.
  const Limits limits = with_a_moment(request.limits, std::chrono::milliseconds(200));
  const CheckReport report = kind.check_own(puzzle, answer, limits);
  expect_right(answer, report);
  const std::string why_open = why_unfinished(report, limits);
  const Outcome outcome = give(puzzle, place, request, start, answer, batch);
  const bool claims = answer.head().verdict != Verdict::unknown || answer.head().minimum;
  if (claims && !why_open.empty()) complain({place.file, place.line, 0, why_open});
  if (is_proof_lost(answer.head(), place, request, wanted.request.proof_file)) return Outcome::bad;
  if (!request.proof_file.empty() && length_of(request.proof_file) == proof_before)
    tell_of_proof(kind, answer.head(), place, wanted.request.proof_file);
  return outcome;
}

int run_solve(const Arguments& arguments) {
  Wanted wanted;
  wanted.values = arguments.values;
  wanted.by = arguments.values.text("by");
  for (const char* option : {"minimize", "count", "proof", "table"}) {
    if (wanted.by.empty() || !arguments.values.given(option)) continue;
    complain(fmt::format("--by {} and --{} don't go together: --{} is about the image", wanted.by,
                         option, option));
    return bad_input;
  }
  wanted.request.method = arguments.values.text("method");
  wanted.request.minimize = arguments.values.text("minimize");
  wanted.request.count = arguments.values.text("count");
  wanted.request.proof_file = arguments.values.text("proof");
  wanted.request.table_file = arguments.values.text("table");
  wanted.request.seed = arguments.values.number("seed");
  std::string why = why_not_in_bulk(arguments.values);
  if (why.empty() && wanted.by.empty()) why = why_unknown(arguments, wanted.request);
  if (!why.empty()) {
    complain(why);
    return bad_input;
  }
  return answer_all(arguments, [&](const Result<AnyPuzzle>& puzzle, const PuzzlePlace& place,
                                   const std::string& proof_file, Batch& batch) {
    if (puzzle) return answer_puzzle(*puzzle, place, proof_file, wanted, batch);
    batch.bad(place, puzzle.error());
    return puzzle.error().is_of_limits ? Outcome::unknown : Outcome::bad;
  });
}

}  // namespace

Command solve_command() {
  Command command;
  command.name = "solve";
  command.summary = "Solves puzzles, or proves that they have no solution";
  command.arguments = {{"FILE", "Puzzles; - is standard input", true, true}};
  command.settings = joined(
      {json_setting(),
       {.name = "method",
        .type = Setting::Type::choice,
        .value = "NAME",
        .help = "This method alone (hardboard list methods)",
        .words = method_words,
        .is_of_kinds = true},
       {.name = "by",
        .value = "TARGET",
        .help = "Solve it as a puzzle or problem of another kind, and carry the answer back "
                "(hardboard list reductions); --method is the other kind's"},
       {.name = "count",
        .type = Setting::Type::choice,
        .help = "Count the solutions (hardboard list counts); alone, sequences of moves",
        .words = count_words,
        .is_of_kinds = true,
        .alone = "default"},
       {.name = "minimize",
        .type = Setting::Type::choice,
        .help = "The least of something (hardboard list minima); alone, the kind's usual one",
        .words = minimum_words,
        .is_of_kinds = true,
        .alone = "default"},
       {.name = "proof",
        .value = "OUT",
        .help = "Where proofs of refusals and of minima are written, of all puzzles"},
       {.name = "table", .value = "TABLE", .help = "Where the table of all positions is kept"},
       {.name = "seed",
        .type = Setting::Type::number,
        .value = "N",
        .fallback = "1",
        .help = "Where the random numbers of searches for short armies begin: the same seed and "
                "--threads search in the same way"},
       rules_setting()},
      joined(bulk_settings(), limit_settings("Seconds for each puzzle")));
  command.example = "solve --json examples/king.txt";
  command.run = run_solve;
  return command;
}

}  // namespace hardboard::cli
