// How far a state is from the goal if nothing that is true ever becomes false.
#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "methods/planning/task.h"

namespace hardboard::planning {

// The task must outlive the measure, which keeps its arrays from one state to the next.
class RelaxedPlan {
public:
  static constexpr std::uint32_t no_way = std::numeric_limits<std::uint32_t>::max();

  explicit RelaxedPlan(const Task& task);

  // The number of operators of a plan for the state if all `deletes` were empty (the FF heuristic
  // of Hoffmann and Nebel 2001, with the operators that additive costs choose, Keyder and Geffner
  // 2008); no_way if there is none, and then there is no plan either. O(size of the task).
  std::uint32_t measure(const std::uint64_t* state);

  // The operators that apply in the state that was measured last, unless the result was no_way; and
  // those of them that the relaxed plan has.
  const std::vector<std::uint32_t>& applicable() const { return applicable_; }
  const std::vector<std::uint32_t>& helpful() const { return helpful_; }

private:
  void reach(std::uint32_t atom, std::uint32_t cost, std::uint32_t by);
  bool explore(const std::uint64_t* state);
  void apply(std::uint32_t one);
  std::uint32_t collect();

  const Task& task_;
  NumberLists needers_;              // of each atom
  std::vector<std::uint32_t> free_;  // operators that need nothing
  std::vector<std::uint32_t> number_of_needs_;

  // Of the last state: for each atom its cost and an operator that adds it; for each operator the
  // needs that are missing, and the costs of those that are not.
  std::vector<std::uint32_t> costs_, by_, missing_, sums_;
  std::vector<std::vector<std::uint32_t>> waiting_;  // atoms by their costs
  std::vector<std::uint32_t> applicable_, helpful_, open_;
  std::vector<std::uint8_t> is_goal_, is_in_plan_;
};

}  // namespace hardboard::planning
