// The refusals of games of captures as layers of places, for pages.
#pragma once

#include <fmt/format.h>

#include "draw/capture_refusal.h"
#include "kinds/shown.h"

namespace hardboard::capture {

// One layer a group, one for the doors of the groups, and one a witness with the place that the
// witness cannot reach. O(size of the view).
template <class P>
std::vector<shown::Layer> layers_of(const draw::RefusalView<P>& view) {
  std::vector<shown::Layer> layers;
  const char* letter = "A";
  for (const draw::RefusalGroup<P>& group : view.groups) {
    shown::Layer layer{letter, group.why, {group.places.begin(), group.places.end()}};
    layers.push_back(std::move(layer));
    if (group.door) {
      layers.push_back({fmt::format("door of {}", letter),
                        fmt::format("the only place outside that {} touches", letter),
                        {*group.door}});
    }
    letter = "B";
  }
  for (const Capture<P>& barred : view.barred)
    layers.push_back({"witness", "this piece can't get there", {barred.from, barred.to}});
  return layers;
}

}  // namespace hardboard::capture
