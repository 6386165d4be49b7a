#include "methods/capture/last_ways.h"

#include <algorithm>

#include "methods/capture/components.h"

namespace hardboard::capture {

LastWays::LastWays(const OpenSteps& steps) : steps_(steps), sink_(steps.size(), no_sink) {
  Graph graph;
  graph.first.assign(1, 0);
  for (Location u = 0; u < steps.size(); ++u) {
    for (const OpenSteps::Link& link : steps.out[u]) graph.heads.push_back(link.place);
    graph.first.push_back(static_cast<std::uint32_t>(graph.heads.size()));
  }
  const Limits no_limits;
  Watch watch(no_limits, "");
  const Components components = strongly_connected(graph, watch);
  std::vector<bool> is_sink(components.count, true);
  for (Location u = 0; u < steps.size(); ++u) {
    if (!steps.takes_part(u)) is_sink[components.component[u]] = false;
    for (const Location v : graph.row(u))
      if (components.component[v] != components.component[u])
        is_sink[components.component[u]] = false;
  }
  std::vector<std::uint32_t> number(components.count, no_sink);
  for (std::uint32_t c = 0; c < components.count; ++c)
    if (is_sink[c]) number[c] = sinks_++;
  for (Location u = 0; u < steps.size(); ++u) sink_[u] = number[components.component[u]];
}

// One way, capture by capture.
class LastWays::Trial {
public:
  Trial(const LastWays& ways, Random& random, const std::vector<Location>& wanted)
      : ways_(ways),
        arena_(ways.steps_.arena),
        random_(random),
        is_closed_(arena_.size(), false),
        is_wanted_(arena_.size(), false),
        is_done_(ways.sinks_, false),
        left_(ways.sinks_ + static_cast<std::uint32_t>(wanted.size())) {
    for (const Location u : wanted) is_wanted_[u] = true;
  }

  bool run() {
    const Location start = *arena_.last;
    const std::size_t most = 4 + 3 * std::size_t{left_};
    is_closed_[start] = true;
    Location at = start;
    while (!is_over(at)) {
      if (stops.size() == most) return false;
      const Step* const step = choose(at);
      if (step == nullptr) return false;
      if (!arena_.is_endless(budget_)) budget_ -= arena_.cost(at, step->to);
      // What stands between must be gone before, and can't be captured on later.
      for (const Location over : arena_.between(*step)) is_closed_[over] = true;
      at = step->to;
      is_closed_[at] = true;
      stops.push_back(at);
      if (is_wanted_[at]) --left_;
      if (!is_in_new_sink(at)) continue;
      is_done_[ways_.sink_[at]] = true;
      --left_;
    }
    return true;
  }

  std::vector<Location> stops;

private:
  bool is_over(Location at) const {
    return left_ == 0 && !stops.empty() && (!arena_.goal || arena_.goal == at);
  }
  bool is_in_new_sink(Location u) const {
    return ways_.sink_[u] != no_sink && !is_done_[ways_.sink_[u]];
  }
  bool is_new(Location u) const {
    return left_ == 0 ? !arena_.goal || arena_.goal == u : is_wanted_[u] || is_in_new_sink(u);
  }
  template <class Accept>
  const Step* any(Location at, Accept accept) {
    const Step* chosen = nullptr;
    std::uint64_t many = 0;
    for (const Step& step : arena_.steps(arena_.type[*arena_.last], at)) {
      if (is_closed_[step.to] || (left_ > 0 && arena_.goal == step.to) ||
          arena_.cost(at, step.to) > budget_ || !accept(step))
        continue;
      if (random_.below(++many) == 0) chosen = &step;
    }
    return chosen;
  }
  // A step to what is still to be captured on, or near that, or somewhere.
  const Step* choose(Location at) {
    if (const Step* step = any(at, [&](const Step& to) { return is_new(to.to); })) return step;
    const Step* const near = any(at, [&](const Step& to) {
      return any(to.to, [&](const Step& next) { return is_new(next.to); }) != nullptr;
    });
    return near != nullptr ? near : any(at, [](const Step&) { return true; });
  }

  const LastWays& ways_;
  const Arena& arena_;
  Random& random_;
  std::vector<bool> is_closed_;  // by place: nothing may be captured there any more
  std::vector<bool> is_wanted_;
  std::vector<bool> is_done_;  // by sink
  std::uint32_t left_;         // sinks and wanted places
  std::uint32_t budget_ = arena_.budget[*arena_.last];
};

std::optional<std::vector<Location>> LastWays::find(Random& random,
                                                    const std::vector<Location>& wanted) const {
  constexpr int most_trials = 300;
  for (int i = 0; i < most_trials; ++i) {
    Trial trial(*this, random, wanted);
    if (trial.run()) return std::move(trial.stops);
  }
  return std::nullopt;
}

}  // namespace hardboard::capture
