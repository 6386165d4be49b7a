// All classes of positions that can be reached and from which the goal can still be met. Forward
// from the start and backward from the goal until the layers meet, then outward again from where
// they do. Where the goal is the complement of the start, as in the central game, the backward half
// is the complement of the forward one.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "base/limits.h"
#include "methods/peg_solitaire/expand.h"
#include "methods/peg_solitaire/game.h"
#include "methods/peg_solitaire/layer_index.h"
#include "methods/peg_solitaire/pagoda_choice.h"

namespace hardboard::peg_solitaire {

namespace internal {

// What both have. O(sum of the sizes), or of the smaller one times a logarithm.
template <std::size_t Words>
Layer<Words> intersection(const Layer<Words>& a, const Layer<Words>& b) {
  Layer<Words> result;
  std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(result));
  return result;
}

template <std::size_t Words>
class Enumeration {
public:
  using Position = Bits<Words>;
  using Layers = std::vector<Layer<Words>>;

  Enumeration(const Game<Words>& game, const Limits& limits)
      : game_(game),
        limits_(limits),
        down_(game, Way::forward, limits),
        up_(game, Way::backward, limits) {}

  // layers[i]: with i pegs fewer than the start, sorted. Empty when nothing can be won; nullopt
  // when the limits were reached.
  std::optional<Layers> winnable() {
    if (game_.is_won(game_.start)) return Layers{{game_.images.least(game_.start)}};
    forward_.push_back({game_.images.least(game_.start)});
    if (game_.stop.any()) return winnable_to_peg();
    if (game_.ends.empty() || game_.start.count() <= game_.end_pegs) return Layers{};
    Layer<Words> ends;
    for (const Position& end : game_.ends) ends.push_back(game_.images.least(end));
    Layer<Words> scratch;
    sort_unique(ends, scratch);
    const bool is_mirrored =
        ends.size() == 1 && ends[0] == game_.images.least(game_.grid.full() ^ game_.start);
    backward_.push_back(std::move(ends));
    return is_mirrored ? winnable_mirrored() : winnable_between();
  }

private:
  std::size_t left_bytes() const {
    const std::size_t used = stored_ * sizeof(Position);
    return used < limits_.memory_bytes ? limits_.memory_bytes - used : 0;
  }
  static std::uint32_t pegs(const Layer<Words>& layer) { return layer.front().count(); }

  // One more layer; false when the limits were reached. It may be empty.
  bool widen(Expander<Words>& expander, Layers& side) {
    Layer<Words> next;
    if (!expander.next(side.back(), left_bytes(), buffer_)) return false;
    next.assign(buffer_.begin(), buffer_.end());
    stored_ += next.size();
    side.push_back(std::move(next));
    return true;
  }

  // The members of each layer before the last that lead on to the next, given those of the last
  // one that count. side.back() is replaced by `last`.
  bool keep_leading(Expander<Words>& back, Layers& side, Layer<Words> last) {
    side.back() = std::move(last);
    for (std::size_t i = side.size() - 1; i-- > 0;) {
      if (!back.next(side[i + 1], left_bytes(), buffer_)) return false;
      side[i] = intersection(buffer_, side[i]);
    }
    return true;
  }

  std::optional<Layers> winnable_to_peg() {
    while (!forward_.back().empty()) {
      if (!widen(down_, forward_)) return std::nullopt;
    }
    for (std::size_t i = forward_.size(); i-- > 0;) {
      Layer<Words> won;
      for (const Position& position : forward_[i]) {
        if (game_.stops(position)) won.push_back(position);
      }
      if (i + 1 < forward_.size() && !forward_[i + 1].empty()) {
        if (!up_.next(forward_[i + 1], left_bytes(), buffer_)) return std::nullopt;
        // Play stops at those that are won: they lead nowhere.
        for (const Position& position : intersection(buffer_, forward_[i])) {
          if (!game_.stops(position)) won.push_back(position);
        }
        std::sort(won.begin(), won.end());
      }
      forward_[i] = std::move(won);
    }
    while (!forward_.empty() && forward_.back().empty()) forward_.pop_back();
    return std::move(forward_);
  }

  std::optional<Layers> winnable_between() {
    while (pegs(forward_.back()) > pegs(backward_.back())) {
      const bool is_down = forward_.back().size() <= backward_.back().size();
      if (!widen(is_down ? down_ : up_, is_down ? forward_ : backward_)) return std::nullopt;
      if ((is_down ? forward_ : backward_).back().empty()) return Layers{};
      if (stored_ > prune_from && !pruned_) prune();
    }
    Layer<Words> met = intersection(forward_.back(), backward_.back());
    if (met.empty()) return Layers{};
    // Children of forward ones lead down, parents of backward ones up.
    if (!keep_leading(up_, forward_, met) || !keep_leading(down_, backward_, std::move(met)))
      return std::nullopt;
    for (std::size_t i = backward_.size() - 1; i-- > 0;)
      forward_.push_back(std::move(backward_[i]));
    return std::move(forward_);
  }

  // Half way down the position or one of its children must be the complement of a reachable one.
  std::optional<Layers> winnable_mirrored() {
    const auto holes = static_cast<std::uint32_t>(game_.grid.holes());
    while (2 * pegs(forward_.back()) > holes + 1) {
      if (!widen(down_, forward_)) return std::nullopt;
      if (forward_.back().empty()) return Layers{};
    }
    const Layer<Words>& last = forward_.back();
    const bool is_odd = 2 * pegs(last) > holes;
    const LayerIndex<Words> index(last);
    const Sieve<Words> sieve(last);
    // What the layer must have for a position of it to be winnable: most of it is not there, and
    // asking for many at a time hides what memory takes.
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
        if (!sieve.passes(question.wanted)) continue;
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
    const bool is_whole = with_group(game_.images.count(), [&](auto group) {
      constexpr std::size_t size = decltype(group)::value;
      typename Images<Words>::All all;
      for (std::size_t i = 0; i < last.size(); ++i) {
        if (i % 4096 == 4095 && limits_.reached()) return false;
        const auto want = [&](const Position& position) {
          sieve.prefetch(position);
          questions.push_back({position, i});
        };
        const Position complement = last[i] ^ game_.grid.full();
        if (is_odd) {
          // The complement of a child is the complement of its parent, flipped along the line.
          game_.images.template all<size>(complement, all);
          game_.grid.each_jump(last[i], [&](std::size_t line) {
            want(game_.images.template least_child<size>(all, line));
          });
        } else {
          want(game_.images.least(complement));
        }
        if (questions.size() >= 256) ask();
      }
      ask();
      return true;
    });
    if (!is_whole) return std::nullopt;
    if (met.empty()) return Layers{};
    if (!keep_leading(up_, forward_, std::move(met))) return std::nullopt;
    for (std::size_t i = forward_.size() - (is_odd ? 0 : 1); i-- > 0;) {
      Layer<Words> mirrored = forward_[i];
      for (Position& position : mirrored)
        position = game_.images.least(position ^ game_.grid.full());
      sort_unique(mirrored, buffer_);
      forward_.push_back(std::move(mirrored));
    }
    return std::move(forward_);
  }

  void prune() {
    pruned_ = true;
    down_pagodas_ = choose_pagodas(game_, forward_.back(), game_.ends, Position{});
    down_.prune(&down_pagodas_);
    Layer<Words> complements = backward_.back();
    for (Position& position : complements) position ^= game_.grid.full();
    up_pagodas_ = choose_pagodas(game_, complements,
                                 game_.images.orbit(game_.grid.full() ^ game_.start), Position{});
    up_.prune(&up_pagodas_);
  }

  static constexpr std::size_t prune_from = 1U << 15;
  const Game<Words>& game_;
  const Limits& limits_;
  PagodaSet<Words> down_pagodas_, up_pagodas_;
  Expander<Words> down_, up_;
  Layers forward_, backward_;
  Layer<Words> buffer_;
  std::size_t stored_ = 0;
  bool pruned_ = false;
};

}  // namespace internal

template <std::size_t Words>
std::optional<std::vector<Layer<Words>>> winnable_layers(const Game<Words>& game,
                                                         const Limits& limits) {
  return internal::Enumeration<Words>(game, limits).winnable();
}

}  // namespace hardboard::peg_solitaire
