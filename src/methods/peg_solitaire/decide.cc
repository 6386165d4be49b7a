#include "methods/peg_solitaire/decide.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "base/contract.h"
#include "methods/peg_solitaire/backward.h"
#include "methods/peg_solitaire/beam.h"
#include "methods/peg_solitaire/expand.h"
#include "methods/peg_solitaire/pagoda_choice.h"
#include "methods/peg_solitaire/refuse_by_cases.h"
#include "methods/peg_solitaire/tolls.h"
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
        task_(puzzle),
        beam_(task_, puzzle),
        expander_(task_, limits) {}

  Decision run() {
    Decision decision;
    solve(decision);
    decision.positions = positions_;
    return decision;
  }

private:
  enum class Step { go_on, won, lost, out };  // out: of memory, or out of limits

  void solve(Decision& decision) {
    if (task_.is_won(task_.start)) {
      decision.verdict = Verdict::solvable;
      return;
    }
    const bool to_peg = task_.stop.any();
    if (!to_peg && (task_.ends.empty() || task_.start.count() <= task_.end_pegs)) {
      decision.verdict = Verdict::unsolvable;
      decision.by_class = true;
      return;
    }
    forward_.push_back({task_.images.least(task_.start)});
    if (!to_peg) {
      Layer<Words> ends;
      for (const Position& end : task_.ends) ends.push_back(task_.images.least(end));
      std::sort(ends.begin(), ends.end());
      ends.erase(std::unique(ends.begin(), ends.end()), ends.end());
      backward_.push_back(std::move(ends));
    }
    Step step = Step::go_on;
    bool all_fits = true;
    for (std::size_t budget = tuning_.first_dive;
         step == Step::go_on && budget < tuning_.most_stored; budget *= 8) {
      if (budget >= tuning_.prune_from && !pruned_) prune();
      if (budget >= tuning_.refuse_from && !asked_for_refusal_ && refuse(decision)) {
        step = Step::lost;
        break;
      }
      if (positions_ >= tuning_.cases_from && refuse_by_cases(decision)) {
        step = Step::lost;
        break;
      }
      while (all_fits && step == Step::go_on && positions_ < budget) {
        step = widen();
        if (step == Step::out) {
          all_fits = false;
          step = limits_.reached() ? Step::out : Step::go_on;
        }
      }
      if (step != Step::go_on) break;
      step = dive(budget / tuning_.per_width);
      // A dive that runs out of memory ends the search only if widening has ended too.
      if (step == Step::out && all_fits && !limits_.reached()) step = Step::go_on;
    }
    if (step == Step::lost) decision.verdict = Verdict::unsolvable;
    if (step == Step::won) {
      decision.verdict = Verdict::solvable;
      decision.jumps = play(task_, puzzle_, chain_);
    }
  }

  std::size_t left_bytes(std::size_t stored) const {
    const std::size_t used = stored * sizeof(Position);
    return used < limits_.memory_bytes ? limits_.memory_bytes - used : 0;
  }

  std::uint32_t pegs(const Layer<Words>& layer) const { return layer.front().count(); }

  // From now on both searches leave out positions that pagoda functions refuse.
  void prune() {
    pruned_ = true;
    down_pagodas_ = choose_pagodas(task_, forward_.back(), task_.ends, task_.stop);
    expander_.prune(Way::forward, &down_pagodas_);
    if (backward_.empty()) return;
    // The symmetries keep the ends but not the start, so backward play may come to any image of the
    // start.
    Layer<Words> complements = backward_.back();
    for (Position& position : complements) position ^= task_.grid.full();
    up_pagodas_ = choose_pagodas(task_, complements,
                                 task_.images.orbit(task_.grid.full() ^ task_.start), Position{});
    expander_.prune(Way::backward, &up_pagodas_);
  }

  // Do weights and tolls refuse all play from a small forward layer to a small backward layer? A
  // later forward layer is refused more often than one before, but has more positions to refuse.
  bool refuse(Decision& decision) {
    asked_for_refusal_ = true;
    if constexpr (Words == 1) {
      constexpr std::size_t most_starts = 300, most_ends = 16;
      std::vector<Position> ends;
      Decision::Layers layers;
      for (; layers.before < backward_.size(); ++layers.before) {
        const Layer<1>& layer = backward_[layers.before];
        if (layer.size() * task_.images.count() > most_ends) break;
        ends.clear();
        for (const Position& end : layer)
          for (const Position& image : task_.images.orbit(end)) ends.push_back(image);
      }
      if (ends.empty()) return false;
      --layers.before;
      for (const Layer<1>& layer : forward_) {
        if (layer.size() > most_starts) break;
        if (refuse_by_tolls(puzzle_, layer, ends, limits_)) {
          decision.by_tolls = layers;
          return true;
        }
        ++layers.after;
      }
    }
    return false;
  }

  // Are there no whole numbers of jumps that lead to the goal? Asks for a tenth of the time that
  // the positions stored so far took.
  bool refuse_by_cases(Decision& decision) {
    if (puzzle_.goal == Goal::peg || has_whole_jumps_) return false;
    CaseSearch cases =
        peg_solitaire::refuse_by_cases(puzzle_, positions_ / tuning_.per_relaxation, limits_);
    has_whole_jumps_ = cases.end == CaseSearch::End::whole;
    if (cases.end != CaseSearch::End::refused) return false;
    decision.by_cases = std::move(cases.proof);
    return true;
  }

  // Adds a layer of all positions, at the end whose last layer is smaller.
  Step widen() {
    const bool is_forward = backward_.empty() || forward_.back().size() <= backward_.back().size();
    std::vector<Layer<Words>>& side = is_forward ? forward_ : backward_;
    Layer<Words> next;
    const Way way = is_forward ? Way::forward : Way::backward;
    if (!expander_.next(way, side.back(), left_bytes(stored_), next)) return Step::out;
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

  // A won member of the layer (`goal peg`), or a member that is also in the last backward layer.
  std::optional<Position> meet(const Layer<Words>& layer) {
    if (backward_.empty()) {
      const auto place = std::find_if(layer.begin(), layer.end(),
                                      [&](const Position& p) { return task_.has_stop(p); });
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

  // Searches forward from the last forward layer and keeps at most `width` positions of each layer.
  // If the dive kept all positions and none met the goal, the puzzle is lost.
  Step dive(std::size_t width) {
    if (left_bytes(stored_ + forward_.back().size()) == 0) return Step::out;
    std::vector<Layer<Words>> layers{forward_.back()};
    bool dropped = layers[0].size() > width;
    if (!beam_.select(layers[0], width, limits_)) return Step::out;
    std::size_t stored = stored_ + layers[0].size();
    for (;;) {
      if (!backward_.empty() && pegs(layers.back()) <= pegs(backward_.back())) break;
      Layer<Words> next;
      if (!expander_.next(Way::forward, layers.back(), left_bytes(stored), next)) return Step::out;
      if (next.empty()) break;
      if (const std::optional<Position> met = meet(next)) {
        layers.push_back(std::move(next));
        const std::vector<Position> dived = way_to(layers, *met);
        std::vector<Position> chain = way_to(forward_, dived[0]);
        chain.insert(chain.end(), dived.begin() + 1, dived.end());
        finish(std::move(chain));
        return Step::won;
      }
      dropped |= next.size() > width;
      if (!beam_.select(next, width, limits_)) return Step::out;
      next.shrink_to_fit();
      stored += next.size();
      layers.push_back(std::move(next));
    }
    return dropped ? Step::go_on : Step::lost;
  }

  // Positions from the first layer to `last` in the last layer, each one jump after the one before.
  std::vector<Position> way_to(const std::vector<Layer<Words>>& layers,
                               const Position& last) const {
    std::vector<Position> chain = trace(task_, layers, last, Way::forward);
    std::reverse(chain.begin(), chain.end());
    return chain;
  }

  // Sets chain_ to a chain to a position of the last backward layer, continued from there to the
  // end.
  void finish(std::vector<Position> chain) {
    chain_ = std::move(chain);
    if (backward_.empty()) return;
    const std::vector<Position> rest = trace(task_, backward_, chain_.back(), Way::backward);
    chain_.insert(chain_.end(), rest.begin() + 1, rest.end());
  }

  const Puzzle& puzzle_;
  const Limits& limits_;
  DecideTuning tuning_;
  Task<Words> task_;
  Beam<Words> beam_;
  PagodaSet<Words> down_pagodas_, up_pagodas_;
  Expander<Words> expander_;
  std::vector<Layer<Words>> forward_, backward_;
  std::vector<Position> chain_;
  bool pruned_ = false, asked_for_refusal_ = false, has_whole_jumps_ = false;
  std::uint64_t positions_ = 0;
  std::size_t stored_ = 0;  // positions in the layers
};

}  // namespace

Decision decide(const Puzzle& puzzle, const Limits& limits, const DecideTuning& tuning) {
  promise(puzzle.holes.size() <= most_searched, "the board is one that the search accepts");
  if (ends_with_fewer_backward(puzzle)) {
    Decision decision = decide(backward(puzzle), limits, tuning);
    std::reverse(decision.jumps.begin(), decision.jumps.end());
    if (decision.by_tolls) std::swap(decision.by_tolls->after, decision.by_tolls->before);
    return decision;
  }
  return with_words(puzzle.holes.size(), [&](auto words) {
    return Search<decltype(words)::value>(puzzle, limits, tuning).run();
  });
}

Decision dive_once(const Puzzle& puzzle, const Limits& limits) {
  Decision decision = decide(puzzle, limits, {.first_dive = 64, .per_width = 4, .most_stored = 65});
  if (decision.verdict != Verdict::solvable) decision.verdict = Verdict::unknown;
  return decision;
}

}  // namespace hardboard::peg_solitaire
