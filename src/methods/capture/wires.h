// Wires: long thin parts of a graph, which hubs can pass from one end to the other or not at all.
// In images of formulas they make up nearly all of the board, and lemmas about single places would
// have to forbid each place where hubs could leave a wire (docs/hubs.md).
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/watch.h"
#include "methods/capture/arena.h"
#include "methods/capture/graph.h"
#include "methods/capture/rungs.h"

namespace hardboard::capture {

struct Wires {
  static constexpr std::uint32_t none = UINT32_MAX;

  // The rungs of wire w are rungs[first[w]] .. rungs[first[w + 1] - 1], from one end to the other.
  // No location is part of two rungs.
  std::vector<std::uint32_t> first{0};
  std::vector<Rung> rungs;
  // By location: the wire to whose inside the location belongs, or `none`. Inside are all rungs but
  // the first and the last, and what lies between two rungs. So each way into the inside, or out of
  // it, leads through the first rung or the last one, and each way from one of these to the other
  // through the inside passes a location of each rung. Some location is neither inside nor part of
  // the first or the last rung.
  std::vector<std::uint32_t> inside;
  // By location inside of a wire: the rung (as an index of `rungs`) to which it belongs, or the
  // last one before it.
  std::vector<std::uint32_t> rung_of;
  // Further pairs of locations inside of a wire: each way within the wire from rung `from` to rung
  // `to` passes one of the two. Pairs may overlap with one another and with rungs. Those of wire w
  // are passes[first_pass[w]] .. passes[first_pass[w + 1] - 1].
  struct Pass {
    Rung places;
    std::uint32_t wire, from, to;
  };
  std::vector<Pass> passes;
  std::vector<std::uint32_t> first_pass;

  std::uint32_t size() const { return static_cast<std::uint32_t>(first.size()) - 1; }
  std::span<const Rung> of(std::uint32_t wire) const {
    return {rungs.data() + first[wire], rungs.data() + first[wire + 1]};
  }
  std::span<const Pass> passes_of(std::uint32_t wire) const {
    return {passes.data() + first_pass[wire], passes.data() + first_pass[wire + 1]};
  }
};

// Wires of an undirected graph. The search looks at pairs of locations up to two steps apart, and
// up to four steps around each (rungs.h). O(locations), but for a large constant. None, or not all,
// once the watch's limits are reached.
Wires find_wires(const Graph& graph, Watch& watch);

}  // namespace hardboard::capture
