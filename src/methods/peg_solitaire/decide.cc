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
        down_(game_, Way::forward, limits),
        up_(game_, Way::backward, limits) {}

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
      for (const Position& end : game_.ends) ends.push_back(game_.images.least(end));
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

  // Both sides drop what pagoda functions refuse. Found when a search turns out not to be small.
  void prune() {
    pruned_ = true;
    down_pagodas_ = choose_pagodas(game_, forward_.back(), game_.ends, game_.stop);
    down_.prune(&down_pagodas_);
    if (backward_.empty()) return;
    // The group keeps the ends, not the start: any image of it will do.
    Layer<Words> complements = backward_.back();
    for (Position& position : complements) position ^= game_.grid.full();
    up_pagodas_ = choose_pagodas(game_, complements,
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
    const std::optional<Position> met = meet(forward_.back());
    if (met) {
      finish(way_to(forward_, *met));
      return Step::won;
    }
    return !backward_.empty() && pegs(forward_.back()) == pegs(backward_.back()) ? Step::lost
                                                                                 : Step::go_on;
  }

  // A member of the layer that meets the goal, or the backward side.
  std::optional<Position> meet(const Layer<Words>& layer) {
    if (backward_.empty()) {
      const auto place = std::find_if(layer.begin(), layer.end(),
                                      [&](const Position& p) { return game_.stops(p); });
      return place == layer.end() ? std::nullopt : std::optional(*place);
    }
    if (pegs(layer) != pegs(backward_.back())) return std::nullopt;
    const Layer<Words>& goals = backward_.back();
    for (auto a = layer.begin(), b = goals.begin(); a != layer.end() && b != goals.end();) {
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
      if (!backward_.empty() && pegs(layers.back()) <= pegs(backward_.back())) break;
      Layer<Words> next;
      if (!down_.next(layers.back(), bytes, next)) return Step::out;
      if (next.empty()) break;
      positions_in_dives_ += next.size();
      if (const std::optional<Position> met = meet(next)) {
        layers.push_back(std::move(next));
        const std::vector<Position> dived = way_to(layers, *met);
        std::vector<Position> chain = way_to(forward_, dived[0]);
        chain.insert(chain.end(), dived.begin() + 1, dived.end());
        finish(std::move(chain));
        return Step::won;
      }
      dropped |= next.size() > width;
      beam_.select(next, width);
      layers.push_back(std::move(next));
    }
    return dropped ? Step::go_on : Step::lost;
  }

  // Classes from one of layers[0] to one of the last layer.
  std::vector<Position> way_to(const std::vector<Layer<Words>>& layers,
                               const Position& last) const {
    std::vector<Position> chain = trace(game_, layers, last, Way::forward);
    std::reverse(chain.begin(), chain.end());
    return chain;
  }

  // The chain to a position of the backward side's last layer goes on to the end.
  void finish(std::vector<Position> chain) {
    chain_ = std::move(chain);
    if (backward_.empty()) return;
    const std::vector<Position> rest = trace(game_, backward_, chain_.back(), Way::backward);
    chain_.insert(chain_.end(), rest.begin() + 1, rest.end());
  }

  const Puzzle& puzzle_;
  const Limits& limits_;
  DecideTuning tuning_;
  Game<Words> game_;
  Beam<Words> beam_;
  PagodaSet<Words> down_pagodas_, up_pagodas_;
  Expander<Words> down_, up_;
  std::vector<Layer<Words>> forward_, backward_;
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
