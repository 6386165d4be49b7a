// A planning problem in positive form: conditions ask for true atoms alone, so that the more atoms
// are true, the more operators apply. What no plan needs is left out.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/watch.h"
#include "methods/planning/ground.h"

namespace hardboard::planning {

class NumberLists;

// For each of `items` numbers, the lists in which the number stands. O(sum of sizes).
NumberLists where_each_stands(const NumberLists& lists, std::uint32_t items);

// Lists of numbers, one behind the other in one array.
class NumberLists {
public:
  std::size_t size() const { return ends_.size() - 1; }
  std::span<const std::uint32_t> operator[](std::size_t i) const {
    return {items_.data() + ends_[i], items_.data() + ends_[i + 1]};
  }
  void push_back(std::span<const std::uint32_t> list) {
    items_.insert(items_.end(), list.begin(), list.end());
    ends_.push_back(items_.size());
  }
  std::size_t bytes() const {
    return items_.capacity() * sizeof(std::uint32_t) + ends_.capacity() * sizeof(std::size_t);
  }

private:
  friend NumberLists where_each_stands(const NumberLists& lists, std::uint32_t items);

  std::vector<std::uint32_t> items_;
  std::vector<std::size_t> ends_{0};
};

// An atom of a task: a fact, or the opposite of a fact.
struct TaskAtom {
  std::uint32_t fact = 0;
  bool is_positive = true;
};

// An operator applies if its `needs` are true; it makes `deletes` false and `adds` true, which have
// no atom in common. Each list is sorted, without repetition.
struct Task {
  std::vector<TaskAtom> atoms;
  NumberLists needs, adds, deletes;  // of each operator
  std::vector<std::uint64_t> costs;
  std::vector<std::uint32_t> operators;  // their numbers in the grounded problem
  std::vector<std::uint32_t> start, goal;
  // The goal can't be reached even if nothing that is true becomes false: one of its atoms, or one
  // that nothing changes, is among `never`, which no operator adds without needing one of them.
  bool is_hopeless = false;
  std::vector<TaskAtom> never;

  std::uint32_t size() const { return static_cast<std::uint32_t>(atoms.size()); }
  // About what the task takes, and a search takes besides its states.
  std::size_t bytes() const {
    const std::size_t lists = needs.bytes() + adds.bytes() + deletes.bytes();
    return 3 * lists + 100 * atoms.size() + 50 * costs.size();
  }
};

// The task has plans of the same costs as the problem: a plan for one is a plan for the other once
// operators that the task left out are taken from the plan. Left out are operators that can never
// apply, or that add nothing that the goal, or an operator that is kept, needs; and atoms that
// nothing needs, or that are always true. Incomplete at the limits. O(size).
Task task_of(const Grounded& game, Watch& watch);

}  // namespace hardboard::planning
