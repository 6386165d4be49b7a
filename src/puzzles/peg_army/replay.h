// An army on the march, move by move: what is legal, and why something is not. This is the code
// that accepts or refuses solutions; no solver uses it to find them.
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "puzzles/peg_army/puzzle.h"
#include "puzzles/peg_army/window.h"

namespace hardboard::peg_army {

// The puzzle must outlive it.
class Game {
public:
  explicit Game(const Puzzle& puzzle);

  // Puts a peg of the army on a square, or says in words why none may stand there: another one
  // does, or it lies in the desert, or beyond the puzzle's margin. O(log pegs).
  [[nodiscard]] std::optional<std::string> deploy(Square square);

  // Makes the move of the forward game, or says why it is not legal and changes nothing: no such
  // tuple, no peg on what it takes, a peg on what it puts, a square beyond the puzzle's margin or
  // beyond 32-bit coordinates. O(offsets * log pegs).
  [[nodiscard]] std::optional<std::string> play(const Move& move);

  bool has_peg(Square square) const { return pegs_.contains(square); }
  bool solved() const { return has_peg(puzzle_->goal); }
  const std::set<Square>& pegs() const { return pegs_; }

  // "a1-c1" for a jump, "move 2 at a1" for a tuple, counted from 0 as in the file.
  std::string words(const Move& move) const;

private:
  bool beyond(Square square) const { return window_ && !window_->contains(square); }

  const Puzzle* puzzle_;
  std::optional<Window> window_;  // of the puzzle's margin
  std::set<Square> pegs_;
};

}  // namespace hardboard::peg_army
