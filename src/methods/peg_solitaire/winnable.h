// All positions, up to symmetry, that play can reach and from which play can still meet the goal.
//
// Layers grow forward from the start and backward from the goal until they meet; then the search
// keeps the members that lead to the meeting, from there outward. If the goal is the complement of
// the start, as in the central game, the backward layers are the complements of the forward ones.
// Where the layers become so many that passes over all positions of the class take less time
// (rim_blocks.h), as on the English board, those list the positions.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "base/limits.h"
#include "methods/peg_solitaire/class_expand.h"
#include "methods/peg_solitaire/expand.h"
#include "methods/peg_solitaire/pagoda_choice.h"
#include "methods/peg_solitaire/rim_blocks.h"
#include "methods/peg_solitaire/task.h"

namespace hardboard::peg_solitaire {

namespace internal {

// `Steps` is the expander.
template <std::size_t Words, class Steps>
class Enumeration {
public:
  using Position = Bits<Words>;
  using Item = typename Steps::Item;
  using Items = typename Steps::Items;
  using Layers = std::vector<Items>;

  Enumeration(const Task<Words>& task, const Limits& limits, Steps& steps)
      : task_(task), limits_(limits), steps_(steps) {}

  // See winnable_layers.
  std::optional<std::vector<Layer<Words>>> winnable() {
    std::optional<Layers> layers = winnable_items();
    if (listed_) return std::move(listed_);
    if (!layers) return std::nullopt;
    std::vector<Layer<Words>> result(layers->size());
    for (std::size_t i = 0; i < result.size(); ++i) {
      if (!steps_.give_positions((*layers)[i], result[i])) return std::nullopt;
      (*layers)[i] = Items();
    }
    return result;
  }

private:
  std::optional<Layers> winnable_items() {
    forward_.push_back({steps_.least(task_.start)});
    if (task_.is_won(task_.start)) return std::move(forward_);
    if (task_.stop.any()) return winnable_to_peg();
    if (task_.ends.empty() || task_.start.count() <= task_.end_pegs) return Layers{};
    Items ends;
    for (const Position& end : task_.ends) ends.push_back(steps_.least(end));
    std::sort(ends.begin(), ends.end());
    ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
    const bool is_mirrored =
        ends.size() == 1 &&
        task_.images.least(task_.ends[0]) == task_.images.least(task_.grid.full() ^ task_.start);
    backward_.push_back(std::move(ends));
    return is_mirrored ? winnable_mirrored() : winnable_between();
  }

  std::size_t left_bytes() const {
    const std::size_t used = stored_ * sizeof(Item);
    return used < limits_.memory_bytes ? limits_.memory_bytes - used : 0;
  }
  std::uint32_t pegs(const Items& layer) const { return steps_.position(layer.front()).count(); }

  // Adds the next layer, which may be empty. False if the limits were reached.
  bool widen(Way way, Layers& side) {
    return steps_.next(way, side.back(), left_bytes(), buffer_) && store(side);
  }
  // Adds the layer in buffer_. True, for the calls that end with it.
  bool store(Layers& side) {
    side.emplace_back(buffer_.begin(), buffer_.end());
    stored_ += buffer_.size();
    return true;
  }

  // Replaces the last of the layers by `last`, a part of it, and each earlier layer by its members
  // that lead to the layer after it. `back` is the way from a layer to the layer before. False if
  // the limits were reached.
  bool keep_leading(Way back, Layers& side, Items last) {
    side.back() = std::move(last);
    for (std::size_t i = side.size() - 1; i-- > 0;) {
      if (!steps_.next(back, side[i + 1], left_bytes(), buffer_)) return false;
      side[i] = intersection(buffer_, side[i]);
    }
    return true;
  }

  // `goal peg`: searches forward to the end of all play, then back from the won positions.
  std::optional<Layers> winnable_to_peg() {
    const auto is_won = [&](const Item& item) { return task_.has_stop(steps_.position(item)); };
    while (!forward_.back().empty()) {
      if (!widen(Way::forward, forward_)) return std::nullopt;
      if (list_by_blocks(forward_, false)) return Layers{};
    }
    for (std::size_t i = forward_.size(); i-- > 0;) {
      Items won, leading;
      std::copy_if(forward_[i].begin(), forward_[i].end(), std::back_inserter(won), is_won);
      if (i + 1 < forward_.size() && !forward_[i + 1].empty()) {
        if (!steps_.next(Way::backward, forward_[i + 1], left_bytes(), buffer_))
          return std::nullopt;
        leading = intersection(buffer_, forward_[i]);
        // Play ends at won positions: no jump leads on from them.
        std::erase_if(leading, is_won);
      }
      forward_[i].resize(won.size() + leading.size());
      std::merge(won.begin(), won.end(), leading.begin(), leading.end(), forward_[i].begin());
    }
    while (!forward_.empty() && forward_.back().empty()) forward_.pop_back();
    return std::move(forward_);
  }

  std::optional<Layers> winnable_between() {
    while (pegs(forward_.back()) > pegs(backward_.back())) {
      const bool is_forward = forward_.back().size() <= backward_.back().size();
      Layers& side = is_forward ? forward_ : backward_;
      if (!widen(is_forward ? Way::forward : Way::backward, side)) return std::nullopt;
      if (side.back().empty() || list_by_blocks(side, false)) return Layers{};
      if (stored_ > prune_from && !pruned_) prune();
    }
    Items met = intersection(forward_.back(), backward_.back());
    if (met.empty()) return Layers{};
    if (!keep_leading(Way::backward, forward_, met) ||
        !keep_leading(Way::forward, backward_, std::move(met)))
      return std::nullopt;
    for (std::size_t i = backward_.size() - 1; i-- > 0;)
      forward_.push_back(std::move(backward_[i]));
    return std::move(forward_);
  }

  // The goal is the complement of the start, so the layers of the goal are the complements of those
  // of the start. With an odd number of holes, the middle ones differ by a jump.
  std::optional<Layers> winnable_mirrored() {
    const auto holes = static_cast<std::uint32_t>(task_.grid.holes());
    while (2 * pegs(forward_.back()) > holes + 1) {
      if (!widen(Way::forward, forward_)) return std::nullopt;
      if (forward_.back().empty() || list_by_blocks(forward_, true)) return Layers{};
    }
    const bool is_odd = 2 * pegs(forward_.back()) > holes;
    if (!steps_.complements(forward_.back(), left_bytes(), buffer_)) return std::nullopt;
    if (is_odd) {
      const Items opposite(buffer_.begin(), buffer_.end());
      stored_ += opposite.size();
      if (!steps_.next(Way::backward, opposite, left_bytes(), buffer_)) return std::nullopt;
    }
    Items met = intersection(buffer_, forward_.back());
    if (met.empty()) return Layers{};
    if (!keep_leading(Way::backward, forward_, std::move(met))) return std::nullopt;
    stored_ = 0;
    for (const Items& layer : forward_) stored_ += layer.size();
    for (std::size_t i = forward_.size() - (is_odd ? 0 : 1); i-- > 0;) {
      if (!steps_.complements(forward_[i], left_bytes(), buffer_)) return std::nullopt;
      store(forward_);
    }
    return std::move(forward_);
  }

  // Fills listed_, by passes over all positions of the class (rim_blocks.h), if they will probably
  // take less time than the layers that follow the last one of this side. True if it did. `goal
  // peg` and play between two ends take two passes, a mirrored search one.
  bool list_by_blocks(const Layers& side, bool is_mirrored) {
    if constexpr (Words == 1) {
      auto blocks = RimBlocks::make_if_it_pays(task_, limits_, side[side.size() - 2].size(),
                                               side.back().size());
      if (!blocks || !blocks->reach(limits_)) return false;
      if (is_mirrored)
        blocks->keep_mirrored(limits_.threads);
      else if (!blocks->keep_winnable(limits_))
        return false;
      std::vector<Layer<1>> by_pegs;
      const std::size_t used = blocks->bytes() + stored_ * sizeof(Item);
      if (used > limits_.memory_bytes ||
          !blocks->list(limits_, limits_.memory_bytes - used, by_pegs))
        return false;
      listed_.emplace();
      for (std::size_t pegs = task_.start.count() + 1; pegs-- > 0 && !by_pegs[pegs].empty();)
        listed_->push_back(std::move(by_pegs[pegs]));
    }
    return listed_.has_value();
  }

  void prune() {
    pruned_ = true;
    Layer<Words> last;
    for (const Item& item : forward_.back()) last.push_back(steps_.position(item));
    down_pagodas_ = choose_pagodas(task_, last, task_.ends, Position{});
    steps_.prune(Way::forward, &down_pagodas_);
    last.clear();
    for (const Item& item : backward_.back())
      last.push_back(steps_.position(item) ^ task_.grid.full());
    up_pagodas_ = choose_pagodas(task_, last, task_.images.orbit(task_.grid.full() ^ task_.start),
                                 Position{});
    steps_.prune(Way::backward, &up_pagodas_);
  }

  static constexpr std::size_t prune_from = 1U << 15;  // pruning does not pay for smaller searches
  const Task<Words>& task_;
  const Limits& limits_;
  Steps& steps_;
  PagodaSet<Words> down_pagodas_, up_pagodas_;
  Layers forward_, backward_;
  Items buffer_;
  std::size_t stored_ = 0;                           // positions in the layers
  std::optional<std::vector<Layer<Words>>> listed_;  // the result, where list_by_blocks() found it
  bool pruned_ = false;
};

}  // namespace internal

// layers[i] holds the positions with i pegs fewer than the start. No layers if play cannot meet the
// goal; nothing at all if the limits were reached. O(positions visited * lines), within
// limits.memory_bytes.
template <std::size_t Words>
std::optional<std::vector<Layer<Words>>> winnable_layers(const Task<Words>& task,
                                                         const Limits& limits) {
  return with_expander(task, limits, [&](auto& steps) {
    return internal::Enumeration(task, limits, steps).winnable();
  });
}

}  // namespace hardboard::peg_solitaire
