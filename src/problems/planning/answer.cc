#include "problems/planning/answer.h"

#include <string>

#include "base/counted.h"
#include "base/scanner.h"
#include "problems/planning/plan.h"
#include "proofs/answer_form.h"

namespace hardboard::planning {
namespace {

bool is_plan_of_planner(std::string_view content) {
  const std::string_view first = trimmed(without_mark(content)).substr(0, 1);
  return first == "(" || first == ";";
}

Result<Answer> read_plan(const Puzzle& puzzle, const Text& text) {
  Answer answer;
  answer.verdict = Verdict::solvable;
  const StepReader reader(puzzle);
  Scanner in(text);
  if (!in.check_encoding()) return in.error();
  while (in.next_raw_line()) {
    const std::string_view line = in.take_rest();
    const std::string_view words = trimmed(line.substr(0, line.find(';')));
    if (words.empty()) continue;
    Step step;
    if (auto fault = reader.read(words, step)) {
      in.fail(words, *std::move(fault));
      return in.error();
    }
    answer.plan.push_back(std::move(step));
  }
  return answer;
}

}  // namespace

void describe(Archive& archive, const Puzzle& puzzle, Answer& answer) {
  std::optional<StepReader> reader;
  if (archive.reads()) reader.emplace(puzzle);
  const auto read = [&](std::string_view line) {
    Step step;
    std::string fault = reader->read(line, step).value_or("");
    if (fault.empty()) answer.plan.push_back(std::move(step));
    return fault;
  };
  const auto write = [&](auto line) {
    for (const Step& step : answer.plan) line(words(puzzle, step));
  };
  describe_begin(archive, kind_name, solo_verdicts,
                 answer.verdict == Verdict::solvable ? counted(answer.plan.size(), "step") : "",
                 answer);
  const bool is_solved = answer.verdict == Verdict::solvable;
  if (archive.form() == Form::text) {
    describe_lines(archive, write, read);
  } else if (archive.enter("plan", is_solved, is_solved || !answer.plan.empty())) {
    archive.list(answer.plan, [&](Step& step) {
      std::string line = archive.reads() ? "" : words(puzzle, step);
      archive.value(line);
      if (!archive.reads()) return;
      if (auto fault = reader->read(line, step)) archive.fail(*std::move(fault));
    });
  }
  describe_numbers(archive, minimum_words, answer);
  archive.choice("proof", answer.proof, std::span(proof_words));
  if (archive.reads() && std::holds_alternative<Cases>(answer.proof)) {
    const CaseReader cases(puzzle);
    Case values;
    for (const std::string& line : std::get<Cases>(answer.proof).cases)
      if (auto fault = cases.read(line, values)) archive.fail(*std::move(fault));
  }
  describe_end(archive, answer);
}

void write_answer(std::ostream& out, const Puzzle& puzzle, const Answer& answer, Form form) {
  write_described(out, form, puzzle, answer);
}

Result<Answer> read_answer(const Puzzle& puzzle, const Text& text) {
  if (is_plan_of_planner(text.content)) return read_plan(puzzle, text);
  return read_described<Answer>(text, puzzle);
}

}  // namespace hardboard::planning
