// The next piece along a line: neighbour lists that make replay and the immediate capture graph
// linear after one sort for each axis.
#pragma once

#include <cstdint>
#include <limits>
#include <vector>

#include "base/watch.h"
#include "puzzles/solo_chess/axis_order.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::solo_chess {

// A doubly linked list for each line of each axis (axis_order.h), in the axis's direction.
class Lines {
public:
  static constexpr std::uint32_t none = std::numeric_limits<std::uint32_t>::max();

  // A neighbour on a line: the piece, and its distance in steps of the ride.
  struct Neighbour {
    std::uint32_t piece = none;
    std::int64_t steps = 0;
  };

  // O(a n) for a axes and n pieces; 8 bytes for each axis and piece, and some 30 more during the
  // construction. Keeps a pointer to the pieces, which must stay in place. Components of rides must
  // stay below 2^30 (the reader bounds them at 1000); (0, 0) is no ride. Once the watch, if there
  // is one, has seen that the limits are reached, the lines must not be asked.
  explicit Lines(const Puzzle& puzzle, Watch* watch = nullptr);

  // The first piece in the way of ride number `ride` of type number `type` from the place of
  // `piece`, at any distance; `none` if no piece is in the way. O(1).
  Neighbour next(std::uint32_t piece, std::uint8_t type, std::size_t ride) const;

  // The same backward: the first piece from which the ride leads to `piece`. O(1).
  Neighbour previous(std::uint32_t piece, std::uint8_t type, std::size_t ride) const;

  // Takes the piece off all its lines; the piece must be on them. O(a).
  void remove(std::uint32_t piece);

  // Puts back the piece that was removed last of those still removed. O(a).
  void put_back(std::uint32_t piece);

private:
  struct Links {
    std::uint32_t next = none;
    std::uint32_t previous = none;
  };
  struct Way {  // the direction of a ride: along its axis or against it
    std::uint32_t axis = 0;
    bool forward = true;
  };

  Neighbour neighbour(std::uint32_t piece, std::uint32_t axis, bool forward) const;

  const std::vector<Piece>* pieces_;
  std::vector<std::vector<Way>> ways_;  // by type, by ride
  std::vector<Axis> axes_;
  std::vector<std::vector<Links>> links_;  // by axis, by piece
};

}  // namespace hardboard::solo_chess
