#include "methods/capture/frontier_order.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>

#include "methods/capture/breadth_first.h"
#include "methods/capture/graph.h"
#include "methods/capture/reach.h"

namespace hardboard::capture {
namespace {

std::vector<Location> order_of(const Graph& graph) {
  std::vector<Location> order;
  std::vector<bool> seen(graph.size(), false), tried(graph.size(), false);
  for (Location u = 0; u < graph.size(); ++u)
    if (!seen[u]) breadth_first(graph, far_out(graph, u, tried), seen, order);
  return order;
}

// The carriers that captures can bring to some place.
class CarrierList {
public:
  CarrierList(const Arena& arena) : arena_(arena) {
    for (Location u = 0; u < arena.size(); ++u) {
      const Carrier own = own_carrier(arena, u);
      if (own.left > 0 && !arena.steps(own.type, u).empty() && !start(own)) return;
    }
  }
  static Carrier own_carrier(const Arena& arena, Location u) {
    const bool is_endless = arena.is_endless(arena.budget[u]);
    return {arena.type[u], is_endless ? unlimited : arena.budget[u]};
  }
  std::vector<Carrier> all;
  bool is_too_long = false;

private:
  // A piece may come anywhere with less than it starts with, by one for each capture at least.
  bool start(Carrier own) {
    if (own.left == unlimited) return add(own);
    for (std::uint32_t left = own.left; left-- > 1;)
      if (!add({own.type, left})) return false;
    return true;
  }
  bool add(Carrier carrier) {
    if (std::find(all.begin(), all.end(), carrier) == all.end()) all.push_back(carrier);
    is_too_long = all.size() > 31;
    return !is_too_long;
  }
  const Arena& arena_;
};

class Planner {
public:
  Planner(const Arena& arena, FrontierPlan& plan, Watch& watch)
      : arena_(arena), plan_(plan), watch_(watch) {}

  std::string run() {
    if (arena_.by_type.size() > 32) return "too many types";
    if (is_wide(arena_, 8 * most_waiting)) return "a board of some breadth";
    for (const Arena::Steps& of_type : arena_.by_type)
      for (const Step& step : of_type.steps)
        if (step.between > 0) return "a capture could be blocked";
    CarrierList carriers(arena_);
    if (carriers.is_too_long) return "too many different types and budgets";
    plan_.carriers = std::move(carriers.all);
    if (arena_.last) plan_.last_type = arena_.type[*arena_.last];
    const Graph graph = open_neighbours(arena_, watch_);
    if (watch_.was_reached()) return "the limits were reached";
    plan_.order = order_of(graph);
    std::vector<std::uint32_t> turn(arena_.size());
    for (std::uint32_t i = 0; i < arena_.size(); ++i) turn[plan_.order[i]] = i;
    std::vector<std::uint32_t> end(arena_.size());  // by place: the last turn of a neighbour
    for (Location u = 0; u < arena_.size(); ++u) {
      end[u] = turn[u];
      for (const Location w : graph.row(u)) end[u] = std::max(end[u], turn[w]);
    }
    arrives_ = arrivals(arena_, watch_);
    if (watch_.was_reached()) return "the limits were reached";
    std::map<Pattern, std::uint32_t> known;
    std::vector<Location> waiting;
    for (std::uint32_t i = 0; i < arena_.size(); ++i) {
      if (watch_.reached(200)) return "the limits were reached";
      if (waiting.size() == most_waiting)
        return fmt::format("more than {} pieces would wait for others at a time", most_waiting);
      const Location here = plan_.order[i];
      Pattern pattern = meet(here, waiting);
      waiting.push_back(here);
      plan_.widest = std::max(plan_.widest, waiting.size());
      for (std::size_t slot = 0; slot < waiting.size(); ++slot)
        if (end[waiting[slot]] <= i) pattern.ends.push_back(static_cast<std::uint8_t>(slot));
      std::erase_if(waiting, [&](Location u) { return end[u] <= i; });
      const auto [found, is_new] =
          known.emplace(pattern, static_cast<std::uint32_t>(plan_.patterns.size()));
      if (is_new) plan_.patterns.push_back(std::move(pattern));
      plan_.pattern.push_back(found->second);
    }
    return "";
  }

private:
  std::uint32_t types_from(Location u, Location v) const {
    std::uint32_t types = 0;
    for (std::size_t t = 0; t < arena_.by_type.size(); ++t)
      for (const Step& step : arena_.steps(static_cast<std::uint8_t>(t), u))
        if (step.to == v && v != arena_.last) types |= 1U << t;
    return types;
  }

  Pattern meet(Location here, const std::vector<Location>& waiting) const {
    Pattern pattern;
    pattern.own = CarrierList::own_carrier(arena_, here);
    pattern.may_keep = plan_.may_leave_many || !arena_.goal || arena_.goal == here;
    pattern.must_keep = arena_.goal == here;
    for (std::size_t c = 0; c < plan_.carriers.size(); ++c) {
      const auto [type, left] = plan_.carriers[c];
      const bool comes = arrives_[type * std::size_t{arena_.size()} + here] >= left;
      if (comes && !arena_.steps(type, here).empty()) pattern.carriers |= 1U << c;
    }
    for (const Location there : waiting) {
      Pattern::Meeting meeting{CarrierList::own_carrier(arena_, there), types_from(there, here),
                               types_from(here, there), 1};
      if ((meeting.hither | meeting.hence) != 0) meeting.cost = arena_.cost(there, here);
      pattern.meetings.push_back(meeting);
    }
    return pattern;
  }

  const Arena& arena_;
  FrontierPlan& plan_;
  Watch& watch_;
  std::vector<std::uint32_t> arrives_;  // by type and place (reach.h)
};

}  // namespace

std::string frontier_plan(const Arena& arena, FrontierPlan& plan, Watch& watch) {
  return Planner(arena, plan, watch).run();
}

}  // namespace hardboard::capture
