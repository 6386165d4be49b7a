#include <algorithm>
#include <cmath>
#include <limits>

#include "gadgets/domination.h"

namespace hardboard::gadgets {
namespace {

// A greedy order from one place on: next comes the place after which the fewest places wait, among
// the neighbours of those that wait; ties go to the neighbour of the place that has waited longest.
class Greedy {
public:
  explicit Greedy(const CaptureBoard& board) : board_(board), is_port_(board.near.size(), false) {
    for (const std::vector<std::uint32_t>& port : board.ports)
      for (const std::uint32_t place : port) is_port_[place] = true;
  }

  Elimination from(std::uint32_t start, double& cost) {
    const std::size_t places = board_.near.size();
    Elimination result;
    taken_.assign(places, false);
    open_.assign(places, 0);
    for (std::size_t v = 0; v < places; ++v)
      open_[v] = static_cast<std::uint32_t>(board_.near[v].size());
    waiting_.clear();
    first_left_ = 0;
    cost = 0;
    std::uint32_t next = start;
    while (result.order.size() < places) {
      result.order.push_back(next);
      take(next);
      result.width = std::max(result.width, static_cast<std::uint32_t>(waiting_.size()) + 1);
      cost += std::pow(3.0, static_cast<double>(waiting_.size()));
      if (result.order.size() < places) next = choose();
    }
    return result;
  }

private:
  void take(std::uint32_t v) {
    taken_[v] = true;
    waiting_.push_back(v);
    for (const std::uint32_t u : board_.near[v]) --open_[u];
    std::erase_if(waiting_, [&](std::uint32_t u) { return !waits(u); });
  }

  bool waits(std::uint32_t u) const { return is_port_[u] || open_[u] > 0; }

  std::uint32_t choose() {
    std::uint32_t best = std::numeric_limits<std::uint32_t>::max();
    int least = std::numeric_limits<int>::max();
    for (const std::uint32_t w : waiting_)
      for (const std::uint32_t v : board_.near[w]) {
        if (taken_[v]) continue;
        // The places that end their waiting when v comes: v itself perhaps, and its neighbours.
        int growth = is_port_[v] || open_[v] > 0 ? 1 : 0;
        for (const std::uint32_t u : board_.near[v])
          if (taken_[u] && !is_port_[u] && open_[u] == 1) --growth;
        if (growth >= least) continue;
        least = growth;
        best = v;
      }
    if (best != std::numeric_limits<std::uint32_t>::max()) return best;
    while (taken_[first_left_]) ++first_left_;
    return first_left_;
  }

  const CaptureBoard& board_;
  std::vector<bool> is_port_, taken_;
  std::vector<std::uint32_t> open_;  // neighbours of each place that are not taken yet
  std::vector<std::uint32_t> waiting_;
  std::uint32_t first_left_ = 0;  // no place before it is left
};

}  // namespace

Elimination elimination_of(const CaptureBoard& board, const Limits& limits) {
  constexpr std::size_t most_starts = 24;
  const std::size_t places = board.near.size();
  Greedy greedy(board);
  Elimination best;
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < std::min(places, most_starts); ++i) {
    if (i > 0 && limits.reached()) break;
    double cost = 0;
    const auto start = static_cast<std::uint32_t>(i * places / std::min(places, most_starts));
    Elimination tried = greedy.from(start, cost);
    if (cost >= least) continue;
    least = cost;
    best = std::move(tried);
  }
  return best;
}

}  // namespace hardboard::gadgets
