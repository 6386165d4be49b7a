// What a page shows and edits of Solo Chess.
#pragma once

#include "kinds/shown.h"
#include "puzzles/solo_chess/traits.h"

namespace hardboard::solo_chess {

// As kinds/shown_row.h asks.
struct Shown {
  using Move = Game::Move;
  static const shown::Editor& editor();
  static std::optional<shown::Board> board(const Puzzle& puzzle);
  static std::string drawn(const Puzzle& puzzle);
  static std::string token(const Puzzle& puzzle, const Game& game, Square square);
  static std::vector<shown::Place> places(const Puzzle&, const Move& move) {
    return {move.from, move.to};
  }
  static std::vector<shown::Place> touched(const Puzzle&, const Game&, const Move& move) {
    return {move.from, move.to};
  }
  static std::vector<Move> attempts(const Puzzle&, const Game&, Square from, Square to) {
    return {{from, to}};
  }
  static std::vector<shown::Layer> layers(const Puzzle& puzzle,
                                          const capture::Answer<Square>& answer);
  // The position as a puzzle; the game is not over.
  static Puzzle rest(const Puzzle& puzzle, const Game& game, std::vector<shown::Place>& names);
};

}  // namespace hardboard::solo_chess
