// What a page shows and edits of Push Fight.
#pragma once

#include "kinds/shown.h"
#include "puzzles/push_fight/traits.h"

namespace hardboard::push_fight {

// As kinds/shown_row.h asks.
struct Shown {
  using Move = Step;
  static const shown::Editor& editor();
  static std::optional<shown::Board> board(const Puzzle& puzzle);
  static std::string drawn(const Puzzle& puzzle) { return write_drawn(puzzle); }
  static std::string token(const Puzzle& puzzle, const Game& game, Square square);
  static std::vector<shown::Place> places(const Puzzle&, const Step& step);
  // Of a push: the line of the pieces that it moves, with the place of the anchor before.
  static std::vector<shown::Place> touched(const Puzzle& puzzle, const Game& game,
                                           const Step& step);
  // A push where a king stands beside a piece, else a move.
  static std::vector<Step> attempts(const Puzzle& puzzle, const Game& game, Square from, Square to);
  static std::string_view side(const Game& game) { return name(game.position().turn); }
  // The position as a puzzle; the game is not over.
  static Puzzle rest(const Puzzle& puzzle, const Game& game, std::vector<shown::Place>& names);
};

}  // namespace hardboard::push_fight
