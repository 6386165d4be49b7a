#include "methods/push_fight/piece_types.h"

#include <bit>

namespace hardboard::push_fight {

PieceTypes::PieceTypes(Force force) : pieces_(force.kings + force.pawns) {
  kings_.resize(binomials()(pieces_, force.kings));
  for (std::uint32_t type = 0; type < kings_.size(); ++type)
    kings_[type] = set_of_rank(type, force.kings, pieces_);
  variant_.resize(kings_.size() * pieces_);
  for (std::uint32_t piece = 0; piece < pieces_; ++piece) {
    for (std::uint32_t type = 0; type < kings_.size(); ++type) {
      if ((kings_[type] >> piece & 1) == 0) continue;
      variant_[std::size_t{type} * pieces_ + piece] = variants();
      variants_.push_back({type, piece});
      types_with_king_.push_back(type);
    }
  }
}

void PieceTypes::renumber(std::span<const std::uint8_t> order,
                          std::span<std::uint32_t> types) const {
  for (std::uint32_t type = 0; type < size(); ++type) {
    Mask after = 0;
    for (Mask kings = kings_[type]; kings != 0; kings &= kings - 1)
      after |= Mask{1} << order[static_cast<std::size_t>(std::countr_zero(kings))];
    types[type] = static_cast<std::uint32_t>(rank_of_set(after));
  }
}

}  // namespace hardboard::push_fight
