// Fewest moves and longest sweeps, from all positions that are reachable and winnable: the moves
// from each of these positions that lead to another one.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <fmt/format.h>
#include <limits>
#include <optional>
#include <vector>

#include "base/contract.h"
#include "base/limits.h"
#include "methods/peg_solitaire/layer_index.h"
#include "methods/peg_solitaire/mover.h"
#include "methods/peg_solitaire/trace.h"
#include "methods/peg_solitaire/winnable.h"

namespace hardboard::peg_solitaire {

template <std::size_t Words>
class WinnableMoves {
public:
  using Position = Bits<Words>;

  // All must outlive the search.
  WinnableMoves(const Puzzle& puzzle, const Task<Words>& task, const Limits& limits)
      : task_(task), limits_(limits), mover_(puzzle, task) {}

  // Makes the layers of winnable positions, and their indices. False if the limits were reached;
  // the other functions are for after a true one.
  bool prepare() {
    auto layers = winnable_layers(task_, limits_);
    if (!layers) return false;
    layers_ = std::move(*layers);
    std::size_t bytes = 0;
    for (const Layer<Words>& layer : layers_) {
      bytes += layer.size() * (sizeof(Position) + sizeof(std::uint16_t)) +
               LayerIndex<Words>::bytes(layer.size());
    }
    if (bytes > limits_.memory_bytes) return false;
    indices_.reserve(layers_.size());
    for (const Layer<Words>& layer : layers_) indices_.emplace_back(layer, limits_);
    return !limits_.reached();
  }

  // The jumps of a solution with the fewest moves, if the start is winnable. Nothing if the limits
  // were reached.
  std::optional<std::vector<Jump>> fewest() {
    std::vector<std::vector<std::uint16_t>> moves(layers_.size());  // from each position
    const auto moves_from = [&](const Place& place) { return moves[place.depth][place.index]; };
    for (std::size_t depth = layers_.size(); depth-- > 0;) {
      const Layer<Words>& layer = layers_[depth];
      moves[depth].resize(layer.size());
      for (std::size_t i = 0; i < layer.size(); ++i) {
        if (!go_on(layer, i)) return std::nullopt;
        if (task_.is_won(layer[i])) continue;
        std::uint16_t best = std::numeric_limits<std::uint16_t>::max();
        each_move(layer[i], [&](const Place& place) {
          best = std::min(best, static_cast<std::uint16_t>(moves_from(place) + 1));
          return best == 1;
        });
        moves[depth][i] = best;
      }
    }
    std::vector<Jump> jumps;
    Position position = task_.start;
    for (std::uint16_t left = moves[0][0]; left-- > 0;)
      make_move(position, jumps, [&](const Place& place) { return moves_from(place) == left; });
    return jumps;
  }

  // Puts a longer sweep than `sweep` jumps, and a solution with it, in the place of `sweep` and
  // `jumps`, if the start is winnable: the longest one, or the longest one seen when the limits
  // were reached. True if no sweep is longer.
  bool longest(std::uint32_t& sweep, std::vector<Jump>& jumps) {
    bool is_whole = true;
    std::optional<std::size_t> best_depth;
    Position best_position{};
    for (std::size_t depth = 0; depth < layers_.size() && is_whole; ++depth) {
      const Layer<Words>& layer = layers_[depth];
      for (std::size_t i = 0; i < layer.size() && is_whole; ++i) {
        is_whole = go_on(layer, i);
        if (task_.is_won(layer[i])) continue;
        each_move(layer[i], [&](const Place& place) {
          if (place.depth - depth > sweep) {
            sweep = static_cast<std::uint32_t>(place.depth - depth);
            best_depth = depth;
            best_position = layer[i];
          }
          return false;
        });
      }
    }
    if (best_depth) jumps = with_sweep(*best_depth, best_position, sweep);
    return is_whole;
  }

private:
  // The place of a position in the layers, up to symmetry.
  struct Place {
    std::size_t depth, index;
  };

  // A solution: jumps from the start to the position before the sweep, the sweep, and any jumps
  // that win.
  std::vector<Jump> with_sweep(std::size_t depth, const Position& before, std::size_t sweep) {
    std::vector<Layer<Words>> above(layers_.begin(),
                                    layers_.begin() + static_cast<std::ptrdiff_t>(depth));
    above.push_back({before});
    const std::vector<Position> chain = trace(task_, above, before, Way::forward);
    std::vector<Jump> jumps;
    Position position = task_.start;
    for (std::size_t i = chain.size() - 1; i-- > 0;)
      make_move(position, jumps,
                [&](const Place& place) { return layers_[place.depth][place.index] == chain[i]; });
    for (std::size_t wanted = depth + sweep; !task_.is_won(position); ++wanted)
      make_move(position, jumps, [&](const Place& place) { return place.depth == wanted; });
    return jumps;
  }

  // Tells progress; false if the limits are reached.
  bool go_on(const Layer<Words>& layer, std::size_t done) const {
    if (done % 256 != 255) return true;
    if (done % 16384 == 16383 && limits_.progress)
      limits_.progress(fmt::format("moves: {} of {} positions with {} pegs", done + 1, layer.size(),
                                   layer.front().count()));
    return !limits_.reached();
  }

  // Nothing for a position from which the goal cannot be met.
  std::optional<Place> place_of(const Position& position) const {
    const std::size_t depth = task_.start.count() - position.count();
    if (depth >= indices_.size()) return std::nullopt;
    const std::size_t index = indices_[depth].find(task_.images.least(position));
    if (index == LayerIndex<Words>::none) return std::nullopt;
    return Place{depth, index};
  }

  // Visits the place of the position after each move, if it has one, until a visit returns true.
  template <class Visit>
  bool each_move(const Position& position, Visit visit) {
    return mover_.each_move(position, [&](const Position& after) {
      const std::optional<Place> place = place_of(after);
      if (!place) return Mover<Words>::Then::back;
      return visit(*place) ? Mover<Words>::Then::stop : Mover<Words>::Then::on;
    });
  }

  // Makes the first move that is_wanted accepts, and appends its jumps. Some move must be
  // accepted.
  template <class IsWanted>
  void make_move(Position& position, std::vector<Jump>& jumps, IsWanted is_wanted) {
    const bool found = each_move(position, is_wanted);
    promise(found, "a move of the solution is possible");
    mover_.make_last(position, jumps);
  }

  const Task<Words>& task_;
  const Limits& limits_;
  Mover<Words> mover_;
  std::vector<Layer<Words>> layers_;
  std::vector<LayerIndex<Words>> indices_;
};

}  // namespace hardboard::peg_solitaire
