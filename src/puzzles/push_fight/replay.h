// A turn played by the rules: the legal steps, the reason why a step is illegal, and the piece that
// falls. This code accepts or refuses answers; no solver uses it to find them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/game.h"
#include "puzzles/push_fight/puzzle.h"
#include "puzzles/push_fight/words.h"

namespace hardboard::push_fight {

// The Game of game.h, and questions about its position.
class Game {
public:
  using Puzzle = push_fight::Puzzle;
  using Move = Step;

  // Keeps a reference to the puzzle. O(squares).
  explicit Game(const Puzzle& puzzle);

  // Moves a piece of the side to move; if the move is illegal, returns the reason and changes
  // nothing. Searches the path from both ends: O(squares), less for near squares.
  [[nodiscard]] std::optional<std::string> move(const push_fight::Move& move);

  // Pushes, and passes the turn; if the push is illegal, returns the reason and changes nothing.
  // After a push that makes a piece fall the game is over. O(length of the line).
  [[nodiscard]] std::optional<std::string> push(const Push& push);

  // Moves or pushes. Unlike move(), it enforces the puzzle's number of moves.
  [[nodiscard]] std::optional<std::string> play(const Step& step);

  // Takes back the last step. O(length of the line).
  void undo();

  // All legal steps: moves by square of the piece, then by distance, and pushes by square of the
  // king, then by direction. O(pieces * squares).
  std::vector<Step> moves() const;

  // O(squares).
  std::string key() const;

  // A piece has fallen, or the side to move is stuck: stuck.h says how far large boards are
  // searched, and at what cost.
  std::optional<Ending> ending() const;

  // "d2-d4", "d4 pushes right".
  std::string words(const Step& step) const;
  // Reads such words, also several with blanks or commas between them, and "d4 right".
  std::optional<std::string> read(std::string_view words, std::vector<Step>& steps) const;

  // The number of moves so far in the current turn.
  std::uint32_t moves_made() const { return moves_made_; }

  const Position& position() const { return position_; }
  Piece fallen() const { return fallen_; }

  static std::string words(const push_fight::Move& move);
  static std::string words(const Push& push);

private:
  // The record of a step for undo().
  struct Done {
    Step step;
    std::uint32_t anchor = no_anchor, moves_made = 0;
    std::uint32_t pushed = 0;  // how many pieces moved, the king among them
  };

  bool is_path(std::uint32_t from, std::uint32_t to);
  std::optional<std::string> why_not(Square square, std::uint32_t& index) const;

  const Puzzle* puzzle_;
  const Board& board_;
  Position position_;
  Piece fallen_ = Piece::none;
  std::uint32_t moves_made_ = 0;
  std::vector<Done> done_;            // all steps so far
  std::vector<std::uint32_t> marks_;  // of searches for a path: 2 i and 2 i + 1 in the i-th search
  std::vector<std::uint32_t> level_, other_level_, found_;
  std::uint32_t searches_ = 0;
};

// "white king" and so on.
std::string_view name(Piece piece);
std::string_view name(Side side);
std::string_view name(Direction direction);

}  // namespace hardboard::push_fight
