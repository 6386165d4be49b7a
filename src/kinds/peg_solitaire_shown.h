// What a page shows and edits of peg solitaire.
#pragma once

#include "kinds/shown.h"
#include "puzzles/peg_solitaire/traits.h"

namespace hardboard::peg_solitaire {

// As kinds/shown_row.h asks.
struct Shown {
  using Move = Jump;
  static const shown::Editor& editor();
  // The layout of a puzzle whose pegs jump on the triangular grid is `slanted`.
  static shown::Layout layout(const Puzzle& puzzle);
  static std::optional<shown::Board> board(const Puzzle& puzzle);
  static std::string drawn(const Puzzle& puzzle);
  static std::string token(const Puzzle& puzzle, const Game& game, Square square);
  static std::vector<shown::Place> places(const Puzzle&, const Jump& jump) {
    return {jump.from, jump.to};
  }
  // The jump's two holes and the one between.
  static std::vector<shown::Place> touched(const Puzzle&, const Game&, const Jump& jump);
  static std::vector<Jump> attempts(const Puzzle&, const Game&, Square from, Square to) {
    return {{from, to}};
  }
  // The colourings and the weights of a refusal.
  static std::vector<shown::Layer> layers(const Puzzle& puzzle, const Answer& answer);
  // The position as a puzzle; the game is not over.
  static Puzzle rest(const Puzzle& puzzle, const Game& game, std::vector<shown::Place>& names);
};

}  // namespace hardboard::peg_solitaire
