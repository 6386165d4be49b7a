#include "methods/capture/tree_width.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "base/contract.h"
#include "base/counted.h"
#include "base/watch.h"
#include "methods/capture/breadth_first.h"
#include "methods/capture/elimination.h"
#include "methods/capture/exit_moves.h"
#include "methods/capture/part_join.h"
#include "methods/capture/part_pairs.h"
#include "methods/capture/part_states.h"
#include "methods/capture/reach.h"

namespace hardboard::capture {
namespace {

// How to take a board apart.
struct Cuts {
  Graph graph;
  std::vector<Location> order;
};

// Returns why there is no such way, or "".
std::string make_cuts(const Arena& arena, const PartBounds& most, Watch& watch, Cuts& cuts) {
  promise(most.cut < most_in_part, "a part with a place in its middle");
  const std::size_t n = std::max<std::size_t>(arena.size(), 1);
  constexpr std::uint32_t most_spent = std::numeric_limits<std::int32_t>::max() / 4;
  if (arena.counts_capturers()) return "counts no capturers";
  if (!arena.squares.empty() && arena.enough_distance > most_spent) return "distances are too long";
  for (const Arena::Steps& of_type : arena.by_type)
    for (const Step& step : of_type.steps)
      if (step.between > 0) return "a capture could be blocked";
  cuts.graph = open_neighbours(arena, watch);
  const EliminationBounds bounds{.neighbours = most.cut,
                                 .looks = std::min(most.looks, SIZE_MAX / n) * n};
  Elimination found = eliminate(cuts.graph, bounds, watch);
  if (watch.was_reached()) return "the limits were reached";
  const bool is_cut_short = found.order.size() < arena.size();
  if (is_cut_short && most.looks != SIZE_MAX) return "no order of the places is seen so soon";
  if (is_cut_short)
    return fmt::format("parts of the board hang together by more than {}",
                       counted(most.cut, "piece"));
  cuts.order = std::move(found.order);
  return "";
}

class TreeWidth {
public:
  TreeWidth(const Arena& arena, Cuts cuts, const Limits& limits, Watch& watch,
            std::uint64_t most_states, bool may_leave_many)
      : arena_(arena),
        cuts_(std::move(cuts)),
        limits_(limits),
        watch_(watch),
        most_states_(most_states),
        may_leave_many_(may_leave_many),
        arrives_(arrivals(arena, watch)),
        at_(arena.size()),
        is_gone_(arena.size(), false) {}

  Answer<Location> run() {
    Answer<Location> answer;
    for (const Location u : cuts_.order)
      if (watch_.was_reached() || !take(u)) break;
    if (watch_.was_reached()) why_stopped_ = limits_.words();
    if (!why_stopped_.empty()) {
      answer.remark = why_stopped_;
      return answer;
    }
    // All parts without places that are left, one for each component of the board.
    const std::uint64_t kept = is_refused_ ? 0 : kept_;
    answer.verdict = kept == 1 ? Verdict::solvable : Verdict::unsolvable;
    if (kept > 0 && (kept == 1 || may_leave_many_)) answer.moves = moves();
    if (kept != 1) answer.proof = Exhausted{visited_};
    if (may_leave_many_ && kept > 0) answer.minimum = Minimum{"pieces_left", kept, kept};
    return answer;
  }

private:
  // Joins all that hangs together at a place, and leaves the place out. False if there is no
  // solution, or to give up.
  bool take(Location u) {
    std::vector<Part> parts;
    for (const std::uint32_t part : at_[u])
      if (!parts_[part].places.empty()) parts.push_back(std::exchange(parts_[part], {}));
    for (const Location v : cuts_.graph.row(u))
      if (!is_gone_[v]) {
        parts.push_back(
            pair_part(arena_, arrives_, std::min(u, v), std::max(u, v), [&](PairExit exit) {
              return record(Record{exit.from, exit.to, true, exit.is_last});
            }));
        waiting_ += parts.back().states.size();
      }
    std::sort(parts.begin(), parts.end(),
              [](const Part& a, const Part& b) { return a.states.size() < b.states.size(); });
    Part whole{{u}, {idle_state(1)}};
    for (std::size_t i = 0; i + 1 < parts.size() && why_stopped_.empty(); ++i)
      whole = join(whole, parts[i], {});
    whole = join(whole, parts.empty() ? Part{{}, {{}}} : parts.back(), u);
    for (const Part& part : parts) waiting_ -= part.states.size();
    if (!why_stopped_.empty()) return false;
    is_gone_[u] = true;
    is_refused_ = whole.states.empty();
    if (is_refused_) return false;
    if (whole.places.empty()) {
      kept_ += whole.states.front().kept;
      ends_.push_back(whole.states.front().record);
      is_refused_ = !may_leave_many_ && kept_ > 1;
      return !is_refused_;
    }
    const auto number = static_cast<std::uint32_t>(parts_.size());
    for (const Location v : whole.places) at_[v].push_back(number);
    waiting_ += whole.states.size();
    parts_.push_back(std::move(whole));
    return true;
  }

  // Both parts together, without the place `done`, if there is one.
  Part join(const Part& a, const Part& b, std::optional<Location> done) {
    const JoinedSlots slots(a, b);
    promise(slots.places.size() <= most_in_part, "few places in a part");
    Part joined{slots.places, {}};
    const auto slot = static_cast<std::size_t>(
        done ? std::find(slots.places.begin(), slots.places.end(), *done) - slots.places.begin()
             : 0);
    if (done) joined.places.erase(joined.places.begin() + static_cast<std::ptrdiff_t>(slot));
    PartState state;
    const auto fits = [&](const PartState& x, const PartState& y) {
      if (!may_leave_many_ && x.kept + y.kept > 1) return false;
      return join_states(x, y, slots, state) && is_in_reach(state, slots.places);
    };
    const auto add = [&](const PartState& x, const PartState& y) {
      if (!fits(x, y) || (done && !leaves(state, slot, slots.places))) return;
      state.record = record(x.record, y.record);
      joined.states.push_back(state);
    };
    std::size_t tidy_at = 1024;
    const auto go_on = [&](std::uint64_t steps) {
      if (joined.states.size() > tidy_at) {
        keep_best(joined.states, may_leave_many_);
        tidy_at = std::max(tidy_at, 2 * joined.states.size());
      }
      look_at_limits(steps, joined.states.size());
      return why_stopped_.empty();
    };
    for_best_pairs(a, b, slots, fits, add, go_on);
    keep_best(joined.states, may_leave_many_);
    visited_ += joined.states.size();
    return joined;
  }

  bool is_in_reach(const PartState& state, const std::vector<Location>& places) const {
    for (std::size_t slot = 0; slot < places.size(); ++slot) {
      const PartCell& cell = state.cells[slot];
      if (cell.exit == PartCell::awaited &&
          state.needs[slot] >
              std::int64_t{arrives_[cell.goes * std::size_t{arena_.size()} + places[slot]]})
        return false;
    }
    return true;
  }

  // Takes a place out of a state. False if no solution has the state.
  bool leaves(PartState& state, std::size_t slot, const std::vector<Location>& places) const {
    const PartCell cell = state.cells[slot];
    if (cell.exit == PartCell::open) {
      if (!may_keep(places[slot], cell)) return false;
      ++state.kept;
      if (state.kept > 1 && !may_leave_many_) return false;
    } else if (places[slot] == arena_.goal) {
      return false;
    }
    return leave_out(state, slot, places.size());
  }

  bool may_keep(Location u, const PartCell& cell) const {
    if (!may_leave_many_ && arena_.goal && arena_.goal != u) return false;
    if (!arena_.last || arena_.last == u) return true;
    return cell.arrivals == PartCell::last && cell.comes == arena_.type[*arena_.last];
  }

  // Records tell how a state came about: from two others, or from none but an exit. Record 0 is
  // that of a state without exits.
  struct Record {
    std::uint32_t first, second;
    bool is_exit, is_last;
  };
  std::uint32_t record(Record added) {
    records_.push_back(added);
    return static_cast<std::uint32_t>(records_.size() - 1);
  }
  std::uint32_t record(std::uint32_t first, std::uint32_t second) {
    if (first == 0 || second == 0) return std::max(first, second);
    return record(Record{first, second, false, false});
  }

  std::vector<Capture<Location>> moves() const {
    LastExits exits(arena_.size());
    std::vector<std::uint32_t> open = ends_;
    while (!open.empty()) {
      const Record& record = records_[open.back()];
      open.pop_back();
      if (record.is_exit) {
        exits.to[record.first] = record.second;
        if (record.is_last) exits.last[record.second] = record.first;
      } else if (record.first != 0) {
        open.push_back(record.first);
        open.push_back(record.second);
      }
    }
    return moves_along(exits);
  }

  // After so many steps, when a part has so many states.
  void look_at_limits(std::uint64_t steps, std::size_t states) {
    constexpr std::uint64_t steps_a_state = 500;
    steps_ += steps;
    if (watch_.reached(steps)) why_stopped_ = limits_.words();
    if (visited_ + states > most_states_ || steps_ / steps_a_state > most_states_)
      why_stopped_ = fmt::format("more than {} of parts", counted(most_states_, "state"));
    if (sizeof(Record) * records_.size() + sizeof(PartState) * (waiting_ + 2 * states) >
            limits_.memory_bytes ||
        records_.size() > UINT32_MAX / 2)
      why_stopped_ = "the states do not fit in the memory";
  }

  const Arena& arena_;
  Cuts cuts_;
  const Limits& limits_;
  Watch& watch_;
  std::uint64_t most_states_;
  bool may_leave_many_;
  std::vector<std::uint32_t> arrives_;          // by type and place (reach.h)
  std::vector<Part> parts_;                     // empty where another part has taken one over
  std::vector<std::vector<std::uint32_t>> at_;  // by place: parts that it is in
  std::vector<bool> is_gone_;
  std::vector<Record> records_{{0, 0, false, false}};
  std::vector<std::uint32_t> ends_;  // records of the components
  std::uint64_t kept_ = 0, visited_ = 0, steps_ = 0;
  std::size_t waiting_ = 0;  // the states of all parts
  bool is_refused_ = false;
  std::string why_stopped_;
};

Answer<Location> by_parts(const Arena& arena, const Limits& limits, const PartBounds& most,
                          bool may_leave_many) {
  Watch watch(limits, "taking the board apart");
  Answer<Location> answer;
  Cuts cuts;
  answer.remark = make_cuts(arena, most, watch, cuts);
  if (!answer.remark.empty()) return answer;
  return TreeWidth(arena, std::move(cuts), limits, watch, most.states, may_leave_many).run();
}

}  // namespace

std::string tree_width_why_not(const Arena& arena, const PartBounds& most, const Limits& limits) {
  Watch watch(limits, "taking the board apart");
  Cuts cuts;
  return make_cuts(arena, most, watch, cuts);
}

Answer<Location> solve_by_tree_width(const Arena& arena, const Limits& limits,
                                     const PartBounds& most) {
  return by_parts(arena, limits, most, false);
}

Answer<Location> fewest_by_tree_width(const Arena& arena, const Limits& limits,
                                      const PartBounds& most) {
  promise(!arena.last, "no piece must be last");
  return by_parts(arena, limits, most, true);
}

}  // namespace hardboard::capture
