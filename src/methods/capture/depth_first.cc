#include "methods/capture/depth_first.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "methods/capture/position_table.h"

namespace hardboard::capture {
namespace {

constexpr Count saturated = ~Count{0};

Count add(Count a, Count b) { return a > saturated - b ? saturated : a + b; }

}  // namespace

std::optional<DepthFirst> DepthFirst::make(const Arena& arena) {
  const std::uint32_t n = arena.size();
  if (n > most_locations) return std::nullopt;
  DepthFirst search;
  search.size_ = n;
  search.last_ = arena.last;
  search.goal_ = arena.goal;

  const std::size_t types = arena.by_type.size();
  // class_of[t * n + b]: the class of type t with b captures left, 0 if there is none yet.
  std::vector<std::uint8_t> class_of(types * n, 0);
  search.classes_ = {{}, {}};  // empty, spent
  for (Location u = 0; u < n; ++u) {
    const std::uint8_t t = arena.type[u];
    // No piece ever makes more than n - 1 captures; one that may make that many has no bound at all,
    // and its class need not change.
    const std::uint32_t budget = std::min(arena.budget[u], n - 1);
    const bool is_last = u == arena.last;
    for (std::uint32_t b = 0; b <= budget; ++b) {
      std::uint8_t& known = class_of[t * std::size_t{n} + b];
      if (known != 0) continue;
      if (b == 0 && !is_last) {
        known = 1;
        continue;
      }
      if (b < budget && budget == n - 1 && n > 1) continue;  // never reached from there
      if (search.classes_.size() > 255) return std::nullopt;
      known = static_cast<std::uint8_t>(search.classes_.size());
      const std::uint8_t after = b == 0 || b == n - 1 ? known : class_of[t * std::size_t{n} + b - 1];
      search.classes_.push_back({t, after, static_cast<std::uint8_t>(b), is_last});
    }
    search.start_[u] = class_of[t * std::size_t{n} + budget];
  }

  // A place that is left stays empty, so nothing ever leaves the goal.
  if (arena.goal) search.forbidden_[*arena.goal] = ~0U;

  search.first_.push_back(0);
  search.targets_.assign(types * n, 0);
  search.sources_.assign(types * n, 0);
  for (std::size_t t = 0; t < types; ++t) {
    for (Location u = 0; u < n; ++u) {
      for (const Step& step : arena.steps(static_cast<std::uint8_t>(t), u)) {
        Hop hop{static_cast<std::uint8_t>(step.to), 0};
        for (const Location w : arena.between(step)) hop.between |= 1U << w;
        search.hops_.push_back(hop);
        search.targets_[t * n + u] |= 1U << step.to;
        search.sources_[t * n + step.to] |= 1U << u;
        search.touches_[u] |= 1U << step.to;
        search.touches_[step.to] |= 1U << u;
      }
      search.first_.push_back(static_cast<std::uint32_t>(search.hops_.size()));
    }
  }
  return search;
}

template <std::size_t Words>
class DepthFirst::Search {
 public:
  struct Nothing {};

  Search(const DepthFirst& setup, const Limits& limits, std::uint64_t most_positions)
      : setup_(setup), limits_(limits), most_positions_(most_positions) {
    std::copy_n(setup.start_.begin(), 8 * Words, board_.begin());
    occupied_ = setup.size_ == 32 ? ~0U : (1U << setup.size_) - 1;
    candidates_.resize(setup.size_ + 1U);
  }

  Outcome decide() {
    PositionTable<Words, Nothing> seen(limits_.memory_bytes);
    Outcome outcome;
    const bool found = decide(seen, 0);
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
    PositionTable<Words, Count> known(limits_.memory_bytes);
    const Count total = count(known);
    if (stopped_) return std::nullopt;
    return total;
  }

  Fewest fewest_left() {
    PositionTable<Words, Nothing> seen(limits_.memory_bytes);
    best_.pieces = setup_.size_ + 1;
    fewest(seen);
    if (best_.pieces > setup_.size_) best_.pieces = setup_.size_;
    best_.bound = stopped_ ? 1 : best_.pieces;
    return best_;
  }

 private:
  struct Candidate {
    std::uint8_t from, to;
    std::int16_t rank;
  };

  bool decide(PositionTable<Words, Nothing>& seen, std::uint32_t depth) {
    const int pieces = std::popcount(occupied_);
    if (pieces == 1) return !setup_.goal_ || occupied_ == 1U << *setup_.goal_;
    if (!seen.enter(key()).fresh) return false;
    if (stop(seen)) return false;
    if (is_hopeless(pieces)) {
      ++dead_ends_;
      return false;
    }
    // Each depth has its own list: deeper calls must not disturb the one being walked.
    std::vector<Candidate>& candidates = candidates_[depth];
    candidates.clear();
    for_each_capture([&](std::uint8_t from, std::uint8_t to) {
      candidates.push_back({from, to, rank(from, to)});
    });
    std::sort(candidates.begin(), candidates.end(),
              [](const Candidate& a, const Candidate& b) { return a.rank < b.rank; });
    for (const Candidate& candidate : candidates) {
      const std::uint8_t mover = board_[candidate.from], prey = board_[candidate.to];
      make(candidate.from, candidate.to);
      path_.push_back({candidate.from, candidate.to});
      if (decide(seen, depth + 1)) return true;
      path_.pop_back();
      undo(candidate.from, candidate.to, mover, prey);
      if (stopped_) return false;
    }
    ++dead_ends_;
    return false;
  }

  Count count(PositionTable<Words, Count>& known) {
    if (std::popcount(occupied_) == 1) {
      return !setup_.goal_ || occupied_ == 1U << *setup_.goal_ ? 1 : 0;
    }
    if (const auto found = known.enter(key()); !found.fresh) return found.value;
    if (stop(known) || is_hopeless(std::popcount(occupied_))) return 0;
    Count total = 0;
    for_each_capture([&](std::uint8_t from, std::uint8_t to) {
      if (stopped_) return;
      const std::uint8_t mover = board_[from], prey = board_[to];
      make(from, to);
      total = add(total, count(known));
      undo(from, to, mover, prey);
    });
    known.enter(key()).value = total;
    return total;
  }

  void fewest(PositionTable<Words, Nothing>& seen) {
    const auto pieces = static_cast<std::uint32_t>(std::popcount(occupied_));
    if (pieces < best_.pieces && (!setup_.goal_ || (occupied_ >> *setup_.goal_ & 1) != 0)) {
      best_.pieces = pieces;
      best_.moves = path_;
    }
    if (best_.pieces == 1 || !seen.enter(key()).fresh || stop(seen)) return;
    for_each_capture([&](std::uint8_t from, std::uint8_t to) {
      if (stopped_ || best_.pieces == 1) return;
      const std::uint8_t mover = board_[from], prey = board_[to];
      make(from, to);
      path_.push_back({from, to});
      fewest(seen);
      path_.pop_back();
      undo(from, to, mover, prey);
    });
  }

  template <class Visit>
  void for_each_capture(Visit visit) {
    for (std::uint32_t rest = occupied_; rest != 0; rest &= rest - 1) {
      const auto u = static_cast<std::uint8_t>(std::countr_zero(rest));
      const Class& mover = setup_.classes_[board_[u]];
      if (mover.captures == 0) continue;
      const std::size_t row = std::size_t{mover.type} * setup_.size_ + u;
      const std::uint32_t open = occupied_ & ~setup_.forbidden_[u];
      for (std::uint32_t i = setup_.first_[row]; i < setup_.first_[row + 1]; ++i) {
        const Hop& hop = setup_.hops_[i];
        if ((open >> hop.to & 1) == 0 || (hop.between & occupied_) != 0) continue;
        if (setup_.classes_[board_[hop.to]].is_last) continue;
        visit(u, hop.to);
      }
    }
  }

  // Can't be cleared, for a reason that is seen at once: the captures left are too few, two pieces
  // can never leave their places, or the pieces fall apart.
  bool is_hopeless(int pieces) const {
    int available = 0;
    std::uint32_t spent = 0, far_carriers = 0;
    for (std::uint32_t rest = occupied_; rest != 0; rest &= rest - 1) {
      const int u = std::countr_zero(rest);
      const Class& piece = setup_.classes_[board_[u]];
      available += piece.captures;
      if (piece.captures == 0) spent |= 1U << u;
      if (piece.captures > 2) far_carriers |= 1U << u;
    }
    if (available + 1 < pieces) return true;
    int stuck = 0;
    for (std::uint32_t rest = spent; rest != 0; rest &= rest - 1) {
      if (!can_be_carried_off(std::countr_zero(rest), far_carriers) && ++stuck > 1) return true;
    }

    std::uint32_t reached = occupied_ & -occupied_;
    for (std::uint32_t fresh = reached; fresh != 0;) {
      std::uint32_t around = 0;
      for (; fresh != 0; fresh &= fresh - 1) around |= setup_.touches_[std::countr_zero(fresh)];
      fresh = around & occupied_ & ~reached;
      reached |= fresh;
    }
    return reached != occupied_;
  }

  // Could some piece capture the spent one on u and go on from there, if nothing stood in its way?
  // With two captures left it must come straight from where it stands.
  bool can_be_carried_off(int u, std::uint32_t far_carriers) const {
    if (setup_.classes_[board_[u]].is_last) return false;
    const std::uint32_t near = occupied_ & setup_.touches_[u];
    for (std::uint32_t rest = near | far_carriers; rest != 0; rest &= rest - 1) {
      const int helper = std::countr_zero(rest);
      const Class& piece = setup_.classes_[board_[helper]];
      if (piece.captures < 2) continue;
      const std::size_t row = std::size_t{piece.type} * setup_.size_ + static_cast<std::size_t>(u);
      std::uint32_t from = setup_.sources_[row] & occupied_;
      if (piece.captures == 2) from &= 1U << helper;
      const std::uint32_t to = setup_.targets_[row] & occupied_;
      if (from != 0 && to != 0 && std::popcount(from | to) > 1) return true;
    }
    return false;
  }

  // Smaller is tried first: pieces with few neighbours move early, towards places with many.
  std::int16_t rank(std::uint8_t from, std::uint8_t to) const {
    const int here = std::popcount(setup_.touches_[from] & occupied_);
    const int there = std::popcount(setup_.touches_[to] & occupied_);
    return static_cast<std::int16_t>(4 * here - there);
  }

  void make(std::uint8_t from, std::uint8_t to) {
    board_[to] = setup_.classes_[board_[from]].after;
    board_[from] = 0;
    occupied_ &= ~(1U << from);
  }
  void undo(std::uint8_t from, std::uint8_t to, std::uint8_t mover, std::uint8_t prey) {
    board_[from] = mover;
    board_[to] = prey;
    occupied_ |= 1U << from;
  }

  PositionKey<Words> key() const {
    PositionKey<Words> words;
    std::memcpy(words.data(), board_.data(), sizeof words);
    return words;
  }

  template <class Table>
  bool stop(const Table& table) {
    if ((table.size() & 1023) == 0 && limits_.reached()) stopped_ = true;
    if (table.full() || table.size() >= most_positions_) stopped_ = true;
    return stopped_;
  }

  const DepthFirst& setup_;
  const Limits& limits_;
  std::uint64_t most_positions_;
  std::array<std::uint8_t, 8 * Words> board_{};
  std::uint32_t occupied_ = 0;
  bool stopped_ = false;
  std::uint64_t dead_ends_ = 0;
  std::vector<Capture<Location>> path_;
  std::vector<std::vector<Candidate>> candidates_;
  Fewest best_;
};

DepthFirst::Outcome DepthFirst::decide(const Limits& limits, std::uint64_t most_positions) const {
  if (size_ <= 16) return Search<2>(*this, limits, most_positions).decide();
  return Search<4>(*this, limits, most_positions).decide();
}

std::optional<Count> DepthFirst::count(const Limits& limits) const {
  if (size_ <= 16) return Search<2>(*this, limits, UINT64_MAX).count();
  return Search<4>(*this, limits, UINT64_MAX).count();
}

DepthFirst::Fewest DepthFirst::fewest_left(const Limits& limits) const {
  if (size_ <= 16) return Search<2>(*this, limits, UINT64_MAX).fewest_left();
  return Search<4>(*this, limits, UINT64_MAX).fewest_left();
}

}  // namespace hardboard::capture
