#include "methods/capture/greedy.h"

#include <algorithm>
#include <functional>
#include <optional>
#include <queue>
#include <utility>

#include "base/random.h"
#include "base/watch.h"

namespace hardboard::capture {
namespace {

class Greedy {
public:
  Greedy(const Arena& arena, const Limits& limits)
      : arena_(arena),
        watch_(limits, "playing greedily"),
        type_(arena.type),
        budget_(arena.budget),
        last_(arena.last),
        occupied_(arena.size(), true),
        capturers_(arena.capturers),
        is_new_capturer_(arena.counts_capturers() ? arena.size() : 0) {
    for (Location u = 0; u < is_new_capturer_.size(); ++u)
      is_new_capturer_[u] = arena.is_new_capturer(u);
  }

  // The captures of a play in which pieces go one after the other, those chosen by chance, each as
  // far as it can; if `strays`, one capture in four by chance as well, and pieces stop by chance.
  // Adds what the play cost to `work`.
  std::vector<Capture<Location>> walk(Random& random, bool strays, std::uint64_t& work) {
    std::vector<Capture<Location>> moves;
    std::vector<Location> able;
    do {
      able.clear();
      for (Location u = 0; u < arena_.size() && !watch_.was_reached(); ++u) {
        find_targets(u);
        work += 1 + arena_.steps(type_[u], u).size();
        if (!targets_.empty()) able.push_back(u);
      }
      if (able.empty()) break;
      Location u = able[random.below(able.size())];
      for (find_targets(u); !targets_.empty() && !watch_.was_reached(); find_targets(u)) {
        const Location to = strays && random.below(4) == 0 ? targets_[random.below(targets_.size())]
                                                           : loneliest_target(u, random, work);
        capture(u, to);
        moves.push_back({u, to});
        u = to;
        if (strays && random.below(4) == 0) break;
      }
    } while (!watch_.was_reached());
    return moves;
  }

  // By the rule of lonely locations or, with random numbers, by the rule of thrift.
  GreedyPlay play(Random* thrift = nullptr) {
    thrift_ = thrift;
    GreedyPlay result;
    // A newly empty location may open lines for other pieces, so rounds follow each other until a
    // round makes no capture.
    std::size_t moves_before = 0;
    do {
      moves_before = result.moves.size();
      play_round(result.moves);
    } while (result.moves.size() > moves_before && !watch_.was_reached());
    result.pieces_left = arena_.size() - static_cast<std::uint32_t>(result.moves.size());
    return result;
  }

private:
  using Entry = std::pair<std::size_t, Location>;  // a lower bound on the price of a location

  void play_round(std::vector<Capture<Location>>& moves) {
    std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
    const auto enter = [&](Location u) {
      find_targets(u);
      if (!targets_.empty()) queue.emplace(price(), u);
    };
    for (Location u = 0; u < arena_.size() && !watch_.was_reached(); ++u) enter(u);
    while (!queue.empty() && !watch_.was_reached()) {
      const auto [least, u] = queue.top();
      queue.pop();
      find_targets(u);
      if (targets_.empty()) continue;
      if (const std::size_t now = price(); now > least) {  // the entry is out of date
        queue.emplace(now, u);
        continue;
      }
      const Location to = thrift_ == nullptr ? best_target() : cheapest_;
      capture(u, to);
      moves.push_back({u, to});
      enter(to);
    }
  }

  // Sets `targets_` to the locations that the piece on u can capture now; to nothing if the piece
  // must not move.
  void find_targets(Location u) {
    targets_.clear();
    if (!occupied_[u] || budget_[u] == 0 || u == arena_.goal) return;
    if (capturers_ == 0 && is_new_capturer_[u]) return;
    const std::span<const Step> steps = arena_.steps(type_[u], u);
    watch_.reached(steps.size() + 1);
    // Steps along one ray stand side by side, the nearest first: the first piece ends the ray.
    std::uint32_t closed_ray = UINT32_MAX;
    for (const Step& step : steps) {
      if (!occupied_[step.to] || (step.between > 0 && step.ray == closed_ray)) continue;
      const std::span<const Location> between = arena_.between(step);
      const bool is_free =
          std::none_of(between.begin(), between.end(), [&](Location w) { return occupied_[w]; });
      if (is_free && step.to != last_ && arena_.cost(u, step.to) <= budget_[u])
        targets_.push_back(step.to);
      closed_ray = step.ray;
    }
  }

  // The fewer targets, the sooner a location is emptied. By the rule of thrift: the fewer captures
  // the captured piece had left, which are wasted, up to chance.
  std::size_t price() {
    if (thrift_ == nullptr) return targets_.size();
    constexpr std::uint32_t most_counted = 1'000'000;
    std::size_t least = SIZE_MAX;
    for (const Location to : targets_) {
      const std::size_t here = 3 * std::min(budget_[to], most_counted) + thrift_->below(3);
      if (here < least) least = here, cheapest_ = to;
    }
    return least;
  }

  // The target from where the piece on u would have fewest captures, by chance among several.
  Location loneliest_target(Location u, Random& random, std::uint64_t& work) {
    const std::vector<Location> choices = targets_;
    occupied_[u] = false;
    Location best = choices.front();
    std::size_t fewest = SIZE_MAX, equal = 0;
    for (const Location to : choices) {
      const std::uint8_t type = std::exchange(type_[to], type_[u]);
      const std::uint32_t left = std::exchange(budget_[to], unlimited);
      const bool is_new = !is_new_capturer_.empty() && is_new_capturer_[to];
      if (is_new) is_new_capturer_[to] = false;
      find_targets(to);
      work += 1 + arena_.steps(type_[to], to).size();
      if (is_new) is_new_capturer_[to] = true;
      type_[to] = type;
      budget_[to] = left;
      if (targets_.size() < fewest) fewest = targets_.size(), equal = 0;
      if (targets_.size() == fewest && random.below(++equal) == 0) best = to;
    }
    occupied_[u] = true;
    return best;
  }

  // The target with most steps for the piece that stands there now.
  Location best_target() const {
    return *std::max_element(targets_.begin(), targets_.end(), [&](Location a, Location b) {
      return arena_.steps(type_[a], a).size() < arena_.steps(type_[b], b).size();
    });
  }

  void capture(Location from, Location to) {
    occupied_[from] = false;
    type_[to] = type_[from];
    budget_[to] = budget_[from] == unlimited ? unlimited : budget_[from] - arena_.cost(from, to);
    if (!is_new_capturer_.empty()) {
      if (is_new_capturer_[from]) --capturers_;
      is_new_capturer_[to] = false;
    }
    if (from == last_) last_ = to;
  }

  const Arena& arena_;
  Watch watch_;
  std::vector<std::uint8_t> type_;     // by location: of the piece there
  std::vector<std::uint32_t> budget_;  // captures left to that piece
  std::optional<Location> last_;
  std::vector<bool> occupied_;
  std::uint32_t capturers_;            // how many pieces more may capture,
  std::vector<bool> is_new_capturer_;  // and where they stand; empty if any number may
  std::vector<Location> targets_;
  Random* thrift_ = nullptr;
  Location cheapest_ = 0;  // the target of the last price by thrift
};

}  // namespace

bool few_may_capture(const Arena& arena) {
  constexpr std::uint32_t part = 16;
  const auto may = static_cast<std::size_t>(std::count_if(
      arena.budget.begin(), arena.budget.end(), [](std::uint32_t budget) { return budget > 0; }));
  return arena.counts_capturers() || part * may <= arena.size();
}

std::vector<Capture<Location>> walk_by_few(const Arena& arena, const Limits& limits) {
  // Small boards that walks do not solve soon have seldom a solution.
  const std::uint64_t of_size = 2'000 * std::uint64_t{arena.size()} * arena.size();
  const std::uint64_t most_work = std::min<std::uint64_t>(10'000'000, of_size);
  Random random(1);
  bool strays = false;
  for (std::uint64_t work = 0; work < most_work && !limits.reached(); strays = !strays) {
    std::vector<Capture<Location>> moves = Greedy(arena, limits).walk(random, strays, work);
    if (moves.size() + 1 == arena.size()) return moves;
  }
  return {};
}

GreedyPlay play_greedily(const Arena& arena, const Limits& limits) {
  GreedyPlay best = Greedy(arena, limits).play();
  // A play looks at each step some five times.
  constexpr std::uint64_t most_work = 20'000'000, most_plays = 200;
  const std::uint64_t plays =
      std::min(most_plays, most_work / (5 * (arena.count_steps() + arena.size())));
  Random random(1);
  for (std::uint64_t i = 0; i < plays && best.pieces_left > 1 && !limits.reached(); ++i) {
    GreedyPlay thrifty = Greedy(arena, limits).play(&random);
    if (thrifty.pieces_left < best.pieces_left) best = std::move(thrifty);
  }
  return best;
}

}  // namespace hardboard::capture
