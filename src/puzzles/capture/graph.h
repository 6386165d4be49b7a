// Walks through the capture graph for the checkers of refusals: the neighbours of a place, and the
// outer places that a group touches (docs/refusals.md).
#pragma once

#include <cstdint>

#include "puzzles/capture/rules.h"

namespace hardboard::capture {

// Visits the neighbours of a place in the capture graph, along each ride from the nearest on, until
// `visit` returns false for that ride. Of the places from which a type could capture `place`, the
// walk ends at the first one where the type is not possible: a piece of this type farther off could
// step to that place and make the type possible there.
template <class Visitor>
void visit_neighbours(const CaptureRules& rules, const PossiblePairs& possible, std::uint32_t place,
                      Visitor visit) {
  for (std::size_t t = 0; t < rules.types; ++t) {
    const auto type = static_cast<std::uint8_t>(t);
    if (possible.has(place, type)) {
      rules.from(place, type, [&](std::uint32_t to) { return to == rules.last || visit(to); });
    }
    if (place == rules.last) continue;
    rules.to(place, type, [&](std::uint32_t from) {
      const bool go_on = possible.has(from, type) && visit(from);
      return go_on || from == rules.last;
    });
  }
}

// The places outside a group that have a neighbour in the group; counting stops at two.
struct Outer {
  std::uint32_t place = 0;
  int count = 0;
  std::uint32_t another = 0;

  void add(std::uint32_t found) {
    if (count == 0) {
      place = found;
      count = 1;
    } else if (found != place) {
      another = found;
      count = 2;
    }
  }
};

}  // namespace hardboard::capture
