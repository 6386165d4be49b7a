// Mates at once, in many positions that are alike.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// One object for each thread.
class Mates {
public:
  // Of turns of at most so many moves. The board must outlive the object.
  Mates(const Board& board, std::uint32_t moves) : board_(board), moves_(moves) {}

  // Can the side to move push off a piece of the other side in this turn? Tries the last few mates
  // that were found in other positions first, then all turns that may mate: O(placements of the
  // mover's pieces on the lines of possible pushes). Nothing if these are more than 100,000.
  std::optional<bool> mates(const Position& position);

private:
  // A move with all squares that it passes, the last one being the target.
  struct Step {
    std::uint32_t from = 0;
    std::vector<std::uint32_t> path;
  };
  struct Mate {
    std::vector<Step> steps;
    std::uint32_t king = 0;
    Direction direction = Direction::up;
  };
  struct Placement {
    std::vector<Piece> pieces;
    std::uint32_t before, from, to, moves;  // the placement before, and the move that led here
  };

  bool holds(const Mate& mate, Position position) const;
  bool may_mate(const Position& position, std::uint32_t from, Direction direction,
                std::vector<std::uint32_t>& lacking) const;
  Mate mate_of(const std::vector<Placement>& placements, std::uint32_t last, std::uint32_t king,
               Direction direction, Position position) const;

  const Board& board_;
  std::uint32_t moves_;
  std::vector<Mate> recent_;  // the newest first
};

}  // namespace hardboard::push_fight
