// A spanning tree of the immediate capture graph of one type whose captures go both ways. For
// boards of ten million pieces: no search, which would go across memory by the shape of the board,
// but passes over the pieces in the order of their ranks.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "methods/capture/arena.h"
#include "methods/solo_chess/ranked_board.h"
#include "puzzles/capture/answer.h"

namespace hardboard::solo_chess {

// First every piece goes to a neighbour of a higher rank, if it has one: these exits form trees,
// and their order of ranks is leaves first. Then captures that join two trees are looked for; to
// join them, a tree is turned around along one path.
class RankForest {
public:
  // The type must be symmetric. O(n) time for n pieces and each ride, but for the joins (a
  // union-find), and some 10 bytes a piece.
  RankForest(const RankedBoard& board, const PieceType& type);

  bool is_connected() const { return parts_ == 1; }

  // If it is connected: captures, as indices of pieces, that lead all to the goal, a rank, or to
  // any place, leaves first. O(n). To be called once.
  std::vector<capture::Capture<capture::Location>> moves(std::optional<std::uint32_t> goal);

  // If it is not: the goal and the smallest part without it, or the two smallest parts. O(n). To be
  // called once.
  capture::ClosedSets<capture::Location> closed_sets(std::optional<std::uint32_t> goal);

private:
  // A capture between two trees, seen from one of them; a tree is named by its highest rank.
  struct Join {
    std::uint32_t tree, from, to, to_tree;
  };

  void join(std::uint32_t a, std::uint32_t b);
  std::uint32_t part_of(std::uint32_t rank);
  void turn(std::uint32_t top);
  void turn_all(std::uint32_t top);

  const RankedBoard* board_;
  std::vector<std::uint32_t> exit_;  // by rank; `none` for tops of trees
  std::vector<std::uint32_t> tree_;  // by rank; of a top: another top in its part, or itself
  std::vector<Join> joins_;          // each twice, from either side
  std::uint32_t parts_ = 0;
};

}  // namespace hardboard::solo_chess
