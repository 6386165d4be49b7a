// Ways of the piece that must be last over places that the others leave to it.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/random.h"
#include "methods/capture/exit_tree.h"

namespace hardboard::capture {

// The open steps of the others lead from every place into a *sink*, a set of places that all lead
// to each other and from which none leads out. The last piece has to capture in each sink.
class LastWays {
public:
  // The arena has a last piece. O(steps).
  explicit LastWays(const OpenSteps& steps);

  // A random way: places that the last piece captures on one after the other when nothing stands on
  // any other place; some place of each sink and all `wanted` places are among them, and the goal,
  // if there is one, is the last. Short ways are likelier. Nothing if some hundred trials found
  // none.
  std::optional<std::vector<Location>> find(Random& random,
                                            const std::vector<Location>& wanted) const;

  std::uint32_t sinks() const { return sinks_; }

private:
  class Trial;
  static constexpr std::uint32_t no_sink = UINT32_MAX;
  const OpenSteps& steps_;
  std::vector<std::uint32_t> sink_;  // by place
  std::uint32_t sinks_ = 0;
};

}  // namespace hardboard::capture
