// solve, explain and check: what the commands of these names do.
#include <algorithm>
#include <fmt/format.h>
#include <sstream>

#include "base/text.h"
#include "front/answers.h"
#include "front/places.h"
#include "front/puzzle_field.h"
#include "front/requests.h"
#include "kinds/kind.h"
#include "kinds/plain_names.h"
#include "kinds/solve_by.h"
#include "proofs/report_words.h"

namespace hardboard::front {
namespace {

std::string written(const AnyPuzzle& puzzle, const AnyAnswer& answer, Form form) {
  std::ostringstream out;
  puzzle.kind().write_answer(out, puzzle, answer, form);
  return std::move(out).str();
}

std::string_view summary_of(const Kind& kind, std::string_view method) {
  for (const MethodInfo& row : kind.methods)
    if (row.name == method) return row.summary;
  return "";
}

// The moves of an answer as steps of a game, as far as they are legal.
Json steps_of(const AnyPuzzle& puzzle, const AnyAnswer& answer) {
  Json steps = Json::array();
  if (puzzle.kind().start == nullptr) return steps;
  const auto game = puzzle.kind().start(puzzle);
  for (const std::string& words : puzzle.kind().moves(puzzle, answer)) {
    std::optional<std::string> fault;
    for (const shown::Step& step : play(kind_of(puzzle), *game, words, fault))
      steps.push_back(json_of(step));
    if (fault) break;
  }
  return steps;
}

}  // namespace

Json json_of(const AnyPuzzle& puzzle, const AnyAnswer& answer) {
  const Kind& kind = kind_of(puzzle);
  const AnswerHead& head = answer.head();
  Json json = {{"verdict", word_of(head.verdict)},
               {"answer", Json::parse(written(puzzle, answer, Form::json))},
               {"text", written(puzzle, answer, Form::text)},
               {"theorem",
                {{"method", head.method},
                 {"source", head.source},
                 {"summary", summary_of(kind, head.method)}}},
               {"steps", steps_of(puzzle, answer)}};
  if (kind.shown && head.verdict != Verdict::unknown)
    json["refusal"] = json_of(kind.shown->layers(puzzle, answer));
  return json;
}

namespace {

// What is said of an option, "--minimize movez: for peg-solitaire it is ...", of a field: "the
// field `minimize` is `movez`: for peg-solitaire it is ...".
std::string of_field(std::string_view message) {
  const std::size_t colon = message.find(": "), blank = message.find(' ');
  if (!message.starts_with("--") || colon == message.npos) return with_plain_names(message);
  const std::string_view option = message.substr(2, std::min(colon, blank) - 2);
  const std::string is =
      blank < colon ? " is " + in_quotes(message.substr(blank + 1, colon - blank - 1)) : "";
  return fmt::format("the field `{}`{}{}", option, is, with_plain_names(message.substr(colon)));
}

Result<AnyAnswer> solved(const AnyPuzzle& puzzle, const Fields& fields, const Limits& limits) {
  const Kind& kind = kind_of(puzzle);
  const hardboard::Request request{.method = fields.text("method"),
                                   .minimize = fields.text("minimize"),
                                   .count = fields.text("count"),
                                   .proof_file = "",
                                   .table_file = "",
                                   .limits = limits};
  if (fields.given("by")) {
    if (fields.given("minimize") || fields.given("count"))
      return error_in_words("`by` goes with neither `minimize` nor `count`, which are the image's");
    return solve_by(puzzle, fields.text("by"), request);
  }
  if (std::string why = kind.why_not(puzzle, request); !why.empty())
    return error_in_words(std::move(why));
  return kind.solve(puzzle, request);
}

Result<Json> solve(const Fields& fields, const Limits& outer) {
  const Result<AnyPuzzle> puzzle = puzzle_of(fields);
  if (!puzzle) return puzzle.error();
  const Limits limits = limits_of(fields, outer);
  const Clock::time_point start = Clock::now();
  Result<AnyAnswer> answer = solved(*puzzle, fields, limits);
  if (!answer) {
    InputError error = answer.error();
    error.message = of_field(error.message);
    return error;
  }
  const CheckReport report = kind_of(*puzzle).check_own(*puzzle, *answer, limits);
  expect_right(*answer, report);
  answer->head().seconds = std::chrono::duration<double>(Clock::now() - start).count();
  Json json = json_of(*puzzle, *answer);
  json["check"] = json_of(report);
  return json;
}

Result<Json> check(const Fields& fields, const Limits& limits) {
  const Result<AnyPuzzle> puzzle = puzzle_of(fields);
  if (!puzzle) return puzzle.error();
  const Result<AnyAnswer> answer = answer_of(*puzzle, fields);
  if (!answer) return answer.error();
  return json_of(puzzle->kind().check(*puzzle, *answer, limits_of(fields, limits)));
}

Result<Json> explain(const Fields& fields, const Limits& limits) {
  const Result<AnyPuzzle> puzzle = puzzle_of(fields);
  if (!puzzle) return puzzle.error();
  const Explanation explanation = kind_of(*puzzle).explain(*puzzle, limits_of(fields, limits));
  const auto facts = [](const std::vector<Explanation::Fact>& rows) {
    Json json = Json::array();
    for (const auto& row : rows) json.push_back({{"key", row.key}, {"words", row.words}});
    return json;
  };
  Json methods = Json::array();
  for (const Explanation::Applies& row : explanation.methods)
    methods.push_back({{"name", row.method}, {"source", row.source}, {"why_not", row.why_not}});
  return Json{{"facts", facts(explanation.facts)},
              {"methods", methods},
              {"conclusions", facts(explanation.conclusions)},
              {"text", in_words(explanation)}};
}

}  // namespace

Json json_of(const CheckReport& report) {
  return {{"check", word_of(report.check)}, {"reason", report.reason}, {"words", in_words(report)}};
}

Request solve_request() {
  static const std::vector<Field> fields = joined(
      joined(puzzle_fields(),
             {wanted("method", "this method alone"), wanted("minimize", "one of the kind's minima"),
              wanted("count", "one of what the kind counts"),
              wanted("by", "solve it as a puzzle of this kind, and carry the answer back")}),
      limit_fields());
  return {"solve", "A solution, or the proof that there is none", fields, solve};
}

Request check_request() {
  static const std::vector<Field> fields =
      joined(joined(puzzle_fields(),
                    {needed("answer", "the answer, as text or JSON", Field::Shape::document)}),
             limit_fields());
  return {"check", "Whether an answer is right, whoever gave it", fields, check};
}

Request explain_request() {
  static const std::vector<Field> fields = joined(puzzle_fields(), limit_fields());
  return {"explain", "The class of a puzzle, and the methods that apply", fields, explain};
}

}  // namespace hardboard::front
