#include "methods/capture/depth_first.h"

#include <algorithm>
#include <string>

#include "methods/capture/depth_first_position.h"
#include "methods/capture/position_table.h"

namespace hardboard::capture {
namespace {

constexpr Count saturated = ~Count{0};

Count add(Count a, Count b) {
  return a > saturated - b ? saturated : a + b;
}

}  // namespace

std::optional<DepthFirst> DepthFirst::make(const Arena& arena) {
  const std::uint32_t n = arena.size();
  if (n > most_locations) return std::nullopt;
  DepthFirst search;
  search.size_ = n;
  search.last_ = arena.last;
  search.goal_ = arena.goal;

  const std::size_t types = arena.by_type.size();
  const bool is_bounded = !arena.squares.empty() || arena.counts_capturers();
  if (is_bounded) {
    if (n == most_locations) return std::nullopt;
    search.bounded_ = make_bounded(arena, search.classes_, search.start_);
    if (!search.bounded_) return std::nullopt;
    search.start_[n] = static_cast<std::uint8_t>(search.bounded_->capturers);
  } else if (!search.make_classes(arena)) {
    return std::nullopt;
  }

  // A place that a piece has left stays empty, so no piece may leave the goal.
  if (arena.goal) search.forbidden_[*arena.goal] = ~0U;

  search.first_.push_back(0);
  search.targets_.assign(types * n, 0);
  for (std::size_t t = 0; t < types; ++t) {
    for (Location u = 0; u < n; ++u) {
      for (const Step& step : arena.steps(static_cast<std::uint8_t>(t), u)) {
        Hop hop{static_cast<std::uint8_t>(step.to), 0};
        for (const Location w : arena.between(step)) hop.between |= 1U << w;
        search.hops_.push_back(hop);
        search.targets_[t * n + u] |= 1U << step.to;
        search.touches_[u] |= 1U << step.to;
        search.touches_[step.to] |= 1U << u;
      }
      search.first_.push_back(static_cast<std::uint32_t>(search.hops_.size()));
    }
  }
  return search;
}

bool DepthFirst::make_classes(const Arena& arena) {
  const std::uint32_t n = arena.size();
  const std::size_t types = arena.by_type.size();
  // class_of[t * n + b]: the class of type t with b captures left; 0 if no class exists yet.
  std::vector<std::uint8_t> class_of(types * n, 0);
  classes_ = {{}, {}};  // empty, spent
  for (Location u = 0; u < n; ++u) {
    const std::uint8_t t = arena.type[u];
    // No piece ever makes more than n - 1 captures. A piece whose budget allows n - 1 has no real
    // bound, and its class never changes.
    const std::uint32_t budget = std::min(arena.budget[u], n - 1);
    const bool is_last = u == arena.last;
    for (std::uint32_t b = 0; b <= budget; ++b) {
      std::uint8_t& known = class_of[t * std::size_t{n} + b];
      if (known != 0) continue;
      if (b == 0 && !is_last) {
        known = 1;
        continue;
      }
      if (b < budget && budget == n - 1 && n > 1) continue;  // such a piece keeps n - 1
      if (classes_.size() > 255) return false;
      known = static_cast<std::uint8_t>(classes_.size());
      const std::uint8_t after =
          b == 0 || b == n - 1 ? known : class_of[t * std::size_t{n} + b - 1];
      classes_.push_back({t, after, static_cast<std::uint8_t>(b), is_last});
    }
    start_[u] = class_of[t * std::size_t{n} + budget];
  }
  return true;
}

template <std::size_t Words>
class DepthFirst::Search {
public:
  struct Nothing {};  // the value where a table is a set

  Search(const DepthFirst& setup, const Limits& limits, std::uint64_t most_positions)
      : size_(setup.size_),
        limits_(limits),
        most_positions_(most_positions),
        position_(setup),
        stopped_(limits.reached()),
        candidates_(setup.size_ + 1U) {}

  Outcome decide() {
    PositionTable<Words, Nothing> seen(limits_);
    Outcome outcome;
    const bool found = !stopped_ && decide(seen, 0);
    outcome.positions = seen.size();
    outcome.dead_ends = dead_ends_;
    if (found) {
      outcome.verdict = Verdict::solvable;
      outcome.moves = path_;
    } else if (!stopped_) {
      outcome.verdict = Verdict::unsolvable;
    }
    return outcome;
  }

  std::optional<Count> count() {
    PositionTable<Words, Count> known(limits_);
    const Count total = count(known);
    if (stopped_) return std::nullopt;
    return total;
  }

  Fewest fewest_left() {
    PositionTable<Words, Nothing> seen(limits_);
    best_.pieces = size_ + 1;
    fewest(seen);
    if (best_.pieces > size_) best_.pieces = size_;
    best_.bound = stopped_ && best_.pieces > 1 ? 1 : best_.pieces;
    return best_;
  }

private:
  struct Candidate {
    std::uint8_t from, to;
    std::int16_t rank;
  };

  bool decide(PositionTable<Words, Nothing>& seen, std::uint32_t depth) {
    if (position_.pieces() == 1) return position_.is_solved();
    if (!seen.enter(position_.key()).fresh) return false;
    if (stop(seen)) return false;
    if (position_.is_hopeless()) {
      ++dead_ends_;
      return false;
    }
    // Each depth has its own list, which deeper calls leave unchanged.
    std::vector<Candidate>& candidates = candidates_[depth];
    candidates.clear();
    position_.for_each_capture([&](std::uint8_t from, std::uint8_t to) {
      candidates.push_back({from, to, position_.rank(from, to)});
    });
    std::sort(candidates.begin(), candidates.end(),
              [](const Candidate& a, const Candidate& b) { return a.rank < b.rank; });
    for (const Candidate& candidate : candidates) {
      const auto made = position_.make(candidate.from, candidate.to);
      path_.push_back({candidate.from, candidate.to});
      if (decide(seen, depth + 1)) return true;
      path_.pop_back();
      position_.undo(made);
      if (stopped_) return false;
    }
    ++dead_ends_;
    return false;
  }

  Count count(PositionTable<Words, Count>& known) {
    if (position_.pieces() == 1) return position_.is_solved() ? 1 : 0;
    if (const auto found = known.enter(position_.key()); !found.fresh) return found.value;
    if (stop(known) || position_.is_hopeless()) return 0;
    Count total = 0;
    position_.for_each_capture([&](std::uint8_t from, std::uint8_t to) {
      if (stopped_) return;
      const auto made = position_.make(from, to);
      total = add(total, count(known));
      position_.undo(made);
    });
    known.enter(position_.key()).value = total;
    return total;
  }

  void fewest(PositionTable<Words, Nothing>& seen) {
    if (position_.pieces() < best_.pieces && position_.holds_goal()) {
      best_.pieces = position_.pieces();
      best_.moves = path_;
    }
    if (best_.pieces == 1 || !seen.enter(position_.key()).fresh || stop(seen)) return;
    position_.for_each_capture([&](std::uint8_t from, std::uint8_t to) {
      if (stopped_ || best_.pieces == 1) return;
      const auto made = position_.make(from, to);
      path_.push_back({from, to});
      fewest(seen);
      path_.pop_back();
      position_.undo(made);
    });
  }

  template <class Table>
  bool stop(const Table& table) {
    if ((table.size() & 1023) == 0 && limits_.reached()) stopped_ = true;
    if ((table.size() & 0xFFFF) == 0 && limits_.progress)
      limits_.progress(std::to_string(table.size()) + " positions");
    if (table.full() || table.size() >= most_positions_) stopped_ = true;
    return stopped_;
  }

  const std::uint32_t size_;
  const Limits& limits_;
  const std::uint64_t most_positions_;
  Position<Words> position_;
  bool stopped_;
  std::uint64_t dead_ends_ = 0;
  std::vector<Capture<Location>> path_;
  std::vector<std::vector<Candidate>> candidates_;
  Fewest best_;
};

DepthFirst::Outcome DepthFirst::decide(const Limits& limits, std::uint64_t most_positions) const {
  if (cells() <= 16) return Search<2>(*this, limits, most_positions).decide();
  return Search<4>(*this, limits, most_positions).decide();
}

std::optional<Count> DepthFirst::count(const Limits& limits, std::uint64_t most_positions) const {
  if (cells() <= 16) return Search<2>(*this, limits, most_positions).count();
  return Search<4>(*this, limits, most_positions).count();
}

DepthFirst::Fewest DepthFirst::fewest_left(const Limits& limits) const {
  if (cells() <= 16) return Search<2>(*this, limits, UINT64_MAX).fewest_left();
  return Search<4>(*this, limits, UINT64_MAX).fewest_left();
}

}  // namespace hardboard::capture
