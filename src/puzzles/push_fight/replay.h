// A turn played by the rules: what is legal, why something is not, and what falls. This is the
// code that accepts or refuses answers; no solver uses it to find them.
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

// What game.h asks of a Game, and questions about the position.
class Game {
public:
  using Puzzle = push_fight::Puzzle;
  using Move = Step;

  // Keeps a reference to the puzzle. O(squares).
  explicit Game(const Puzzle& puzzle);

  // Moves a piece of the side to move, or says in words why that is not legal and changes nothing.
  // The path is searched from both ends: O(squares), little when they are near.
  [[nodiscard]] std::optional<std::string> move(const push_fight::Move& move);

  // Likewise; O(length of the line). The turn passes. After a push that makes a piece fall the
  // game is over.
  [[nodiscard]] std::optional<std::string> push(const Push& push);

  // Either. Unlike move(), it holds the turn to the puzzle's number of moves.
  [[nodiscard]] std::optional<std::string> play(const Step& step);

  // Takes back the last step. O(length of the line).
  void undo();

  // All legal steps: moves by square of the piece, then by distance, and pushes by square of the
  // king, then by direction. O(pieces * squares).
  std::vector<Step> moves() const;

  // O(squares).
  std::string key() const;

  // A piece has fallen, or the side to move has no push, whatever it moves (a search as long as
  // outcomes.h says where that is so, short where it is not).
  std::optional<Ending> ending() const;

  // "d2-d4", "d4 pushes right".
  std::string words(const Step& step) const;
  // Such words, several of them with blanks or commas between, and "d4 right".
  std::optional<std::string> read(std::string_view words, std::vector<Step>& steps) const;

  // How many moves were made in the turn that is being played.
  std::uint32_t moves_made() const { return moves_made_; }

  const Position& position() const { return position_; }
  Piece fallen() const { return fallen_; }

  static std::string words(const push_fight::Move& move);
  static std::string words(const Push& push);

private:
  // What undo() needs to know of a step.
  struct Done {
    Step step;
    std::uint32_t anchor = no_anchor, moves_made = 0;
    std::uint32_t pushed = 0;  // how many pieces went on, the king among them
  };

  bool is_path(std::uint32_t from, std::uint32_t to);
  std::optional<std::string> why_not(Square square, std::uint32_t& index) const;

  const Puzzle* puzzle_;
  const Board& board_;
  Position position_;
  Piece fallen_ = Piece::none;
  std::uint32_t moves_made_ = 0;
  std::vector<Done> done_;            // all steps so far
  std::vector<std::uint32_t> marks_;  // of the search for a path: 2 i and 2 i + 1 in the i-th
  std::vector<std::uint32_t> level_, other_level_, found_;
  std::uint32_t searches_ = 0;
};

// "white king", ...
std::string_view name(Piece piece);
std::string_view name(Side side);
std::string_view name(Direction direction);

}  // namespace hardboard::push_fight
