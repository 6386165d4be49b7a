// What a frontier programme remembers of the places that wait for their neighbours, and when one
// memory is as good as another (domination.cc).
#pragma once

#include <array>
#include <cstdint>
#include <cstring>

#include "gadgets/domination.h"

namespace hardboard::gadgets {

// What is known of a place that waits, in three bits; above them the number of the component of a
// hub or root, 0 once that component holds a root.
enum Status : std::uint8_t {
  untouched,
  lonely_leaf,  // next to no hub or root so far
  leaf,
  mated_leaf,
  hub,
  mated_hub,
  root,
  mated_root,
};
inline constexpr unsigned component_shift = 3;
inline constexpr std::uint8_t status_mask = 7, gone = 0xFF;

constexpr std::uint8_t status_of(std::uint8_t cell) {
  return cell & status_mask;
}
constexpr std::uint8_t component_of(std::uint8_t cell) {
  return static_cast<std::uint8_t>(cell >> component_shift);
}
constexpr bool is_connected(std::uint8_t cell) {
  return cell != gone && status_of(cell) >= hub;
}

// A cell for each slot; the last slot says whether one root has been chosen.
struct State {
  std::array<std::uint8_t, most_waiting> cells;

  // Eight cells as one number.
  std::uint64_t word(std::size_t i) const {
    std::uint64_t word = 0;
    std::memcpy(&word, cells.data() + 8 * i, 8);
    return word;
  }
  bool operator==(const State& other) const {
    std::uint64_t difference = 0;
    for (std::size_t i = 0; i < most_waiting / 8; ++i) difference |= word(i) ^ other.word(i);
    return difference == 0;
  }
};
inline constexpr std::size_t root_slot = most_waiting - 1;

// Every bit of the state changes low bits of the hash.
struct StateHash {
  std::size_t operator()(const State& state) const {
    std::uint64_t hash = 0;
    for (std::size_t i = 0; i < most_waiting / 8; ++i) {
      hash = (hash ^ state.word(i)) * 0x9E3779B97F4A7C15U;
      hash ^= hash >> 32;
    }
    hash *= 0xD6E8FEB86659FD93U;
    return hash ^ hash >> 32;
  }
};

// Gives the components of both numbers the smaller number. O(slots), as all below.
void join(State& state, std::uint8_t a, std::uint8_t b);

// Numbers the components by their first slots, so that equal memories are equal states.
void renumber(State& state);

// Has another waiting place the component of this cell?
bool goes_on(const State& state, std::uint8_t cell);

// The states that differ from `state` only by a place that is better off, or by a component without
// a root that has one: what `state` can become, these can. Visits them until visit says true, and
// says whether it did. O(slots^2).
template <class Visit>
bool any_better(const State& state, Visit visit) {
  // By status: a better one, or none. (A leaf that has no mate yet can still become one.)
  constexpr std::array<std::uint8_t, 8> better = {0, leaf, 0, leaf, mated_hub, 0, mated_root, 0};
  State other = state;
  std::uint8_t components = 0;  // seen so far; the next one has the next number (renumber)
  for (std::size_t i = 0; i < root_slot; ++i) {
    const std::uint8_t cell = state.cells[i], status = status_of(cell);
    if (cell == gone) continue;
    if (better[status] != 0) {
      other.cells[i] = static_cast<std::uint8_t>((cell & ~status_mask) | better[status]);
      if (visit(other)) return true;
      other.cells[i] = cell;
    }
    if (!is_connected(cell) || component_of(cell) != components + 1) continue;
    ++components;
    State rooted = state;
    join(rooted, 0, component_of(cell));
    renumber(rooted);
    if (visit(rooted)) return true;
  }
  return false;
}

}  // namespace hardboard::gadgets
