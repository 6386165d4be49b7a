// The list of all kinds. A new kind adds one line to this list and its own folders in puzzles/,
// methods/, draw/ and kinds/; no other existing file changes (docs/house.md).
#pragma once

#include "puzzles/graph_capture/traits.h"
#include "puzzles/peg_army/traits.h"
#include "puzzles/peg_solitaire/traits.h"
#include "puzzles/push_fight/traits.h"
#include "puzzles/solo_chess/traits.h"

namespace hardboard {

template <class... Traits>
struct KindList {};

using AllKinds = KindList<solo_chess::Traits, graph_capture::Traits, peg_solitaire::Traits,
                          peg_army::Traits, push_fight::Traits>;

}  // namespace hardboard
