#include "gadgets/frontier_state.h"

#include <algorithm>

namespace hardboard::gadgets {

void join(State& state, std::uint8_t a, std::uint8_t b) {
  if (a == b) return;
  const std::uint8_t kept = std::min(a, b), dropped = std::max(a, b);
  for (std::size_t i = 0; i < root_slot; ++i) {
    std::uint8_t& cell = state.cells[i];
    if (is_connected(cell) && component_of(cell) == dropped)
      cell = static_cast<std::uint8_t>(status_of(cell) | kept << component_shift);
  }
}

void renumber(State& state) {
  std::array<std::uint8_t, 32> number{};
  std::uint8_t components = 0;
  for (std::size_t i = 0; i < root_slot; ++i) {
    std::uint8_t& cell = state.cells[i];
    if (!is_connected(cell) || component_of(cell) == 0) continue;
    std::uint8_t& name = number[component_of(cell)];
    if (name == 0) name = ++components;
    cell = static_cast<std::uint8_t>(status_of(cell) | name << component_shift);
  }
}

bool goes_on(const State& state, std::uint8_t cell) {
  return std::any_of(state.cells.begin(), state.cells.begin() + root_slot, [&](std::uint8_t other) {
    return is_connected(other) && component_of(other) == component_of(cell);
  });
}

}  // namespace hardboard::gadgets
