#include "methods/capture/strip.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "methods/capture/breadth_first.h"
#include "methods/capture/graph.h"

namespace hardboard::capture {
namespace {

constexpr std::string_view not_narrow = "the board is not narrow";

// Are no two neighbours in the order half a window apart, but for one pair in a hundred?
bool keeps_together(const Graph& graph, const std::vector<std::uint32_t>& rank) {
  std::size_t far = 0;
  for (Location u = 0; u < graph.size(); ++u)
    for (const Location v : graph.row(u)) far += rank[v] > rank[u] + strip_window / 2;
  return 200 * far <= graph.heads.size();
}

// The order of a strip, and the rank of each place; or why there is no strip.
std::string find_order(const Arena& arena, bool turned, std::vector<Location>& order,
                       std::vector<std::uint32_t>& rank, Watch& watch) {
  if (is_wide(arena, 2 * strip_window)) return std::string(not_narrow);
  const Graph graph = open_neighbours(arena, watch);
  if (watch.was_reached()) return "the limits were reached";
  std::vector<bool> seen(arena.size(), false);
  Location end = arena.goal ? *arena.goal : arena.last ? *arena.last : far_out(graph, 0, seen);
  if (turned) end = far_out(graph, end, seen);
  breadth_first(graph, end, seen, order);
  if (order.size() < arena.size()) return "the board falls apart";
  std::reverse(order.begin(), order.end());
  rank.resize(arena.size());
  for (std::uint32_t i = 0; i < arena.size(); ++i) rank[order[i]] = i;
  return keeps_together(graph, rank) ? "" : std::string(not_narrow);
}

}  // namespace

bool has_free_end(const Arena& arena) {
  return !arena.goal && !arena.last;
}

std::string strip_why_not(const Arena& arena, Watch& watch) {
  std::vector<Location> order;
  std::vector<std::uint32_t> rank;
  return find_order(arena, false, order, rank, watch);
}

std::string strip_of(const Arena& arena, bool turned, Strip& strip, Watch& watch) {
  std::vector<std::uint32_t> rank;
  if (std::string why = find_order(arena, turned, strip.order, rank, watch); !why.empty())
    return why;
  if (arena.goal) strip.goal = rank[*arena.goal];
  // Rays end with a location that does not exist.
  strip.rays.reserve(arena.rays.size());
  for (const Location u : arena.rays) strip.rays.push_back(u < arena.size() ? rank[u] : UINT32_MAX);
  strip.first_.reserve(arena.by_type.size() * arena.size() + 1);
  strip.first_.push_back(0);
  for (std::size_t t = 0; t < arena.by_type.size(); ++t)
    for (const Location u : strip.order) {
      for (const Step& step : arena.steps(static_cast<std::uint8_t>(t), u)) {
        const std::uint32_t from = rank[u], to = rank[step.to];
        const std::uint32_t apart = from < to ? to - from : from - to;
        if (apart < strip_window && step.between <= most_passed_in_strip)
          strip.steps_.push_back({to, step.between, step.ray, arena.cost(u, step.to)});
      }
      if (watch.reached(20)) return "the limits were reached";
      strip.first_.push_back(static_cast<std::uint32_t>(strip.steps_.size()));
    }
  return "";
}

}  // namespace hardboard::capture
