#include "methods/planning/relaxed_plan.h"

#include <algorithm>

#include "methods/planning/state_table.h"

namespace hardboard::planning {
namespace {

// Sums of costs stay below, so that there are not too many lists of atoms; atoms beyond are alike.
constexpr std::uint32_t most_sum = 10'000;

}  // namespace

RelaxedPlan::RelaxedPlan(const Task& task)
    : task_(task),
      needers_(where_each_stands(task.needs, task.size())),
      costs_(task.size()),
      by_(task.size()),
      sums_(task.needs.size()),
      waiting_(1),
      is_goal_(task.size(), 0),
      is_in_plan_(task.needs.size(), 0) {
  for (std::uint32_t one = 0; one < task.needs.size(); ++one) {
    number_of_needs_.push_back(static_cast<std::uint32_t>(task.needs[one].size()));
    if (task.needs[one].empty()) free_.push_back(one);
  }
  for (const std::uint32_t atom : task.goal) is_goal_[atom] = 1;
}

void RelaxedPlan::reach(std::uint32_t atom, std::uint32_t cost, std::uint32_t by) {
  if (costs_[atom] <= cost) return;
  costs_[atom] = cost;
  by_[atom] = by;
  if (waiting_.size() <= cost) waiting_.resize(cost + 1);
  waiting_[cost].push_back(atom);
}

void RelaxedPlan::apply(std::uint32_t one) {
  if (sums_[one] == 1) applicable_.push_back(one);
  for (const std::uint32_t atom : task_.adds[one]) reach(atom, sums_[one], one);
}

// Finds the costs of atoms, cheap ones first, up to all of the goal; false if some have none.
bool RelaxedPlan::explore(const std::uint64_t* state) {
  std::fill(costs_.begin(), costs_.end(), no_way);
  std::fill(sums_.begin(), sums_.end(), 1);
  missing_ = number_of_needs_;
  applicable_.clear();
  for (std::vector<std::uint32_t>& list : waiting_) list.clear();
  each_atom(state, task_.size(), [&](std::uint32_t atom) { reach(atom, 0, no_way); });
  for (const std::uint32_t one : free_) apply(one);
  std::size_t goals = task_.goal.size();
  for (std::uint32_t cost = 0; cost < waiting_.size(); ++cost) {
    for (std::size_t i = 0; i < waiting_[cost].size(); ++i) {
      const std::uint32_t atom = waiting_[cost][i];
      if (costs_[atom] != cost) continue;  // cheaper before
      if (is_goal_[atom] != 0) --goals;
      for (const std::uint32_t one : needers_[atom]) {
        sums_[one] = std::min(sums_[one] + cost, most_sum);
        if (--missing_[one] == 0) apply(one);
      }
    }
    if (goals == 0) return true;
  }
  return goals == 0;
}

// The size of the relaxed plan; marks and helpful operators on the way.
std::uint32_t RelaxedPlan::collect() {
  std::uint32_t steps = 0;
  helpful_.clear();
  std::fill(is_in_plan_.begin(), is_in_plan_.end(), 0);
  open_ = task_.goal;
  while (!open_.empty()) {
    const std::uint32_t atom = open_.back();
    open_.pop_back();
    if (costs_[atom] == 0 || is_in_plan_[by_[atom]] != 0) continue;
    const std::uint32_t one = by_[atom];
    is_in_plan_[one] = 1;
    ++steps;
    if (sums_[one] == 1) helpful_.push_back(one);
    for (const std::uint32_t need : task_.needs[one]) open_.push_back(need);
  }
  return steps;
}

std::uint32_t RelaxedPlan::measure(const std::uint64_t* state) {
  return explore(state) ? collect() : no_way;
}

}  // namespace hardboard::planning
