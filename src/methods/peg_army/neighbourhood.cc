// A region consists of the columns whose removed pegs stand nearest to some square of the army's
// moves.
#include "methods/peg_army/neighbourhood.h"

#include <algorithm>
#include <cmath>
#include <deque>
#include <fmt/format.h>
#include <memory>

#include "base/contract.h"
#include "base/random.h"
#include "engines/mip/mip.h"

namespace hardboard::peg_army {
namespace {

// A region that an engine is solving. The engine reads the model until it ends, so the model must
// not move in memory.
struct Region {
  std::unique_ptr<mip::Model> model;
  mip::Running running;
};

class Improvement {
public:
  Improvement(const Instance& instance, const Programme& programme, std::vector<std::int64_t> x,
              const NeighbourhoodOptions& options, const Limits& limits)
      : instance_(instance),
        programme_(programme),
        options_(options),
        limits_(limits),
        random_(options.seed),
        best_(std::move(x)) {
    promise(mip::satisfies(programme.model, best_), "the search begins with a solution");
    cost_ = cost_of(best_);
  }

  std::vector<std::int64_t> run() {
    std::deque<Region> regions;
    std::uint32_t rounds = 0;
    while (!limits_.reached() && cost_ > options_.target) {
      while (regions.size() < limits_.threads && rounds < options_.most_rounds) {
        regions.push_back(start());
        ++rounds;
      }
      if (regions.empty()) break;
      if (!regions.front().running.ended(20)) continue;
      take(regions.front());
      regions.pop_front();
    }
    return std::move(best_);
  }

private:
  std::int64_t cost_of(const std::vector<std::int64_t>& x) const {
    return static_cast<std::int64_t>(std::llround(mip::cost_of(programme_.model, x)));
  }

  // The columns nearest to the square from which a random move of the army takes its peg.
  std::vector<std::uint32_t> choose() {
    std::vector<std::uint32_t> used;
    for (std::uint32_t j = 0; j < best_.size(); ++j) {
      if (best_[j] > 0) used.push_back(j);
    }
    const Relaxed& game = instance_.game;
    const Square centre = instance_.window.square(game.removed[used[random_.below(used.size())]]);
    std::vector<std::pair<std::int64_t, std::uint32_t>> near;
    for (std::uint32_t j = 0; j < game.columns(); ++j) {
      const Square at = instance_.window.square(game.removed[j]);
      const std::int64_t dx = at.x - centre.x, dy = at.y - centre.y;
      near.emplace_back(dx * dx + dy * dy, j);
    }
    const std::size_t size = std::min<std::size_t>(
        options_.least_columns + random_.below(options_.most_columns - options_.least_columns + 1),
        near.size());
    std::nth_element(near.begin(), near.begin() + static_cast<std::ptrdiff_t>(size) - 1,
                     near.end());
    std::vector<std::uint32_t> columns;
    for (std::size_t i = 0; i < size; ++i) columns.push_back(near[i].second);
    return columns;
  }

  Region start() {
    auto model = std::make_unique<mip::Model>(programme_.model);
    const std::vector<std::uint32_t> columns = choose();
    for (std::size_t j = 0; j < best_.size(); ++j) {
      model->lower[j] = model->upper[j] = static_cast<double>(best_[j]);
    }
    const double ties = 0.5 / static_cast<double>(cost_ + 1);
    for (const std::uint32_t j : columns) {
      model->lower[j] = programme_.model.lower[j];
      model->upper[j] = programme_.model.upper[j];
      model->cost[j] += ties * static_cast<double>(random_.below(1000)) / 1000;
    }
    mip::Options engine;
    engine.seconds = 1e6;  // counted nodes end the engine, or the limits
    engine.most_nodes = options_.engine_nodes;
    engine.memory_bytes = limits_.memory_bytes / limits_.threads;
    engine.start = best_;
    engine.seed = static_cast<int>(random_.below(1000));
    mip::Running running(*model, engine);
    return {std::move(model), std::move(running)};
  }

  void take(Region& region) {
    const mip::Outcome outcome = region.running.take();
    if (!outcome.values.empty() && cost_of(outcome.values) <= cost_) {
      best_ = outcome.values;
      cost_ = cost_of(best_);
    }
    if (limits_.progress) {
      limits_.progress(fmt::format("{} found, some regions rearranged", cost_));
    }
  }

  const Instance& instance_;
  const Programme& programme_;
  const NeighbourhoodOptions& options_;
  const Limits& limits_;
  Random random_;
  std::vector<std::int64_t> best_;
  std::int64_t cost_ = 0;
};

}  // namespace

std::vector<std::int64_t> improve(const Instance& instance, const Programme& programme,
                                  std::vector<std::int64_t> x, const NeighbourhoodOptions& options,
                                  const Limits& limits) {
  return Improvement(instance, programme, std::move(x), options, limits).run();
}

}  // namespace hardboard::peg_army
