// Counts and lists of the positions that rim_blocks.h marks.
#include <algorithm>
#include <atomic>
#include <bit>
#include <map>
#include <utility>

#include "base/by_threads.h"
#include "base/shares.h"
#include "methods/peg_solitaire/rim_blocks.h"
#include "methods/peg_solitaire/rim_words.h"

namespace hardboard::peg_solitaire {
namespace {

// For each place in a block, how many of some blocks have it marked: the counts bit by bit, for all
// places at once.
template <std::size_t Words>
struct PlaceCounts {
  static constexpr unsigned most_blocks = 255;
  std::uint32_t first = 0;  // of the last block
  unsigned blocks = 0;
  std::array<std::array<std::uint64_t, Words>, 8> bits{};

  void add(std::uint32_t first_of_block, const std::uint64_t* block) {
    first = first_of_block;
    ++blocks;
    for (std::size_t i = 0; i < Words; ++i) {
      std::uint64_t carry = block[i];
      for (auto& bit : bits) carry &= std::exchange(bit[i], bit[i] ^ carry);
    }
  }
  unsigned of(std::size_t place) const {
    unsigned sum = 0;
    for (std::size_t bit = 0; bit < bits.size(); ++bit)
      sum |= static_cast<unsigned>(bits[bit][place / 64] >> place % 64 & 1) << bit;
    return sum;
  }
};
constexpr std::size_t most_counts = 1024;

// Joins the layers of all threads, by pegs, sorted and each position once; leaves none behind.
// False if the limits were reached.
bool join_layers(std::vector<std::vector<Layer<1>>>& parts, const Limits& limits,
                 std::vector<Layer<1>>& layers) {
  std::atomic<std::size_t> next = 0;
  std::atomic<bool> is_whole = true;
  by_threads(limits.threads, [&](unsigned) {
    Layer<1> scratch;
    for (std::size_t pegs; (pegs = next++) < layers.size() && is_whole;) {
      Layer<1>& layer = layers[pegs];
      for (std::vector<Layer<1>>& part : parts) {
        if (layer.empty())
          layer = std::move(part[pegs]);
        else
          layer.insert(layer.end(), part[pegs].begin(), part[pegs].end());
        part[pegs] = {};
      }
      if (!sort_unique(layer, scratch, limits)) is_whole = false;
    }
  });
  return is_whole;
}

}  // namespace

template <std::size_t Words, class Visit>
bool RimBlocks::each_least_block(const Limits& limits, std::size_t first, std::size_t end,
                                 Visit visit) const {
  return with_group(task_.images.count(), [&](auto group) {
    constexpr std::size_t size = decltype(group)::value;
    ClassNumbers::All images{};
    for (std::size_t i = first; i < end; ++i) {
      const std::uint32_t block = order_[i];
      if (i % 4096 == 0 && limits.reached()) return false;
      const std::uint64_t* const from = marks_.data() + std::size_t{block} * Words;
      if (is_empty<Words>(from)) continue;
      numbers_.all<size>(first_of(block), images);
      bool is_least = true, is_free = true;
      for (std::size_t g = 1; g < task_.images.count(); ++g) {
        const std::uint32_t image = images[g] >> low_bits_;
        is_least &= image >= block;
        is_free &= image != block;
      }
      if (is_least) visit(first_of(block), from, is_free);
    }
    return true;
  });
}

bool RimBlocks::count(const Limits& limits, std::vector<std::uint64_t>& classes,
                      std::vector<std::uint64_t>& positions) const {
  const std::size_t group = task_.images.count();
  classes.assign(task_.grid.holes() + 1, 0);
  positions.assign(task_.grid.holes() + 1, 0);
  const auto pegs_of = [&](Number number) { return numbers_.position(number).count(); };
  return with_block(words(), [&](auto words) {
    constexpr std::size_t size = decltype(words)::value;
    // Blocks with equally many pegs outside the rim and the same determined pegs in it have equally
    // many pegs at the same places.
    std::map<std::pair<unsigned, std::uint64_t>, PlaceCounts<size>> counts;
    const auto add_up = [&](const PlaceCounts<size>& some) {
      for (Number place = 0; place < places(); ++place) {
        const unsigned pegs = pegs_of(some.first + place), count = some.of(place);
        classes[pegs] += count;
        positions[pegs] += count * group;
      }
    };
    const bool is_whole = each_least_block<size>(
        limits, 0, order_.size(), [&](Number first, auto from, bool is_free) {
          if (is_free) {
            const std::uint64_t box = numbers_.box(first);
            const auto outside = static_cast<unsigned>(std::popcount(box & ~rim_squares_));
            if (counts.size() == most_counts && !counts.contains({outside, box & rim_squares_})) {
              for (const auto& [pegs, some] : counts) add_up(some);
              counts.clear();
            }
            PlaceCounts<size>& some = counts[{outside, box & rim_squares_}];
            if (some.blocks == some.most_blocks) {
              add_up(some);
              some = {};
            }
            some.add(first, from);
            return;
          }
          ClassNumbers::All images{};
          each_mark<size>(from, [&](Number place) {
            numbers_.all(first + place, images);
            const auto end = images.begin() + static_cast<std::ptrdiff_t>(group);
            if (*std::min_element(images.begin(), end) != first + place) return;
            const unsigned pegs = pegs_of(first + place);
            ++classes[pegs];
            positions[pegs] += numbers_.orbit_size(images);
          });
        });
    for (const auto& [pegs, some] : counts) add_up(some);
    return is_whole;
  });
}

bool RimBlocks::list(const Limits& limits, std::size_t most_bytes,
                     std::vector<Layer<1>>& layers) const {
  const unsigned threads = limits.threads;
  const std::size_t most_layers = task_.grid.holes() + 1;
  std::atomic<std::size_t> stored = 0;
  // Arrays grow to twice their size, and the sort works in as much memory again.
  const auto is_full = [&] { return 4 * stored * sizeof(Bits<1>) > most_bytes; };
  std::atomic<bool> is_whole = true;
  // What each thread finds, by pegs.
  std::vector parts(threads, std::vector<Layer<1>>(most_layers));
  with_group(task_.images.count(), [&](auto group) {
    constexpr std::size_t size = decltype(group)::value;
    const std::size_t count = size != 0 ? size : task_.images.count();
    // For each place in a block, how the images of its position differ from those of the first.
    std::vector<Bits<1>> changes;
    Images<1>::All all;
    for (Number place = 0; place < places(); ++place) {
      task_.images.all(numbers_.position(place) ^ numbers_.position(0), all);
      changes.insert(changes.end(), all.begin(), all.begin() + static_cast<std::ptrdiff_t>(count));
    }
    with_block(words(), [&](auto words) {
      by_threads(threads, [&](unsigned rank) {
        std::vector<Layer<1>>& found = parts[rank];
        Images<1>::All images;
        const auto list_block = [&](Number first, auto from, bool) {
          if (is_full()) return;
          task_.images.template all<size>(numbers_.position(first), images);
          std::size_t added = 0;
          each_mark<decltype(words)::value>(from, [&](Number place) {
            const Bits<1>* const change = &changes[place * count];
            Bits<1> least = images[0] ^ change[0];
            for (std::size_t g = 1; g < (size != 0 ? size : count); ++g)
              least = lesser(least, images[g] ^ change[g]);
            found[least.count()].push_back(least);
            ++added;
          });
          stored += added;
        };
        const auto [begin, end] = share_of(order_.size(), rank, threads);
        if (!each_least_block<decltype(words)::value>(limits, begin, end, list_block))
          is_whole = false;
      });
    });
  });
  layers.assign(most_layers, {});
  if (!is_whole || is_full()) return false;
  return join_layers(parts, limits, layers);
}

}  // namespace hardboard::peg_solitaire
