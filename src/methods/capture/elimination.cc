#include "methods/capture/elimination.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <queue>
#include <tuple>
#include <unordered_set>

namespace hardboard::capture {
namespace {

class Eliminator {
public:
  Eliminator(const Graph& graph, std::size_t most, Watch& watch)
      : most_(most),
        watch_(watch),
        rows_(graph.size()),
        degree_(graph.size()),
        height_(graph.size(), 0),
        is_gone_(graph.size(), false) {
    for (Location u = 0; u < graph.size() && !watch.reached(graph.row(u).size() + 1); ++u) {
      rows_[u].assign(graph.row(u).begin(), graph.row(u).end());
      degree_[u] = static_cast<std::uint32_t>(rows_[u].size());
      for (const Location v : rows_[u])
        if (u < v) edges_.insert(edge(u, v));
      enqueue(u);
    }
  }

  Elimination run() {
    Elimination found;
    while (!queue_.empty() && !watch_.reached(20)) {
      const auto [degree, height, u] = queue_.top();
      queue_.pop();
      if (is_gone_[u] || degree != degree_[u] || height != height_[u]) continue;
      if (degree > most_) break;
      found.widest = std::max<std::size_t>(found.widest, degree);
      found.order.push_back(u);
      take_away(u);
    }
    return found;
  }

private:
  static std::uint64_t edge(Location u, Location v) {
    return std::uint64_t{std::min(u, v)} << 32 | std::max(u, v);
  }
  void enqueue(Location u) {
    if (degree_[u] <= most_) queue_.push({degree_[u], height_[u], u});
  }

  void take_away(Location u) {
    is_gone_[u] = true;
    std::vector<Location> neighbours = std::move(rows_[u]);
    std::erase_if(neighbours, [&](Location v) { return is_gone_[v]; });
    for (const Location v : neighbours) {
      --degree_[v];
      height_[v] = std::max(height_[v], height_[u] + 1);
    }
    for (std::size_t i = 0; i < neighbours.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) join(neighbours[i], neighbours[j]);
    for (const Location v : neighbours) enqueue(v);
  }
  void join(Location u, Location v) {
    if (!edges_.insert(edge(u, v)).second) return;
    rows_[u].push_back(v);
    rows_[v].push_back(u);
    ++degree_[u];
    ++degree_[v];
  }

  std::size_t most_;
  Watch& watch_;
  std::vector<std::vector<Location>> rows_;  // with neighbours that are gone
  std::unordered_set<std::uint64_t> edges_;
  std::vector<std::uint32_t> degree_, height_;
  std::vector<bool> is_gone_;
  using Entry = std::tuple<std::uint32_t, std::uint32_t, Location>;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue_;
};

}  // namespace

Elimination eliminate(const Graph& graph, std::size_t most, Watch& watch) {
  return Eliminator(graph, most, watch).run();
}

}  // namespace hardboard::capture
