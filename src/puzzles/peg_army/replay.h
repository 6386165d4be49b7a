// The deployment and the march of an army, move by move: the legal moves, and the reason why a move
// is illegal. This code accepts or refuses solutions; no solver uses it to find them.
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

// The Game of game.h, and questions about its position. The puzzle must outlive the game.
class Game {
public:
  using Puzzle = peg_army::Puzzle;
  using Move = Step;

  explicit Game(const Puzzle& puzzle);

  // Puts a peg of the army on a square, or returns the reason why none may stand there: the square
  // has a peg, lies in the desert, or lies outside the puzzle's margin. O(log pegs).
  [[nodiscard]] std::optional<std::string> deploy(Square square);

  // Makes the move of the forward game. An illegal move changes nothing and returns the reason: no
  // such tuple, no peg on a taken square, a peg on `put`, a square outside the puzzle's margin or
  // outside 32-bit coordinates. O(offsets * log pegs).
  [[nodiscard]] std::optional<std::string> march(const peg_army::Move& move);

  // Deploys or marches; no deployment may follow the first move of the march.
  [[nodiscard]] std::optional<std::string> play(const Step& step);

  // Takes back the last step, a deployment or a move. O(offsets * log pegs).
  void undo();

  // The legal moves of the march, by square and tuple; before the march begins also the free
  // squares within the puzzle's margin, or within `listed_margin` of the desert's box if the puzzle
  // has no margin. O(pegs * tuples * log pegs + squares).
  std::vector<Step> moves() const;

  // O(pegs).
  std::string key() const;

  // A peg is on the goal, or no move is left. Costs as much as moves().
  std::optional<Ending> ending() const;

  // "deploy a1", "a1-c1" for a jump, "move 2 at a1" for a tuple, whose number counts from 0 as in
  // the file.
  std::string words(const Step& step) const;
  std::string words(const peg_army::Move& move) const;
  // Reads these words, and "deploy a1 b1 c2".
  std::optional<std::string> read(std::string_view words, std::vector<Step>& steps) const;

  bool has_peg(Square square) const { return pegs_.contains(square); }
  // How many moves of the march the army has made.
  std::size_t marched() const { return marched_; }
  bool solved() const { return has_peg(puzzle_->goal); }
  const std::set<Square>& pegs() const { return pegs_; }

  // The margin of listed squares for puzzles without a margin.
  static constexpr std::int32_t listed_margin = 2;

private:
  std::optional<std::string> fault_of(const peg_army::Move& move) const;
  bool beyond(Square square) const { return window_ && !window_->contains(square); }

  const Puzzle* puzzle_;
  std::optional<Window> window_;  // of the puzzle's margin, if it has one
  std::set<Square> pegs_;
  std::vector<Step> steps_;
  std::size_t marched_ = 0;  // how many of the steps are moves of the march
};

}  // namespace hardboard::peg_army
