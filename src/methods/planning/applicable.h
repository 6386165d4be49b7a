// The operators that apply in a state.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "methods/planning/state_table.h"
#include "methods/planning/task.h"

namespace hardboard::planning {

// Each operator waits at one of the atoms that it needs, at which few others wait: a look at the
// atoms that are true meets all operators that apply, and few others.
class Applicable {
public:
  explicit Applicable(const Task& task) : task_(task), at_(task.size()) {
    for (std::uint32_t one = 0; one < task.needs.size(); ++one) {
      std::vector<std::uint32_t>* place = &always_;
      for (const std::uint32_t atom : task.needs[one])
        if (place == &always_ || at_[atom].size() < place->size()) place = &at_[atom];
      place->push_back(one);
    }
  }

  // Calls each(operator). O(atoms + needs of the operators that wait at true ones).
  template <class Each>
  void visit(const std::uint64_t* state, Each each) const {
    for (const std::uint32_t one : always_) each(one);
    each_atom(state, task_.size(), [&](std::uint32_t atom) {
      for (const std::uint32_t one : at_[atom])
        if (has_all(state, task_.needs[one])) each(one);
    });
  }

private:
  const Task& task_;
  std::vector<std::vector<std::uint32_t>> at_;  // by atom
  std::vector<std::uint32_t> always_;           // operators that need nothing
};

}  // namespace hardboard::planning
