#include "cli/bulk.h"

#include <array>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fmt/format.h>
#include <memory>
#include <new>
#include <optional>
#include <sstream>
#include <system_error>
#include <utility>

#include "base/cannot_be_written.h"
#include "base/counted.h"
#include "cli/crew.h"
#include "cli/distinct_files.h"
#include "cli/options.h"
#include "cli/proof_parts.h"
#include "cli/resume.h"
#include "proofs/answer_form.h"
#include "proofs/continue_proofs.h"
#include "proofs/proof_file.h"
#include "puzzles/ground.h"

namespace hardboard::cli {
namespace {

// Puzzles by their numbers, from 1.
struct Range {
  std::uint64_t first = 1, last = UINT64_MAX;
};

// "5-8", "5-" or "5".
std::optional<Range> range_of(std::string_view words) {
  const auto number = [](std::string_view digits, std::uint64_t& to) {
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), to);
    return error == std::errc() && end == digits.data() + digits.size();
  };
  Range range;
  const std::size_t dash = words.find('-');
  if (!number(words.substr(0, dash), range.first)) return std::nullopt;
  if (dash == words.npos) {
    range.last = range.first;
  } else if (dash + 1 < words.size() && !number(words.substr(dash + 1), range.last)) {
    return std::nullopt;
  }
  if (range.first == 0 || range.last < range.first) return std::nullopt;
  return range;
}

struct Entry {
  Result<AnyPuzzle> puzzle;
  PuzzlePlace place;
};

// The answer to a puzzle whose solver failed.
void write_failure(const Entry& entry, const std::string& reason, Batch& batch) {
  const std::string words = "the solver " + reason;
  if (!entry.puzzle) return batch.bad(entry.place, error_in_words(words));
  complain(fmt::format("puzzle {}: {}", entry.place.index, words));
  const AnyPuzzle& puzzle = *entry.puzzle;
  AnyAnswer answer = undecided_answer(puzzle, words);
  answer.head().origin = origin_of(puzzle, entry.place, batch.form());
  batch.begin_answer();
  puzzle.kind().write_answer(batch.out(), puzzle, answer, batch.form());
}

// Puzzles dealt to a crew, which prints their answers in order.
class Bulk {
public:
  // `begin` is the number of the first puzzle that is added.
  Bulk(const Values& values, std::uint64_t first, std::uint64_t begin, const AnswerOne& answer_one,
       Tally& tally)
      : answer_one_(answer_one),
        first_(first),
        next_(begin),
        json_(values.flag("json")),
        resumes_(values.given("resume")),
        proofs_(values.text("proof")),
        crew_(jobs_of(values), patience(values), [&tally, this](const TaskResult& result) {
          const auto outcome = static_cast<Outcome>(result.mark);
          // What Ctrl-C left undecided is for the call that resumes.
          is_cut_off_ = is_cut_off_ || (resumes_ && interrupted() && outcome == Outcome::unknown);
          if (is_cut_off_) return;
          tally.add(outcome);
          proofs_.take(next_++, outcome != Outcome::failed);
          std::fwrite(result.text.data(), 1, result.text.size(), stdout);
          tell(++answered_);
        }) {}

  // False if no more is wanted.
  bool add(const Result<AnyPuzzle>& puzzle, const PuzzlePlace& place) {
    entries_.push_back({puzzle, place});
    if (entries_.size() >= crew_.advised_tasks()) send();
    return !output_failed() && !interrupted();
  }
  void finish() {
    if (!interrupted()) send();
    crew_.finish();
  }

private:
  // A task may exceed its limits somewhat before it counts as lost.
  static std::optional<std::chrono::duration<double>> patience(const Values& values) {
    if (!values.given("time")) return std::nullopt;
    return std::chrono::duration<double>(2 * values.real("time") + 10);
  }

  TaskResult answered(const Entry& entry) const {
    std::ostringstream out;
    Batch batch(json_, out, entry.place.index == first_);
    Outcome outcome = Outcome::failed;
    const std::string part = proofs_.part(entry.place.index);
    if (!part.empty() && !begin_proofs(part)) return lost(entry, "can't write its proof");
    try {
      outcome = answer_one_(entry.puzzle, entry.place, part, batch);
    } catch (const std::bad_alloc&) {
      return lost(entry, "ran out of memory");
    } catch (const std::exception& error) {
      return lost(entry, fmt::format("failed: {}", error.what()));
    }
    // Ctrl-C may have come between a refusal and its proof: then the refusal is for the call that
    // resumes, too.
    if (resumes_ && !part.empty() && interrupted()) outcome = Outcome::unknown;
    return {static_cast<char>(outcome), proofs_.renamed(std::move(out).str(), entry.place.index)};
  }
  TaskResult lost(const Entry& entry, const std::string& reason) const {
    std::ostringstream out;
    Batch batch(json_, out, entry.place.index == first_);
    write_failure(entry, reason, batch);
    return {static_cast<char>(Outcome::failed), std::move(out).str()};
  }

  void send() {
    if (entries_.empty()) return;
    const auto share = std::make_shared<const std::vector<Entry>>(std::exchange(entries_, {}));
    crew_.take({share->size(),
                [share, this](std::size_t i) {
                  leave_progress();
                  return answered((*share)[i]);
                },
                [share, this](std::size_t i, const std::string& reason) {
                  return lost((*share)[i], reason);
                }});
  }

  void tell(std::uint64_t answered) {
    if (limits_.progress) limits_.progress(fmt::format("{} puzzles answered", answered));
  }

  const AnswerOne& answer_one_;
  std::uint64_t first_;  // the puzzle before whose answer nothing was printed
  std::uint64_t next_;   // the puzzle whose answer comes next
  bool json_, resumes_, is_cut_off_ = false;
  Limits limits_ = session_limits();
  std::uint64_t answered_ = 0;
  std::vector<Entry> entries_;  // of the next share
  ProofParts proofs_;
  Crew crew_;
};

// Sends standard output to the end of a file of answers, of which an interrupted call's last,
// incomplete one is cut off.
std::optional<InputError> resume(const std::string& file, const Begun& begun) {
  std::error_code error;
  if (std::filesystem::exists(file, error)) std::filesystem::resize_file(file, begun.bytes, error);
  if (error) return InputError{file, 0, 0, cannot_be_written(error.value())};
  if (!append_output_to(file)) return InputError{file, 0, 0, cannot_be_written()};
  return std::nullopt;
}

// Begins the file of --proof, or goes on behind the proofs of the answers that there are. An error
// if that is impossible.
std::optional<InputError> begin_or_continue(const std::string& proofs, const Begun& begun) {
  if (proofs.empty()) return std::nullopt;
  errno = 0;
  if (begun.answers > 0 ? continue_proofs(proofs) : begin_proofs(proofs)) return std::nullopt;
  return error_in_words(fmt::format(
      "--proof {}: {}", proofs,
      begun.answers == 0 ? cannot_be_written()
                         : fmt::format("expected the proofs of {}, to go on behind them",
                                       counted(begun.answers, "answer"))));
}

}  // namespace

std::vector<Setting> bulk_settings() {
  return {{.name = "jobs",
           .type = Setting::Type::number,
           .value = "N",
           .help = "Processes that share the puzzles; a crash costs one answer",
           .least = 1,
           .most = 1024},
          {.name = "range",
           .value = "FIRST-LAST",
           .help = "These puzzles alone, by their numbers: 1001-2000, or 1001- for the rest"},
          {.name = "resume",
           .value = "ANSWERS",
           .help = "Add the answers that are missing in this file, which may be new"},
          {.name = "exit-code",
           .type = Setting::Type::flag,
           .help = "10 solvable, 20 unsolvable, 0 unknown"}};
}

unsigned jobs_of(const Values& values) {
  return values.given("jobs") ? static_cast<unsigned>(values.number("jobs")) : 1;
}

std::string why_not_in_bulk(const Values& values) {
  if (values.given("jobs") && values.given("table"))
    return "--jobs and --table don't go together: one process writes the file";
  if (values.given("resume") && values.given("table"))
    return "--resume and --table don't go together: the table has a way of its own to go on";
  if (values.given("range") && !range_of(values.text("range"))) {
    return fmt::format("--range {}: expected FIRST-LAST, FIRST- or FIRST, counted from 1",
                       values.text("range"));
  }
  if (values.given("range") && values.given("resume"))
    return "--range and --resume don't go together: --resume begins where ANSWERS ends";
  return "";
}

int answer_all(const Arguments& arguments, const AnswerOne& answer_one) {
  const Values& values = arguments.values;
  const std::array written{Written{"--proof", values.text("proof")},
                           Written{"--resume", values.text("resume")},
                           Written{"--table", values.text("table")}};
  if (!are_distinct(arguments.words, written)) return bad_input;
  const auto start = std::chrono::steady_clock::now();
  Range range = values.given("range") ? *range_of(values.text("range")) : Range();
  Begun begun;
  if (values.given("resume")) {
    const Form form = values.flag("json") ? Form::json : Form::text;
    const Result<Begun> found = begun_answers(values.text("resume"), form);
    if (!found) return fail(found.error());
    begun = *found;
    range.first = begun.answers + 1;
  }
  const std::uint64_t first = values.given("resume") ? 1 : range.first;
  std::uint64_t seen = 0;  // puzzles
  bool belongs = begun.answers == 0;
  Tally tally;
  Batch batch(values.flag("json"), std::cout, range.first == first);
  std::optional<Bulk> bulk;
  // Nothing is written before it is known that the answers that there are belong to the puzzles.
  bool has_begun = false;
  std::optional<InputError> lost;
  const auto begin = [&] {
    if (std::exchange(has_begun, true)) return !lost;
    lost = begin_or_continue(values.text("proof"), begun);
    if (!lost && values.given("resume")) lost = resume(values.text("resume"), begun);
    if (!lost && (values.given("jobs") || values.given("resume")))
      bulk.emplace(values, first, range.first, answer_one, tally);
    return !lost;
  };
  for_each_puzzle(arguments.words, values.text("rules"), reading_limits(values),
                  [&](const Result<AnyPuzzle>& puzzle, const PuzzlePlace& place) {
                    seen = place.index;
                    if (seen == begun.answers)
                      belongs = static_cast<std::uint64_t>(place.line) == begun.line;
                    if (seen < range.first) return !interrupted();
                    if (seen > range.last || !belongs) return false;
                    if (!begin()) return false;
                    if (bulk) return bulk->add(puzzle, place);
                    tally.add(answer_one(puzzle, place, values.text("proof"), batch));
                    // Whoever reads along gets each answer at once.
                    return !output_failed() && !interrupted() && seen < range.last;
                  });
  if (!belongs && !interrupted()) {
    return fail({values.text("resume"), 0, 0,
                 fmt::format("answer {} is about a puzzle on line {}, where puzzle {} does not "
                             "begin; expected answers to these puzzles",
                             begun.answers, begun.line, begun.answers)});
  }
  if (values.given("range") && seen < range.first && !interrupted()) {
    return fail({"", 0, 0,
                 fmt::format("--range {}: the call has {} alone", values.text("range"),
                             counted(seen, "puzzle"))});
  }
  if (!begin()) return fail(*lost);
  if (bulk) {
    bulk->finish();
    // A summary would count answers that were not written.
    if (output_failed()) return bad_input;
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
    complain(tally.words(begun.answers, time.count()));
  }
  return tally.exit_code(values.flag("exit-code"));
}

}  // namespace hardboard::cli
