// The order in which a frontier programme (frontier.h) takes the places of an arena, and what
// each place meets when its turn comes, as patterns that many places share.
//
// A place *waits* from its turn until the turn of the last place that it shares a step with. The
// waiting places have slots, the oldest first.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/watch.h"
#include "methods/capture/arena.h"

namespace hardboard::capture {

inline constexpr std::size_t most_waiting = 12;

// A piece that leaves a place: its type, and what its budget leaves to it, `unlimited` for no
// bound.
struct Carrier {
  std::uint8_t type = 0;
  std::uint32_t left = 0;
  friend auto operator<=>(const Carrier&, const Carrier&) = default;
};

// What a place meets at its turn. Masks have a bit for each type.
struct Pattern {
  struct Meeting {             // with the place in a slot
    Carrier own;               // the piece that starts there
    std::uint32_t hither = 0;  // types that can capture from there to here,
    std::uint32_t hence = 0;   // and from here to there
    std::uint32_t cost = 1;    // of such a capture
    friend auto operator<=>(const Meeting&, const Meeting&) = default;
  };
  Carrier own;
  bool may_keep = true;            // a piece may remain here,
  bool must_keep = false;          // or has to
  std::uint32_t carriers = 0;      // a bit for each carrier (FrontierPlan) that may come here
  std::vector<Meeting> meetings;   // by slot
  std::vector<std::uint8_t> ends;  // slots that wait no longer after this turn, the new one last
  friend auto operator<=>(const Pattern&, const Pattern&) = default;
};

struct FrontierPlan {
  std::vector<Location> order;
  std::vector<std::uint32_t> pattern;  // by turn: a number of `patterns`
  std::vector<Pattern> patterns;
  std::vector<Carrier> carriers;  // that captures can bring to a place, at most 31
  std::optional<std::uint8_t> last_type;
  std::size_t widest = 0;       // the most places that wait at a time
  bool may_leave_many = false;  // any number of places may keep a piece
};

// Makes the plan for an arena, and returns "" or why there is none: a step may be blocked, too many
// places wait at a time, or there are too many types or carriers. plan.may_leave_many must be set
// before. The order is that of Cuthill and McKee (1969) from a place that is far out. O(steps log
// steps).
std::string frontier_plan(const Arena& arena, FrontierPlan& plan, Watch& watch);

}  // namespace hardboard::capture
