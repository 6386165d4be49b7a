// One layer of a search after the other: all classes of positions that one jump makes of those of a
// layer, or made them, within a bound on memory, each once and sorted.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/limits.h"
#include "methods/peg_solitaire/game.h"
#include "methods/peg_solitaire/layer.h"
#include "methods/peg_solitaire/pagoda.h"

namespace hardboard::peg_solitaire {

enum class Way : std::uint8_t { forward, backward };

template <std::size_t Words>
class Expander {
public:
  using Position = Bits<Words>;

  // Both must outlive it.
  Expander(const Game<Words>& game, Way way, const Limits& limits)
      : game_(game),
        flipped_(way == Way::forward ? Position{} : game.grid.full()),
        stop_(way == Way::forward ? game.stop : Position{}),
        limits_(limits) {}

  // Positions without enough of one of these are left out from now on; backwards that is said of
  // their complements. The set must outlive this.
  void prune(const PagodaSet<Words>* pagodas) { pagodas_ = pagodas; }

  // `to` becomes the layer next to `from`: O(positions made) time, at most about most_bytes for it
  // and for what is needed on the way. False when the limits were reached; `to` is then of no use.
  bool next(const Layer<Words>& from, std::size_t most_bytes, Layer<Words>& to) {
    return with_group(game_.images.count(), [&](auto group) {
      return next_in_group<decltype(group)::value>(from, most_bytes, to);
    });
  }

private:
  template <std::size_t Group>
  bool next_in_group(const Layer<Words>& from, std::size_t most_bytes, Layer<Words>& to) {
    const Grid<Words>& grid = game_.grid;
    const Images<Words>& images = game_.images;
    // Neighbours in a layer often have children in common: a small table of those seen last drops
    // two out of five before the sort.
    const unsigned filter_bits = from.size() < 1000 ? 8 : Words == 1 ? 14 : 11;
    filter_.assign(std::size_t{1} << filter_bits, Position{});
    const auto is_new = [&](const Position& child) {
      Position& slot = filter_[hash(child) >> (64 - filter_bits)];
      const bool fresh = !(slot == child);
      slot = child;
      return fresh;
    };

    const std::size_t most_children = grid.lines().size();
    // The sort takes as much again.
    const std::size_t most = most_bytes / (2 * sizeof(Position));
    if (most < 2 * most_children) return false;
    std::size_t used = 0;
    make_room(to, std::min(most, from.size() * 6 + 2 * most_children), most);
    typename Images<Words>::All all;
    for (std::size_t i = 0; i < from.size(); ++i) {
      if (i % 4096 == 4095 && limits_.reached()) return false;
      const Position& parent = from[i];
      if ((parent & stop_).any()) continue;
      if (to.size() - used < most_children) {
        to.resize(used);
        sort_unique(to, scratch_);
        used = to.size();
        // Room for an eighth more at least: sorting for less would go on for ever.
        const std::size_t wanted = std::min(most, 2 * used + 2 * most_children);
        if (wanted < used + used / 8 + most_children) return false;
        to.resize(std::max(wanted, std::min(most, to.capacity())));
      }
      const Position open = parent ^ flipped_;
      images.template all<Group>(parent, all);
      Position* out = to.data() + used;
      if (pagodas_ && pagodas_->words() != 0) {
        const Slacks slacks = pagodas_->slacks(open);
        grid.each_jump(open, [&](std::size_t line) {
          if (!pagodas_->enough(slacks, line, open.has(grid.lines()[line].low))) return;
          *out = images.template least_child<Group>(all, line);
          out += is_new(*out);
        });
      } else {
        grid.each_jump(open, [&](std::size_t line) {
          *out = images.template least_child<Group>(all, line);
          out += is_new(*out);
        });
      }
      used = static_cast<std::size_t>(out - to.data());
    }
    to.resize(used);
    sort_unique(to, scratch_);
    return true;
  }

  const Game<Words>& game_;
  Position flipped_;  // by what a position differs from the one whose jumps are tried
  Position stop_;     // play does not go on from positions with this hole
  const Limits& limits_;
  const PagodaSet<Words>* pagodas_ = nullptr;
  Layer<Words> scratch_, filter_;
};

}  // namespace hardboard::peg_solitaire
