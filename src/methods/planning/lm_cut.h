// A lower bound on the cost of plans by landmarks, of which each plan has one operator each.
#pragma once

#include <cstdint>
#include <limits>
#include <queue>
#include <utility>
#include <vector>

#include "methods/planning/task.h"

namespace hardboard::planning {

// The task must outlive the measure, which keeps its arrays from one state to the next.
class LmCut {
public:
  static constexpr std::uint64_t no_way = std::numeric_limits<std::uint64_t>::max();

  explicit LmCut(const Task& task);

  // At most the cost of a cheapest plan for the state; no_way only if there is no plan (Helmert and
  // Domshlak 2009, "Landmarks, critical paths and abstractions: what's the difference anyway?").
  // O(landmarks * size of the task * log atoms).
  std::uint64_t measure(const std::uint64_t* state);

private:
  struct Work {
    std::uint64_t left = 0;       // of its cost
    std::uint32_t missing = 0;    // needs
    std::uint32_t supporter = 0;  // the need that is dearest
  };

  void spread(const std::uint64_t* state);
  void reach(std::uint32_t atom, std::uint64_t cost);
  void mark_zone();
  std::uint64_t cut(const std::uint64_t* state);

  // Behind the atoms of the task there are two more: `always`, which operators without needs have,
  // and `end`, which an operator of cost 0 adds that needs the goal.
  const Task& task_;
  std::uint32_t always_, end_;
  NumberLists needs_, adds_, needers_, adders_;
  std::vector<Work> operators_;
  std::vector<std::uint64_t> costs_;  // of atoms: that of the dearest need, and so on (h max)
  std::vector<std::uint8_t> is_in_zone_, is_met_;
  std::vector<std::uint32_t> waiting_, cut_;
  using Entry = std::pair<std::uint64_t, std::uint32_t>;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue_;
};

}  // namespace hardboard::planning
