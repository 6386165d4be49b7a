// An army deployed and on the march, move by move: what is legal, and why something is not. This is
// the code that accepts or refuses solutions; no solver uses it to find them.
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "puzzles/game.h"
#include "puzzles/peg_army/puzzle.h"
#include "puzzles/peg_army/window.h"

namespace hardboard::peg_army {

// A peg put on a square before the march begins.
struct Deployment {
  Square square{};
  friend bool operator==(const Deployment&, const Deployment&) = default;
};
using Step = std::variant<Deployment, Move>;

// What game.h asks of a Game, and questions about the position. The puzzle must outlive the game.
class Game {
public:
  using Puzzle = peg_army::Puzzle;
  using Move = Step;

  explicit Game(const Puzzle& puzzle);

  // Puts a peg of the army on a square, or says in words why none may stand there: another one
  // does, or it lies in the desert, or beyond the puzzle's margin. O(log pegs).
  [[nodiscard]] std::optional<std::string> deploy(Square square);

  // Makes the move of the forward game, or says why it is not legal and changes nothing: no such
  // tuple, no peg on what it takes, a peg on what it puts, a square beyond the puzzle's margin or
  // beyond 32-bit coordinates. O(offsets * log pegs).
  [[nodiscard]] std::optional<std::string> march(const peg_army::Move& move);

  // Either; after the first move of the march nothing can be deployed any more.
  [[nodiscard]] std::optional<std::string> play(const Step& step);

  // Takes back the last step, of whichever kind. O(offsets * log pegs).
  void undo();

  // The moves of the march that are legal now, by square and tuple, and before it the free squares
  // within `listed_margin` of the desert's box, or within the puzzle's margin. O(pegs * tuples *
  // log pegs + squares).
  std::vector<Step> moves() const;

  // O(pegs).
  std::string key() const;

  // A peg is on the goal, or the march can't go on. As moves().
  std::optional<Ending> ending() const;

  // "deploy a1", "a1-c1" for a jump, "move 2 at a1" for a tuple, counted from 0 as in the file.
  std::string words(const Step& step) const;
  std::string words(const peg_army::Move& move) const;
  // Such words, and "deploy a1 b1 c2".
  std::optional<std::string> read(std::string_view words, std::vector<Step>& steps) const;

  bool has_peg(Square square) const { return pegs_.contains(square); }
  // Whether a move of the march was made.
  bool has_marched() const { return marched_ > 0; }
  bool solved() const { return has_peg(puzzle_->goal); }
  const std::set<Square>& pegs() const { return pegs_; }

  // Puzzles without a margin list the squares to deploy on within this one.
  static constexpr std::int32_t listed_margin = 2;

private:
  std::optional<std::string> fault_of(const peg_army::Move& move) const;
  bool beyond(Square square) const { return window_ && !window_->contains(square); }

  const Puzzle* puzzle_;
  std::optional<Window> window_;  // of the puzzle's margin
  std::set<Square> pegs_;
  std::vector<Step> steps_;  // so far
  std::size_t marched_ = 0;  // how many of them are moves of the march
};

}  // namespace hardboard::peg_army
