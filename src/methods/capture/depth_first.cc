#include "methods/capture/depth_first.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <string>

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
  // class_of[t * n + b]: the class of type t with b captures left, 0 if there is none yet.
  std::vector<std::uint8_t> class_of(types * n, 0);
  search.classes_ = {{}, {}};  // empty, spent
  for (Location u = 0; u < n; ++u) {
    const std::uint8_t t = arena.type[u];
    // No piece ever makes more than n - 1 captures; one that may make that many has no bound at
    // all, and its class need not change.
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
      const std::uint8_t after =
          b == 0 || b == n - 1 ? known : class_of[t * std::size_t{n} + b - 1];
      search.classes_.push_back({t, after, static_cast<std::uint8_t>(b), is_last});
    }
    search.start_[u] = class_of[t * std::size_t{n} + budget];
  }

  // A place that is left stays empty, so nothing ever leaves the goal.
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
    if (std::popcount(occupied_) == 1) return !setup_.goal_ || occupied_ == 1U << *setup_.goal_;
    if (!seen.enter(key()).fresh) return false;
    if (stop(seen)) return false;
    if (is_hopeless()) {
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
    if (stop(known) || is_hopeless()) return 0;
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
    for_each_place(occupied_, [&](int u) {
      const Class& mover = piece_on(u);
      if (mover.captures == 0) return;
      const std::size_t row = std::size_t{mover.type} * setup_.size_ + static_cast<std::size_t>(u);
      // Two rides may lead to the same place: that is one capture.
      std::uint32_t open = occupied_ & ~setup_.forbidden_[u];
      for (std::uint32_t i = setup_.first_[row]; i < setup_.first_[row + 1]; ++i) {
        const Hop& hop = setup_.hops_[i];
        if ((open >> hop.to & 1) == 0 || (hop.between & occupied_) != 0) continue;
        open &= ~(1U << hop.to);
        if (!piece_on(hop.to).is_last) visit(static_cast<std::uint8_t>(u), hop.to);
      }
    });
  }

  // Can't be cleared, for a reason that is seen at once: too few captures are left, or there is no
  // place for the final piece that all others could get to if nothing stood in their way. (On hard
  // 8x8 boards this cuts the positions to a seventh of what connectivity alone leaves.)
  bool is_hopeless() const {
    int available = 0;
    for_each_place(occupied_, [&](int u) { available += piece_on(u).captures; });
    if (available + 1 < std::popcount(occupied_)) return true;

    Exits exits;
    find_exits(exits);
    if (setup_.last_) {
      const std::uint32_t hero = place_of_last();
      return (reaching(exits, reach_of(hero)) | hero) != occupied_;
    }
    if (setup_.goal_) return reaching(exits, 1U << *setup_.goal_) != occupied_;
    // If there is a place that all get to, then the last one from which this loop starts is such.
    std::uint32_t reached = 0, start = 0;
    for (std::uint32_t rest = occupied_; rest != 0; rest &= ~reached) {
      start = rest & -rest;
      reached = reaching(exits, reached | start);
    }
    return reaching(exits, start) != occupied_;
  }

  // By place: where the piece on it might be carried, by itself or by another that captures it.
  using Exits = std::array<std::uint32_t, most_locations>;
  void find_exits(Exits& exits) const {
    // The last piece is left out: nobody gets past it by way of its place, and whom it captures is
    // counted among its reach.
    std::uint32_t helpers = 0;
    for_each_place(occupied_, [&](int u) {
      const Class& piece = piece_on(u);
      exits[u] = piece.captures > 0 && !piece.is_last ? targets(piece, u) : 0;
      if (piece.captures > 1 && !piece.is_last) helpers |= 1U << u;
    });
    for_each_place(helpers, [&](int w) {
      const Class& piece = piece_on(w);
      if (piece.captures > 2) {  // it might come from anywhere
        for_each_place(occupied_, [&](int u) { exits[u] |= targets(piece, u); });
      } else {  // it must come straight from where it stands
        for_each_place(targets(piece, w),
                       [&](int u) { exits[u] |= targets(piece, u) & ~(1U << w); });
      }
    });
  }

  // All places from which `reached` can be reached.
  std::uint32_t reaching(const Exits& exits, std::uint32_t reached) const {
    for (bool grew = true; grew;) {
      grew = false;
      for_each_place(occupied_ & ~reached, [&](int u) {
        if ((exits[u] & reached) == 0) return;
        reached |= 1U << u;
        grew = true;
      });
    }
    return reached;
  }

  std::uint32_t place_of_last() const {
    std::uint32_t place = 0;
    for_each_place(occupied_, [&](int u) {
      if (piece_on(u).is_last) place = 1U << u;
    });
    return place;
  }

  // Where the last piece, which stands on `hero`, might capture: all others must end there.
  std::uint32_t reach_of(std::uint32_t hero) const {
    const Class& piece = piece_on(std::countr_zero(hero));
    std::uint32_t reached = 0;
    for (int captures = piece.captures; captures > 0 && hero != 0; --captures) {
      std::uint32_t next = 0;
      for_each_place(hero, [&](int u) { next |= targets(piece, u); });
      hero = next & ~reached;
      reached |= next;
    }
    return reached;
  }

  // Where a piece of this class could capture from u, if nothing stood in the way.
  std::uint32_t targets(const Class& piece, int u) const {
    return setup_.targets_[std::size_t{piece.type} * setup_.size_ + static_cast<std::size_t>(u)] &
           occupied_;
  }

  const Class& piece_on(int u) const { return setup_.classes_[board_[u]]; }

  template <class Visit>
  static void for_each_place(std::uint32_t places, Visit visit) {
    for (; places != 0; places &= places - 1) visit(std::countr_zero(places));
  }

  // Smaller is tried first: pieces with few neighbours move early, towards places with many; the
  // last piece moves late.
  std::int16_t rank(std::uint8_t from, std::uint8_t to) const {
    const int here = std::popcount(setup_.touches_[from] & occupied_);
    const int there = std::popcount(setup_.touches_[to] & occupied_);
    return static_cast<std::int16_t>(4 * here - there + (piece_on(from).is_last ? 128 : 0));
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
    if ((table.size() & 0xFFFF) == 0 && limits_.progress)
      limits_.progress(std::to_string(table.size()) + " positions");
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

std::optional<Count> DepthFirst::count(const Limits& limits, std::uint64_t most_positions) const {
  if (size_ <= 16) return Search<2>(*this, limits, most_positions).count();
  return Search<4>(*this, limits, most_positions).count();
}

DepthFirst::Fewest DepthFirst::fewest_left(const Limits& limits) const {
  if (size_ <= 16) return Search<2>(*this, limits, UINT64_MAX).fewest_left();
  return Search<4>(*this, limits, UINT64_MAX).fewest_left();
}

}  // namespace hardboard::capture
