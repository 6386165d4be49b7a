#include "methods/planning/greedy.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "base/random.h"
#include "base/watch.h"
#include "methods/planning/relaxed_plan.h"
#include "methods/planning/state_table.h"

namespace hardboard::planning {
namespace {

constexpr std::uint32_t none = UINT32_MAX;

// Operators that wait in states. One by chance comes first of those whose state measures least.
class Queue {
public:
  struct Entry {
    std::uint32_t state = none, by = none;
  };

  bool empty() const { return size_ == 0; }
  std::size_t size() const { return size_; }
  void push(std::uint32_t measure, Entry entry) {
    if (entries_.size() <= measure) entries_.resize(measure + 1);
    entries_[measure].push_back(entry);
    least_ = std::min<std::size_t>(least_, measure);
    ++size_;
  }
  Entry pop(Random& random) {
    while (entries_[least_].empty()) ++least_;
    std::vector<Entry>& list = entries_[least_];
    std::swap(list[random.below(list.size())], list.back());
    const Entry entry = list.back();
    list.pop_back();
    --size_;
    return entry;
  }

private:
  std::vector<std::vector<Entry>> entries_;
  std::size_t least_ = 0, size_ = 0;
};

class GreedySearch {
public:
  GreedySearch(const Task& task, std::uint64_t seed, std::uint64_t below, const Limits& limits)
      : task_(task),
        below_(below),
        random_(seed),
        limits_(limits),
        watch_(limits, "greedy search"),
        measure_(task),
        states_(words_of(task)),
        after_(words_of(task)) {}

  Found run(std::uint64_t most_measures) {
    reach(start_of(task_), {});
    while (!found_.plan && !(queues_[0].empty() && queues_[1].empty())) {
      found_.is_full = is_full();
      if (measures_ >= most_measures || watch_.reached(16 + task_.size()) || found_.is_full) break;
      const Queue::Entry entry = next();
      apply(task_, entry.by, states_[entry.state], after_);
      reach(after_, entry);
    }
    found_.is_complete = !found_.plan && !is_cut_ && queues_[0].empty() && queues_[1].empty();
    found_.states = states_.size();
    return std::move(found_);
  }

private:
  // A queue whose turns are few comes next; the second queue has more turns after each progress.
  Queue::Entry next() {
    const bool is_second = queues_[0].empty() || (!queues_[1].empty() && turns_[1] <= turns_[0]);
    ++turns_[is_second ? 1 : 0];
    return queues_[is_second ? 1 : 0].pop(random_);
  }

  void reach(const Bits& state, Queue::Entry from) {
    const std::uint64_t cost = from.state == none ? 0 : costs_[from.state] + task_.costs[from.by];
    if (cost >= below_) {
      is_cut_ = true;
      return;
    }
    const auto [number, is_new] = states_.insert(state.data());
    if (!is_new) return;
    ways_.push_back(from);
    costs_.push_back(cost);
    if (has_all(state.data(), task_.goal)) {
      found_.plan = way_to(number);
      return;
    }
    const std::uint32_t measure = measure_.measure(state.data());
    ++measures_;
    if (measure == RelaxedPlan::no_way) return;
    if (measure < least_) {
      constexpr std::int64_t turns_for_progress = 1000;
      least_ = measure;
      turns_[1] -= turns_for_progress;
    }
    for (const std::uint32_t one : measure_.applicable()) queues_[0].push(measure, {number, one});
    for (const std::uint32_t one : measure_.helpful()) queues_[1].push(measure, {number, one});
  }

  bool is_full() const {
    return states_.bytes() + 2 * ways_.size() * (sizeof(Queue::Entry) + sizeof(std::uint64_t)) +
               (queues_[0].size() + queues_[1].size()) * sizeof(Queue::Entry) >
           limits_.memory_bytes;
  }

  std::vector<std::uint32_t> way_to(std::uint32_t state) const {
    std::vector<std::uint32_t> way;
    for (; ways_[state].state != none; state = ways_[state].state) way.push_back(ways_[state].by);
    std::reverse(way.begin(), way.end());
    return way;
  }

  const Task& task_;
  const std::uint64_t below_;
  Random random_;
  const Limits& limits_;
  Watch watch_;
  RelaxedPlan measure_;
  StateTable states_;
  Bits after_;
  std::vector<Queue::Entry> ways_;    // to each state: the state before and the operator
  std::vector<std::uint64_t> costs_;  // of these ways
  std::array<Queue, 2> queues_;       // all operators, and the helpful ones
  std::array<std::int64_t, 2> turns_{0, 0};
  std::uint32_t least_ = RelaxedPlan::no_way;
  std::uint64_t measures_ = 0;
  bool is_cut_ = false;  // a way was too dear
  Found found_;
};

// The i-th number, from 1, of the sequence of Luby, Sinclair and Zuckerman 1993: 1 1 2 1 1 2 4 ...
std::uint64_t luby(std::uint64_t i) {
  const std::uint64_t all = std::bit_ceil(i + 1) - 1;
  return i == all ? std::bit_ceil(i + 1) / 2 : luby(i - all / 2);
}

}  // namespace

Found search_greedily(const Task& task, std::uint64_t seed, std::uint64_t below,
                      std::uint64_t most_measures, const Limits& limits) {
  if (task.is_hopeless) return {{}, true, 1};
  constexpr std::uint64_t measures_a_run = 1000;
  std::uint64_t states = 0, left = most_measures;
  for (std::uint64_t i = 1;; ++i) {
    const std::uint64_t most = std::min(left, measures_a_run * luby(i));
    Found found = GreedySearch(task, seed + i, below, limits).run(most);
    if (found.is_complete) return found;
    states += found.states;
    left -= most;
    if (!found.plan && !found.is_full && left > 0 && !limits.reached()) continue;
    found.states = states;
    return found;
  }
}

}  // namespace hardboard::planning
