// The pushes of a slab, found once for all types: where the pieces stand decides which pushes there
// are, if the pushing piece is a king and no king in the line carries the anchor.
#pragma once

#include <cstdint>
#include <vector>

#include "methods/push_fight/slabs.h"

namespace hardboard::push_fight {

// A push without a move, of all positions of a block at once.
struct BlockPush {
  enum class End : std::uint8_t { wins, loses, goes_on } end = End::goes_on;
  std::uint8_t king = 0;    // must be a king: its number among the mover's pieces
  std::uint8_t anchor = 0;  // the king's number after the push, and after the symmetry to the home
  std::uint32_t block = 0;
  Mask line = 0;  // the other side's pieces in the line, by number: none may carry the anchor
  // `goes_on`: the block that the push leads to, of the other side's slabs.
  std::uint32_t slab_after = 0, block_after = 0;
  // In that block a piece may have another number: where SlabPushes::maps has the new number of
  // each type, of the mover's and of the other side's types.
  std::uint32_t mover_types = 0, other_types = 0;
};

struct SlabPushes {
  std::vector<BlockPush> pushes;  // block by block
  std::vector<std::uint32_t> maps;
};

// Appends the pushes of a block. Begins with the identity at maps[0]. O(pushes * (pieces + types)).
void add_pushes(const SlabLayout& layout, Side mover, std::uint32_t slab, std::uint32_t block,
                SlabPushes& pushes);

}  // namespace hardboard::push_fight
