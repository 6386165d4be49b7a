#include "cli/check_files.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "base/load.h"
#include "cli/session.h"
#include "proofs/answer_file.h"
#include "proofs/answer_form.h"
#include "proofs/proof_file.h"
#include "proofs/report_words.h"
#include "puzzles/ground.h"

namespace hardboard::cli {
namespace {

// Prints a line for each answer. Where there are several, one that cannot be checked leaves its
// place to a line `bad`.
class Lines {
public:
  explicit Lines(bool has_several) : has_several_(has_several) {}

  void bad(const InputError& error) {
    const std::string message = to_string(error);
    complain(message);
    (error.is_of_limits ? is_cut_off_ : has_bad_) = true;
    if (has_several_) fmt::print("bad: {}\n", message);
  }
  void report(const CheckReport& report) {
    print_report(report);
    has_wrong_ = has_wrong_ || report.check == Check::wrong;
  }
  int exit_code() const {
    return has_bad_ ? bad_input : has_wrong_ ? wrong : is_cut_off_ ? undecided : decided;
  }

private:
  bool has_several_, has_bad_ = false, has_wrong_ = false, is_cut_off_ = false;
};

void check_one(const AnyPuzzle& puzzle, const Text& text, const Limits& limits, ProofFile* proofs,
               Lines& lines) {
  const Ground& ground = puzzle.kind();
  const Result<AnyAnswer> answer = ground.read_answer(puzzle, text);
  if (answer && proofs == nullptr) return lines.report(ground.check(puzzle, *answer, limits));
  if (answer) {
    const CheckReport report = ground.check_with_proofs(puzzle, *answer, limits, *proofs);
    const std::string fault = proofs->take_fault();
    return fault.empty() ? lines.report(report) : lines.bad(error_in_words(fault));
  }
  if (const Result<BadAnswer> bad = read_bad_answer(text))
    return lines.report(
        {Check::claimed, "the call that answered could not do what it was asked: " + bad->message});
  lines.bad(answer.error());
}

}  // namespace

void print_report(const CheckReport& report) {
  fmt::print("{}\n", in_words(report));
}

int check_files(const std::string& puzzle_file, const std::string& answer_file,
                const std::string& rules, Limits& limits, const std::string& proof_file) {
  if (puzzle_file == "-" && answer_file == "-") {
    complain("FILE and ANSWER can't both be standard input");
    return bad_input;
  }
  std::optional<Clock::duration> time;
  if (limits.deadline) time = *limits.deadline - Clock::now();
  const Result<std::string> content = load(answer_file, limits);
  if (!content) return fail(content.error());
  const std::vector<Text> answers = split_answers({shown_name(answer_file), *content});
  std::optional<ProofFile> proofs;
  if (!proof_file.empty()) {
    Result<ProofFile> opened = ProofFile::open(proof_file, limits);
    if (!opened) return fail(opened.error());
    proofs = std::move(opened).value();
  }

  Lines lines(answers.size() > 1);
  std::size_t next = 0;
  // The text of each puzzle may take as long as all checks, or a second.
  Limits reading;
  const auto reading_limits = [&, time]() -> Limits& {
    reading = limits;
    if (time) reading.deadline = Clock::now() + std::max<Clock::duration>(*time, least_reading);
    return reading;
  };
  for_each_puzzle({puzzle_file}, rules, reading_limits,
                  [&](const Result<AnyPuzzle>& puzzle, const PuzzlePlace& place) {
                    if (next == answers.size()) {
                      lines.bad({shown_name(answer_file), 0, 0,
                                 fmt::format("no answer for puzzle {}", place.index)});
                      return false;
                    }
                    const Text& text = answers[next++];
                    if (puzzle)
                      check_one(*puzzle, text, limits, proofs ? &*proofs : nullptr, lines);
                    else
                      lines.bad(puzzle.error());
                    return !output_failed() && !interrupted();
                  });
  if (interrupted()) return interrupted_exit;
  if (lines.exit_code() != bad_input && next < answers.size() && !output_failed()) {
    lines.bad({answers[next].file, answers[next].first_line, 0,
               "an answer too many: the file has " + counted(next, "puzzle")});
  }
  return lines.exit_code();
}

}  // namespace hardboard::cli
