// One slab's part of a pass: the positions that the values known before the pass decide.
//
// First the powers of the pushes without a move: a push can win if it leads to a loss of the other
// side, and can hold if it leads to anything but a win of the other side. Then the powers spread
// along the moves (slab_moves.h). A position whose turns can win is won, and a position whose turns
// cannot hold is lost. All of this treats up to 32 variants as bits of a word.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/limits.h"
#include "methods/push_fight/known_values.h"
#include "methods/push_fight/slab_moves.h"
#include "methods/push_fight/slab_pushes.h"
#include "methods/push_fight/slabs.h"

namespace hardboard::push_fight {

// Newly decided positions of a slab: variants from `variant` on of an element.
struct Fresh {
  std::uint32_t element = 0, variant = 0;
  Pair pair = 0;
};

// What a slab's passes have found out for those to come.
struct SlabState {
  bool is_settled = false;  // all positions are decided
  // For each block: do pushes of the block still have a power? Once without, always without.
  std::vector<bool> is_spent;
};

class SlabPass {
public:
  // The layout and the moves must outlive the object.
  SlabPass(const SlabLayout& layout, Side mover, const SlabMoves& moves);

  // The memory of the object and of what decide() appends, in bytes.
  static double bytes(const Contest& contest, Side mover);
  // The memory of a slab's pushes, in bytes: an estimate, boards have few.
  static double bytes_of_pushes(const Contest& contest, Side mover);

  // Finds the pushes of the slab, for decide(), but no pushes of spent blocks.
  void find_pushes(std::uint32_t slab, const SlabState& state, SlabPushes& pushes) const;

  // Appends to `fresh` what a pass of this depth decides in the slab, whose pushes find_pushes()
  // has found. `known` holds the slab; block_of(push) gives the block that a push leads to, as
  // known before the pass. False if the limits were reached.
  template <class BlockOf>
  bool decide(std::uint32_t slab, const SlabPushes& pushes, std::uint32_t depth,
              const KnownValues& known, BlockOf block_of, SlabState& state,
              std::vector<Fresh>& fresh, const Limits& limits) {
    begin(slab, state);
    for (std::uint32_t first = 0; first < others_.variants(); first += pair_variants) {
      begin_variants(first);
      for (const BlockPush& push : pushes.pushes) {
        if (push.end == BlockPush::End::goes_on && depth > 0)
          add_powers(push, pushes.maps, block_of(push));
        else
          add_powers_of_end(push, depth);
      }
      if (!finish_variants(depth, known, state, fresh, limits)) return false;
    }
    return true;
  }

private:
  void begin(std::uint32_t slab, SlabState& state);
  void begin_variants(std::uint32_t first);
  void add_powers(const BlockPush& push, std::span<const std::uint32_t> maps, BlockBits after);
  void add_powers_of_end(const BlockPush& push, std::uint32_t depth);
  bool finish_variants(std::uint32_t depth, const KnownValues& known, SlabState& state,
                       std::vector<Fresh>& fresh, const Limits& limits);
  // The variants in hand whose anchor does not hold the push.
  std::uint32_t legal(const BlockPush& push) const;

  const SlabLayout& layout_;
  Side mover_;
  const SlabMoves& moves_;
  const PieceTypes& own_;
  const PieceTypes& others_;
  std::uint32_t slab_ = 0;
  // The variants in hand: from `first_` on, as many as a pair has. The variants of each type, and
  // of each anchored piece.
  std::uint32_t first_ = 0, count_ = 0;
  std::vector<std::uint32_t> of_type_, of_anchored_;
  std::vector<std::uint32_t> variant_after_;
  std::vector<Pair> powers_, scratch_;
};

}  // namespace hardboard::push_fight
