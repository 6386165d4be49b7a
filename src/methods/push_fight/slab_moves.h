// The moves within a slab, for all its positions at once. Without one of its pieces a placement of
// the mover has regions of empty squares: wherever in a region that piece stands, one move leads
// from there to any other square of the region. Which pieces are kings does not matter, and neither
// does the variant of the other side: so one step moves the bits of all types and variants.
#pragma once

#include <cstdint>
#include <vector>

#include "base/limits.h"
#include "methods/push_fight/known_values.h"
#include "methods/push_fight/slabs.h"

namespace hardboard::push_fight {

class SlabMoves {
public:
  SlabMoves() = default;
  // O(sets of the mover's pieces but one, among the squares that the other side leaves free *
  // squares). If the limits are reached, the object is useless.
  SlabMoves(const SlabLayout& layout, Side mover, const Limits& limits);

  // The memory of the object, in bytes.
  static double bytes(const Contest& contest, Side mover);

  // `pairs` has a pair for each element of the slab. The function replaces the pair of an element
  // by the union of the pairs of all elements to which at most the contest's number of moves lead
  // from it. `scratch` is working memory. O(moves * elements * pieces). False if the limits were
  // reached.
  bool spread_pairs(const SlabLayout& layout, std::uint32_t slab, std::vector<Pair>& pairs,
                    std::vector<Pair>& scratch, const Limits& limits) const;

private:
  bool step(std::span<const Mask> near, const std::vector<Pair>& in, std::vector<Pair>& out,
            const Limits& limits) const;

  Side mover_ = Side::white;
  std::uint32_t squares_ = 0;  // that the other side leaves free
  std::uint32_t types_ = 0;
  std::vector<Mask> rests_;           // the mover's squares without one of its pieces
  std::vector<std::uint32_t> first_;  // elements of the block with that piece on a square of a rest
  std::vector<std::uint32_t> moved_;  // types after piece 0 becomes piece i, for each i
};

}  // namespace hardboard::push_fight
