#include "methods/planning/cheapest.h"

#include <algorithm>
#include <map>
#include <utility>

#include "base/watch.h"
#include "methods/planning/applicable.h"
#include "methods/planning/lm_cut.h"
#include "methods/planning/state_table.h"

namespace hardboard::planning {
namespace {

class CheapestSearch {
public:
  CheapestSearch(const Task& task, Estimate estimate, std::uint64_t most, const Limits& limits)
      : task_(task),
        most_(most),
        limits_(limits),
        watch_(limits, "search of states"),
        applicable_(task),
        table_(words_of(task)),
        after_(words_of(task)) {
    if (estimate == Estimate::landmarks) landmarks_.emplace(task);
  }

  Cheapest run() {
    reach(start_of(task_), {0, 0, none, none});
    while (!waiting_.empty()) {
      const Key key = waiting_.begin()->first;
      result_.bound = std::max(result_.bound, key.first);
      std::vector<std::uint32_t>& list = waiting_.begin()->second;
      const std::uint32_t number = list.back();
      list.pop_back();
      if (list.empty()) waiting_.erase(waiting_.begin());
      --waiting_size_;
      const State& state = states_[number];
      if (state.cost + state.rest != key.first) continue;  // a cheaper way to the state came later
      if (has_all(table_[number], task_.goal)) {
        result_.plan = way_to(number);
        break;
      }
      if (!expand(number)) return unfinished();
    }
    result_.is_complete = true;
    result_.states = table_.size();
    return std::move(result_);
  }

private:
  static constexpr std::uint32_t none = UINT32_MAX;
  // Cost so far and lower bound together; of equal ones, the smaller lower bound comes first.
  using Key = std::pair<std::uint64_t, std::uint64_t>;
  struct State {
    std::uint64_t cost = 0, rest = 0;   // from the start, and at least to the goal
    std::uint32_t from = none, by = 0;  // the state before, and the operator that leads on
  };

  Cheapest unfinished() {
    result_.states = table_.size();
    return std::move(result_);
  }

  void reach(const Bits& bits, State state) {
    if (state.cost >= most_) return;
    const auto [number, is_new] = table_.insert(bits.data());
    if (is_new) {
      if (landmarks_) state.rest = landmarks_->measure(bits.data());
      states_.push_back(state);
    } else {
      State& known = states_[number];
      if (known.cost <= state.cost) return;
      state.rest = known.rest;
      known = state;
    }
    if (state.rest == LmCut::no_way || state.cost + state.rest >= most_) return;
    waiting_[{state.cost + state.rest, state.rest}].push_back(number);
    ++waiting_size_;
  }

  // False at the limits of time or memory.
  bool expand(std::uint32_t number) {
    const std::uint64_t cost = states_[number].cost;
    const std::size_t steps = landmarks_ ? 20 * task_.size() : 16;
    bool goes_on = !watch_.reached(8);
    applicable_.visit(table_[number], [&](std::uint32_t one) {
      if (!goes_on) return;
      apply(task_, one, table_[number], after_);
      reach(after_, {cost + task_.costs[one], 0, number, one});
      goes_on = !watch_.reached(steps) && !is_full();
    });
    return goes_on;
  }

  bool is_full() const {
    return table_.bytes() + 2 * states_.size() * sizeof(State) +
               2 * waiting_size_ * sizeof(std::uint32_t) >
           limits_.memory_bytes;
  }

  std::vector<std::uint32_t> way_to(std::uint32_t state) const {
    std::vector<std::uint32_t> way;
    for (; states_[state].from != none; state = states_[state].from)
      way.push_back(states_[state].by);
    std::reverse(way.begin(), way.end());
    return way;
  }

  const Task& task_;
  const std::uint64_t most_;
  const Limits& limits_;
  Watch watch_;
  Applicable applicable_;
  std::optional<LmCut> landmarks_;
  StateTable table_;
  std::vector<State> states_;
  std::map<Key, std::vector<std::uint32_t>> waiting_;
  std::size_t waiting_size_ = 0;
  Bits after_;
  Cheapest result_;
};

}  // namespace

Cheapest search_cheapest(const Task& task, Estimate estimate, std::uint64_t most,
                         const Limits& limits) {
  if (task.is_hopeless) return {{}, true, 0, 1};
  return CheapestSearch(task, estimate, most, limits).run();
}

}  // namespace hardboard::planning
