// Makes the next layer of a search: all positions, up to symmetry, that are one jump after those of
// a layer, or one jump before them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <fmt/format.h>
#include <utility>

#include "base/limits.h"
#include "methods/peg_solitaire/layer.h"
#include "methods/peg_solitaire/pagoda.h"
#include "methods/peg_solitaire/task.h"

namespace hardboard::peg_solitaire {

enum class Way : std::uint8_t { forward, backward };

namespace internal {

// Tells the progress of a layer of so many positions, of which some are done.
inline void tell_of_layer(const Limits& limits, std::size_t done, std::size_t size, unsigned pegs) {
  if (limits.progress)
    limits.progress(fmt::format("{} of {} positions with {} pegs", done, size, pegs));
}

}  // namespace internal

template <std::size_t Words>
class Expander {
public:
  using Position = Bits<Words>;
  using Item = Position;  // what represents a position in a layer: its least image
  using Items = Layer<Words>;

  // The task and the limits must outlive the expander.
  Expander(const Task<Words>& task, const Limits& limits) : task_(task), limits_(limits) {
    sides_[forward].stop = task.stop;
    sides_[backward].flipped = task.grid.full();
  }

  Item least(const Position& position) const { return task_.images.least(position); }
  const Position& position(const Item& item) const { return item; }
  // How many positions a layer stands for, images included.
  std::uint64_t count_positions(const Items& items) const {
    std::uint64_t sum = 0;
    typename Images<Words>::All all;
    for (const Item& item : items) {
      task_.images.all(item, all);
      sum += task_.images.orbit_size(all);
    }
    return sum;
  }

  // From now on next() leaves out positions that some of these pagoda functions refuse; for
  // backward play the functions apply to complements. The set must outlive the expander.
  void prune(Way way, const PagodaSet<Words>* pagodas) { side(way).pagodas = pagodas; }

  // Makes `to` the layer next to `from`. O(positions made). `to`, a copy of it, and the working
  // memory stay below most_bytes. False if the limits were reached or the memory is too small; `to`
  // is then useless. Play does not continue from positions with a peg on the hole of `goal peg`.
  bool next(Way way, const Layer<Words>& from, std::size_t most_bytes, Layer<Words>& to) {
    if (limits_.reached()) return false;
    tell(from, 0);
    if (touched_bytes_ > most_bytes) {
      to = Layer<Words>();
      scratch_ = Layer<Words>();
      touched_bytes_ = 0;
    }
    return with_group(task_.images.count(), [&](auto group) {
      return next_in_group<decltype(group)::value>(side(way), from, most_bytes, to);
    });
  }

  // Makes `to` the layer of the complements. Limits as for next().
  bool complements(const Layer<Words>& from, std::size_t most_bytes, Layer<Words>& to) {
    if (most_bytes / (3 * sizeof(Position)) < from.size()) return false;
    to.resize(from.size());
    const auto complement = [&](std::size_t begin, std::size_t end) {
      for (std::size_t i = begin; i < end; ++i) to[i] = least(from[i] ^ task_.grid.full());
    };
    return internal::for_each_block(from.size(), limits_, complement) && sort(to);
  }

  // For layers that represent positions otherwise, this function makes least images of them.
  bool give_positions(Layer<Words>& from, Layer<Words>& to) {
    to = std::move(from);
    return true;
  }

private:
  struct Side {
    Position flipped{};  // backward: all holes, for play with complements
    Position stop{};     // play ends at positions with a peg here
    const PagodaSet<Words>* pagodas = nullptr;
  };
  static constexpr std::size_t forward = static_cast<std::size_t>(Way::forward);
  static constexpr std::size_t backward = static_cast<std::size_t>(Way::backward);
  Side& side(Way way) { return sides_[static_cast<std::size_t>(way)]; }

  template <std::size_t Group>
  bool next_in_group(const Side& side, const Layer<Words>& from, std::size_t most_bytes,
                     Layer<Words>& to) {
    const Grid<Words>& grid = task_.grid;
    const Images<Words>& images = task_.images;
    // Neighbours in a layer often have children in common: a small table of the last children drops
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
    // The sort works in as much memory again, and the caller may make a copy.
    const std::size_t most = most_bytes / (3 * sizeof(Position));
    if (most < 2 * most_children) return false;
    std::size_t used = 0;
    make_room(to, std::min(most, from.size() * 6 + 2 * most_children), most);
    typename Images<Words>::All all;
    for (std::size_t i = 0; i < from.size(); ++i) {
      if (i % 256 == 255 && limits_.reached()) return false;
      if (i % 65536 == 65535) tell(from, i + 1);
      const Position& parent = from[i];
      if ((parent & side.stop).any()) continue;
      if (to.size() - used < most_children) {
        to.resize(used);
        if (!sort(to)) return false;
        used = to.size();
        // Without room for at least an eighth more, the function would sort again and again.
        const std::size_t wanted = std::min(most, 2 * used + 2 * most_children);
        if (wanted < used + used / 8 + most_children) return false;
        to.resize(std::max(wanted, std::min(most, to.capacity())));
      }
      const Position open = parent ^ side.flipped;
      images.template all<Group>(parent, all);
      Position* out = to.data() + used;
      if (side.pagodas && side.pagodas->words() != 0) {
        const Slacks slacks = side.pagodas->slacks(open);
        grid.each_jump(open, [&](std::size_t line) {
          if (!side.pagodas->enough(slacks, line, open.has(grid.lines()[line].low))) return;
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
    return sort(to);
  }

  bool sort(Layer<Words>& layer) {
    touched_bytes_ = std::max(touched_bytes_, 3 * layer.size() * sizeof(Position));
    return sort_unique(layer, scratch_, limits_);
  }

  void tell(const Layer<Words>& from, std::size_t done) const {
    if (!from.empty()) internal::tell_of_layer(limits_, done, from.size(), from.front().count());
  }

  const Task<Words>& task_;
  const Limits& limits_;
  std::array<Side, 2> sides_;
  Layer<Words> scratch_, filter_;
  // Of `to`, scratch_ and a copy, which growth of `to` makes too: at most, since their last
  // release.
  std::size_t touched_bytes_ = 0;
};

}  // namespace hardboard::peg_solitaire
