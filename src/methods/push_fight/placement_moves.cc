#include "methods/push_fight/placement_moves.h"

#include <algorithm>
#include <array>
#include <bit>

namespace hardboard::push_fight {
namespace {

constexpr std::size_t between_questions = 65536;  // lifts

// The squares of `free` that are connected with the lowest of them.
Mask lowest_region(std::span<const Mask> near, Mask free) {
  Mask region = free & -free, fresh = region;
  while (fresh != 0) {
    Mask grown = 0;
    for (; fresh != 0; fresh &= fresh - 1) grown |= near[std::countr_zero(fresh)];
    fresh = grown & free & ~region;
    region |= fresh;
  }
  return region;
}

}  // namespace

double PlacementMoves::bytes(std::uint32_t squares, Force force) {
  double lifts = 0;
  if (force.kings > 0)
    lifts += static_cast<double>(Placements(squares, {force.kings - 1, force.pawns}).size());
  if (force.pawns > 0)
    lifts += static_cast<double>(Placements(squares, {force.kings, force.pawns - 1}).size());
  const auto placements = static_cast<double>(Placements(squares, force).size());
  return placements * (sizeof(Placement) + 2) +
         lifts * (sizeof(Lift) + sizeof(std::uint32_t) * static_cast<double>(squares));
}

PlacementMoves::PlacementMoves(std::uint32_t squares, Force force, const Limits& limits)
    : squares_(squares) {
  const Placements numbers(squares, force);
  placements_.resize(numbers.size());
  for (std::uint64_t rank = 0; rank < numbers.size(); ++rank) {
    if (rank % 4096 == 4095 && limits.reached()) return;
    numbers.unrank(rank, placements_[rank].kings, placements_[rank].pawns);
  }

  const Mask board = squares == 64 ? ~Mask{0} : (Mask{1} << squares) - 1;
  for (const bool is_king : {true, false}) {
    if ((is_king ? force.kings : force.pawns) == 0) continue;
    Force rest = force;
    --(is_king ? rest.kings : rest.pawns);
    const Placements lifted(squares, rest);
    for (std::uint64_t rank = 0; rank < lifted.size(); ++rank) {
      if (rank % 1024 == 1023 && limits.reached()) return;
      Mask kings = 0, pawns = 0;
      lifted.unrank(rank, kings, pawns);
      lifts_.push_back({kings | pawns, static_cast<std::uint32_t>(ranks_.size())});
      ranks_.resize(ranks_.size() + squares);
      for (Mask free = board & ~(kings | pawns); free != 0; free &= free - 1) {
        const Mask piece = free & -free;
        ranks_[lifts_.back().first + std::countr_zero(piece)] = static_cast<std::uint32_t>(
            is_king ? numbers.rank(kings | piece, pawns) : numbers.rank(kings, pawns | piece));
      }
    }
  }
  std::sort(lifts_.begin(), lifts_.end(),
            [](const Lift& a, const Lift& b) { return a.rest < b.rest; });
}

// One move: adds to `out` the bits of `in` of each placement and of all placements one move away.
bool PlacementMoves::step(std::span<const Mask> near, const std::vector<std::uint8_t>& in,
                          std::vector<std::uint8_t>& out, const Limits& limits) const {
  const Mask board = squares_ == 64 ? ~Mask{0} : (Mask{1} << squares_) - 1;
  std::array<std::uint8_t, 64> squares;
  out = in;
  std::size_t next_question = between_questions;
  for (std::size_t begin = 0, end = 0; begin < lifts_.size(); begin = end) {
    if (begin >= next_question) {
      if (limits.reached()) return false;
      next_question += between_questions;
    }
    while (end < lifts_.size() && lifts_[end].rest == lifts_[begin].rest) ++end;
    Mask free = board & ~lifts_[begin].rest;
    while (free != 0) {
      const Mask region = lowest_region(near, free);
      free &= ~region;
      std::size_t size = 0;
      for (Mask left = region; left != 0; left &= left - 1)
        squares[size++] = static_cast<std::uint8_t>(std::countr_zero(left));
      if (size == 1) continue;
      for (std::size_t lift = begin; lift < end; ++lift) {
        const std::uint32_t* ranks = &ranks_[lifts_[lift].first];
        std::uint8_t bits = 0;
        for (std::size_t i = 0; i < size; ++i) bits |= in[ranks[squares[i]]];
        if (bits == 0) continue;
        for (std::size_t i = 0; i < size; ++i) out[ranks[squares[i]]] |= bits;
      }
    }
  }
  return true;
}

bool PlacementMoves::steps(std::span<const Mask> near, std::uint32_t moves,
                           std::vector<std::uint8_t>& bits, std::vector<std::uint8_t>& scratch,
                           const Limits& limits) const {
  for (; moves > 0; --moves) {
    if (!step(near, bits, scratch, limits)) return false;
    bits.swap(scratch);
    if (bits == scratch) break;
  }
  return true;
}

}  // namespace hardboard::push_fight
