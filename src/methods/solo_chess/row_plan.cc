#include "methods/solo_chess/row_plan.h"

#include <algorithm>
#include <utility>

#include "base/huge_pages.h"
#include "methods/solo_chess/row_kings.h"
#include "methods/solo_chess/row_rooks.h"

namespace hardboard::solo_chess {
namespace {

using Places = std::vector<std::uint32_t>;

class Planner {
public:
  explicit Planner(const Row& row) : row_(row) {
    reserve_huge(plan_.moves, row.size() - std::size_t{1});
  }

  RowPlan plan() {
    if (!row_.last) {
      plan_.left = row_.goal ? 1 + clear_into(toward(*row_.goal, false)).size() +
                                   clear_into(toward(*row_.goal, true)).size()
                             : clear({&row_, 0, row_.size(), false}).size();
    } else if (row_.size() == 1) {
      plan_.left = 1;
    } else if (row_.goal) {
      if (!last_gets_to_goal()) plan_ = {2, {}};
    } else if (row_.reach[*row_.last] == LineReach::king) {
      last_is_king();
    } else {
      last_is_rook();
    }
    return std::move(plan_);
  }

private:
  // The places from one end of the row up to and including this place.
  Stretch toward(std::uint32_t place, bool upper) const {
    return upper ? Stretch{&row_, row_.size() - 1, row_.size() - place, true}
                 : Stretch{&row_, 0, place + 1, false};
  }
  // The same places without this one.
  Stretch side_of(std::uint32_t place, bool upper) const {
    Stretch stretch = toward(place, upper);
    --stretch.size;
    return stretch;
  }

  // Each of the three functions clears as many places as possible, first with kings for the best
  // balance, then with rooks: all places of a stretch; or the places before its last place, with
  // captures onto that place; or the places before its place `sink`, with captures onto the sink.
  // They return the places, other than the sink, that still hold a piece, from the last one on.
  Places clear(const Stretch& stretch) {
    RookCaptures rooks(plan_.moves);
    KingCaptures(stretch).play(stretch.size, on_capture(), on_standing(rooks));
    return rooks.finish();
  }
  Places clear_into(const Stretch& stretch) {
    return clear_before(stretch, KingCaptures(stretch), stretch.size - 1);
  }
  Places clear_before(const Stretch& stretch, const KingCaptures& kings, std::uint32_t sink) {
    RookCaptures rooks(plan_.moves);
    kings.play_before(sink, on_capture(), on_standing(rooks));
    return rooks.finish_into(stretch.place(sink));
  }

  KingCaptures::OnCapture on_capture() {
    return [this](std::uint32_t from, std::uint32_t to) { plan_.moves.push_back({from, to}); };
  }
  static KingCaptures::OnStanding on_standing(RookCaptures& rooks) {
    return [&rooks](std::uint32_t place, std::uint32_t budget) { rooks.add(place, budget); };
  }

  // The last piece captures the remaining pieces on both sides, the nearest first, as far as its
  // budget goes. No other piece ever passes it.
  void last_is_rook() {
    const std::uint32_t start = *row_.last;
    Places taken = clear(side_of(start, false));
    const Places upper = clear(side_of(start, true));
    taken.insert(taken.end(), upper.begin(), upper.end());
    plan_.left = 1 + taken.size();
    if (taken.size() > row_.budget[start]) taken.resize(row_.budget[start]);
    plan_.left -= taken.size();
    walk_of_last(taken);
  }

  void walk_of_last(const Places& places) {
    std::uint32_t from = *row_.last;
    for (const std::uint32_t to : places) {
      plan_.moves.push_back({from, to});
      from = to;
    }
  }

  // The last piece leaves its place to one side only, along neighbouring squares that no piece
  // leaves before the last piece comes; all places behind the last of these squares are cleared
  // into it.
  void last_is_king() {
    const std::uint32_t start = *row_.last;
    struct Way {
      std::uint32_t steps = 0;  // 0: the last piece stays, or goes to the other side
      std::uint64_t saved = 0;  // how many more pieces would remain if it stayed
    };
    const auto best_way = [&](const Stretch& side, const KingCaptures& kings) {
      const std::uint32_t self = side.size - 1;
      Way best;
      const std::uint64_t staying = left_alone(kings.best(self), self);
      for (std::uint32_t i = 1; i <= std::min(row_.budget[start], self); ++i) {
        if (!side.is_joined(self - i + 1)) break;
        const std::uint64_t left = left_before(kings.best_before(self - i));
        if (left + best.saved < staying) best = {i, staying - left};
      }
      return best;
    };
    const Stretch lower = toward(start, false), upper = toward(start, true);
    const KingCaptures lower_kings(lower), upper_kings(upper);
    Way down = best_way(lower, lower_kings), up = best_way(upper, upper_kings);
    (down.saved < up.saved ? down : up) = {};

    plan_.left = 1;
    const auto go = [&](const Stretch& side, const KingCaptures& kings, const Way& way) {
      const std::uint32_t self = side.size - 1;
      if (way.steps == 0) {
        RookCaptures rooks(plan_.moves);
        kings.play(self, on_capture(), on_standing(rooks));
        plan_.left += rooks.finish().size();
        return;
      }
      plan_.left += clear_before(side, kings, self - way.steps).size();
      Places walk;
      for (std::uint32_t i = 1; i <= way.steps; ++i) walk.push_back(side.place(self - i));
      walk_of_last(walk);
    };
    go(lower, lower_kings, down);
    go(upper, upper_kings, up);
  }

  // How many pieces a best balance leaves before a sink, and on a stretch of so many pieces.
  static std::uint64_t left_before(std::int64_t balance) {
    return static_cast<std::uint64_t>(std::max<std::int64_t>(0, -balance));
  }
  static std::uint64_t left_alone(std::int64_t balance, std::uint32_t pieces) {
    return pieces == 0 ? 0 : std::max<std::uint64_t>(1, left_before(balance));
  }

  // The last piece makes the last capture, onto the goal. All places behind the goal must be
  // cleared into the goal, and the last piece captures all other remaining pieces on its way. False
  // if that is impossible.
  bool last_gets_to_goal() {
    const std::uint32_t start = *row_.last, goal = *row_.goal, budget = row_.budget[start];
    if (goal == start || budget == 0) return false;
    const bool upper = goal > start;
    const std::uint32_t distance = upper ? goal - start : start - goal;
    const Stretch between{&row_, upper ? start + 1 : start - 1, distance, !upper};
    const Stretch other = side_of(start, !upper);

    if (!clear_into(toward(goal, upper)).empty()) return false;
    Places walk;
    if (row_.reach[start] == LineReach::rook) {
      walk = clear(other);
      const Places way = clear_into(between);
      walk.insert(walk.end(), way.rbegin(), way.rend());
      walk.push_back(goal);
    } else {
      if (other.size > 0) return false;
      for (std::uint32_t i = 0; i < distance; ++i) {
        walk.push_back(between.place(i));
        const std::uint32_t place = between.place(i);
        if (!row_.next_to_previous[upper ? place : place + 1]) return false;
      }
    }
    if (walk.size() > budget) return false;
    walk_of_last(walk);
    plan_.left = 1;
    return true;
  }

  const Row& row_;
  RowPlan plan_;
};

}  // namespace

RowPlan plan_row(const Row& row) {
  return Planner(row).plan();
}

}  // namespace hardboard::solo_chess
