// The values of moves and turns of Push Fight, from the table that the program's own turns rest on.
#include "kinds/push_fight_parts.h"
#include "methods/push_fight/opponent.h"
#include "methods/push_fight/turn_values.h"
#include "puzzles/push_fight/replay.h"
#include "puzzles/push_fight/words.h"

namespace hardboard {
namespace {

using namespace push_fight;

MoveValue worth(std::string words, Value value) {
  return {std::move(words), value.verdict, value.depth};
}

}  // namespace

MoveValues values_in_push_fight(const AnyGame& any, const Limits& limits) {
  const GameOf<Game>& played = game_as<Game>(any);
  const Result<push_fight::Opponent> opponent =
      push_fight::Opponent::make(played.puzzle(), {limits});
  promise(opponent.ok(), "without a file of a table nothing can fail");
  const Table* const table = opponent->table();
  if (table == nullptr) return {{}, {}, opponent->why_no_table()};
  const Puzzle& puzzle = played.puzzle();
  const Game& game = played.game();
  const std::uint32_t left =
      puzzle.moves == unlimited_moves ? puzzle.moves : puzzle.moves - game.moves_made();
  const auto found = turn_values(*table, game.position(), left, limits);
  if (!found) return {{}, {}, limits.words()};
  MoveValues values;
  for (const auto& [step, value] : found->steps) values.moves.push_back(worth(words(step), value));
  for (const auto& [turn, value] : found->turns) values.turns.push_back(worth(words(turn), value));
  return values;
}

}  // namespace hardboard
