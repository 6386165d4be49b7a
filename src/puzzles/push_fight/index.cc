#include "puzzles/push_fight/index.h"

#include <limits>

#include "base/contract.h"

namespace hardboard::push_fight {
namespace {

constexpr std::uint64_t most = std::numeric_limits<std::uint64_t>::max();

std::uint64_t saturated_product(std::uint64_t a, std::uint64_t b) {
  return a != 0 && b > most / a ? most : a * b;
}

}  // namespace

Mask set_of_rank(std::uint64_t rank, std::uint32_t members, std::uint32_t top) {
  Mask set = 0;
  for (std::uint32_t i = members; i > 0; --i) {
    do --top;
    while (binomials()(top, i) > rank);
    rank -= binomials()(top, i);
    set |= Mask{1} << top;
  }
  return set;
}

Binomials::Binomials() {
  for (std::uint32_t n = 0; n <= 64; ++n) {
    rows_[n][0] = 1;
    for (std::uint32_t k = 1; k <= n; ++k) {
      const std::uint64_t a = rows_[n - 1][k - 1], b = k < n ? rows_[n - 1][k] : 0;
      rows_[n][k] = a > most - b ? most : a + b;
    }
  }
}

const Binomials& binomials() {
  static const Binomials table;
  return table;
}

Placements::Placements(std::uint32_t squares, Force force) : squares_(squares), force_(force) {
  promise(squares <= 64 && force.kings + force.pawns <= squares,
          "the force fits on at most 64 squares");
  pawn_sets_ = binomials()(squares - force.kings, force.pawns);
  size_ = saturated_product(binomials()(squares, force.kings), pawn_sets_);
}

std::uint64_t Placements::rank(Mask kings, Mask pawns) const {
  return rank_of_set(kings) * pawn_sets_ + rank_of_set(squeeze(pawns, kings));
}

void Placements::unrank(std::uint64_t rank, Mask& kings, Mask& pawns) const {
  kings = set_of_rank(rank / pawn_sets_, force_.kings, squares_);
  pawns = spread(set_of_rank(rank % pawn_sets_, force_.pawns, squares_ - force_.kings), kings);
}

PositionIndex::PositionIndex(std::uint32_t squares, Force mover, Force other)
    : mover_(squares - other.kings - other.pawns, mover),
      other_(squares, other),
      other_kings_(other.kings) {
  size_ = saturated_product(saturated_product(other_.size(), other.kings), mover_.size());
}

RelativePosition PositionIndex::position(std::uint64_t index) const {
  RelativePosition position;
  const std::uint64_t group = index / mover_.size();
  other_.unrank(group / other_kings_, position.other_kings, position.other_pawns);
  Mask kings = position.other_kings;
  for (std::uint64_t skip = group % other_kings_; skip > 0; --skip) kings &= kings - 1;
  position.anchor = static_cast<std::uint32_t>(std::countr_zero(kings));
  mover_.unrank(index % mover_.size(), position.mover_kings, position.mover_pawns);
  const Mask taken = position.other_kings | position.other_pawns;
  position.mover_kings = spread(position.mover_kings, taken);
  position.mover_pawns = spread(position.mover_pawns, taken);
  return position;
}

}  // namespace hardboard::push_fight
