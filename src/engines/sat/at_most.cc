#include "engines/sat/at_most.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory_resource>
#include <optional>
#include <utility>

namespace hardboard::sat {
namespace {

// A function of the literals from some level on: one of these two, or the literal of a node, which
// implies the function.
constexpr Literal always_false = 0, always_true = -1;

// The bounds from `least` to `most` allow the same sets of literals, the sets of `node`.
struct Interval {
  Weight least = 0, most = 0;
  Literal node = always_false;
};

class Diagram {
public:
  // Heavy literals come first: then the bounds that are left differ little.
  Diagram(Solver& solver, std::vector<Weighted> terms, Literal& fresh, std::uint64_t& most_nodes,
          Watch& watch)
      : solver_(solver),
        terms_(std::move(terms)),
        rest_(terms_.size() + 1),
        levels_(terms_.size(), &pool_),
        fresh_(fresh),
        most_nodes_(most_nodes),
        watch_(watch) {
    std::stable_sort(terms_.begin(), terms_.end(),
                     [](const Weighted& a, const Weighted& b) { return a.weight > b.weight; });
    for (std::size_t level = terms_.size(); level-- > 0;)
      rest_[level] = rest_[level + 1] + terms_[level].weight;
  }

  // The function of the bound, by a walk in depth; nothing if the nodes or the limits ran out.
  std::optional<Literal> node_of(Weight most) {
    struct Frame {
      Weight bound;
      Interval without;
      bool has_without = false;
    };
    std::vector<Frame> open{{most, {}, false}};
    Interval last;
    bool is_last_new = false;  // `last` answers the innermost question
    while (!open.empty()) {
      const std::size_t level = open.size() - 1;
      Frame& frame = open.back();
      if (is_last_new) {
        is_last_new = false;
        if (!frame.has_without) {
          frame.without = last;
          frame.has_without = true;
          open.push_back({frame.bound - terms_[level].weight, {}, false});
          continue;
        }
        const std::optional<Interval> made = joined(level, frame.without, last);
        if (!made) return std::nullopt;
        last = *made;
      } else if (const auto known = known_of(level, frame.bound)) {
        last = *known;
      } else {
        open.push_back({frame.bound, {}, false});
        continue;
      }
      open.pop_back();
      is_last_new = true;
    }
    return last.node;
  }

private:
  static constexpr Weight far = Weight{1} << 120;  // beyond all bounds

  // What needs no node, or has one.
  std::optional<Interval> known_of(std::size_t level, Weight bound) const {
    if (bound < 0) return Interval{-far, -1, always_false};
    if (bound >= rest_[level]) return Interval{rest_[level], far, always_true};
    const auto found = levels_[level].lower_bound(bound);
    if (found == levels_[level].end() || found->second.least > bound) return std::nullopt;
    return found->second;
  }

  // The function that is `without` where the literal of the level is false, and `with` where the
  // literal is true.
  std::optional<Interval> joined(std::size_t level, const Interval& without, const Interval& with) {
    const Weight weight = terms_[level].weight;
    Interval interval{std::max(without.least, with.least + weight),
                      std::min(without.most, with.most + weight), without.node};
    if (without.node != with.node) {
      if (most_nodes_ == 0 || watch_.reached(20)) return std::nullopt;
      --most_nodes_;
      const Literal literal = terms_[level].literal, node = fresh_++;
      interval.node = node;
      if (without.node != always_true) solver_.add(std::array{-node, without.node});
      if (with.node == always_false)
        solver_.add(std::array{-node, -literal});
      else
        solver_.add(std::array{-node, -literal, with.node});
    }
    levels_[level].emplace(interval.most, interval);
    return interval;
  }

  Solver& solver_;
  std::vector<Weighted> terms_;
  std::vector<Weight> rest_;  // the sum of all weights from a level on
  std::pmr::monotonic_buffer_resource pool_;
  std::pmr::vector<std::pmr::map<Weight, Interval>> levels_;  // by their greatest bound
  Literal& fresh_;
  std::uint64_t& most_nodes_;
  Watch& watch_;
};

}  // namespace

bool add_at_most(Solver& solver, std::vector<Weighted> terms, Weight most, Literal& fresh,
                 std::uint64_t& most_nodes, Watch& watch) {
  if (watch.reached(terms.size() + 1)) return false;
  Weight sum = 0, least = 0;
  for (const Weighted& term : terms) {
    sum += term.weight;
    least = least == 0 ? term.weight : std::min(least, term.weight);
  }
  if (sum <= most) return true;
  if (most < 0 || sum - least <= most) {
    std::vector<Literal> clause;  // empty where no set of literals keeps the bound
    if (most >= 0)
      for (const Weighted& term : terms) clause.push_back(-term.literal);
    solver.add(clause);
    return true;
  }
  Diagram diagram(solver, std::move(terms), fresh, most_nodes, watch);
  const std::optional<Literal> root = diagram.node_of(most);
  if (!root) return false;
  solver.add(std::array{*root});
  return true;
}

}  // namespace hardboard::sat
