#include "methods/capture/last_ways.h"

#include <algorithm>

#include "methods/capture/components.h"

namespace hardboard::capture {

LastWays::LastWays(const TreeSteps& steps) : steps_(steps), sink_(steps.size(), no_sink) {
  Graph graph;
  graph.first.assign(1, 0);
  for (Location u = 0; u < steps.size(); ++u) {
    for (const TreeSteps::Link& link : steps.open_out(u)) graph.heads.push_back(link.to);
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
  places_of_sink_.assign(sinks_, 0);
  for (Location u = 0; u < steps.size(); ++u) {
    sink_[u] = number[components.component[u]];
    if (sink_[u] != no_sink) ++places_of_sink_[sink_[u]];
  }
}

// One way, capture by capture.
class LastWays::Trial {
public:
  Trial(const LastWays& ways, Random& random, const std::vector<Location>& wanted, Length length)
      : ways_(ways),
        goes_far_(length == Length::far && !ways.steps_.arena.goal),
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
    const std::size_t most = goes_far_ ? arena_.size() : 4 + 3 * std::size_t{left_};
    is_closed_[start] = true;
    Location at = start;
    while (goes_far_ || !is_over(at)) {
      if (stops.size() == most) return false;
      const Step* const step = choose(at);
      if (step == nullptr) return is_over(at);
      if (!arena_.is_endless(budget_)) budget_ -= arena_.cost(at, step->to);
      // The pieces between must be gone before, so the last piece can't capture there later.
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
  // Must the way still capture on this place?
  bool is_needed(Location u) const {
    const bool is_sink = is_in_new_sink(u) && ways_.places_of_sink_[ways_.sink_[u]] == 1;
    return !is_closed_[u] && (is_wanted_[u] || is_sink || arena_.goal == u);
  }
  bool passes_needed(const Step& step) const {
    const std::span<const Location> between = arena_.between(step);
    return std::any_of(between.begin(), between.end(), [&](Location u) { return is_needed(u); });
  }
  bool passes_nothing(const Step& step) const {
    const std::span<const Location> between = arena_.between(step);
    return std::all_of(between.begin(), between.end(), [&](Location u) { return is_closed_[u]; });
  }
  template <class Accept>
  const Step* any(Location at, Accept accept) {
    const Step* chosen = nullptr;
    std::uint64_t many = 0;
    for (const Step& step : arena_.steps(arena_.type[*arena_.last], at)) {
      if (is_closed_[step.to] || (left_ > 0 && arena_.goal == step.to) ||
          arena_.cost(at, step.to) > budget_ || passes_needed(step) || !accept(step))
        continue;
      if (random_.below(++many) == 0) chosen = &step;
    }
    return chosen;
  }
  // A step to a place that the way still needs, or else to a place one step from such a place, or
  // else to any place. Once a far way needs no more places: a step to the next piece in some
  // direction.
  const Step* choose(Location at) {
    if (goes_far_ && left_ == 0) return any(at, [&](const Step& to) { return passes_nothing(to); });
    if (const Step* step = any(at, [&](const Step& to) { return is_new(to.to); })) return step;
    const Step* const near = any(at, [&](const Step& to) {
      return any(to.to, [&](const Step& next) { return is_new(next.to); }) != nullptr;
    });
    return near != nullptr ? near : any(at, [](const Step&) { return true; });
  }

  const LastWays& ways_;
  const bool goes_far_;
  const Arena& arena_;
  Random& random_;
  std::vector<bool> is_closed_;  // by place: nothing may be captured there any more
  std::vector<bool> is_wanted_;
  std::vector<bool> is_done_;  // by sink
  std::uint32_t left_;         // sinks and wanted places
  std::uint32_t budget_ = arena_.budget[*arena_.last];
};

std::optional<std::vector<Location>> LastWays::find(Random& random,
                                                    const std::vector<Location>& wanted,
                                                    Length length) const {
  constexpr int most_trials = 300;
  for (int i = 0; i < most_trials; ++i) {
    Trial trial(*this, random, wanted, length);
    if (trial.run()) return std::move(trial.stops);
  }
  return std::nullopt;
}

bool LastWays::insert(std::vector<Location>& way, Location place) const {
  const Arena& arena = steps_.arena;
  std::vector<Location> stops{*arena.last};
  stops.insert(stops.end(), way.begin(), way.end());
  std::vector<std::size_t> number(arena.size(), 0);  // of a stop, from 1; 0 for other places
  for (std::size_t i = 0; i < stops.size(); ++i) number[stops[i]] = i + 1;
  // When stop `from`, counted from 0, has been reached, a step passes no later one.
  const auto can_step = [&](std::size_t from, Location a, Location b, auto may_pass) {
    const auto steps = arena.steps(arena.type[*arena.last], a);
    return std::any_of(steps.begin(), steps.end(), [&](const Step& step) {
      const std::span<const Location> between = arena.between(step);
      return step.to == b && std::all_of(between.begin(), between.end(), [&](Location u) {
               return number[u] <= from + 1 && may_pass(u);
             });
    });
  };
  const auto anything = [](Location) { return true; };
  const auto but_the_place = [&](Location u) { return u != place; };
  std::uint64_t cost = 0;
  for (std::size_t i = 1; i < stops.size(); ++i) cost += arena.cost(stops[i - 1], stops[i]);
  const std::uint32_t budget = arena.budget[*arena.last];
  for (std::size_t i = 0; i < stops.size(); ++i) {
    const bool is_end = i + 1 == stops.size();
    if (is_end && arena.goal) return false;
    std::uint64_t with_place = cost + arena.cost(stops[i], place);
    if (!is_end)
      with_place +=
          std::uint64_t{arena.cost(place, stops[i + 1])} - arena.cost(stops[i], stops[i + 1]);
    if ((arena.is_endless(budget) || with_place <= budget) &&
        can_step(i, stops[i], place, anything) &&
        (is_end || can_step(i, place, stops[i + 1], anything))) {
      way.insert(way.begin() + static_cast<std::ptrdiff_t>(i), place);
      return true;
    }
    // The place is there as long as nobody captures on it.
    if (!is_end && !can_step(i, stops[i], stops[i + 1], but_the_place)) return false;
  }
  return false;
}

}  // namespace hardboard::capture
