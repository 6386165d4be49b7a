// Which sets of places one way of the hero can meet: a way that visits no place twice runs through
// the blocks (2-connected parts) of what is left, along one chain, and meets nothing else.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "methods/solo_chess/hero_board.h"

namespace hardboard::solo_chess {

// Keeps its lists between calls.
class HeroChains {
public:
  static constexpr std::uint32_t no_set = UINT32_MAX;

  explicit HeroChains(std::uint32_t places);

  // Whether some chain of blocks from `reach[0]`, where the hero stands, has a place of each of the
  // sets 0, ..., sets - 1; with a goal, whether the chain to the goal has. `set_of` says for each
  // place which one it is in. The graph is that of the hero's steps between the places in `reach`,
  // all on the board; every step counts both ways, so that for a pawn a yes may be too kind. Asks
  // for a hero whose rides have range 1: others can pass over places that they left. O(n * rides).
  bool one_meets_all(const HeroBoard& board, std::span<const std::uint32_t> reach,
                     std::optional<std::uint32_t> goal, std::span<const std::uint32_t> set_of,
                     std::uint32_t sets);

private:
  struct Frame {  // a place on the way of the depth-first search, and its neighbours in `edges_`
    std::uint32_t place, first_edge, next_edge;
  };
  struct Block {
    std::uint32_t top;          // the place through which the hero enters it
    std::uint32_t first, last;  // its other places, in `members_`
    std::uint32_t child, sibling;
  };

  void find_blocks(const HeroBoard& board, std::span<const std::uint32_t> reach);
  void open(const HeroBoard& board, std::uint32_t place);
  void close_block(std::uint32_t top, std::uint32_t child);
  // Adds the block's places to the chain, or takes them from it.
  void enter(const Block& block, std::span<const std::uint32_t> set_of);
  void leave(const Block& block, std::span<const std::uint32_t> set_of);

  std::vector<std::uint32_t> order_, low_, block_of_;  // by place
  std::uint32_t seen_ = 0;
  std::vector<Frame> frames_;
  std::vector<std::uint32_t> edges_, open_places_, members_;
  std::vector<Block> blocks_;          // a block comes behind all that hang on it
  std::vector<std::uint32_t> on_way_;  // by set: how many of its places are on the chain
  std::uint32_t met_ = 0;              // sets with one
};

}  // namespace hardboard::solo_chess
