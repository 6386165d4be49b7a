// The passes over the blocks of a position class (rim_blocks.h).
#include <algorithm>
#include <atomic>
#include <barrier>
#include <bit>
#include <fmt/format.h>
#include <utility>

#include "base/by_threads.h"
#include "base/shares.h"
#include "methods/peg_solitaire/rim_blocks.h"
#include "methods/peg_solitaire/rim_words.h"

namespace hardboard::peg_solitaire {

// What a block takes, in a pass.
struct RimBlocks::Intake {
  std::uint32_t block;
  std::uint64_t pegs;          // at its first place; backward, of the complement
  std::size_t inner, crossed;  // how many sources of each sort
  ClassNumbers::All images;    // of its first number; if it is not special
  std::array<const std::uint64_t*, 256> inner_from;
  std::array<std::pair<const std::uint64_t*, std::uint32_t>, 512> crossed_from;  // with the jump
};

// Finds what the block takes, and calls for the memory.
template <std::size_t Words>
void RimBlocks::aim(Pass sort, std::uint32_t block, Intake& intake) const {
  const std::uint64_t* const marks = marks_.data();
  std::uint64_t pegs = numbers_.box(first_of(block));
  if (sort == Pass::keep) pegs ^= full_;
  intake.block = block;
  intake.pegs = pegs;
  std::size_t inner = 0, crossed = 0;
  for (const Direction& direction : directions_) {
    // Behind a jump its middle is empty, and one of its ends is not.
    std::uint64_t landed = ~pegs;
    // Play goes on from no position with a peg on the hole of `goal peg`.
    if (stop_ != 0 && sort == Pass::reach)
      landed &= (pegs & stop_) != 0 ? direction.stopped : ~direction.stopped;
    std::uint64_t open =
        (pegs << direction.step ^ pegs >> direction.step) & landed & direction.inner;
    for (; open != 0; open &= open - 1) {
      const std::uint32_t flip = direction.flips[static_cast<std::size_t>(std::countr_zero(open))];
      const std::uint64_t* const from = marks + std::size_t{block ^ flip} * Words;
      __builtin_prefetch(from);
      intake.inner_from[inner++] = from;
    }
    for (open = landed & direction.crossed; open != 0; open &= open - 1) {
      const Crossing& line =
          crossings_[direction.crossings[static_cast<std::size_t>(std::countr_zero(open))]];
      const std::uint64_t* const from = marks + std::size_t{block ^ line.flip} * Words;
      __builtin_prefetch(from);
      const auto is_out = static_cast<std::uint32_t>(pegs >> line.inner & 1);
      intake.crossed_from[crossed++] = {from, line.jump + is_out};
      // With both ends in the rim, some positions of the block come by one jump, some by the other.
      if (line.is_between) intake.crossed_from[crossed++] = {from, line.jump + 1 - is_out};
    }
  }
  intake.inner = inner;
  intake.crossed = crossed;
  if (is_special_[block]) return;
  with_group(task_.images.count(), [&](auto group) {
    numbers_.all<decltype(group)::value>(first_of(block), intake.images);
  });
  for (std::size_t g = 1; g < task_.images.count(); ++g)
    __builtin_prefetch(marks + std::size_t{intake.images[g] >> low_bits_} * Words, 1);
}

// Marks the images of a block.
template <std::size_t Words>
void RimBlocks::put_images(const Intake& intake, const Block<Words>& block) {
  block_images_.each<Words>(block, [&](std::size_t g, const Block<Words>& image) {
    const Number first = intake.images[g], place = first & (places() - 1);
    std::uint64_t* const to = marks_.data() + std::size_t{first >> low_bits_} * Words;
    for (std::size_t i = 0; i < Words; ++i) to[i ^ place / 64] = moved(image[i], place % 64);
  });
}

// The positions of a block to which jumps from other blocks lead.
template <std::size_t Words>
RimBlocks::Block<Words> RimBlocks::take(Pass sort, const Intake& intake, const Mask* masks) const {
  Block<Words> result{};
  for (std::size_t k = 0; k < intake.inner; ++k)
    for (std::size_t i = 0; i < Words; ++i) result[i] |= intake.inner_from[k][i];
  const auto side = static_cast<std::size_t>(sort);
  for (std::size_t k = 0; k < intake.crossed; ++k) {
    const auto& [from, jump] = intake.crossed_from[k];
    const RimJump& how = jumps_[jump];
    with_flip(how.word_flip, [&, from = from, mask = masks[jump].data()](auto flip) {
      for (std::size_t i = 0; i < Words; ++i)
        result[i] |= from[flip(i) % Words] << how.left[side] >> how.right[side] & mask[i];
    });
  }
  return result;
}

// Adds the positions to which jumps within the rim lead from go_on(positions of the block);
// may(positions) leaves some of the new ones out. Jumps along lines that are apart can be made in
// the order of the lines, unless play ends at a position between.
template <std::size_t Words, class GoOn, class May>
void RimBlocks::close(Pass sort, const Mask* masks, bool are_in_order, Block<Words>& block,
                      GoOn go_on, May may) const {
  const auto side = static_cast<std::size_t>(sort);
  for (bool is_changed = true; is_changed;) {
    const Block<Words> before = block;
    for (std::size_t jump = first_within_; jump < jumps_.size(); jump += 2) {
      const RimJump &one = jumps_[jump], &other = jumps_[jump + 1];
      const Block<Words> from = go_on(block);
      Block<Words> come;
      with_flip(one.word_flip, [&](auto flip) {
        for (std::size_t i = 0; i < Words; ++i) {
          const std::uint64_t word = from[flip(i) % Words];
          come[i] = (word << one.left[side] >> one.right[side] & masks[jump][i]) |
                    (word << other.left[side] >> other.right[side] & masks[jump + 1][i]);
        }
      });
      come = may(come);
      for (std::size_t i = 0; i < Words; ++i) block[i] |= come[i];
    }
    is_changed = !are_in_order && block != before;
  }
}

// A part of the blocks of one weight. False if the limits were reached.
template <std::size_t Words>
bool RimBlocks::pass_part(Pass sort, std::span<const std::uint32_t> part, const Limits& limits) {
  const bool is_reach = sort == Pass::reach;
  const auto all = [](const Block<Words>& block) { return block; };
  constexpr std::size_t ahead = 8;  // without, a pass takes half as long again
  std::array<Intake, ahead> intakes;
  for (std::size_t i = 0; i < std::min(ahead - 1, part.size()); ++i)
    aim<Words>(sort, part[i], intakes[i]);
  for (std::size_t i = 0; i < part.size(); ++i) {
    if (i % 4096 == 0 && limits.reached()) return false;
    if (const std::size_t later = i + ahead - 1; later < part.size())
      aim<Words>(sort, part[later], intakes[later % ahead]);
    const Intake& intake = intakes[i % ahead];
    const std::uint32_t block = intake.block;
    const std::uint64_t pegs = intake.pegs;
    const Mask* const masks = masks_of(sort, is_reach ? pegs : pegs ^ full_);
    Block<Words> result = take<Words>(sort, intake, masks);
    std::uint64_t* const to = marks_.data() + std::size_t{block} * Words;
    Special* const special = is_special_[block] ? &specials_.find(block)->second : nullptr;
    const bool are_in_order = are_apart_ && special == nullptr;
    if (special != nullptr)
      for (std::size_t w = 0; w < Words; ++w) result[w] |= special->begun[w];
    if (!is_reach) {
      // Where a peg stands on the hole of `goal peg`, all is won.
      if (((pegs ^ full_) & stop_) != 0) continue;
      const auto may = [&](Block<Words> next) {
        for (std::size_t w = 0; w < Words; ++w) next[w] &= to[w];
        return next;
      };
      result = may(result);
      close<Words>(sort, masks, are_in_order, result, all, may);
    } else if (special != nullptr) {
      const auto go_on = [&](Block<Words> next) {
        for (std::size_t w = 0; w < Words; ++w) next[w] &= ~special->ended[w];
        return next;
      };
      if ((pegs & stop_) == 0) close<Words>(sort, masks, are_in_order, result, go_on, all);
      const Block<Words> reached = result;
      result = go_on(result);
      for (std::size_t w = 0; w < Words; ++w) special->ended[w] &= reached[w];
    } else if ((pegs & stop_) == 0) {
      close<Words>(sort, masks, are_in_order, result, all, all);
    }
    std::copy(result.begin(), result.end(), to);
    if (special == nullptr) put_images<Words>(intake, result);
  }
  return true;
}

// Threads share the blocks of each weight, for no jump leads from one of these into another.
template <std::size_t Words>
bool RimBlocks::pass(Pass sort, const Limits& limits) {
  const bool is_reach = sort == Pass::reach;
  const unsigned threads = limits.threads;
  const std::size_t weights = weight_starts_.size() - 1;
  std::barrier together(threads);
  std::atomic<bool> is_over = false;
  by_threads(threads, [&](unsigned rank) {
    for (std::size_t k = 0; k < weights; ++k) {
      const std::size_t at = is_reach ? k : weights - 1 - k;
      const std::size_t first = weight_starts_[at], count = weight_starts_[at + 1] - first;
      const auto [from, to] = share_of(count, rank, threads);
      if (rank == 0 && limits.progress) {
        limits.progress(
            fmt::format("{} positions: {} of {} blocks", is_reach ? "reachable" : "winnable",
                        is_reach ? first : order_.size() - first - count, order_.size()));
      }
      const std::span<const std::uint32_t> all = order_;
      if (!is_over && !pass_part<Words>(sort, all.subspan(first + from, to - from), limits))
        is_over = true;
      together.arrive_and_wait();
    }
  });
  if (is_over) return false;
  // No jump went on from the positions that meet the goal, but they are reached.
  if (is_reach) {
    for (const auto& [block, special] : specials_)
      for (std::size_t w = 0; w < Words; ++w)
        marks_[std::size_t{block} * Words + w] |= special.ended[w];
  }
  return true;
}

bool RimBlocks::reach(const Limits& limits) {
  prepare();
  marks_.resize(blocks() * words());
  return with_block(words(),
                    [&](auto words) { return pass<decltype(words)::value>(Pass::reach, limits); });
}

bool RimBlocks::keep_winnable(const Limits& limits) {
  for (auto& [block, special] : specials_) special.begun = special.ended;
  return with_block(words(),
                    [&](auto words) { return pass<decltype(words)::value>(Pass::keep, limits); });
}

void RimBlocks::keep_mirrored(unsigned threads) {
  with_block(words(), [&](auto words) {
    constexpr std::size_t size = decltype(words)::value;
    // The complement exchanges the first block with the last one, and so the places in them.
    const std::uint32_t turn = (places() - 1) % 64;
    const auto keep_pair = [&](std::size_t block) {
      std::uint64_t* const from = marks_.data() + block * size;
      std::uint64_t* const to = marks_.data() + (blocks() - 1 - block) * size;
      for (std::size_t i = 0; i < size; ++i) {
        const std::uint64_t both = from[i] & moved(to[size - 1 - i], turn);
        from[i] = both;
        to[size - 1 - i] = moved(both, turn);
      }
    };
    by_threads(threads, [&](unsigned rank) {
      const auto [first, end] = share_of(order_.size(), rank, threads);
      for (std::size_t i = first; i < end; ++i) {
        // Of two blocks that are both in the order, one keeps the pair. (A block can be alone.)
        const std::uint32_t other = blocks() - 1 - order_[i];
        if (order_[i] <= other || !is_made_[other]) keep_pair(order_[i]);
      }
    });
  });
}

}  // namespace hardboard::peg_solitaire
