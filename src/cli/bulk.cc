#include "cli/bulk.h"

#include <array>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <filesystem>
#include <fmt/format.h>
#include <iostream>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

#include "base/cannot_be_written.h"
#include "base/counted.h"
#include "cli/dealt_puzzles.h"
#include "cli/distinct_files.h"
#include "cli/options.h"
#include "cli/resume.h"
#include "proofs/answer_form.h"
#include "proofs/continue_proofs.h"
#include "proofs/proof_file.h"

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

// The answers of one call.
class BulkCall {
public:
  BulkCall(const Arguments& arguments, const AnswerOne& answer_one, const Range& range,
           const Begun& begun)
      : files_(arguments.words),
        values_(arguments.values),
        answer_one_(answer_one),
        range_(range),
        begun_(begun),
        first_(values_.given("resume") ? 1 : range.first),
        belongs_(begun.answers == 0),
        batch_(values_.flag("json"), std::cout, range.first == first_) {}

  int run() {
    const auto start = std::chrono::steady_clock::now();
    for_each_puzzle(files_, values_.text("rules"), reading_limits(values_),
                    [&](const Result<AnyPuzzle>& puzzle, const PuzzlePlace& place) {
                      return add(puzzle, place);
                    });
    if (!interrupted())
      if (const auto missing = missing_puzzle()) return fail(*missing);
    if (!begin()) return fail(*lost_);
    if (dealt_) {
      dealt_->finish();
      // A summary would count answers that were not written.
      if (output_failed()) return bad_input;
      const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
      complain(tally_.words(begun_.answers, time.count()));
    }
    return tally_.exit_code(values_.flag("exit-code"));
  }

private:
  // False if no more puzzles are wanted.
  bool add(const Result<AnyPuzzle>& puzzle, const PuzzlePlace& place) {
    seen_ = place.index;
    if (seen_ == begun_.answers) belongs_ = static_cast<std::uint64_t>(place.line) == begun_.line;
    if (seen_ < range_.first) return !interrupted();
    if (seen_ > range_.last || !belongs_) return false;
    if (!begin()) return false;
    if (dealt_) return dealt_->add(puzzle, place);
    tally_.add(answer_one_(puzzle, place, values_.text("proof"), batch_));
    // Whoever reads along gets each answer at once.
    return !output_failed() && !interrupted() && seen_ < range_.last;
  }

  // Nothing is written before it is known that the answers that there are belong to the puzzles.
  bool begin() {
    if (std::exchange(has_begun_, true)) return !lost_;
    lost_ = begin_or_continue(values_.text("proof"), begun_);
    if (!lost_ && values_.given("resume")) lost_ = resume(values_.text("resume"), begun_);
    if (!lost_ && (values_.given("jobs") || values_.given("resume")))
      dealt_.emplace(values_, first_, range_.first, answer_one_, tally_);
    return !lost_;
  }

  std::optional<InputError> missing_puzzle() const {
    if (!belongs_)
      return InputError{values_.text("resume"), 0, 0,
                        fmt::format("answer {} is about a puzzle on line {}, where puzzle {} does "
                                    "not begin; expected answers to these puzzles",
                                    begun_.answers, begun_.line, begun_.answers)};
    if (values_.given("range") && seen_ < range_.first)
      return error_in_words(fmt::format(
          "--range {}: expected a first number of at most {}, for there {} {}",
          values_.text("range"), seen_, seen_ == 1 ? "is" : "are", counted(seen_, "puzzle")));
    return std::nullopt;
  }

  const std::vector<std::string>& files_;
  const Values& values_;
  const AnswerOne& answer_one_;
  const Range range_;
  const Begun begun_;          // the answers that there are
  const std::uint64_t first_;  // the puzzle before whose answer nothing was printed
  std::uint64_t seen_ = 0;     // puzzles
  bool belongs_;               // the answers that there are seem to be about these puzzles
  bool has_begun_ = false;
  std::optional<InputError> lost_;  // why nothing can be written
  Tally tally_;
  Batch batch_;
  std::optional<DealtPuzzles> dealt_;
};

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
    return fmt::format(
        "--range {}: expected FIRST-LAST, FIRST- or FIRST, numbers from 1 to {}, the "
        "first one no greater than the last",
        values.text("range"), UINT64_MAX);
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
  Range range = values.given("range") ? *range_of(values.text("range")) : Range();
  Begun begun;
  if (values.given("resume")) {
    const Form form = values.flag("json") ? Form::json : Form::text;
    const Result<Begun> found = begun_answers(values.text("resume"), form);
    if (!found) return fail(found.error());
    begun = *found;
    range.first = begun.answers + 1;
  }
  return BulkCall(arguments, answer_one, range, begun).run();
}

}  // namespace hardboard::cli
