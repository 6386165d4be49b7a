#include "methods/solo_chess/hero_way.h"

#include <array>
#include <utility>

namespace hardboard::solo_chess {
namespace {

using Place = std::uint32_t;
constexpr Place none = UINT32_MAX;

// Ways from one place to one or two others, disjoint otherwise: a flow in which each place but the
// source carries at most one unit (Menger's theorem). A place is split in its entry, 2u, and its
// exit, 2u + 1.
class DisjointWays {
public:
  DisjointWays(const HeroBoard& board, std::span<const Place> reach, Place source,
               std::array<Place, 2> sinks)
      : board_(board), source_(source), sinks_(sinks), flow_from_(board.size(), none) {
    is_in_reach_.assign(board.size(), false);
    for (const Place u : reach) is_in_reach_[u] = true;
  }

  // Adds one unit along a shortest way of the residual graph; false if there is none.
  bool add_one(Watch& watch) {
    came_from_.assign(2 * std::size_t{board_.size()}, none);
    queue_.assign(1, 2 * source_ + 1);
    for (std::size_t i = 0; i < queue_.size() && !watch.reached(10); ++i) {
      const std::uint32_t at = queue_[i];
      const Place u = at / 2;
      if (at % 2 == 0 && !carries(u)) {
        if (u == sinks_[0] || u == sinks_[1]) {
          apply(at);
          return true;
        }
        visit(2 * u + 1, at);
      } else if (at % 2 == 0) {
        visit(2 * flow_from_[u] + 1, at);  // takes the unit back that comes to u
      } else {
        if (carries(u)) visit(2 * u, at);  // takes the unit back that goes through u
        board_.for_each_target(Side::hero, u, [&](Place v) {
          if (is_in_reach_[v] && v != source_ && flow_from_[v] != u) visit(2 * v, at);
        });
      }
    }
    return false;
  }

  // From the sink back to the source, both included.
  std::vector<Place> way_from(Place sink) const {
    std::vector<Place> way{sink};
    while (way.back() != source_) way.push_back(flow_from_[way.back()]);
    return way;
  }

private:
  bool carries(Place u) const { return flow_from_[u] != none; }

  void visit(std::uint32_t at, std::uint32_t from) {
    if (at == 2 * source_ + 1 || came_from_[at] != none) return;
    came_from_[at] = from;
    queue_.push_back(at);
  }

  void apply(std::uint32_t at) {
    for (; at != 2 * source_ + 1; at = came_from_[at]) {
      if (at % 2 != 0) continue;
      const Place from = came_from_[at] / 2;
      flow_from_[at / 2] = from == at / 2 ? none : from;
    }
  }

  const HeroBoard& board_;
  Place source_;
  std::array<Place, 2> sinks_;
  std::vector<bool> is_in_reach_;
  std::vector<Place> flow_from_;          // by place: from where a unit comes
  std::vector<std::uint32_t> came_from_;  // of the current search, by entry or exit
  std::vector<std::uint32_t> queue_;
};

}  // namespace

std::vector<Place> way_through(const HeroBoard& board, std::span<const Place> reach, Place a,
                               Place b, Watch& watch) {
  const Place start = reach[0];
  for (auto [middle, last] : {std::pair{a, b}, std::pair{b, a}}) {
    if (middle == start) continue;
    // The way from the start to the middle, and on from there, unless the last place is on it.
    const bool ends = last == middle || last == start;
    DisjointWays ways(board, reach, middle, {start, ends ? start : last});
    if (!ways.add_one(watch) || (!ends && !ways.add_one(watch))) continue;
    std::vector<Place> way = ways.way_from(start);
    if (!ends) {
      const std::vector<Place> rest = ways.way_from(last);
      way.insert(way.end(), rest.rbegin() + 1, rest.rend());
    }
    way.erase(way.begin());
    return way;
  }
  return {};
}

}  // namespace hardboard::solo_chess
