// Boards from squares and rails, and the published board with the strings of its solvers.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// The edge of a square in a direction.
struct Edge {
  Square square{};
  Direction direction = Direction::up;
  friend auto operator<=>(const Edge&, const Edge&) = default;
};

// The board with these squares, without repetition, in any order, and rails on these edges, each of
// which must be a boundary edge of a square. O(n log n).
Board board_of(std::vector<Square> squares, std::span<const Edge> rails);

// The index of the square; nothing if the board has no such square. O(log n).
std::optional<std::uint32_t> index_of(const Board& board, Square square);

// The published board: four rows of 5, 8, 8, 5 squares with rails above c4 to g4 and below b1 to
// f1.
const Board& standard_board();

// A position of the published board as 26 characters in reading order: `.` empty, `o` `O` a white
// pawn and king, `x` `X` black ones, `P` `Y` the anchored white, black king. The side that does not
// own the anchor is to move; without an anchor white is. Nothing for a malformed text; `bad`, if
// given, then gets the index of the first wrong character or of a second anchor, or the length of
// the text if the length is wrong.
std::optional<Position> standard_position(std::string_view text, std::size_t* bad = nullptr);

// The inverse, for positions whose side to move follows from the anchor or its absence. Black
// pieces stay black when black is to move.
std::string standard_string(const Position& position);

}  // namespace hardboard::push_fight
