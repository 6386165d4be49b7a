// reduce, witness, recover: problems become puzzles, and answers walk to and fro; and core, the
// part of a problem that has no solution.
#include <fmt/format.h>
#include <sstream>

#include "base/sha256.h"
#include "front/answers.h"
#include "front/places.h"
#include "front/puzzle_field.h"
#include "front/requests.h"
#include "reductions/map_file.h"

namespace hardboard::front {
namespace {

Json json_of(const Part& part) {
  Json places = Json::array();
  for (const Square square : part.squares) places.push_back({square.x, square.y});
  for (const std::uint32_t number : part.numbers) places.push_back(number);
  return {{"name", part.name}, {"places", places}};
}

Json json_of(const Chain& chain) {
  const AnyPuzzle& image = chain.image();
  Json steps = Json::array(), parts = Json::array();
  for (const AnyImage& step : chain.steps) {
    const Reduction& row = *step.reduction;
    steps.push_back({{"name", row.name},
                     {"from", row.from->name},
                     {"to", row.to->name},
                     {"source", row.source},
                     {"summary", row.summary},
                     {"carries_refusals", row.carries_refusals()},
                     {"size", size_of(step.puzzle)}});
  }
  const AnyImage& last = chain.steps.back();
  for (const Part& part : last.reduction->parts(last)) parts.push_back(json_of(part));
  std::ostringstream map;
  const std::string text = image.kind().write(image);
  write_map(map, chain, sha256(text));
  Json json = {{"kind", image.kind().name},   {"text", text},   {"board", board_of(image)},
               {"map", std::move(map).str()}, {"steps", steps}, {"parts", parts}};
  const Kind& kind = kind_of(image);
  if (kind.shown)
    if (std::string drawn = kind.shown->drawn(image); !drawn.empty()) json["drawn"] = drawn;
  return json;
}

// The error, which blames a field, unless the limits were reached: that is no field's fault.
InputError unless_reached(const Limits& limits, InputError error) {
  return limits.reached() ? error_in_words(limits.words()) : error;
}

Result<Json> reduce(const Fields& fields, const Limits& outer) {
  const Result<AnyPuzzle> source = puzzle_of(fields);
  if (!source) return source.error();
  if (fields.given("to") == fields.given("via"))
    return error_in_words("expected one of the fields `to` and `via`");
  const bool is_to = fields.given("to");
  const std::string to = fields.text("to");
  const std::vector<std::string> via = fields.words("via");
  const auto fault =
      is_to ? fault_of_target(source->kind(), to) : fault_of_names(source->kind(), via);
  if (fault) return InputError{is_to ? "to" : "via", 0, 0, *fault};
  const Limits limits = limits_of(fields, outer);
  const Result<Chain> chain =
      is_to ? reduce_to(*source, to, limits) : reduce_via(*source, via, limits);
  if (!chain) return unless_reached(limits, in_file(chain.error(), "text"));
  return json_of(*chain);
}

// An answer to one end of the map's chain as an answer to the other end, with the meanings of the
// image's moves.
Result<Json> carried(const Fields& fields, const Limits& outer, bool back) {
  const Limits limits = limits_of(fields, outer);
  const std::string map = fields.text("map");
  const Result<Chain> chain = read_map({"map", map, 1}, limits);
  if (!chain) return unless_reached(limits, chain.error());
  const AnyPuzzle &from = back ? chain->image() : chain->source(),
                  &to = back ? chain->source() : chain->image();
  Result<AnyAnswer> given = answer_of(from, fields);
  if (!given) return given.error();
  const AnyImage& last = chain->steps.back();
  const auto meanings = [&](const AnyAnswer& answer) {
    return last.reduction->meanings(last, answer);
  };
  if (back) {
    // The answer is lent to the walk, which takes it: its meanings come first.
    const CheckReport report = from.kind().check(from, *given, limits);
    if (report.check == Check::wrong)
      return InputError{"answer", 0, 0, "the answer does not check: " + report.reason};
    Json means = meanings(*given);
    const Result<AnyAnswer> answer = recover(*chain, std::move(given).value(), limits);
    if (!answer) return unless_reached(limits, in_file(answer.error(), "answer"));
    Json json = front::json_of(to, *answer);
    json["means"] = std::move(means);
    json["check"] = front::json_of(report);
    return json;
  }
  const Result<AnyAnswer> answer = witness(*chain, std::move(given).value(), limits);
  if (!answer) return unless_reached(limits, in_file(answer.error(), "answer"));
  Json json = front::json_of(to, *answer);
  json["means"] = meanings(*answer);
  return json;
}

Result<Json> core(const Fields& fields, const Limits& outer) {
  const Result<AnyPuzzle> puzzle = puzzle_of(fields);
  if (!puzzle) return puzzle.error();
  const Kind& kind = kind_of(*puzzle);
  if (kind.core == nullptr)
    return error_in_words(fmt::format("there are no cores of {}", puzzle->kind().name));
  const Limits limits = limits_of(fields, outer);
  const std::optional<RefusedCore> core = kind.core(*puzzle, limits);
  if (!core) return error_in_words(limits.words());
  return Json{{"parts", core->parts}, {"is_minimal", core->is_minimal}};
}

std::vector<Field> map_fields(std::string_view answer_help) {
  return joined({needed("map", "the map that `reduce` gave"),
                 needed("answer", answer_help, Field::Shape::document)},
                limit_fields());
}

}  // namespace

Request reduce_request() {
  static const std::vector<Field> fields = joined(
      joined(puzzle_fields(),
             {wanted("to", "a kind, reached by the cheapest chain, or the last reduction's name"),
              wanted("via", "the reductions of the chain", Field::Shape::words)}),
      limit_fields());
  return {"reduce", "A puzzle that has a solution if and only if the source has one", fields,
          reduce};
}

Request witness_request() {
  static const std::vector<Field> fields = map_fields("the source's answer");
  return {"witness", "A solution of the source as an answer of the image", fields,
          [](const Fields& given, const Limits& limits) { return carried(given, limits, false); }};
}

Request recover_request() {
  static const std::vector<Field> fields = map_fields("the image's answer");
  return {"recover", "An answer of the image as an answer of the source", fields,
          [](const Fields& given, const Limits& limits) { return carried(given, limits, true); }};
}

Request core_request() {
  static const std::vector<Field> fields = joined(puzzle_fields(), limit_fields());
  return {"core", "The clauses of a formula that refuse each other", fields, core};
}

}  // namespace hardboard::front
