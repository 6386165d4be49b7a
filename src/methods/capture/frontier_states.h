// The states of a frontier programme (frontier.h): what is known of the places that wait, and how a
// state goes on when the next place takes its turn.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "methods/capture/frontier_order.h"

namespace hardboard::capture {

// What is known of a waiting place.
struct Cell {
  enum Kind : std::uint8_t {
    gone,       // its own piece has left it, and no capture ever ends there: nothing more to know
    untouched,  // its own piece leaves it, but not yet
    root,       // it keeps a piece
    captured,   // captures end there; the piece that comes last is of carrier kind - captured
  };
  std::uint8_t kind = gone;
  bool has_exit = false;  // of a place with captures: its exit is chosen,
  bool has_last = false;  // and so is the last capture on it
  // Of a place that keeps a piece, or is captured: places that exits join have the same number,
  // from 1 in the order of the slots. All but one in a component have exits, or the root is there.
  std::uint8_t component = 0;
  friend bool operator==(const Cell&, const Cell&) = default;
};

struct FrontierState {
  std::array<Cell, most_waiting> cells{};  // by slot
  bool has_root = false;                   // the one place that may keep a piece is chosen
  friend bool operator==(const FrontierState&, const FrontierState&) = default;
};

struct FrontierStateHash {
  std::size_t operator()(const FrontierState& state) const;
};

// An exit that a turn chooses, by slots before the turn; the place that takes its turn has the slot
// behind all others.
struct ChosenExit {
  std::uint8_t from = 0, to = 0;
  bool is_last = false;  // no later capture ends on `to`
};

struct Successor {
  FrontierState state;
  std::vector<ChosenExit> exits;
  bool keeps = false;  // the place whose turn it was keeps a piece
};

// All states to which the turn of the next place can lead. Of equal states, those in which the
// place keeps no piece stand first. Exponential in the number of waiting places that share a step
// with the place.
std::vector<Successor> successors(const FrontierState& state, const Pattern& pattern,
                                  const FrontierPlan& plan);

}  // namespace hardboard::capture
