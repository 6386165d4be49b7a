// Ways of the piece that must be last over places that the others leave to it.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/random.h"
#include "methods/capture/tree_steps.h"

namespace hardboard::capture {

// The open steps of the others lead from every place into a *sink*, a set of places that all lead
// to each other and from which none leads out. The last piece has to capture in each sink.
class LastWays {
public:
  // The arena has a last piece. O(steps).
  explicit LastWays(const TreeSteps& steps);

  // Short ways are likelier; or, where there is no goal, the way goes on as far as it can, so that
  // the others have fewer exits to make.
  enum class Length : std::uint8_t { any, far };

  // A random way: places that the last piece captures on one after the other when nothing stands on
  // any other place; some place of each sink and all `wanted` places are among them, and the goal,
  // if there is one, is the last. Nothing if some hundred trials found none.
  std::optional<std::vector<Location>> find(Random& random, const std::vector<Location>& wanted,
                                            Length length) const;

  // Adds a place to a way between two stops, or behind the last one, where the last piece can
  // capture on all of them then; false if that is nowhere. O(stops * steps of one).
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
