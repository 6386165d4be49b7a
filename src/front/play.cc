// play: a game after some moves, with what can be done next.
#include <fmt/format.h>

#include "base/text.h"
#include "front/places.h"
#include "front/puzzle_field.h"
#include "front/requests.h"

namespace hardboard::front {
namespace {

// Positions with more moves give the first so many.
constexpr std::size_t most_moves = 20'000;

Json moves_of(const Kind& kind, const AnyGame& game, Json& result) {
  std::vector<std::string> words = game.moves();
  if (words.size() > most_moves) {
    words.resize(most_moves);
    result["more"] = true;
  }
  Json moves = Json::array();
  for (const std::string& one : words) {
    moves.push_back({{"words", one}});
    if (kind.shown) moves.back()["places"] = json_of(kind.shown->places(game, one));
  }
  return moves;
}

// Why nothing can be moved between the places of the field `try`.
Result<Json> attempt(const Kind& kind, const AnyGame& game, const Fields& fields) {
  const std::vector<PlaceNumbers> places = fields.places("try");
  if (places.empty() || places.size() > 2)
    return error_in_words("the field `try`: expected one place or two");
  const std::optional<shown::Place> from = place_in(places.front()), to = place_in(places.back());
  std::optional<std::string> why = "there is no such place";
  if (kind.shown && from && to) why = kind.shown->why_not(game, *from, *to);
  return why ? Json{{"reason", *why}} : Json();
}

Result<Json> play(const Fields& fields, const Limits& limits) {
  const Result<AnyPuzzle> puzzle = puzzle_of(fields);
  if (!puzzle) return puzzle.error();
  Result<std::unique_ptr<AnyGame>> started = game_of(*puzzle);
  if (!started) return started.error();
  AnyGame& game = **started;
  const Kind& kind = kind_of(*puzzle);
  Json result, steps = Json::array(), illegal;
  const std::vector<std::string> moves = fields.words("moves");
  for (std::size_t i = 0; i < moves.size() && illegal.is_null(); ++i) {
    if (limits.reached()) return error_in_words(limits.words());
    std::optional<std::string> fault;
    for (const shown::Step& step : front::play(kind, game, moves[i], fault)) {
      steps.push_back(json_of(step));
      steps.back()["index"] = i;
    }
    if (fault) illegal = {{"index", i}, {"words", moves[i]}, {"reason", *fault}};
  }
  if (illegal.is_null() && fields.given("try")) {
    Result<Json> tried = attempt(kind, game, fields);
    if (!tried) return tried.error();
    illegal = std::move(tried).value();
  }
  result["steps"] = std::move(steps);
  const std::optional<Ending> ending = game.ending();
  result["moves"] = moves_of(kind, game, result);
  result["ending"] =
      ending ? Json{{"verdict", word_of(ending->verdict)}, {"words", ending->words}} : Json();
  result["illegal"] = std::move(illegal);
  if (kind.shown)
    if (const std::string_view side = kind.shown->side(game); !side.empty()) result["side"] = side;
  result["shown"] = kind.show(game);
  return result;
}

}  // namespace

Request play_request() {
  static const std::vector<Field> fields = joined(
      puzzle_fields(), {wanted("moves", "the moves so far, each in words", Field::Shape::words),
                        wanted("try", "one place or two, for the reason why no move fits them",
                               Field::Shape::places)});
  return {"play", "A game after some moves, with the legal moves", fields, play};
}

}  // namespace hardboard::front
