// What a method finds out about a gadget with given inputs: the outcomes of all play.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "base/limits.h"
#include "gadgets/layout.h"

namespace hardboard::gadgets {

// Moves of a play that ends with this outcome: captures, jumps, or pushes by the king, from where
// to where. Pegs may leave the board by outputs, to off_plane.
using Play = std::vector<std::pair<Square, Square>>;
inline constexpr Square off_plane{INT32_MIN, INT32_MIN};

// "a1-b2 b2-c1", and "c1-" for a peg that leaves the board.
std::string play_words(const Play& play);

struct FoundOutcome {
  Outcome outcome;
  Play play;
};

// The greatest outcomes, sorted; nothing if the limits were reached.
using Found = std::optional<std::vector<FoundOutcome>>;

// Each is a method for its games, exact: no other outcome exists, and each play has been replayed
// by the rules. `leapers`: kings and knights (leapers.h), and so on.
Found outcomes_of_leapers(const Layout& layout, const Limits& limits);
Found outcomes_of_rooks(const Layout& layout, const Limits& limits);
Found outcomes_of_pegs(const Layout& layout, const Limits& limits);
Found outcomes_of_pushes(const Layout& layout, const Limits& limits);

// The method for the layout's game.
Found outcomes_of(const Layout& layout, const Limits& limits);

// Many layouts of rooks at once: those that lack some of these pieces of `layout`, none of which
// stands on a port. Does none of them show this outcome, or a greater one? Yes is certain; no may
// be caution, for left-out rooks block nothing here but may capture.
bool no_rooks_show(const Layout& layout, const std::set<Square>& optional, const Outcome& outcome,
                   const Limits& limits);

// Keeps the greatest outcomes, each once, sorted. O(n^2).
std::vector<FoundOutcome> greatest(const Gadget& gadget, std::vector<FoundOutcome> all);

}  // namespace hardboard::gadgets
