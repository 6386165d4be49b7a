// Gadgets of kings, knights and rooks as puzzles of Solo Chess, and the replay of plays there.
#pragma once

#include <optional>

#include "gadgets/found.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::gadgets {

// The pieces of the layout, in its order. O(n).
solo_chess::Puzzle chess_puzzle(const Layout& layout);

// The outcome of a play; nothing if the pieces at its end are no signals, or if pieces remain
// elsewhere than on ports and on the shell. Every capture must be legal. O(n + captures).
std::optional<Outcome> replayed(const Layout& layout, const solo_chess::Puzzle& puzzle,
                                const Play& play);

// The signal of a form: of those that list it the first.
std::optional<std::uint8_t> signal_of(const Gadget& gadget, std::string_view form);

}  // namespace hardboard::gadgets
