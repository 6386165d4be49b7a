// All positions, up to symmetry, that play can reach and from which play can still meet the goal.
//
// Layers grow forward from the start and backward from the goal until they meet; then the search
// keeps the members that lead to the meeting, from there outward. If the goal is the complement of
// the start, as in the central game, the backward layers are the complements of the forward ones.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "base/limits.h"
#include "methods/peg_solitaire/expand.h"
#include "methods/peg_solitaire/layer_index.h"
#include "methods/peg_solitaire/pagoda_choice.h"
#include "methods/peg_solitaire/task.h"

namespace hardboard::peg_solitaire {

namespace internal {

template <std::size_t Words>
class Enumeration {
public:
  using Position = Bits<Words>;
  using Layers = std::vector<Layer<Words>>;

  Enumeration(const Task<Words>& task, const Limits& limits)
      : task_(task), limits_(limits), expander_(task, limits) {}

  // See winnable_layers.
  std::optional<Layers> winnable() {
    if (task_.is_won(task_.start)) return Layers{{task_.images.least(task_.start)}};
    forward_.push_back({task_.images.least(task_.start)});
    if (task_.stop.any()) return winnable_to_peg();
    if (task_.ends.empty() || task_.start.count() <= task_.end_pegs) return Layers{};
    Layer<Words> ends;
    for (const Position& end : task_.ends) ends.push_back(task_.images.least(end));
    std::sort(ends.begin(), ends.end());
    ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
    const bool is_mirrored =
        ends.size() == 1 && ends[0] == task_.images.least(task_.grid.full() ^ task_.start);
    backward_.push_back(std::move(ends));
    return is_mirrored ? winnable_mirrored() : winnable_between();
  }

private:
  std::size_t left_bytes() const {
    const std::size_t used = stored_ * sizeof(Position);
    return used < limits_.memory_bytes ? limits_.memory_bytes - used : 0;
  }
  static std::uint32_t pegs(const Layer<Words>& layer) { return layer.front().count(); }

  // Adds the next layer, which may be empty. False if the limits were reached.
  bool widen(Way way, Layers& side) {
    if (!expander_.next(way, side.back(), left_bytes(), buffer_)) return false;
    side.emplace_back(buffer_.begin(), buffer_.end());
    stored_ += buffer_.size();
    return true;
  }

  // Replaces the last of the layers by `last`, a part of it, and each earlier layer by its members
  // that lead to the layer after it. `back` is the way from a layer to the layer before. False if
  // the limits were reached.
  bool keep_leading(Way back, Layers& side, Layer<Words> last) {
    side.back() = std::move(last);
    for (std::size_t i = side.size() - 1; i-- > 0;) {
      if (!expander_.next(back, side[i + 1], left_bytes(), buffer_)) return false;
      side[i] = intersection(buffer_, side[i]);
    }
    return true;
  }

  // `goal peg`: searches forward to the end of all play, then back from the won positions.
  std::optional<Layers> winnable_to_peg() {
    while (!forward_.back().empty()) {
      if (!widen(Way::forward, forward_)) return std::nullopt;
    }
    for (std::size_t i = forward_.size(); i-- > 0;) {
      Layer<Words> won, leading;
      for (const Position& position : forward_[i])
        if (task_.has_stop(position)) won.push_back(position);
      if (i + 1 < forward_.size() && !forward_[i + 1].empty()) {
        if (!expander_.next(Way::backward, forward_[i + 1], left_bytes(), buffer_))
          return std::nullopt;
        leading = intersection(buffer_, forward_[i]);
        // Play ends at won positions: they lead nowhere.
        std::erase_if(leading, [&](const Position& p) { return task_.has_stop(p); });
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
      if (side.back().empty()) return Layers{};
      if (stored_ > prune_from && !pruned_) prune();
    }
    Layer<Words> met = intersection(forward_.back(), backward_.back());
    if (met.empty()) return Layers{};
    if (!keep_leading(Way::backward, forward_, met) ||
        !keep_leading(Way::forward, backward_, std::move(met)))
      return std::nullopt;
    for (std::size_t i = backward_.size() - 1; i-- > 0;)
      forward_.push_back(std::move(backward_[i]));
    return std::move(forward_);
  }

  // The goal is the complement of the start. So a position can reach the goal if and only if play
  // can reach its complement, and in the middle both have nearly as many pegs.
  std::optional<Layers> winnable_mirrored() {
    const auto holes = static_cast<std::uint32_t>(task_.grid.holes());
    while (2 * pegs(forward_.back()) > holes + 1) {
      if (!widen(Way::forward, forward_)) return std::nullopt;
      if (forward_.back().empty()) return Layers{};
    }
    const bool is_odd = 2 * pegs(forward_.back()) > holes;
    auto met = is_odd ? middle<true>() : middle<false>();
    if (!met) return std::nullopt;
    if (met->empty()) return Layers{};
    if (!keep_leading(Way::backward, forward_, std::move(*met))) return std::nullopt;
    stored_ = 0;
    for (const Layer<Words>& layer : forward_) stored_ += 2 * layer.size();
    if (left_bytes() == 0) return std::nullopt;
    for (std::size_t i = forward_.size() - (is_odd ? 0 : 1); i-- > 0;) {
      if (!complements(forward_[i])) return std::nullopt;
      forward_.emplace_back(buffer_.begin(), buffer_.end());
    }
    return std::move(forward_);
  }

  // Sets buffer_ to the layer of the complements. False if the limits were reached.
  bool complements(const Layer<Words>& layer) {
    buffer_.resize(layer.size());
    const bool is_whole = for_each_block(layer.size(), limits_, [&](auto begin, auto end) {
      for (std::size_t i = begin; i < end; ++i)
        buffer_[i] = task_.images.least(layer[i] ^ task_.grid.full());
    });
    Layer<Words> scratch;
    return is_whole && sort_unique(buffer_, scratch, limits_);
  }

  // The members of the last layer whose complement is in the same layer, or, with an odd number of
  // holes, the complement of a position one jump later. Nothing if the limits were reached.
  template <bool is_odd>
  std::optional<Layer<Words>> middle() {
    const Layer<Words>& last = forward_.back();
    if (LayerIndex<Words>::bytes(last.size()) + LayerFilter<Words>::bytes(last.size()) >
        left_bytes())
      return std::nullopt;
    const LayerIndex<Words> index(last, limits_);
    const LayerFilter<Words> filter(last, limits_);
    // Most complements are not in the layer, as the filter says. Asking many questions at a time
    // hides the latency of the memory.
    struct Question {
      Position wanted;
      std::size_t asker;
    };
    std::vector<Question> questions, passed;
    Layer<Words> met;
    std::size_t last_asker = index.none;
    const auto ask = [&] {
      passed.clear();
      for (const Question& question : questions) {
        if (!filter.passes(question.wanted)) continue;
        index.prefetch(question.wanted);
        passed.push_back(question);
      }
      for (const Question& question : passed) {
        if (question.asker == last_asker || index.find(question.wanted) == index.none) continue;
        last_asker = question.asker;
        met.push_back(last[question.asker]);
      }
      questions.clear();
    };
    const bool is_whole = with_group(task_.images.count(), [&](auto group) {
      constexpr std::size_t size = decltype(group)::value;
      typename Images<Words>::All all;
      for (std::size_t i = 0; i < last.size(); ++i) {
        if (i % 1024 == 1023 && limits_.reached()) return false;
        const auto want = [&](const Position& position) {
          filter.prefetch(position);
          questions.push_back({position, i});
        };
        const Position complement = last[i] ^ task_.grid.full();
        if constexpr (is_odd) {
          // A jump changes a position and its complement along the same line.
          task_.images.template all<size>(complement, all);
          task_.grid.each_jump(last[i], [&](std::size_t line) {
            want(task_.images.template least_child<size>(all, line));
          });
        } else {
          want(task_.images.least(complement));
        }
        if (questions.size() >= 256) ask();
      }
      ask();
      return true;
    });
    if (!is_whole || limits_.reached()) return std::nullopt;
    return met;
  }

  void prune() {
    pruned_ = true;
    down_pagodas_ = choose_pagodas(task_, forward_.back(), task_.ends, Position{});
    expander_.prune(Way::forward, &down_pagodas_);
    Layer<Words> complements = backward_.back();
    for (Position& position : complements) position ^= task_.grid.full();
    up_pagodas_ = choose_pagodas(task_, complements,
                                 task_.images.orbit(task_.grid.full() ^ task_.start), Position{});
    expander_.prune(Way::backward, &up_pagodas_);
  }

  static constexpr std::size_t prune_from = 1U << 15;  // pruning does not pay for smaller searches
  const Task<Words>& task_;
  const Limits& limits_;
  PagodaSet<Words> down_pagodas_, up_pagodas_;
  Expander<Words> expander_;
  Layers forward_, backward_;
  Layer<Words> buffer_;
  std::size_t stored_ = 0;  // positions in the layers
  bool pruned_ = false;
};

}  // namespace internal

// layers[i] holds the positions with i pegs fewer than the start. No layers if play cannot meet the
// goal; nothing at all if the limits were reached. O(positions visited * lines), within
// limits.memory_bytes.
template <std::size_t Words>
std::optional<std::vector<Layer<Words>>> winnable_layers(const Task<Words>& task,
                                                         const Limits& limits) {
  return internal::Enumeration<Words>(task, limits).winnable();
}

}  // namespace hardboard::peg_solitaire
