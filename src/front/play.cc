// play: a game after some moves, with what can be done next.
#include <algorithm>
#include <fmt/format.h>

#include "base/text.h"
#include "front/places.h"
#include "front/puzzle_field.h"
#include "front/requests.h"

namespace hardboard::front {
namespace {

Json moves_of(const Kind& kind, const AnyGame& game, const std::vector<std::string>& legal) {
  Json moves = Json::array();
  for (std::size_t i = 0; i < std::min(legal.size(), most_moves); ++i) {
    moves.push_back({{"words", legal[i]}});
    if (kind.shown) moves.back()["places"] = json_of(kind.shown->places(game, legal[i]));
  }
  return moves;
}

// The legal move between the places of the field `try` as `tried`, or `illegal` with the reason why
// there is none.
Result<Json> attempt(const Kind& kind, const AnyGame& game, const Fields& fields,
                     const std::vector<std::string>& legal) {
  const std::vector<PlaceNumbers> places = fields.places("try");
  if (places.empty() || places.size() > 2)
    return error_in_words("the field `try`: expected one place or two");
  const std::optional<shown::Place> from = place_in(places.front()), to = place_in(places.back());
  std::optional<std::string> why = "there is no such place";
  if (kind.shown && from && to) why = kind.shown->why_not(game, *from, *to);
  if (why) return Json{{"illegal", {{"reason", *why}}}};
  for (const std::string& move : legal) {
    const std::vector<shown::Place> places_of_move = kind.shown->places(game, move);
    if (!places_of_move.empty() && places_of_move.front() == *from && places_of_move.back() == *to)
      return Json{{"tried", move}};
  }
  return Json::object();
}

Result<Json> play(const Fields& fields, const Limits& limits) {
  const Result<AnyPuzzle> puzzle = puzzle_of(fields);
  if (!puzzle) return puzzle.error();
  Result<std::unique_ptr<AnyGame>> started = game_of(*puzzle);
  if (!started) return started.error();
  AnyGame& game = **started;
  const Kind& kind = kind_of(*puzzle);
  Json result = {{"illegal", Json()}}, steps = Json::array();
  const std::vector<std::string> moves = fields.words("moves");
  for (std::size_t i = 0; i < moves.size() && result["illegal"].is_null(); ++i) {
    if (limits.reached()) return error_in_words(limits.words());
    std::optional<std::string> fault;
    for (const shown::Step& step : front::play(kind, game, moves[i], fault)) {
      steps.push_back(json_of(step));
      steps.back()["index"] = i;
    }
    if (fault) result["illegal"] = {{"index", i}, {"words", moves[i]}, {"reason", *fault}};
  }
  const std::vector<std::string> legal = game.moves();
  if (result["illegal"].is_null() && fields.given("try")) {
    const Result<Json> tried = attempt(kind, game, fields, legal);
    if (!tried) return tried.error();
    result.update(*tried);
  }
  result["steps"] = std::move(steps);
  const std::optional<Ending> ending = game.ending();
  result["moves"] = moves_of(kind, game, legal);
  if (legal.size() > most_moves) result["more"] = true;
  result["ending"] =
      ending ? Json{{"verdict", word_of(ending->verdict)}, {"words", ending->words}} : Json();
  if (kind.shown)
    if (const std::string_view side = kind.shown->side(game); !side.empty()) result["side"] = side;
  result["shown"] = kind.show(game);
  return result;
}

}  // namespace

Request play_request() {
  static const std::vector<Field> fields = joined(
      puzzle_fields(),
      {wanted("moves", "the moves so far, each in words", Field::Shape::words),
       wanted("try", "one place or two, for the move that fits them or the reason why none does",
              Field::Shape::places)});
  return {"play", "A game after some moves, with the legal moves", fields, play};
}

}  // namespace hardboard::front
