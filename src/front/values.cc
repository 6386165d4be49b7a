// values: what each move and each turn of a game for two is worth, where a table of all positions
// knows that.
#include <fmt/format.h>

#include "front/places.h"
#include "front/puzzle_field.h"
#include "front/requests.h"
#include "kinds/move_values.h"

namespace hardboard::front {
namespace {

// Positions with more turns give the best so many.
constexpr std::size_t most_turns = 20'000;

Json valued(const MoveValue& value) {
  return {{"words", value.words}, {"verdict", word_of(value.verdict)}, {"turns", value.turns}};
}

Json lists_of(const Kind& kind, const AnyGame& game, const MoveValues& values) {
  Json json, moves = Json::array(), turns = Json::array();
  for (const MoveValue& move : values.moves) {
    moves.push_back(valued(move));
    if (kind.shown) moves.back()["places"] = json_of(kind.shown->places(game, move.words));
  }
  if (values.turns.size() > most_turns) json["more"] = true;
  for (const MoveValue& turn : values.turns) {
    if (turns.size() == most_turns) break;
    turns.push_back(valued(turn));
  }
  json["moves"] = std::move(moves);
  json["turns"] = std::move(turns);
  json["why_not"] = values.why_not;
  return json;
}

Result<Json> values(const Fields& fields, const Limits& outer) {
  const Result<Started> at = started(fields);
  if (!at) return at.error();
  const Kind& kind = kind_of(at->puzzle);
  const MoveValuer valuer = move_valuer_of(kind);
  if (valuer == nullptr)
    return error_in_words(
        fmt::format("{} is a puzzle for one: `why` judges its moves", at->puzzle.kind().name));
  if (at->game->ending()) return error_in_words("the game is over");
  return lists_of(kind, *at->game, valuer(*at->game, limits_of(fields, outer)));
}

}  // namespace

Request values_request() {
  static const std::vector<Field> fields = game_fields();
  return {"values", "What each move and turn of a game for two is worth", fields, values};
}

}  // namespace hardboard::front
