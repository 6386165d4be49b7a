// Depth-first search over positions with a table of the positions seen: the method for small
// boards, for counting, and for the fewest pieces that can remain.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// The method refuses arenas with more locations.
inline constexpr std::uint32_t most_locations = 32;

// A number of move sequences, 128 bits wide: enough for every board whose positions fit in memory.
// A larger number saturates (all bits set).
__extension__ using Count = unsigned __int128;

class DepthFirst {
public:
  // nullopt if the arena has more than `most_locations` locations (one less where capturers are
  // counted), or more than 255 classes of pieces (type and captures left). O(steps).
  static std::optional<DepthFirst> make(const Arena& arena);

  struct Outcome {
    Verdict verdict = Verdict::unknown;
    std::vector<Capture<Location>> moves;  // a solution
    std::uint64_t positions = 0;           // how many distinct positions the search visited
    std::uint64_t dead_ends = 0;           // how many of these have no solution
  };

  // Is there a solution? Unknown if the limits are reached, or after `most_positions`.
  // Exponential in the number of locations.
  Outcome decide(const Limits& limits, std::uint64_t most_positions = UINT64_MAX) const;

  // The number of solutions as sequences of captures; nullopt if the limits are reached, or after
  // `most_positions`.
  std::optional<Count> count(const Limits& limits, std::uint64_t most_positions = UINT64_MAX) const;

  // The fewest pieces that can remain (with a goal, one of them on the goal), and moves that leave
  // them. If the limits are reached first: the fewest pieces found, and the proved bound.
  struct Fewest {
    std::uint32_t pieces = 0;
    std::uint32_t bound = 1;
    std::vector<Capture<Location>> moves;
  };
  Fewest fewest_left(const Limits& limits) const;

  // Excludes this capture from all later searches, until it is allowed again. O(1).
  void forbid(Capture<Location> capture) { forbidden_[capture.from] |= bit(capture.to); }
  void allow(Capture<Location> capture) { forbidden_[capture.from] &= ~bit(capture.to); }

private:
  // A class of pieces with the same captures: a type with a number of captures left. Spent pieces
  // of all types form one class, except the last piece, which can't be captured. A piece of class c
  // is of class classes_[c].after when it has captured. Where captures have costs, or capturers are
  // counted, Bounded says more.
  struct Class {
    std::uint8_t type = 0;
    std::uint8_t after = 0;
    std::uint8_t captures = 0;  // an upper bound on those still left
    bool is_last = false;
  };
  struct Hop {
    std::uint8_t to = 0;
    std::uint32_t between = 0;  // mask of the locations that must be empty
  };

  // What an arena has whose captures have costs or whose capturers are counted.
  struct Bounded {
    static constexpr std::size_t most_costs = 256;  // different ones, which have numbers
    // The number of a capture's cost, in entry from * size + to; and the class of a piece of class
    // c after cost number k, in entry c * most_costs + k: 0 for none.
    std::vector<std::uint8_t> cost, after;
    std::vector<bool> is_new_capturer;  // by class
    std::uint32_t capturers = 0;        // how many may begin to capture
  };
  // The classes of the arena's pieces, and `start_`; false if there are too many.
  bool make_classes(const Arena& arena);
  static std::optional<Bounded> make_bounded(const Arena& arena, std::vector<Class>& classes,
                                             std::array<std::uint8_t, most_locations>& start);

  // Bytes of a position: behind the locations, how many pieces more may begin to capture.
  std::uint32_t cells() const { return size_ + (bounded_ ? 1 : 0); }

  static std::uint32_t bit(Location u) { return 1U << u; }

  template <std::size_t Words>
  class Position;
  template <std::size_t Words>
  class Search;

  std::uint32_t size_ = 0;
  std::optional<Location> last_, goal_;
  std::vector<Class> classes_;                        // class 0 stands for an empty location
  std::array<std::uint8_t, most_locations> start_{};  // by location: the class at the start
  std::vector<Hop> hops_;
  std::vector<std::uint32_t> first_;  // the hops of type t from u begin at first_[t * size_ + u]
  // Masks of locations. The first, in entry t * size_ + u: the targets of type t from u on an
  // otherwise empty board. The second: all locations that a piece of some type could capture from
  // u, or capture u from.
  std::vector<std::uint32_t> targets_;
  std::array<std::uint32_t, most_locations> touches_{};
  std::array<std::uint32_t, most_locations> forbidden_{};  // by location: captures to these
  std::optional<Bounded> bounded_;
};

}  // namespace hardboard::capture
