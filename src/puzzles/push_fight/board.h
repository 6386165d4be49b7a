// Boards from squares and rails, and the published one with the strings that its solvers use.
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

// The board with these squares, each once, in any order, and rails on these edges, which must all
// be boundary edges of squares. O(n log n).
Board board_of(std::vector<Square> squares, std::span<const Edge> rails);

// The square's index; nothing if the board has no such square. O(log n).
std::optional<std::uint32_t> index_of(const Board& board, Square square);

// The published board: four rows of 5, 8, 8, 5 squares with rails above c4 to g4 and below b1 to
// f1.
const Board& standard_board();

// A position of the published board as 26 characters in reading order: `.` empty, `o` `O` a white
// pawn and king, `x` `X` black ones, `P` `Y` the anchored white, black king. The anchor says whose
// turn it is; without one it is white's. Nothing if that is not what the text is; `bad`, if given,
// is then the index of the first wrong character or of a second anchor, or the length of the text
// if that is wrong.
std::optional<Position> standard_position(std::string_view text, std::size_t* bad = nullptr);

// The other way round, for positions whose turn the anchor, or its absence, tells. Pieces of a
// position with black to move keep their letters.
std::string standard_string(const Position& position);

}  // namespace hardboard::push_fight
