// A turn played by the rules: what is legal, why something is not, and what falls. This is the
// code that accepts or refuses answers; no solver uses it to find them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

class Game {
public:
  // Keeps a reference to the puzzle. O(squares).
  explicit Game(const Puzzle& puzzle);

  // Moves a piece of the side to move, or says in words why that is not legal and changes nothing.
  // The path is searched from both ends: O(squares), little when they are near.
  [[nodiscard]] std::optional<std::string> move(const Move& move);

  // Likewise; O(length of the line). The turn passes. After a push that makes a piece fall the
  // game is over.
  [[nodiscard]] std::optional<std::string> push(const Push& push);

  const Position& position() const { return position_; }
  Piece fallen() const { return fallen_; }

  // "d2-d4", and of the position before it "d4 pushes right, a black pawn falls".
  static std::string words(const Move& move);
  static std::string words(const Push& push);

private:
  bool is_path(std::uint32_t from, std::uint32_t to);
  std::optional<std::string> why_not(Square square, std::uint32_t& index) const;

  const Board& board_;
  Position position_;
  Piece fallen_ = Piece::none;
  std::vector<std::uint32_t> marks_;  // of the search for a path: 2 i and 2 i + 1 in the i-th
  std::vector<std::uint32_t> level_, other_level_, found_;
  std::uint32_t searches_ = 0;
};

// "white king", ...
std::string_view name(Piece piece);
std::string_view name(Side side);
std::string_view name(Direction direction);

}  // namespace hardboard::push_fight
