// Ways of the piece that must be last over places that the others leave to it.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/random.h"
#include "methods/capture/tree_steps.h"

namespace hardboard::capture {

// The open steps of the other pieces lead from every place into a *sink*: a set of places that all
// lead to each other, with no step out of the set. The last piece has to capture in each sink.
class LastWays {
public:
  // The arena has a last piece. O(steps).
  explicit LastWays(const TreeSteps& steps);

  // `any`: short ways are likelier. `far`: where there is no goal, the way goes on as far as it
  // can, so that the other pieces have fewer exits to make.
  enum class Length : std::uint8_t { any, far };

  // A random way: places on which the last piece can capture one after the other when nothing
  // stands on any other place. The way has some place of each sink and all `wanted` places, and
  // ends on the goal, if there is one. Nothing if some hundred trials find no way.
  std::optional<std::vector<Location>> find(Random& random, const std::vector<Location>& wanted,
                                            Length length) const;

  // Adds a place to a way, between two stops or behind the last stop, if the last piece can capture
  // on all places of the longer way. False if it nowhere can. O(stops * steps from a stop).
  bool insert(std::vector<Location>& way, Location place) const;

  std::uint32_t sinks() const { return sinks_; }

private:
  class Trial;
  static constexpr std::uint32_t no_sink = UINT32_MAX;
  const TreeSteps& steps_;
  std::vector<std::uint32_t> sink_;  // by place
  std::uint32_t sinks_ = 0;
  std::vector<std::uint32_t> places_of_sink_;
};

}  // namespace hardboard::capture
