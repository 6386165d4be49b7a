#include "methods/push_fight/slab_moves.h"

#include <array>
#include <bit>
#include <numeric>

namespace hardboard::push_fight {
namespace {

constexpr std::size_t between_questions = 4096;  // rests

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

std::uint32_t free_squares(const Contest& contest, Side mover) {
  const Force force = contest.forces[static_cast<std::size_t>(other(mover))];
  return contest.board.size() - force.kings - force.pawns;
}

}  // namespace

double SlabMoves::bytes(const Contest& contest, Side mover) {
  const Force force = contest.forces[static_cast<std::size_t>(mover)];
  const std::uint32_t pieces = force.kings + force.pawns;
  if (pieces == 0) return 0;
  const std::uint32_t squares = free_squares(contest, mover);
  return static_cast<double>(binomials()(squares, pieces - 1)) * (8 + 4 * squares) +
         static_cast<double>(binomials()(pieces, force.kings)) * 4 * pieces;
}

SlabMoves::SlabMoves(const SlabLayout& layout, Side mover, const Limits& limits)
    : mover_(mover),
      squares_(free_squares(layout.contest, mover)),
      types_(layout.types(mover).size()) {
  const PieceTypes& types = layout.types(mover);
  if (types.pieces() == 0) return;
  const std::uint64_t rests = binomials()(squares_, types.pieces() - 1);
  const Mask board = squares_ == 64 ? ~Mask{0} : (Mask{1} << squares_) - 1;
  first_.resize(rests * squares_);
  for (std::uint64_t rank = 0; rank < rests; ++rank) {
    if (rank % between_questions == 0 && limits.reached()) return;
    const Mask rest = set_of_rank(rank, types.pieces() - 1, squares_);
    rests_.push_back(rest);
    for (Mask free = board & ~rest; free != 0; free &= free - 1) {
      const std::uint64_t block = rank_of_set(rest | (free & -free));
      first_[rank * squares_ + static_cast<std::uint64_t>(std::countr_zero(free))] =
          static_cast<std::uint32_t>(block * types_);
    }
  }
  // Piece 0 becomes piece i, and the pieces between close ranks.
  moved_.resize(std::size_t{types.pieces()} * types_);
  std::array<std::uint8_t, 64> order{};
  for (std::uint32_t i = 0; i < types.pieces(); ++i) {
    std::iota(order.begin(), order.end(), 0);
    for (std::uint8_t piece = 1; piece <= i; ++piece) order[piece] = piece - 1;
    order[0] = static_cast<std::uint8_t>(i);
    types.renumber(std::span(order).first(types.pieces()),
                   std::span(moved_).subspan(std::size_t{i} * types_, types_));
  }
}

// One move: adds to `out` the bits of `in` of each element and of all elements one move away.
bool SlabMoves::step(std::span<const Mask> near, const std::vector<Pair>& in,
                     std::vector<Pair>& out, const Limits& limits) const {
  const Mask board = squares_ == 64 ? ~Mask{0} : (Mask{1} << squares_) - 1;
  // For each square of a region: the first element of the block, and the types' new numbers.
  struct Place {
    std::uint32_t first = 0;
    const std::uint32_t* types = nullptr;
  };
  std::array<Place, 64> places;
  out = in;
  for (std::size_t rank = 0; rank < rests_.size(); ++rank) {
    if (rank % between_questions == between_questions - 1 && limits.reached()) return false;
    const Mask rest = rests_[rank];
    Mask free = board & ~rest;
    while (free != 0) {
      const Mask region = lowest_region(near, free);
      free &= ~region;
      std::size_t size = 0;
      for (Mask left = region; left != 0; left &= left - 1) {
        const auto square = static_cast<std::size_t>(std::countr_zero(left));
        const int number = std::popcount(rest & ((left & -left) - 1));
        places[size++] = {first_[rank * squares_ + square],
                          &moved_[static_cast<std::size_t>(number) * types_]};
      }
      if (size == 1) continue;
      for (std::uint32_t type = 0; type < types_; ++type) {
        Pair bits = 0;
        for (std::size_t i = 0; i < size; ++i) bits |= in[places[i].first + places[i].types[type]];
        if (bits == 0) continue;
        for (std::size_t i = 0; i < size; ++i) out[places[i].first + places[i].types[type]] |= bits;
      }
    }
  }
  return true;
}

bool SlabMoves::spread_pairs(const SlabLayout& layout, std::uint32_t slab, std::vector<Pair>& pairs,
                             std::vector<Pair>& scratch, const Limits& limits) const {
  const Board& board = layout.contest.board;
  const Mask taken = layout.slabs(mover_).taken(slab);
  std::array<Mask, 64> near{};  // the free neighbours of each free square
  std::size_t free = 0;
  for (std::uint32_t square = 0; square < board.size(); ++square) {
    if ((taken >> square & 1) != 0) continue;
    Mask around = 0;
    for (const std::uint32_t next : board.next[square])
      if (next < rail) around |= Mask{1} << next;
    near[free++] = squeeze(around & ~taken, taken);
  }
  for (std::uint32_t move = 0; move < layout.contest.moves; ++move) {
    if (!step(std::span(near).first(free), pairs, scratch, limits)) return false;
    pairs.swap(scratch);
    if (pairs == scratch) break;
  }
  return true;
}

}  // namespace hardboard::push_fight
