#include "gadgets/embedding_order.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>
#include <utility>

#include "base/random.h"
#include "base/watch.h"

namespace hardboard::gadgets {
namespace {

// What a crossing costs in units of wire that spans one clause.
constexpr std::int64_t crossing_cost = 12;
// The choice of sides: a crossing, one of the spine, which also keeps the two sides apart, and an
// arc that passes a clause where more than half of the most arcs already stand on its side.
constexpr std::uint32_t side_crossing = 8, spine_crossing = 96, crowding = 3;
constexpr int most_rounds = 20;

struct Arc {
  std::uint32_t a = 0, b = 0;  // clauses, the same one for a variable that occurs twice in a clause
  bool is_right = false;
  std::uint32_t other(std::uint32_t clause) const { return clause == a ? b : a; }
};

class Order {
public:
  Order(const and_or_sat::Puzzle& formula, const Limits& limits)
      : watch_(limits, "ordering clauses"),
        arcs_(formula.variables),
        at_(formula.clauses.size()),
        order_(formula.clauses.size()),
        place_(formula.clauses.size()) {
    for (std::uint32_t c = 0; c < at_.size(); ++c)
      for (const formulas::Literal literal : formula.clauses[c]) {
        Arc& arc = arcs_[formulas::variable_of(literal) - 1];
        (literal > 0 ? arc.a : arc.b) = c;
      }
    for (std::uint32_t i = 0; i < arcs_.size(); ++i) {
      at_[arcs_[i].a].push_back(i);
      if (arcs_[i].b != arcs_[i].a) at_[arcs_[i].b].push_back(i);
    }
    std::iota(order_.begin(), order_.end(), 0);
    std::iota(place_.begin(), place_.end(), 0);
  }

  void smooth();
  bool sift();
  bool choose_sides();

  bool was_reached() const { return watch_.was_reached(); }
  SpineOrder result() const {
    SpineOrder result;
    result.clauses = order_;
    for (const Arc& arc : arcs_) result.is_right.push_back(arc.is_right);
    result.is_complete = !watch_.was_reached();
    return result;
  }

private:
  void swap_with_next(std::uint32_t place) {
    std::swap(order_[place], order_[place + 1]);
    place_[order_[place]] = place;
    place_[order_[place + 1]] = place + 1;
  }
  std::int64_t swap_gain(std::uint32_t place) const;

  // By side, then by place.
  using Crowd = std::array<std::vector<std::uint32_t>, 2>;
  Crowd crowd() const;
  void pass(Crowd& crowd, const Arc& arc, std::uint32_t by) const;
  std::uint32_t strays(std::uint32_t clause, const Arc& arc, bool on_right) const;
  std::pair<std::uint32_t, std::uint32_t> ends(const Arc& arc) const {
    return std::minmax({place_[arc.a], place_[arc.b]});
  }

  Watch watch_;
  std::vector<Arc> arcs_;
  std::vector<std::vector<std::uint32_t>> at_;  // the arcs of each clause
  std::vector<std::uint32_t> order_, place_;    // inverse to each other
};

bool alternate(std::pair<std::uint32_t, std::uint32_t> p,
               std::pair<std::uint32_t, std::uint32_t> q) {
  return (p.first < q.first && q.first < p.second && p.second < q.second) ||
         (q.first < p.first && p.first < q.second && q.second < p.second);
}

// Power iteration: each clause moves halfway to the mean of its neighbours; the constant part, the
// eigenvector that tells nothing, is taken out.
void Order::smooth() {
  constexpr std::int64_t scale = std::int64_t{1} << 30;
  const std::size_t n = order_.size();
  Random random(1);
  std::vector<std::int64_t> x(n), next(n);
  for (std::int64_t& value : x) value = static_cast<std::int64_t>(random.below(2 * scale)) - scale;
  for (int round = 0; round < 2000 && !watch_.reached(2 * arcs_.size()); ++round) {
    std::int64_t sum = 0, ends = 0, greatest = 1;
    for (std::size_t c = 0; c < n; ++c) {
      const auto degree = static_cast<std::int64_t>(at_[c].size());
      std::int64_t around = 0;
      for (const std::uint32_t arc : at_[c])
        around += x[arcs_[arc].other(static_cast<std::uint32_t>(c))];
      next[c] = (x[c] + around / degree) / 2;
      sum += next[c] * degree;
      ends += degree;
    }
    for (std::int64_t& value : next) greatest = std::max(greatest, std::abs(value -= sum / ends));
    for (std::size_t c = 0; c < n; ++c) x[c] = next[c] * scale / greatest;
  }
  std::stable_sort(order_.begin(), order_.end(),
                   [&](std::uint32_t a, std::uint32_t b) { return x[a] < x[b]; });
  for (std::uint32_t i = 0; i < n; ++i) place_[order_[i]] = i;
}

// How much better it gets if the clauses at this place and the next one change places. Only arcs of
// the one and arcs of the other change whether they cross.
std::int64_t Order::swap_gain(std::uint32_t place) const {
  const std::uint32_t u = order_[place], v = order_[place + 1];
  std::int64_t gain = 0;
  const auto moved = [&](std::uint32_t clause) {
    return clause == u ? place + 1 : clause == v ? place : place_[clause];
  };
  const auto length_gain = [&](const Arc& arc) {
    const auto length = [](std::uint32_t a, std::uint32_t b) { return a < b ? b - a : a - b; };
    return static_cast<std::int64_t>(length(place_[arc.a], place_[arc.b])) -
           static_cast<std::int64_t>(length(moved(arc.a), moved(arc.b)));
  };
  for (const std::uint32_t i : at_[u]) gain += length_gain(arcs_[i]);
  for (const std::uint32_t j : at_[v]) gain += length_gain(arcs_[j]);
  for (const std::uint32_t i : at_[u])
    for (const std::uint32_t j : at_[v]) {
      const Arc &e = arcs_[i], &f = arcs_[j];
      if (i == j || e.is_right != f.is_right) continue;
      const bool before = alternate(ends(e), ends(f));
      const bool after =
          alternate(std::minmax({moved(e.a), moved(e.b)}), std::minmax({moved(f.a), moved(f.b)}));
      gain +=
          crossing_cost * (static_cast<std::int64_t>(before) - static_cast<std::int64_t>(after));
    }
  return gain;
}

// Moves each clause to its best place; false if none moved.
bool Order::sift() {
  const auto n = static_cast<std::uint32_t>(order_.size());
  bool any = false;
  for (std::uint32_t clause = 0; clause < n; ++clause) {
    if (watch_.reached(n * 20U)) return false;
    const std::uint32_t from = place_[clause];
    std::int64_t gain = 0, best_gain = 0;
    std::uint32_t best = from;
    const auto try_swap = [&](std::uint32_t place, std::uint32_t arrives) {
      gain += swap_gain(place);
      swap_with_next(place);
      if (gain <= best_gain) return;
      best_gain = gain;
      best = arrives;
    };
    for (std::uint32_t p = from; p + 1 < n; ++p) try_swap(p, p + 1);
    for (std::uint32_t p = n - 1; p > 0; --p) try_swap(p - 1, p - 1);
    for (std::uint32_t p = 0; p < best; ++p) swap_with_next(p);
    any = any || best != from;
  }
  return any;
}

// How many arcs of a clause would have to cross the spine if this arc stood on the given side.
std::uint32_t Order::strays(std::uint32_t clause, const Arc& arc, bool on_right) const {
  std::array<std::uint32_t, 2> on_side{};
  for (const std::uint32_t i : at_[clause])
    ++on_side[(&arcs_[i] == &arc ? on_right : arcs_[i].is_right) ? 1 : 0];
  return std::min(on_side[0], on_side[1]);
}

// How many arcs of a side pass each place.
Order::Crowd Order::crowd() const {
  Crowd crowd;
  for (std::vector<std::uint32_t>& side : crowd) side.assign(order_.size(), 0);
  for (const Arc& arc : arcs_) pass(crowd, arc, 1);
  return crowd;
}

void Order::pass(Crowd& crowd, const Arc& arc, std::uint32_t by) const {
  const auto [first, last] = ends(arc);
  for (std::uint32_t p = first; p <= last; ++p) crowd[arc.is_right ? 1 : 0][p] += by;
}

// Moves each arc to the side where fewer wires cross and fewer arcs stand side by side; false if
// none moved.
bool Order::choose_sides() {
  bool any = false;
  Crowd crowd = Order::crowd();
  std::uint32_t half = 0;
  for (std::size_t p = 0; p < order_.size(); ++p)
    half = std::max(half, (crowd[0][p] + crowd[1][p]) / 2);
  for (Arc& arc : arcs_) {
    if (watch_.reached(arcs_.size())) return false;
    pass(crowd, arc, ~std::uint32_t{0});  // without this arc
    std::array<std::uint32_t, 2> cost{};
    const auto own = ends(arc);
    for (const Arc& other : arcs_)
      if (alternate(own, ends(other))) cost[other.is_right ? 1 : 0] += side_crossing;
    for (const bool on_right : {false, true}) {
      std::uint32_t& side = cost[on_right ? 1 : 0];
      side += spine_crossing * (strays(arc.a, arc, on_right) + strays(arc.b, arc, on_right));
      for (std::uint32_t p = own.first; p <= own.second; ++p) {
        const std::uint32_t passing = crowd[on_right ? 1 : 0][p] + 1;
        if (passing > half) side += crowding * (passing - half);
      }
    }
    if (cost[arc.is_right ? 1 : 0] > cost[arc.is_right ? 0 : 1]) {
      arc.is_right = !arc.is_right;
      any = true;
    }
    pass(crowd, arc, 1);
  }
  return any;
}

}  // namespace

SpineOrder spine_order(const and_or_sat::Puzzle& formula, bool both_sides, const Limits& limits) {
  Order order(formula, limits);
  order.smooth();
  for (int round = 0; round < most_rounds && !order.was_reached(); ++round) {
    const bool moved = order.sift();
    const bool changed = both_sides && order.choose_sides();
    if (!moved && !changed) break;
  }
  return order.result();
}

}  // namespace hardboard::gadgets
