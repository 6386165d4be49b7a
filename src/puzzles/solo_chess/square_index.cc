#include "puzzles/solo_chess/square_index.h"

#include <limits>

namespace hardboard::solo_chess {
namespace {

constexpr std::uint32_t empty = std::numeric_limits<std::uint32_t>::max();

// The finishing steps of splitmix64, which scatter neighbouring squares.
std::uint64_t mix(std::uint64_t z) {
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
  return z ^ (z >> 31);
}

}  // namespace

SquareIndex::SquareIndex(const std::vector<Piece>& pieces) : pieces_(&pieces) {
  std::size_t size = 2;
  while (size < 2 * pieces.size()) size *= 2;
  slots_.assign(size, empty);
  for (std::uint32_t i = 0; i < pieces.size(); ++i) slots_[slot_of(pieces[i].square)] = i;
}

// The slot of the square, or the free slot for it.
std::size_t SquareIndex::slot_of(Square square) const {
  const std::uint64_t key = std::uint64_t{static_cast<std::uint32_t>(square.x)} << 32 |
                            static_cast<std::uint32_t>(square.y);
  std::size_t slot = mix(key) & (slots_.size() - 1);
  while (slots_[slot] != empty && (*pieces_)[slots_[slot]].square != square)
    slot = (slot + 1) & (slots_.size() - 1);
  return slot;
}

std::optional<std::uint32_t> SquareIndex::find(Square square) const {
  const std::uint32_t found = slots_[slot_of(square)];
  if (found == empty) return std::nullopt;
  return found;
}

}  // namespace hardboard::solo_chess
