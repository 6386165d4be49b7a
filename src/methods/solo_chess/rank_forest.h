// A spanning tree of the immediate capture graph of one type whose captures go both ways, for
// boards of ten million pieces. A search along the board would walk across memory, so all passes go
// over the pieces in the order of their ranks instead.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "methods/capture/arena.h"
#include "methods/solo_chess/ranked_board.h"
#include "puzzles/capture/answer.h"

namespace hardboard::solo_chess {

// First every piece gets an exit to a neighbour of a higher rank, if it has one. These exits form
// trees, and the order of ranks puts leaves first in each tree. Then captures join trees: joining
// two trees turns one of them around along a path.
class RankForest {
public:
  // The type must be symmetric. O(n) time for n pieces and each ride, not counting the joins, which
  // take a union-find; some 10 bytes a piece.
  RankForest(const RankedBoard& board, const PieceType& type);

  bool is_connected() const { return parts_ == 1; }

  // For a connected forest: captures, as indices of pieces, that lead all pieces to the goal (a
  // rank) or, without a goal, to some place; leaves first. O(n). May be called once.
  std::vector<capture::Capture<capture::Location>> moves(std::optional<std::uint32_t> goal);

  // For a forest that is not connected: the goal and the smallest part without it, or the two
  // smallest parts. O(n). May be called once.
  capture::ClosedSets<capture::Location> closed_sets(std::optional<std::uint32_t> goal);

private:
  // A capture between two trees, seen from one of them. A tree is named by its highest rank, its
  // top.
  struct Join {
    std::uint32_t tree, from, to, to_tree;
  };

  void join(std::uint32_t a, std::uint32_t b);
  std::uint32_t part_of(std::uint32_t rank);
  void turn(std::uint32_t top);
  void turn_all(std::uint32_t top);

  const RankedBoard* board_;
  std::vector<std::uint32_t> exit_;  // by rank; `none` for the top of a tree
  // By rank: the top of its tree; for a top itself, another top of its part, or the top itself.
  std::vector<std::uint32_t> tree_;
  std::vector<Join> joins_;  // each capture twice, seen from either tree
  std::uint32_t parts_ = 0;
};

}  // namespace hardboard::solo_chess
