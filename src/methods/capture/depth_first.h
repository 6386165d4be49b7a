// Depth-first search over positions with a table of those seen: the method for small boards, for
// counting, and for the fewest pieces that can remain.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// More locations than this are not for this method.
inline constexpr std::uint32_t most_locations = 32;

// A 128-bit number of move sequences; wide enough for every board whose positions fit in memory,
// and saturating (all ones) if one should not be.
__extension__ using Count = unsigned __int128;

class DepthFirst {
public:
  // nullopt if the arena has more than `most_locations` locations, or more than 255 classes of
  // pieces (type and captures left). O(steps).
  static std::optional<DepthFirst> make(const Arena& arena);

  struct Outcome {
    Verdict verdict = Verdict::unknown;
    std::vector<Capture<Location>> moves;  // a solution
    std::uint64_t positions = 0;           // distinct ones looked at
    std::uint64_t dead_ends = 0;           // of these, found to have no solution
  };

  // Is there a solution? Unknown if the limits are reached, or after `most_positions`.
  // Exponential in the number of locations.
  Outcome decide(const Limits& limits, std::uint64_t most_positions = UINT64_MAX) const;

  // The number of solutions as sequences of captures; nullopt if the limits are reached, or after
  // `most_positions`.
  std::optional<Count> count(const Limits& limits, std::uint64_t most_positions = UINT64_MAX) const;

  // The fewest pieces that can remain (with a goal: one of them on it), the moves that lead there,
  // and what is proved if the limits are reached before the end.
  struct Fewest {
    std::uint32_t pieces = 0;
    std::uint32_t bound = 1;
    std::vector<Capture<Location>> moves;
  };
  Fewest fewest_left(const Limits& limits) const;

  // Rules out the capture `from` -> `to` in all searches that follow: what is left of the solutions
  // when this one move is taken away? O(1).
  void forbid(Capture<Location> capture) { forbidden_[capture.from] |= 1U << capture.to; }
  void allow(Capture<Location> capture) { forbidden_[capture.from] &= ~(1U << capture.to); }

private:
  // A class of pieces: all that matters of one. Spent pieces of all types are one class (but the
  // last piece, which can't be captured); a capture turns class c into classes_[c].after.
  struct Class {
    std::uint8_t type = 0;
    std::uint8_t after = 0;
    std::uint8_t captures = 0;  // that it can still make; n - 1 is as good as unlimited
    bool is_last = false;
  };
  struct Hop {
    std::uint8_t to = 0;
    std::uint32_t between = 0;  // mask of the locations that must be empty
  };

  template <std::size_t Words>
  class Position;
  template <std::size_t Words>
  class Search;

  std::uint32_t size_ = 0;
  std::optional<Location> last_, goal_;
  std::vector<Class> classes_;  // [0] stands for an empty location
  std::array<std::uint8_t, most_locations> start_{};
  std::vector<Hop> hops_;
  std::vector<std::uint32_t> first_;    // hops of type t from u: first_[t * size_ + u] ...
  std::vector<std::uint32_t> targets_;  // masks like first_, as if nothing were in the way
  std::array<std::uint32_t, most_locations> touches_{};  // the same for all types, both ways
  std::array<std::uint32_t, most_locations> forbidden_{};
};

}  // namespace hardboard::capture
