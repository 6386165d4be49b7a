// A puzzle of Solo Chess that the generator makes, whatever it made before.
#pragma once

#include <optional>

#include "base/random.h"
#include "methods/solo_chess/distinct.h"
#include "methods/solo_chess/generate.h"

namespace hardboard::testing {

inline std::optional<solo_chess::Generated> any_solo_chess(const solo_chess::Wish& wish,
                                                           Random& random) {
  solo_chess::DistinctPuzzles made;
  return solo_chess::generate(wish, random, {}, made);
}

}  // namespace hardboard::testing
