// From rectilinear Steiner trees to mate in one turn of Push Fight with k moves (Bosboom, Demaine,
// Rudoy 2018, Theorem 3.20).
//
// The board, for n points shifted so that the lowest ones have y = 4 and the leftmost x = 2; (x1,
// 4) is the leftmost of the lowest. All is full of white pawns, but for
//   the points                       empty squares
//   (x1 + n, 2)                      the white king
//   (x1 - 1, 2)                      the black king, with the anchor
//   row 1, row 2 beside these, and row 3 but for (x1, 3)   black pawns
// with a rail on every edge but the lower one of (x1, 1). To mate, the white king must come to (x1,
// 2) through the alley of n squares, whose pawns must all leave by (x1, 3) to the plaza above it,
// which has n holes. Each move of a pawn empties at most one more square, so that length + 3 moves
// bring the holes together if and only if a tree of that length connects them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "problems/steiner/traits.h"
#include "puzzles/push_fight/traits.h"
#include "reductions/image.h"

namespace hardboard {

struct SteinerToPushFight {
  using From = steiner::Traits;
  using To = push_fight::Traits;
  static constexpr std::string_view name = "steiner-to-push-fight";
  static constexpr std::string_view source = "Bosboom et al. 2018, Theorem 3.20";
  static constexpr std::string_view summary =
      "a hole for each point; pawns must leave the king's alley into the holes";
  static constexpr std::string_view law =
      "(width + points + 1) * (height + 3) squares of the points' box, length + 3 moves";

  struct Trace {
    std::int64_t shift_x = 0, shift_y = 0;  // from points to squares of the board
    std::int32_t door = 0;                  // x1: the column where the alley ends
    std::int32_t alley = 0;                 // its length, the number of points
    std::int32_t width = 0, height = 0;     // of the board

    // The first row of the plaza.
    static constexpr std::int32_t plaza = 4;

    Square square(Square point) const {
      return {static_cast<std::int32_t>(point.x + shift_x),
              static_cast<std::int32_t>(point.y + shift_y)};
    }
    Square point(Square square) const {
      return {static_cast<std::int32_t>(square.x - shift_x),
              static_cast<std::int32_t>(square.y - shift_y)};
    }
    // The index of a square of the board, in reading order.
    std::uint32_t index(Square square) const {
      return static_cast<std::uint32_t>((height - square.y) * width + square.x - 1);
    }
    Square square_at(std::uint32_t index) const {
      const auto at = static_cast<std::int32_t>(index);
      return {at % width + 1, height - at / width};
    }
  };
  using Made = Image<SteinerToPushFight>;

  // For problems with a length, and boards of up to push_fight::most_squares.
  static Result<Made> forward(const steiner::Puzzle& puzzle, const Limits& limits);
  static bool keeps_law(const steiner::Puzzle& puzzle, const push_fight::Puzzle& board);
  // From any tree, also with parts outside of the points' box.
  static push_fight::Answer witness(const steiner::Puzzle& puzzle, const Made& image,
                                    const steiner::Answer& solution);
  // A tree of the squares of the plaza that were ever empty (Lemmas 3.21 and 3.22).
  static Result<steiner::Answer> recover(const steiner::Puzzle& puzzle, const Made& image,
                                         const push_fight::Answer& answer);
  static Refusal refusal();
  static std::vector<Part> parts(const steiner::Puzzle& puzzle, const Made& image);
  static std::vector<std::string> meanings(const steiner::Puzzle& puzzle, const Made& image,
                                           const push_fight::Answer& answer);
};

}  // namespace hardboard
