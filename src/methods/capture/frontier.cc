#include "methods/capture/frontier.h"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

#include "base/contract.h"
#include "base/counted.h"
#include "base/watch.h"
#include "methods/capture/exit_moves.h"
#include "methods/capture/frontier_states.h"
#include "methods/capture/successor_table.h"

namespace hardboard::capture {
namespace {

class Frontier {
public:
  Frontier(const Arena& arena, const FrontierPlan& plan, const Limits& limits,
           std::uint32_t most_states)
      : arena_(arena),
        plan_(plan),
        limits_(limits),
        most_states_(most_states),
        watch_(limits, "going over the board"),
        table_(plan) {}

  // Unknown, with a remark, if the limits are reached.
  Answer<Location> run() {
    Answer<Location> answer;
    const auto turns = static_cast<std::uint32_t>(plan_.order.size());
    Front front;
    front.states.push_back(table_.number_of({}));
    front.kept.push_back(0);
    for (std::uint32_t turn = 0; turn < turns && why_stopped_.empty(); ++turn) {
      if (turn % segment == 0) {
        fronts_.push_back({front.states, front.kept, {}, {}});
        remembered_ += front.states.size();
      }
      front = advance(front, turn, false);
      visited_ += front.states.size();
    }
    if (!why_stopped_.empty()) {
      answer.remark = why_stopped_;
      return answer;
    }
    FrontierState end;
    end.has_root = !plan_.may_leave_many;
    const auto found = std::find(front.states.begin(), front.states.end(), table_.number_of(end));
    const bool is_found = found != front.states.end();
    const std::uint32_t left =
        is_found ? front.kept[static_cast<std::size_t>(found - front.states.begin())] : 0;
    if (is_found) {
      const std::vector<std::uint32_t> way = way_to(*found, turns);
      if (!why_stopped_.empty()) {
        answer.remark = why_stopped_;
        return answer;
      }
      answer.moves = moves_of(way);
      if (plan_.may_leave_many) answer.minimum = Minimum{"pieces_left", left, left};
    }
    answer.verdict = left == 1 ? Verdict::solvable : Verdict::unsolvable;
    if (left != 1) answer.proof = Exhausted{visited_};
    return answer;
  }

private:
  // Of one turn in so many the states are kept; for a way they are found again from there.
  static constexpr std::uint32_t segment = 256;

  // The states after a turn, and for each the fewest places so far that keep a piece; for a way
  // also where each comes from, and by which entry.
  struct Front {
    std::vector<std::uint32_t> states, kept, before, entry;
  };

  Front advance(const Front& front, std::uint32_t turn, bool with_origins) {
    Front next;
    ++round_;
    for (std::uint32_t i = 0; i < front.states.size(); ++i) {
      const auto [begin, end] = table_.meet(front.states[i], plan_.pattern[turn]);
      if (seen_.size() < table_.states()) seen_.resize(2 * table_.states());
      for (std::uint32_t e = begin; e < end; ++e) {
        const std::uint32_t kept = front.kept[i] + table_.entry(e).kept;
        auto& [round, place] = seen_[table_.entry(e).state];
        if (round != round_) {
          round = round_;
          place = static_cast<std::uint32_t>(next.states.size());
          next.states.push_back(table_.entry(e).state);
          next.kept.push_back(kept);
          if (with_origins) {
            next.before.push_back(i);
            next.entry.push_back(e);
          }
        } else if (kept < next.kept[place]) {
          next.kept[place] = kept;
          if (with_origins) {
            next.before[place] = i;
            next.entry[place] = e;
          }
        }
      }
      if (watch_.reached(end - begin + 1)) why_stopped_ = limits_.words();
      if (next.states.size() > most_states_)
        why_stopped_ = fmt::format("more than {} of the frontier", counted(most_states_, "state"));
      if (!why_stopped_.empty()) return next;
    }
    if (table_.bytes() + 8 * remembered_ > limits_.memory_bytes)
      why_stopped_ = "the states do not fit in the memory";
    return next;
  }

  // By turn, the entries that lead to the state after all turns.
  std::vector<std::uint32_t> way_to(std::uint32_t state, std::uint32_t turns) {
    std::vector<std::uint32_t> way(turns);
    for (auto part = static_cast<std::uint32_t>(fronts_.size()); part-- > 0;) {
      const std::uint32_t begin = part * segment, end = std::min(turns, begin + segment);
      std::vector<Front> fronts;
      for (std::uint32_t turn = begin; turn < end; ++turn) {
        if (!why_stopped_.empty()) return way;
        fronts.push_back(advance(turn == begin ? fronts_[part] : fronts.back(), turn, true));
      }
      const std::vector<std::uint32_t>& last = fronts.back().states;
      auto at = static_cast<std::size_t>(std::find(last.begin(), last.end(), state) - last.begin());
      for (std::uint32_t turn = end; turn-- > begin;) {
        const Front& front = fronts[turn - begin];
        promise(at < front.states.size(), "the way goes on");
        way[turn] = front.entry[at];
        at = front.before[at];
      }
      state = fronts_[part].states[at];
    }
    return way;
  }

  std::vector<Capture<Location>> moves_of(const std::vector<std::uint32_t>& way) const {
    LastExits exits(arena_.size());
    std::vector<Location> waiting;
    for (std::uint32_t turn = 0; turn < way.size(); ++turn) {
      waiting.push_back(plan_.order[turn]);
      const SuccessorTable::Entry& entry = table_.entry(way[turn]);
      for (std::uint32_t e = entry.first_exit; e < entry.end_exit; ++e) {
        const ChosenExit& exit = table_.exit(e);
        exits.to[waiting[exit.from]] = waiting[exit.to];
        if (exit.is_last) exits.last[waiting[exit.to]] = waiting[exit.from];
      }
      const std::vector<std::uint8_t>& ends = plan_.patterns[plan_.pattern[turn]].ends;
      for (auto slot = ends.rbegin(); slot != ends.rend(); ++slot)
        waiting.erase(waiting.begin() + *slot);
    }
    return moves_along(exits);
  }

  const Arena& arena_;
  const FrontierPlan& plan_;
  const Limits& limits_;
  std::uint32_t most_states_;
  Watch watch_;
  SuccessorTable table_;
  std::vector<Front> fronts_;  // before one turn in 256
  std::size_t remembered_ = 0;
  struct Seen {
    std::uint64_t round = 0;
    std::uint32_t place = 0;
  };
  std::vector<Seen> seen_;  // by state: the last round that came to it, and its place in the front
  std::uint64_t round_ = 0, visited_ = 0;
  std::string why_stopped_;
};

// Plans how to go over the board. Returns why there is no plan, or "".
std::string make_plan(const Arena& arena, const Limits& limits, FrontierPlan& plan) {
  if (arena.counts_capturers()) return "counts no capturers";
  Watch watch(limits, "looking for an order of the places");
  return frontier_plan(arena, plan, watch);
}

Answer<Location> go_over(const Arena& arena, const Limits& limits, std::uint32_t most_states,
                         bool may_leave_many) {
  FrontierPlan plan;
  plan.may_leave_many = may_leave_many;
  Answer<Location> answer;
  answer.remark = make_plan(arena, limits, plan);
  if (!answer.remark.empty()) return answer;
  return Frontier(arena, plan, limits, most_states).run();
}

}  // namespace

std::string frontier_why_not(const Arena& arena, const Limits& limits) {
  FrontierPlan plan;
  return make_plan(arena, limits, plan);
}

std::string frontier_pays_why_not(const Arena& arena, const Limits& limits) {
  constexpr std::uint32_t long_board = 20'000, shortest = 100;
  constexpr std::size_t very_narrow = 5;  // two rows of kings
  if (arena.size() < shortest) return "SAT is quicker on boards of few pieces";
  FrontierPlan plan;
  std::string why_not = make_plan(arena, limits, plan);
  if (why_not.empty() && plan.widest > very_narrow && arena.size() < long_board)
    why_not = "SAT is quicker on boards that are neither very narrow nor very long";
  return why_not;
}

Answer<Location> solve_by_frontier(const Arena& arena, const Limits& limits,
                                   std::uint32_t most_states) {
  return go_over(arena, limits, most_states, false);
}

Answer<Location> fewest_by_frontier(const Arena& arena, const Limits& limits,
                                    std::uint32_t most_states) {
  promise(!arena.last, "no piece must be last");
  return go_over(arena, limits, most_states, true);
}

}  // namespace hardboard::capture
