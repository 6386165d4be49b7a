// What a page shows and edits of peg armies.
#pragma once

#include "kinds/shown.h"
#include "puzzles/peg_army/traits.h"

namespace hardboard::peg_army {

// As kinds/shown_row.h asks.
struct Shown {
  using Move = Step;
  static const shown::Editor& editor();
  // The desert's box, with the squares around it on which an army may well stand as its margin.
  static std::optional<shown::Board> board(const Puzzle& puzzle);
  // A square or a rhombus becomes a `board`, in which the desert is painted; a half-plane, which
  // has no end, can't.
  static std::string drawn(const Puzzle& puzzle);
  static std::string token(const Puzzle& puzzle, const Game& game, Square square);
  static std::vector<shown::Place> places(const Puzzle& puzzle, const Step& step);
  static std::vector<shown::Place> touched(const Puzzle& puzzle, const Game&, const Step& step);
  // A deployment where both squares are one, else a jump.
  static std::vector<Step> attempts(const Puzzle&, const Game&, Square from, Square to);
  // The weights of a refusal, as far as they stand in a box.
  static std::vector<shown::Layer> layers(const Puzzle& puzzle, const Answer& answer);
};

}  // namespace hardboard::peg_army
