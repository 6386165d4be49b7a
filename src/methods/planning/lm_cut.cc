#include "methods/planning/lm_cut.h"

#include <algorithm>

#include "methods/planning/state_table.h"

namespace hardboard::planning {

LmCut::LmCut(const Task& task)
    : task_(task),
      always_(task.size()),
      end_(task.size() + 1),
      operators_(task.needs.size() + 1),
      costs_(task.size() + 2),
      is_in_zone_(task.size() + 2),
      is_met_(task.size() + 2) {
  const std::vector<std::uint32_t> always{always_}, end{end_};
  const auto or_always = [&](std::span<const std::uint32_t> list) {
    return list.empty() ? std::span<const std::uint32_t>(always) : list;
  };
  for (std::uint32_t one = 0; one < task.needs.size(); ++one) {
    needs_.push_back(or_always(task.needs[one]));
    adds_.push_back(task.adds[one]);
  }
  needs_.push_back(or_always(task.goal));
  adds_.push_back(end);
  needers_ = where_each_stands(needs_, task.size() + 2);
  adders_ = where_each_stands(adds_, task.size() + 2);
}

void LmCut::reach(std::uint32_t atom, std::uint64_t cost) {
  if (costs_[atom] <= cost) return;
  costs_[atom] = cost;
  queue_.emplace(cost, atom);
}

// The costs of all atoms by what is left of the operators' costs, and the supporters.
void LmCut::spread(const std::uint64_t* state) {
  std::fill(costs_.begin(), costs_.end(), no_way);
  for (std::uint32_t one = 0; one < operators_.size(); ++one)
    operators_[one].missing = static_cast<std::uint32_t>(needs_[one].size());
  each_atom(state, task_.size(), [&](std::uint32_t atom) { reach(atom, 0); });
  reach(always_, 0);
  while (!queue_.empty()) {
    const auto [cost, atom] = queue_.top();
    queue_.pop();
    if (costs_[atom] != cost) continue;
    for (const std::uint32_t one : needers_[atom]) {
      // Atoms come in the order of their costs, so that the last need is a dearest one.
      if (--operators_[one].missing != 0) continue;
      operators_[one].supporter = atom;
      for (const std::uint32_t added : adds_[one]) reach(added, cost + operators_[one].left);
    }
  }
}

// Marks the atoms from which operators that cost nothing lead to the end, each by its supporter.
void LmCut::mark_zone() {
  std::fill(is_in_zone_.begin(), is_in_zone_.end(), 0);
  is_in_zone_[end_] = 1;
  waiting_.assign(1, end_);
  while (!waiting_.empty()) {
    const std::uint32_t atom = waiting_.back();
    waiting_.pop_back();
    for (const std::uint32_t one : adders_[atom]) {
      const Work& work = operators_[one];
      if (work.missing != 0 || work.left != 0 || is_in_zone_[work.supporter] != 0) continue;
      is_in_zone_[work.supporter] = 1;
      waiting_.push_back(work.supporter);
    }
  }
}

// Takes the least cost of the operators that lead into the zone from all of them, and returns the
// cost.
std::uint64_t LmCut::cut(const std::uint64_t* state) {
  std::fill(is_met_.begin(), is_met_.end(), 0);
  waiting_.clear();
  cut_.clear();
  const auto meet = [&](std::uint32_t atom) {
    if (is_met_[atom] != 0) return;
    is_met_[atom] = 1;
    waiting_.push_back(atom);
  };
  each_atom(state, task_.size(), meet);
  meet(always_);
  std::uint64_t least = no_way;
  while (!waiting_.empty()) {
    const std::uint32_t atom = waiting_.back();
    waiting_.pop_back();
    for (const std::uint32_t one : needers_[atom]) {
      const Work& work = operators_[one];
      if (work.missing != 0 || work.supporter != atom) continue;
      const std::span<const std::uint32_t> added = adds_[one];
      if (std::any_of(added.begin(), added.end(), [&](auto a) { return is_in_zone_[a] != 0; })) {
        cut_.push_back(one);
        least = std::min(least, work.left);
      } else {
        for (const std::uint32_t next : added) meet(next);
      }
    }
  }
  for (const std::uint32_t one : cut_) operators_[one].left -= least;
  return least;
}

std::uint64_t LmCut::measure(const std::uint64_t* state) {
  for (std::uint32_t one = 0; one < task_.costs.size(); ++one)
    operators_[one].left = task_.costs[one];
  operators_.back().left = 0;
  std::uint64_t sum = 0;
  for (;;) {
    spread(state);
    if (costs_[end_] == no_way) return no_way;
    if (costs_[end_] == 0) return sum;
    mark_zone();
    sum += cut(state);
  }
}

}  // namespace hardboard::planning
