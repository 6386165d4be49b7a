#include "methods/peg_solitaire/count.h"

#include <algorithm>
#include <fmt/format.h>

#include "base/contract.h"
#include "methods/peg_solitaire/layer_index.h"
#include "methods/peg_solitaire/rim_blocks.h"
#include "methods/peg_solitaire/winnable.h"

namespace hardboard::peg_solitaire {
namespace {

// GCC and Clang have 128-bit integers; __extension__ keeps -Wpedantic from objecting.
__extension__ using Large = unsigned __int128;

std::string decimal(Large value) {
  std::string digits;
  do {
    digits.push_back(static_cast<char>('0' + static_cast<int>(value % 10)));
    value /= 10;
  } while (value != 0);
  std::reverse(digits.begin(), digits.end());
  return digits;
}

// How many ways to win a winnable position has, and its chance in random play.
struct Ways {
  Large sequences;
  double chance;
};

template <std::size_t Words>
class WinCounter {
public:
  WinCounter(const Puzzle& puzzle, const Limits& limits)
      : task_(puzzle, Symmetry::of_start_and_goal), limits_(limits) {}

  std::optional<WinCount> run() {
    const auto layers = winnable_layers(task_, limits_);
    if (!layers) return std::nullopt;
    result_.sequences = "0";
    if (layers->empty()) return result_;
    std::size_t stored = 0;
    for (const Layer<Words>& layer : *layers) stored += layer.size() * sizeof(Bits<Words>);
    const Layer<Words> nothing;
    for (std::size_t i = layers->size(); i-- > 0;) {
      const Layer<Words>& below = i + 1 < layers->size() ? (*layers)[i + 1] : nothing;
      const std::size_t needed = LayerIndex<Words>::bytes(below.size()) +
                                 sizeof(Ways) * ((*layers)[i].size() + below.size());
      if (stored + needed > limits_.memory_bytes || !add_layer((*layers)[i], below))
        return std::nullopt;
    }
    result_.sequences = is_too_large_ ? "" : decimal(below_[0].sequences);
    result_.random_win = below_[0].chance;
    return std::move(result_);
  }

private:
  // Replaces below_, the ways of the layer `below`, by the ways of `layer`. False if the limits
  // were reached.
  bool add_layer(const Layer<Words>& layer, const Layer<Words>& below) {
    const LayerIndex<Words> index(below, limits_);
    ways_.assign(layer.size(), {});
    result_.classes += layer.size();
    const bool is_whole = with_group(task_.images.count(), [&](auto group) {
      constexpr std::size_t size = decltype(group)::value;
      typename Images<Words>::All all;
      for (std::size_t k = 0; k < layer.size(); ++k) {
        if (k % 1024 == 0 && limits_.reached()) return false;
        if (k % 65536 == 65535 && limits_.progress)
          limits_.progress(fmt::format("counting: {} of {} positions with {} pegs", k + 1,
                                       layer.size(), layer.front().count()));
        const Bits<Words>& position = layer[k];
        task_.images.template all<size>(position, all);
        result_.positions += task_.images.orbit_size(all);
        if (task_.is_won(position)) {
          ways_[k] = {1, 1};
          continue;
        }
        std::uint32_t jumps = 0;
        Ways& sum = ways_[k];
        task_.grid.each_jump(position, [&](std::size_t line) {
          ++jumps;
          const std::size_t child = index.find(task_.images.template least_child<size>(all, line));
          if (child == index.none) return;
          is_too_large_ |=
              __builtin_add_overflow(sum.sequences, below_[child].sequences, &sum.sequences);
          sum.chance += below_[child].chance;
        });
        sum.chance /= jumps;
      }
      return true;
    });
    below_.swap(ways_);
    return is_whole;
  }

  const Task<Words> task_;
  const Limits& limits_;
  WinCount result_;
  bool is_too_large_ = false;
  std::vector<Ways> below_, ways_;
};

// The same as reach(), from blocks that have marked nothing yet.
std::optional<ReachCount> reach_by_blocks(const Task<1>& task, const Limits& limits,
                                          RimBlocks& blocks) {
  std::vector<std::uint64_t> classes, positions;
  if (!blocks.reach(limits) || !blocks.count(limits, classes, positions)) return std::nullopt;
  ReachCount result;
  for (std::size_t pegs = task.start.count() + 1; pegs-- > 0 && classes[pegs] != 0;) {
    result.classes.push_back(classes[pegs]);
    result.positions.push_back(positions[pegs]);
  }
  return result;
}

// `steps` is the expander.
template <std::size_t Words, class Steps>
std::optional<ReachCount> reach(const Task<Words>& task, const Limits& limits, Steps& steps) {
  typename Steps::Items layer{steps.least(task.start)}, next;
  ReachCount result;
  while (!layer.empty()) {
    result.classes.push_back(layer.size());
    result.positions.push_back(steps.count_positions(layer));
    // The expander stops by itself at `goal peg`. The other goals have few positions, all with
    // equally many pegs.
    if (steps.position(layer.front()).count() == task.end_pegs)
      std::erase_if(layer, [&](const auto& item) { return task.is_won(steps.position(item)); });
    const std::size_t used = layer.capacity() * sizeof(typename Steps::Item);
    if (used > limits.memory_bytes) return std::nullopt;
    if (!steps.next(Way::forward, layer, limits.memory_bytes - used, next)) return std::nullopt;
    layer.swap(next);
    if constexpr (Words == 1) {
      if (auto blocks = RimBlocks::make_if_it_pays(task, limits, next.size(), layer.size()))
        return reach_by_blocks(task, limits, *blocks);
    }
  }
  return result;
}

}  // namespace

std::optional<WinCount> count_wins(const Puzzle& puzzle, const Limits& limits) {
  promise(puzzle.holes.size() <= most_searched, "the board is one that the search accepts");
  return with_words(puzzle.holes.size(), [&](auto words) {
    return WinCounter<decltype(words)::value>(puzzle, limits).run();
  });
}

std::optional<ReachCount> count_reachable(const Puzzle& puzzle, const Limits& limits) {
  promise(puzzle.holes.size() <= most_searched, "the board is one that the search accepts");
  return with_words(puzzle.holes.size(), [&](auto words) {
    const Task<decltype(words)::value> task(puzzle, Symmetry::of_start_and_goal);
    return with_expander(task, limits, [&](auto& steps) { return reach(task, limits, steps); });
  });
}

}  // namespace hardboard::peg_solitaire
