// The ways of a hero through a variable: gadgets of Brunner et al. 2023, section 3.2, figures 5 to
// 7. The hero comes along a tail to a fork and takes one of two ways, which meet at the tail of the
// next gadget.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "base/square.h"

namespace hardboard {

// Squares are relative to the gadget; that of variable v stands v - 1 steps away from the first.
struct HeroGadget {
  Square start;                                 // of the hero, in front of the first tail
  std::span<const Square> tail;                 // the hero captures them all; the last is the fork
  std::array<std::span<const Square>, 2> ways;  // for a true variable, for a false one
  // The pieces of each way that clauses are tied to, by their indices within the way.
  std::array<std::array<std::uint8_t, 2>, 2> literals;
  std::span<const Square> inner;  // pieces that the hero cannot reach
  std::uint8_t anchor = 0;        // index in the tail: where unused literals are tied
  Square step;                    // from a gadget to the next
  std::span<const Square> end;    // behind the last gadget, relative to a next one

  std::size_t size() const { return tail.size() + ways[0].size() + ways[1].size() + inner.size(); }
};

// Figure 5, for knights between a king or a pawn and its goal.
const HeroGadget& knights_gadget();
// Figure 6, for bishops around a king.
const HeroGadget& bishops_gadget();
// Figure 7, for bishops, rooks or queens around a knight, with a piece more at the end: see
// docs/errata.md.
const HeroGadget& riders_gadget();

}  // namespace hardboard
