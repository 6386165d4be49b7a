// Clearing boards on which nothing is blocked and budgets are at most 2, with several pieces that
// stay: a connected dominating set with a matching, by a frontier programme.
//
// docs/hubs.md proves: play can end with pieces on exactly the places R if and only if there is a
// set D of hubs such that each component of D and R holds a place of R, every other place is a leaf
// with budget 1 or more next to D or R, and each hub has a leaf of its own with budget 2. Of a
// place in R that is captured a budget of 1 is left if the place, too, has a leaf of its own, else
// 0. A piece that is not captured can be taken off the board, and keeps its budget.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "base/limits.h"

namespace hardboard::gadgets {

struct CaptureBoard {
  std::vector<std::vector<std::uint32_t>> near;  // who can capture whom, symmetric
  std::vector<std::uint8_t> budget;
  // Groups of places where pieces may stay: the outputs. `worth` numbers what a group shows at the
  // end, a character for each place: `.`, or the budget of the piece that stays; nothing if a group
  // may not end so. A piece that is captured may keep more than the form says.
  std::vector<std::vector<std::uint32_t>> ports;
  std::function<std::optional<std::uint8_t>(std::string_view form)> worth;
  bool leaves_one = false;  // or one piece stays anywhere; then there are no ports
};

// `left_out`: no place of this board (frontier.h).
enum class Part : std::uint8_t { leaf, hub, root, untouched, left_out };

// A way to clear the board. `mate` of a leaf is the hub or root whose own leaf it is, and of these
// the leaf; a place without a mate is its own.
struct Clearing {
  std::vector<std::uint8_t> worth;  // of each port
  std::vector<Part> part;
  std::vector<std::uint32_t> mate;
};

// The order in which a frontier programme takes the places, and what that costs.
struct Elimination {
  std::vector<std::uint32_t> order;
  std::uint32_t width = 0;  // the most places that wait at a time
};

// The best of several greedy orders: the sum of 3^waiting places is small; of the first one alone
// if the limits are reached. O(places * width).
Elimination elimination_of(const CaptureBoard& board, const Limits& limits);

// One clearing for each worth of the ports that some clearing has; nothing if the limits were
// reached, memory too, or if more than `most_waiting` places wait at a time. O(places * states),
// and the states are exponential in the width alone: boards of wires have a width of six to ten.
inline constexpr std::uint32_t most_waiting = 24;
std::optional<std::vector<Clearing>> clearings_of(const CaptureBoard& board, const Limits& limits);

}  // namespace hardboard::gadgets
