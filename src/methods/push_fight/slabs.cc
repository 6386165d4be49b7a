#include "methods/push_fight/slabs.h"

#include <algorithm>
#include <bit>

namespace hardboard::push_fight {
namespace {

// The next set of the same size in colexicographic order (Gosper 1972). Not for the empty set.
Mask next_set(Mask set) {
  const Mask low = set & -set, ripple = set + low;
  return ripple == 0 ? 0 : ripple | ((set ^ ripple) >> 2) / low;
}

// All sets of so many squares, in colexicographic order.
std::vector<Mask> sets(std::uint32_t squares, std::uint32_t members, const Limits& limits) {
  const std::uint64_t count = binomials()(squares, members);
  std::vector<Mask> result;
  result.reserve(count);
  Mask set = members == 0 ? 0 : ~Mask{0} >> (64 - members);
  for (std::uint64_t i = 0; i < count; ++i) {
    if (i % 65536 == 65535 && limits.reached()) return result;
    result.push_back(set);
    if (i + 1 < count) set = next_set(set);
  }
  return result;
}

std::uint32_t pieces(Force force) {
  return force.kings + force.pawns;
}

// The squares of those pieces that `numbers` names.
Mask chosen(Mask numbers, Mask pieces) {
  Mask result = 0;
  for (; pieces != 0; pieces &= pieces - 1, numbers >>= 1)
    if ((numbers & 1) != 0) result |= pieces & -pieces;
  return result;
}

}  // namespace

Slabs::Slabs(std::uint32_t squares, std::uint32_t mover, std::uint32_t other,
             std::span<const Symmetry> symmetries, const Limits& limits)
    : squares_(sets(squares - other, mover, limits)) {
  const std::vector<Mask> all = sets(squares, other, limits);
  homes_.resize(all.size());
  for (std::uint64_t rank = 0; rank < all.size(); ++rank) {
    if (rank % 16384 == 16383 && limits.reached()) return;
    // The home of a set is the least of its images, comes first, and is its own home.
    Home home{size(), 0};
    Mask least = all[rank];
    for (std::uint32_t i = 1; i < symmetries.size(); ++i) {
      const Mask image = symmetries[i](all[rank]);
      if (image >= least) continue;
      least = image;
      home = {homes_[rank_of_set(image)].slab, i};
    }
    homes_[rank] = home;
    if (home.slab == size()) taken_.push_back(all[rank]);
  }
}

SlabLayout::SlabLayout(const Contest& game, const Limits& limits)
    : contest(game), symmetries(push_fight::symmetries(game.board)) {
  for (std::size_t side = 0; side < 2; ++side) types_of[side] = PieceTypes(game.forces[side]);
  for (const Side mover : movers()) {
    const auto side = static_cast<std::size_t>(mover);
    slabs_of[side] = Slabs(game.board.size(), pieces(game.forces[side]),
                           pieces(game.forces[1 - side]), symmetries, limits);
  }
}

double SlabLayout::bytes(const Contest& contest) {
  double bytes = 0;
  for (std::size_t side = 0; side < 2; ++side) {
    const std::uint32_t own = pieces(contest.forces[side]);
    const std::uint32_t other = pieces(contest.forces[1 - side]);
    const auto count = [](std::uint32_t n, std::uint32_t k) {
      return static_cast<double>(binomials()(n, k));
    };
    bytes += count(contest.board.size(), other) * (2 * sizeof(Mask) + sizeof(Slabs::Home)) +
             count(contest.board.size() - other, own) * sizeof(Mask) +
             count(own, contest.forces[side].kings) * (8 + 16 * own);
  }
  return bytes;
}

std::vector<Side> SlabLayout::movers() const {
  std::vector<Side> movers;
  for (const Side mover : {Side::white, Side::black}) {
    if (mover == Side::black && is_shared()) break;
    if (contest.forces[static_cast<std::size_t>(other(mover))].kings > 0) movers.push_back(mover);
  }
  return movers;
}

std::vector<std::uint64_t> groups_of(const SlabLayout& layout, Side mover, std::uint32_t slab,
                                     const Symmetry& symmetry) {
  const PieceTypes& types = layout.types(other(mover));
  const Force force = layout.contest.forces[static_cast<std::size_t>(other(mover))];
  const Placements numbers(layout.contest.board.size(), force);
  const Mask before = layout.slabs(mover).taken(slab), after = symmetry(before);
  std::vector<std::uint64_t> groups;
  for (std::uint32_t v = 0; v < types.variants(); ++v) {
    const auto [type, anchored] = types.variant(v);
    const Mask kings = symmetry(chosen(types.kings(type), before));
    const Mask anchor = symmetry(chosen(Mask{1} << anchored, before));
    groups.push_back(numbers.rank(kings, after & ~kings) * force.kings +
                     static_cast<std::uint64_t>(std::popcount(kings & (anchor - 1))));
  }
  return groups;
}

std::vector<std::uint32_t> placements_of(const SlabLayout& layout, Side mover, std::uint32_t slab,
                                         const Symmetry& symmetry) {
  const Slabs& slabs = layout.slabs(mover);
  const PieceTypes& types = layout.types(mover);
  const Mask taken = slabs.taken(slab), taken_after = symmetry(taken);
  const Placements numbers(layout.contest.board.size() - layout.types(other(mover)).pieces(),
                           layout.contest.forces[static_cast<std::size_t>(mover)]);
  std::vector<std::uint32_t> placements;
  placements.reserve(layout.elements(mover));
  for (std::uint32_t block = 0; block < slabs.blocks(); ++block) {
    const Mask before = spread(slabs.squares(block), taken);
    const Mask after = squeeze(symmetry(before), taken_after);
    for (std::uint32_t type = 0; type < types.size(); ++type) {
      const Mask kings = squeeze(symmetry(chosen(types.kings(type), before)), taken_after);
      placements.push_back(static_cast<std::uint32_t>(numbers.rank(kings, after & ~kings)));
    }
  }
  return placements;
}

std::vector<Symmetry> images_of(const SlabLayout& layout, Side mover, std::uint32_t slab) {
  std::vector<Symmetry> result;
  std::vector<Mask> images;
  for (const Symmetry& symmetry : layout.symmetries) {
    const Mask image = symmetry(layout.slabs(mover).taken(slab));
    if (std::find(images.begin(), images.end(), image) != images.end()) continue;
    images.push_back(image);
    result.push_back(symmetry);
  }
  return result;
}

}  // namespace hardboard::push_fight
