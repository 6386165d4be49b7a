// The pieces of one side on known squares: which of them are kings, and which king has the anchor.
//
// The pieces are numbered in the order of their squares. A type says which pieces are kings; types
// are numbered by the colexicographic rank of that set. A variant is a type with one of its kings
// as the anchored one; variants are numbered by the anchored piece first, then by the type, so that
// the variants of an anchored piece form a run.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "puzzles/push_fight/index.h"

namespace hardboard::push_fight {

class PieceTypes {
public:
  PieceTypes() = default;
  // O(types * pieces) time and memory.
  explicit PieceTypes(Force force);

  std::uint32_t pieces() const { return pieces_; }
  std::uint32_t size() const { return static_cast<std::uint32_t>(kings_.size()); }
  std::uint32_t variants() const { return static_cast<std::uint32_t>(variants_.size()); }
  // The length of the run of each anchored piece: variants() = pieces() * run().
  std::uint32_t run() const { return pieces_ == 0 ? 0 : variants() / pieces_; }

  // The numbers of the kings, as bits.
  Mask kings(std::uint32_t type) const { return kings_[type]; }
  // The types in which the piece is a king, ascending; there are run() of them.
  std::span<const std::uint32_t> with_king(std::uint32_t piece) const {
    return std::span(types_with_king_).subspan(std::size_t{piece} * run(), run());
  }
  // The piece must be a king of the type.
  std::uint32_t variant(std::uint32_t type, std::uint32_t anchored) const {
    return variant_[std::size_t{type} * pieces_ + anchored];
  }
  struct Variant {
    std::uint32_t type = 0, anchored = 0;
  };
  Variant variant(std::uint32_t number) const { return variants_[number]; }

  // Writes the new number of each type to `types`, if piece i becomes piece order[i]. O(types *
  // pieces).
  void renumber(std::span<const std::uint8_t> order, std::span<std::uint32_t> types) const;

private:
  std::uint32_t pieces_ = 0;
  std::vector<Mask> kings_;
  std::vector<std::uint32_t> types_with_king_, variant_;
  std::vector<Variant> variants_;
};

}  // namespace hardboard::push_fight
