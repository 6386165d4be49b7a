#include "methods/peg_solitaire/count.h"

#include <algorithm>
#include <cassert>

#include "methods/peg_solitaire/winnable.h"

namespace hardboard::peg_solitaire {
namespace {

// GCC and Clang have it; -Wpedantic minds the name only.
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

template <std::size_t Words>
std::optional<WinCount> count(const Puzzle& puzzle, const Limits& limits) {
  const Game<Words> game(puzzle, Same::start_and_goal);
  const auto layers = winnable_layers(game, limits);
  if (!layers) return std::nullopt;
  WinCount result;
  result.sequences = "0";
  if (layers->empty()) return result;

  struct Ways {
    Large sequences;
    double chance;
  };
  bool is_too_large = false;
  std::vector<Ways> below, ways;  // of the layer below, of this layer
  for (std::size_t i = layers->size(); i-- > 0;) {
    const Layer<Words>& layer = (*layers)[i];
    const Layer<Words> nothing;
    const LayerIndex<Words> index(i + 1 < layers->size() ? (*layers)[i + 1] : nothing);
    ways.assign(layer.size(), {});
    const bool is_whole = with_group(game.images.count(), [&](auto group) {
      constexpr std::size_t size = decltype(group)::value;
      typename Images<Words>::All all;
      for (std::size_t k = 0; k < layer.size(); ++k) {
        if (k % 4096 == 4095 && limits.reached()) return false;
        const Bits<Words>& position = layer[k];
        game.images.template all<size>(position, all);
        result.positions += game.images.class_size(all);
        if (game.is_won(position)) {
          ways[k] = {1, 1};
          continue;
        }
        std::uint32_t jumps = 0;
        Ways& sum = ways[k];
        game.grid.each_jump(position, [&](std::size_t line) {
          ++jumps;
          const std::size_t child = index.find(game.images.template least_child<size>(all, line));
          if (child == index.none) return;
          is_too_large |=
              __builtin_add_overflow(sum.sequences, below[child].sequences, &sum.sequences);
          sum.chance += below[child].chance;
        });
        sum.chance /= jumps;
      }
      return true;
    });
    if (!is_whole) return std::nullopt;
    result.classes += layer.size();
    below.swap(ways);
  }
  result.sequences = is_too_large ? "" : decimal(below[0].sequences);
  result.random_win = below[0].chance;
  return result;
}

template <std::size_t Words>
std::optional<ReachCount> reach(const Puzzle& puzzle, const Limits& limits) {
  Puzzle without_goal = puzzle;
  without_goal.goal = Goal::one;
  without_goal.target.clear();
  const Game<Words> game(without_goal, Same::start_and_goal);
  Expander<Words> expander(game, Way::forward, limits);
  Layer<Words> layer{game.images.least(game.start)}, next;
  ReachCount result;
  while (!layer.empty()) {
    std::uint64_t positions = 0;
    typename Images<Words>::All all;
    for (std::size_t i = 0; i < layer.size(); ++i) {
      if (i % 65536 == 65535 && limits.reached()) return std::nullopt;
      game.images.all(layer[i], all);
      positions += game.images.class_size(all);
    }
    result.classes.push_back(layer.size());
    result.positions.push_back(positions);
    const std::size_t used = layer.capacity() * sizeof(Bits<Words>);
    if (used > limits.memory_bytes) return std::nullopt;
    if (!expander.next(layer, limits.memory_bytes - used, next)) return std::nullopt;
    layer.swap(next);
  }
  return result;
}

}  // namespace

std::optional<WinCount> count_wins(const Puzzle& puzzle, const Limits& limits) {
  assert(puzzle.holes.size() <= most_searched);
  return with_words(puzzle.holes.size(),
                    [&](auto words) { return count<decltype(words)::value>(puzzle, limits); });
}

std::optional<ReachCount> count_reachable(const Puzzle& puzzle, const Limits& limits) {
  assert(puzzle.holes.size() <= most_searched);
  return with_words(puzzle.holes.size(),
                    [&](auto words) { return reach<decltype(words)::value>(puzzle, limits); });
}

}  // namespace hardboard::peg_solitaire
