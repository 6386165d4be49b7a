// hint, why and reply: help for a player, the reasons behind the help, and the program's own turn.
#include <algorithm>
#include <fmt/format.h>
#include <map>

#include "base/text.h"
#include "front/answers.h"
#include "front/places.h"
#include "front/puzzle_field.h"
#include "front/requests.h"

namespace hardboard::front {
namespace {

// A move in words as the steps that it makes; nothing if the words are no legal move.
Json steps_of(const Kind& kind, const AnyGame& game, std::string_view words) {
  const auto copy = game.copy();
  std::optional<std::string> fault;
  Json steps = Json::array();
  for (const shown::Step& step : play(kind, *copy, words, fault)) steps.push_back(json_of(step));
  return fault ? Json() : steps;
}

Result<Json> hint(const Fields& fields, const Limits& limits) {
  const Result<Started> at = started(fields);
  if (!at) return at.error();
  const Kind& kind = kind_of(at->puzzle);
  const Hint hint =
      kind.hint(*at->game, static_cast<int>(fields.number("level")), limits_of(fields, limits));
  Json json = {{"verdict", word_of(hint.verdict)}, {"words", hint.words}, {"next", hint.next}};
  json["steps"] = fields.number("level") == 3 ? steps_of(kind, *at->game, hint.words) : Json();
  return json;
}

// Layers of the rest of a game, in the places of the whole game.
std::vector<shown::Layer> renamed(std::vector<shown::Layer> layers, const Remaining& rest) {
  if (rest.names.empty()) return layers;
  for (shown::Layer& layer : layers)
    for (shown::Place& place : layer.places)
      if (const auto* vertex = std::get_if<capture::Vertex>(&place))
        place = rest.names.at(vertex->number - 1);
  return layers;
}

constexpr std::size_t most_names = 6;

// "b1 c2", or "7 places".
std::string names_of(const std::vector<shown::Place>& places) {
  if (places.size() > most_names) return fmt::format("{} places", places.size());
  std::string names;
  for (const shown::Place& place : places) {
    names += names.empty() ? "" : " ";
    names += std::visit([](const auto& typed) { return name(typed); }, place);
  }
  return names;
}

bool is_search(const Kind& kind, std::string_view method) {
  return std::any_of(kind.methods.begin(), kind.methods.end(), [&](const MethodInfo& row) {
    return row.name == method && row.proves == Proves::never;
  });
}

// A refusal in words for a player.
std::string words_of(const Kind& kind, const AnyAnswer& answer, const CheckReport& report,
                     const std::vector<shown::Layer>& layers) {
  const AnswerHead& head = answer.head();
  if (head.verdict == Verdict::unknown) return head.remark;
  if (head.verdict == Verdict::solvable) return "it can still be solved";
  const auto group = [&](std::string_view letter) {
    return std::find_if(layers.begin(), layers.end(),
                        [&](const shown::Layer& layer) { return layer.name == letter; });
  };
  const auto a = group("A"), b = group("B");
  if (a != layers.end() && b != layers.end()) {
    return fmt::format("{} and {} both keep a piece to the end: {}", names_of(a->places),
                       names_of(b->places), a->words);
  }
  if (is_search(kind, head.method)) {
    return report.check == Check::verified ? "no play from there meets the goal (checked)"
                                           : "a search finds no play that meets the goal";
  }
  return layers.empty() ? report.reason : layers.front().words;
}

// Why no solution follows the present position, which the methods of the kind say in their order:
// the simple reasons come first.
Json reason_of(const Kind& kind, const AnyGame& game, const Limits& limits) {
  if (const std::optional<Ending> ending = game.ending())
    return {{"verdict", word_of(ending->verdict)}, {"reason", ending->words}};
  const Remaining rest = kind.shown->rest(game);
  hardboard::Request request;
  request.limits = limits;
  const AnyAnswer answer = kind.solve(rest.puzzle, request);
  const CheckReport report = rest.puzzle.kind().check(rest.puzzle, answer, limits);
  promise(report.check != Check::wrong, "the answer of a method checks");
  const AnswerHead& head = answer.head();
  const std::vector<shown::Layer> layers = renamed(kind.shown->layers(rest.puzzle, answer), rest);
  Json json = {{"verdict", word_of(head.verdict)},
               {"reason", words_of(kind, answer, report, layers)},
               {"method", head.method},
               {"source", head.source}};
  json["check"] = json_of(report);
  json["refusal"] = json_of(layers);
  return json;
}

// The moves with the same reason together, by their numbers from 0: shorter reasons first.
Json grouped(const Json& moves) {
  std::map<std::pair<std::size_t, std::string>, Json> groups;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const std::string reason = moves[i]["reason"];
    Json& group = groups[{reason.size(), reason}];
    if (group.is_null())
      group = {{"verdict", moves[i]["verdict"]}, {"reason", reason}, {"moves", Json::array()}};
    group["moves"].push_back(i);
  }
  Json list = Json::array();
  for (auto& [key, group] : groups) list.push_back(std::move(group));
  return list;
}

Result<Json> why(const Fields& fields, const Limits& outer) {
  const Result<Started> at = started(fields);
  if (!at) return at.error();
  const Kind& kind = kind_of(at->puzzle);
  if (!kind.shown || kind.shown->rest == nullptr || kind.opponent != nullptr)
    return error_in_words(
        fmt::format("the moves of {} are not judged one by one", at->puzzle.kind().name));
  const Limits limits = limits_of(fields, outer);
  Json moves = Json::array();
  std::vector<std::string> legal = at->game->moves();
  const bool are_more = legal.size() > most_moves;
  if (are_more) legal.resize(most_moves);
  for (const std::string& words : legal) {
    Json one = {{"words", words}, {"places", json_of(kind.shown->places(*at->game, words))}};
    // A copy of a large board takes a moment, which all moves together would not have.
    if (limits.reached()) {
      one.update(Json{{"verdict", "unknown"}, {"reason", limits.words()}});
    } else {
      const auto next = at->game->copy();
      promise(!next->play(words), "listed moves are legal");
      one.update(reason_of(kind, *next, limits));
    }
    moves.push_back(std::move(one));
  }
  Json groups = grouped(moves);
  Json result = {{"moves", std::move(moves)}, {"groups", std::move(groups)}};
  if (are_more) result["more"] = true;
  return result;
}

// The value of a position of a game for two, for the side to move.
Json value_of(const Kind& kind, const AnyGame& game, const Limits& limits) {
  if (game.ending() || kind.shown->rest == nullptr) return nullptr;
  hardboard::Request request;
  request.limits = limits;
  const Remaining rest = kind.shown->rest(game);
  const AnyAnswer answer = kind.solve(rest.puzzle, request);
  expect_right(answer, kind.check_own(rest.puzzle, answer, limits));
  return {{"verdict", word_of(answer.head().verdict)}, {"method", answer.head().method}};
}

Result<Json> reply(const Fields& fields, const Limits& outer) {
  const Result<Started> at = started(fields);
  if (!at) return at.error();
  const Kind& kind = kind_of(at->puzzle);
  if (kind.opponent == nullptr)
    return error_in_words(
        fmt::format("{} is a puzzle for one, without an opponent", at->puzzle.kind().name));
  if (at->game->ending()) return error_in_words("the game is over");
  const Limits limits = limits_of(fields, outer);
  const Result<Opponent> opponent = kind.opponent(at->puzzle, "", limits);
  if (!opponent) return opponent.error();
  const Reply reply = opponent->choose(*at->game, limits);
  if (reply.moves.empty()) return error_in_words(reply.why);
  Json json = {{"words", reply.moves}, {"why", reply.why}};
  json["steps"] = steps_of(kind, *at->game, reply.moves);
  promise(!json["steps"].is_null(), "the chosen turn is legal");
  if (fields.flag("value")) json["value"] = value_of(kind, *at->game, limits);
  return json;
}

}  // namespace

Request hint_request() {
  static const std::vector<Field> fields = game_fields({{whole_number(
      "level", "1", "1: still solvable? 2: what has a saving move; 3: the move", 1, 3)}});
  return {"hint", "Help in small steps", fields, hint};
}

Request why_request() {
  static const std::vector<Field> fields = game_fields({});
  return {"why", "For each move that can be made now, whether it saves the game, and why not",
          fields, why};
}

Request reply_request() {
  static const std::vector<Field> fields =
      game_fields({{{.name = "value",
                     .type = Setting::Type::flag,
                     .help = "also the value of the position, as far as a search knows it"}}});
  return {"reply", "The program's turn in a game for two", fields, reply};
}

}  // namespace hardboard::front
