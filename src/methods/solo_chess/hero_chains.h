// The sets of places that one way of the hero can meet. A way that visits no place twice runs
// through a chain of blocks (2-connected parts) of the remaining places, and meets no place outside
// the chain.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/watch.h"
#include "methods/solo_chess/hero_board.h"

namespace hardboard::solo_chess {

// An object keeps its lists from call to call, to reuse their memory.
class HeroChains {
public:
  static constexpr std::uint32_t no_set = UINT32_MAX;

  explicit HeroChains(std::uint32_t places);

  // Finds the blocks of the graph of the hero's steps between the places in `reach`, all on the
  // board; the hero stands on `reach[0]`. Every step counts in both directions, so that for a pawn
  // chains may be too long. The hero's rides must have range 1: other heroes can pass over places
  // that they have left. O(n * rides). Incomplete once the watch's limits are reached.
  void find_blocks(const HeroBoard& board, std::span<const std::uint32_t> reach, Watch& watch);

  // Does some chain of these blocks have a place of each of the sets 0, ..., sets - 1? With a goal:
  // does the chain to the goal? `set_of` holds the set of each place. O(n).
  bool one_meets_all(std::optional<std::uint32_t> goal, std::span<const std::uint32_t> set_of,
                     std::uint32_t sets);

  // The places of the chain that met all sets, without the hero's.
  std::vector<std::uint32_t> places_of_chain() const;

private:
  // A place on the path of the depth-first search, and the index of its next neighbour in `edges_`.
  struct Frame {
    std::uint32_t place, first_edge, next_edge;
  };
  struct Block {
    std::uint32_t top;             // the place through which the hero enters it
    std::uint32_t first, last;     // its other places: members_[first] .. members_[last - 1]
    std::uint32_t child, sibling;  // first block below this one, next one beside it
  };

  void link_blocks();
  void open(const HeroBoard& board, std::uint32_t place);
  void close_block(std::uint32_t top, std::uint32_t child);
  // Adds the block's places to the chain, or takes them off it.
  void enter(const Block& block, std::span<const std::uint32_t> set_of);
  void leave(const Block& block, std::span<const std::uint32_t> set_of);

  // By place: when the depth-first search visited the place, the earliest place that it leads back
  // to, and the block of which it is a member.
  std::vector<std::uint32_t> order_, low_, block_of_;
  std::uint32_t seen_ = 0;
  std::vector<Frame> frames_;
  std::vector<std::uint32_t> edges_, open_places_, members_;
  std::vector<Block> blocks_;            // a block follows the blocks below it
  std::vector<std::uint32_t> on_chain_;  // by set: how many of its places are on the chain
  std::uint32_t met_ = 0;                // how many sets have a place on the chain
  std::uint32_t first_block_ = 0;        // a block at the hero's place
  std::uint32_t last_block_ = 0;         // the farthest block of the chain that met all sets
};

}  // namespace hardboard::solo_chess
