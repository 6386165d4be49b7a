#include "methods/push_fight/slab_pass.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace hardboard::push_fight {
namespace {

constexpr Pair all_ones = ~Pair{0};

// A pair of masks, each empty or full: can this push win, and can it hold?
Pair powers_by(std::uint64_t is_won, std::uint64_t is_lost) {
  return pair_of((0 - is_lost) & 0xFFFFFFFFU, (is_won - 1) & 0xFFFFFFFFU);
}

std::uint64_t bit_at(const std::uint64_t* words, std::uint64_t bit) {
  return words[bit / 64] >> bit % 64 & 1;
}

// How many blocks a slab of the mover's has, and how many types the mover's pieces.
struct SlabNumbers {
  double blocks = 0, types = 0;
};
SlabNumbers slab_numbers(const Contest& contest, Side mover) {
  const Force own = contest.forces[static_cast<std::size_t>(mover)];
  const Force others = contest.forces[static_cast<std::size_t>(other(mover))];
  const std::uint32_t pieces = own.kings + own.pawns;
  const std::uint32_t free = contest.board.size() - others.kings - others.pawns;
  return {static_cast<double>(binomials()(free, pieces)),
          static_cast<double>(binomials()(pieces, own.kings))};
}

}  // namespace

SlabPass::SlabPass(const SlabLayout& layout, Side mover, const SlabMoves& moves)
    : layout_(layout),
      mover_(mover),
      moves_(moves),
      own_(layout.types(mover)),
      others_(layout.types(other(mover))),
      of_type_(others_.size()),
      of_anchored_(others_.pieces()),
      variant_after_(own_.run()),
      powers_(layout.elements(mover)) {}

double SlabPass::bytes(const Contest& contest, Side mover) {
  const auto [blocks, types] = slab_numbers(contest, mover);
  const Force others = contest.forces[static_cast<std::size_t>(other(mover))];
  const auto variants =
      others.kings * static_cast<double>(binomials()(others.kings + others.pawns, others.kings));
  return blocks * types * (2 * sizeof(Pair) + sizeof(Fresh) * std::ceil(variants / pair_variants));
}

double SlabPass::bytes_of_pushes(const Contest& contest, Side mover) {
  const auto [blocks, types] = slab_numbers(contest, mover);
  const Force own = contest.forces[static_cast<std::size_t>(mover)];
  const double pushes = 2.0 * (own.kings + own.pawns);  // of a block: half of the directions
  return blocks * pushes * (sizeof(BlockPush) + types * sizeof(std::uint32_t));
}

void SlabPass::find_pushes(std::uint32_t slab, const SlabState& state, SlabPushes& pushes) const {
  pushes.pushes.clear();
  pushes.maps.clear();
  if (state.is_settled || own_.run() == 0) return;  // without a king no piece pushes
  for (std::uint32_t block = 0; block < layout_.slabs(mover_).blocks(); ++block)
    if (state.is_spent.empty() || !state.is_spent[block])
      add_pushes(layout_, mover_, slab, block, pushes);
}

void SlabPass::begin(std::uint32_t slab, SlabState& state) {
  slab_ = slab;
  state.is_settled = true;  // until a position is open
  state.is_spent.assign(layout_.slabs(mover_).blocks(), true);
}

void SlabPass::begin_variants(std::uint32_t first) {
  first_ = first;
  count_ = std::min(pair_variants, others_.variants() - first);
  std::fill(of_type_.begin(), of_type_.end(), 0);
  std::fill(of_anchored_.begin(), of_anchored_.end(), 0);
  for (std::uint32_t i = 0; i < count_; ++i) {
    const auto [type, anchored] = others_.variant(first + i);
    of_type_[type] |= 1U << i;
    of_anchored_[anchored] |= 1U << i;
  }
  std::fill(powers_.begin(), powers_.end(), 0);
}

std::uint32_t SlabPass::legal(const BlockPush& push) const {
  std::uint32_t variants = 0xFFFFFFFFU;
  for (Mask line = push.line; line != 0; line &= line - 1)
    variants &= ~of_anchored_[static_cast<std::size_t>(std::countr_zero(line))];
  return variants;
}

void SlabPass::add_powers(const BlockPush& push, std::span<const std::uint32_t> maps,
                          BlockBits after) {
  const std::span<const std::uint32_t> kings = own_.with_king(push.king);
  Pair* const powers = &powers_[std::size_t{push.block} * own_.size()];
  // In the block after the push, the mover is the other side, and its elements are types of
  // others_; the variants are those of own_ with the pushing king anchored, a run.
  const std::uint32_t run = own_.run(), run_begin = push.anchor * run;
  for (std::uint32_t i = 0; i < run; ++i)
    variant_after_[i] = own_.variant(maps[push.mover_types + kings[i]], push.anchor);
  const std::uint32_t legal_variants = legal(push);
  const bool fits = after.lost + run <= 64;  // a word holds the bits of the run, won and lost
  for (std::uint32_t type = 0; type < others_.size(); ++type) {
    const std::uint32_t half = of_type_[type] & legal_variants;
    if (half == 0) continue;
    const Pair variants = pair_of(half, half);
    const std::uint64_t at = after.at + std::uint64_t{maps[push.other_types + type]} * after.stride;
    if (fits) {
      const std::uint64_t bits = word_at(after.words, at + run_begin);
      for (std::uint32_t i = 0; i < run; ++i) {
        const std::uint32_t place = variant_after_[i] - run_begin;
        powers[kings[i]] |=
            variants & powers_by(bits >> place & 1, bits >> (place + after.lost) & 1);
      }
    } else {
      for (std::uint32_t i = 0; i < run; ++i) {
        const std::uint64_t place = at + variant_after_[i];
        powers[kings[i]] |= variants & powers_by(bit_at(after.words, place),
                                                 bit_at(after.words, place + after.lost));
      }
    }
  }
}

void SlabPass::add_powers_of_end(const BlockPush& push, std::uint32_t depth) {
  // The pass of depth 0 asks only whether there is a push.
  const Pair power = depth == 0                         ? pair_of(0, 0xFFFFFFFFU)
                     : push.end == BlockPush::End::wins ? all_ones
                                                        : 0;
  if (power == 0) return;
  Pair* const powers = &powers_[std::size_t{push.block} * own_.size()];
  const std::uint32_t variants =
      legal(push) & static_cast<std::uint32_t>(all_ones >> (64 - count_));
  for (const std::uint32_t own : own_.with_king(push.king))
    powers[own] |= pair_of(variants, variants) & power;
}

bool SlabPass::finish_variants(std::uint32_t depth, const KnownValues& known, SlabState& state,
                               std::vector<Fresh>& fresh, const Limits& limits) {
  for (std::size_t element = 0; element < powers_.size(); ++element)
    if (depth == 0 || powers_[element] != 0) state.is_spent[element / own_.size()] = false;
  if (!moves_.spread_pairs(layout_, slab_, powers_, scratch_, limits)) return false;
  const std::uint64_t all = (std::uint64_t{1} << count_) - 1;
  for (std::uint32_t element = 0; element < powers_.size(); ++element) {
    const Pair old = known.pair(slab_, element, first_, count_);
    const std::uint64_t open = all & ~(old | old >> 32);
    const std::uint64_t won = open & powers_[element];
    const std::uint64_t lost = open & ~(powers_[element] | powers_[element] >> 32);
    if ((won | lost) != 0) fresh.push_back({element, first_, pair_of(won, lost)});
    if (open != (won | lost)) state.is_settled = false;
  }
  return true;
}

}  // namespace hardboard::push_fight
