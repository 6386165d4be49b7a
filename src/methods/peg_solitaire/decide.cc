#include "methods/peg_solitaire/decide.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>

#include "methods/peg_solitaire/beam.h"
#include "methods/peg_solitaire/expand.h"
#include "methods/peg_solitaire/pagoda_choice.h"
#include "methods/peg_solitaire/trace.h"

namespace hardboard::peg_solitaire {
namespace {

template <std::size_t Words>
class Search {
public:
  using Position = Bits<Words>;

  Search(const Puzzle& puzzle, const Limits& limits, const DecideTuning& tuning)
      : puzzle_(puzzle),
        limits_(limits),
        tuning_(tuning),
        game_(puzzle),
        beam_(game_, puzzle),
        down_(game_.grid, game_.images, game_.stop, limits),
        up_(game_.grid, game_.images, Position{}, limits) {}

  Decision run() {
    Decision decision;
    solve(decision);
    decision.positions = positions_;
    return decision;
  }

private:
  enum class Step { go_on, won, lost, out };

  void solve(Decision& decision) {
    if (game_.is_won(game_.start)) {
      decision.verdict = Verdict::solvable;
      return;
    }
    const bool to_peg = game_.stop.any();
    if (!to_peg && (game_.ends.empty() || game_.start.count() <= game_.end_pegs)) {
      decision.verdict = Verdict::unsolvable;
      decision.by_class = true;
      return;
    }
    forward_.push_back({game_.images.least(game_.start)});
    if (!to_peg) {
      Layer<Words> ends, scratch;
      for (const Position& end : game_.ends) ends.push_back(complement(game_, end));
      sort_unique(ends, scratch);
      backward_.push_back(std::move(ends));
    }
    Step step = Step::go_on;
    bool all_fits = true;
    for (std::size_t budget = tuning_.first_dive; step == Step::go_on; budget *= 8) {
      if (budget >= tuning_.prune_from && !pruned_) prune();
      while (all_fits && step == Step::go_on && positions_ < budget) {
        step = widen();
        if (step == Step::out) {
          all_fits = false;
          step = limits_.reached() ? Step::out : Step::go_on;
        }
      }
      if (step == Step::go_on) step = dive(budget / tuning_.per_width, all_fits);
    }
    if (step == Step::lost) decision.verdict = Verdict::unsolvable;
    if (step == Step::won) {
      decision.verdict = Verdict::solvable;
      decision.jumps = play(game_, puzzle_, chain_);
    }
  }

  std::size_t left_bytes() const {
    const std::size_t used = stored_ * sizeof(Position);
    return used < limits_.memory_bytes ? limits_.memory_bytes - used : 0;
  }

  std::uint32_t pegs(const Layer<Words>& layer) const { return layer.front().count(); }
  // In the game, not in the complement.
  std::uint32_t backward_pegs() const {
    return static_cast<std::uint32_t>(game_.grid.holes()) - pegs(backward_.back());
  }

  // Both sides drop what pagoda functions refuse. Found when a search turns out not to be small.
  void prune() {
    pruned_ = true;
    down_pagodas_ = choose_pagodas(game_, forward_.back(), game_.ends, game_.stop);
    down_.prune(&down_pagodas_);
    if (backward_.empty()) return;
    // The group keeps the ends, not the start: any image of it will do.
    up_pagodas_ = choose_pagodas(game_, backward_.back(),
                                 game_.images.orbit(game_.grid.full() ^ game_.start), Position{});
    up_.prune(&up_pagodas_);
  }

  // One more layer of all positions, on the side where the last one is smaller.
  Step widen() {
    const bool is_down = backward_.empty() || forward_.back().size() <= backward_.back().size();
    std::vector<Layer<Words>>& side = is_down ? forward_ : backward_;
    Layer<Words> next;
    if (!(is_down ? down_ : up_).next(side.back(), left_bytes(), next)) return Step::out;
    if (next.empty()) return Step::lost;
    next.shrink_to_fit();
    positions_ += next.size();
    stored_ += next.size();
    side.push_back(std::move(next));
    if (!is_down) goal_layer_.reset();
    const std::optional<Position> met = meet(forward_.back());
    if (met) {
      finish(trace_back(game_, forward_, *met));
      return Step::won;
    }
    return !backward_.empty() && pegs(forward_.back()) == backward_pegs() ? Step::lost
                                                                          : Step::go_on;
  }

  // A member of the layer that meets the goal, or the backward side.
  std::optional<Position> meet(const Layer<Words>& layer) {
    if (backward_.empty()) {
      const auto place = std::find_if(layer.begin(), layer.end(),
                                      [&](const Position& p) { return game_.stops(p); });
      return place == layer.end() ? std::nullopt : std::optional(*place);
    }
    if (pegs(layer) != backward_pegs()) return std::nullopt;
    if (!goal_layer_) {
      goal_layer_.emplace();
      for (const Position& position : backward_.back())
        goal_layer_->push_back(complement(game_, position));
      Layer<Words> scratch;
      sort_unique(*goal_layer_, scratch);
    }
    for (auto a = layer.begin(), b = goal_layer_->begin();
         a != layer.end() && b != goal_layer_->end();) {
      if (*a == *b) return *a;
      *a < *b ? ++a : ++b;
    }
    return std::nullopt;
  }

  // Goes down from the last forward layer with the best `width` of each. If none was dropped and
  // the goal not met, there is no way.
  Step dive(std::size_t width, bool has_memory) {
    const std::size_t bytes = left_bytes();
    if (!has_memory && width * 16 * sizeof(Position) > bytes) return Step::out;
    std::vector<Layer<Words>> layers{forward_.back()};
    bool dropped = layers[0].size() > width;
    beam_.select(layers[0], width);
    for (;;) {
      if (!backward_.empty() && pegs(layers.back()) <= backward_pegs()) break;
      Layer<Words> next;
      if (!down_.next(layers.back(), bytes, next)) return Step::out;
      if (next.empty()) break;
      positions_in_dives_ += next.size();
      if (const std::optional<Position> met = meet(next)) {
        layers.push_back(std::move(next));
        std::vector<Position> chain = trace_back(game_, layers, *met);
        std::vector<Position> first = trace_back(game_, forward_, chain[0]);
        first.insert(first.end(), chain.begin() + 1, chain.end());
        finish(std::move(first));
        return Step::won;
      }
      dropped |= next.size() > width;
      beam_.select(next, width);
      layers.push_back(std::move(next));
    }
    return dropped ? Step::go_on : Step::lost;
  }

  // The chain to a position of the backward side's last layer goes on to the end.
  void finish(std::vector<Position> chain) {
    chain_ = std::move(chain);
    if (backward_.empty()) return;
    const std::vector<Position> rest =
        trace_back(game_, backward_, complement(game_, chain_.back()));
    for (std::size_t i = rest.size() - 1; i-- > 0;) chain_.push_back(complement(game_, rest[i]));
  }

  const Puzzle& puzzle_;
  const Limits& limits_;
  DecideTuning tuning_;
  Game<Words> game_;
  Beam<Words> beam_;
  PagodaSet<Words> down_pagodas_, up_pagodas_;
  Expander<Words> down_, up_;  // forwards; backwards, in the complement
  std::vector<Layer<Words>> forward_, backward_;
  std::optional<Layer<Words>> goal_layer_;  // the last backward layer as positions of the game
  std::vector<Position> chain_;
  bool pruned_ = false;
  std::uint64_t positions_ = 0, positions_in_dives_ = 0;
  std::size_t stored_ = 0;
};

}  // namespace

Decision decide(const Puzzle& puzzle, const Limits& limits, const DecideTuning& tuning) {
  assert(puzzle.holes.size() <= most_searched);
  return with_words(puzzle.holes.size(), [&](auto words) {
    return Search<decltype(words)::value>(puzzle, limits, tuning).run();
  });
}

}  // namespace hardboard::peg_solitaire
