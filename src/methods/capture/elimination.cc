#include "methods/capture/elimination.h"

#include <algorithm>
#include <functional>
#include <queue>
#include <tuple>

namespace hardboard::capture {
namespace {

class Eliminator {
public:
  Eliminator(const Graph& graph, Watch& watch)
      : watch_(watch),
        rows_(graph.size()),
        degree_(graph.size()),
        height_(graph.size(), 0),
        marked_by_(graph.size(), graph.size()),
        is_gone_(graph.size(), false) {
    for (Location u = 0; u < graph.size() && !watch.reached(graph.row(u).size() + 1); ++u) {
      rows_[u].assign(graph.row(u).begin(), graph.row(u).end());
      degree_[u] = rows_[u].size();
      enqueue(u);
    }
  }

  Elimination run(const EliminationBounds& most) {
    Elimination found;
    std::size_t pairs = 0;
    while (!queue_.empty() && looks_ < most.looks && !watch_.reached(20)) {
      const auto [degree, height, u] = queue_.top();
      queue_.pop();
      if (is_gone_[u] || degree != degree_[u] || height != height_[u]) continue;
      pairs += degree * (degree - std::min<std::size_t>(degree, 1)) / 2;
      if (degree > most.neighbours || pairs > most.pairs) break;
      found.order.push_back(u);
      take_away(u);
    }
    found.beside = std::move(rows_);
    return found;
  }

private:
  void enqueue(Location u) { queue_.push({degree_[u], height_[u], u}); }

  void forget_the_gone(std::vector<Location>& row) const {
    std::erase_if(row, [&](Location v) { return is_gone_[v]; });
  }

  // The neighbours become neighbours of each other. The longest of their rows is not looked at: so
  // a place beside all others costs no more than they do.
  void take_away(Location u) {
    is_gone_[u] = true;
    forget_the_gone(rows_[u]);
    std::vector<Location> around = rows_[u];
    std::sort(around.begin(), around.end(),
              [&](Location v, Location w) { return rows_[v].size() < rows_[w].size(); });
    for (std::size_t i = 0; i < around.size(); ++i) {
      const Location v = around[i];
      --degree_[v];
      height_[v] = std::max(height_[v], height_[u] + 1);
      if (i + 1 == around.size()) break;
      forget_the_gone(rows_[v]);
      const std::size_t looks = rows_[v].size() + around.size();
      looks_ += looks;
      watch_.reached(looks);
      for (const Location w : rows_[v]) marked_by_[w] = v;
      for (std::size_t j = i + 1; j < around.size(); ++j)
        if (marked_by_[around[j]] != v) join(v, around[j]);
    }
    for (const Location v : around) enqueue(v);
  }
  void join(Location v, Location w) {
    rows_[v].push_back(w);
    rows_[w].push_back(v);
    ++degree_[v];
    ++degree_[w];
  }

  Watch& watch_;
  std::size_t looks_ = 0;
  std::vector<std::vector<Location>> rows_;  // with neighbours that are gone, until looked at
  std::vector<std::size_t> degree_;          // neighbours that are left
  std::vector<std::uint32_t> height_;  // how many places left one because of the other, below it
  std::vector<Location> marked_by_;    // by place: the last v in whose row it stood
  std::vector<bool> is_gone_;
  using Entry = std::tuple<std::size_t, std::uint32_t, Location>;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue_;
};

}  // namespace

Elimination eliminate(const Graph& graph, const EliminationBounds& most, Watch& watch) {
  return Eliminator(graph, watch).run(most);
}

}  // namespace hardboard::capture
