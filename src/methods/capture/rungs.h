// Rungs: one location or two that part what lies around them into two sides, as the rungs of a
// ladder do. Wires consist of rungs (wires.h).
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "base/seen.h"
#include "base/watch.h"
#include "methods/capture/arena.h"
#include "methods/capture/graph.h"

namespace hardboard::capture {

using Rung = std::array<Location, 2>;  // a single location is named twice

// Finds the rungs of an undirected graph, which must outlive it. Around a rung exactly two sides go
// on for some steps, and each of its locations has neighbours on both sides. Farther away the sides
// may meet, so that a rung need not part the whole graph. Where more than forty locations lie
// within these steps, there is no rung.
class RungFinder {
public:
  RungFinder(const Graph& graph, Watch& watch);

  // Single locations first; no pair holds a location that is a rung alone. None where much lies
  // around most locations of a sample: there a full search would take longer than it could save.
  // O(locations), with a large constant: 0.1 s for 36,000 knights. Some are missing once the
  // watch's limits are reached.
  std::vector<Rung> find();

  // For each side around a rung, its neighbours there.
  std::vector<std::vector<Location>> sides_of(const Rung& rung);

private:
  using Places = std::vector<Location>;

  bool is_thin(Location u);
  bool is_thin_as_a_rule();
  Places within_two_steps(Location u);
  bool parts(const Rung& rung);
  Places around(const Rung& rung);

  const Graph& graph_;
  Watch& watch_;
  Seen near_, walked_;
  std::vector<std::uint8_t> steps_;  // of locations in near_: from the rung
};

}  // namespace hardboard::capture
