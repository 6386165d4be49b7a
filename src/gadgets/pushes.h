// Gadgets of Push Fight as positions on a board, and what play on them ends with.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "base/limits.h"
#include "gadgets/found.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::gadgets {

// The position of the layout: White to move, no anchor, at most two moves before a push, rails on
// all edges of the drawing that are not open. O(n log n).
push_fight::Puzzle push_puzzle(const Layout& layout);

// A play as turns: moves to empty squares, of either side, up to a push. The steps must be legal
// one after the other. O(steps * n).
std::vector<push_fight::Turn> turns_of(const Layout& layout, const Play& play);

// The ends of all play: outcomes in the order in which they were found, each once, and what is
// wrong with the play besides, in words.
struct PushEnds {
  std::vector<FoundOutcome> outcomes;
  std::set<std::string> leaks;
};

// All that White can reach by pushes (goals `exit` and `mate`). A leak is a black pawn that can
// move: at the exit, and before a mate at any time. O(positions * n log n), for mates also a search
// in each. Nothing if the limits were reached.
std::optional<PushEnds> ends_of_pushes(const Layout& layout, const Limits& limits);

// All rounds (goal `round`): White's turns of at most two moves, with a push elsewhere, after which
// Black cannot mate, with all of Black's answers that push off none of its own. Leaks are a turn
// that Black cannot answer, and an end that no signal names. O(turns of White * turns of Black * n
// log n). Nothing if the limits were reached, memory included.
std::optional<PushEnds> ends_of_round(const Layout& layout, const Limits& limits);

// Adds the end of a play, unless its outcome is known; false if some port shows no signal.
bool add_end(const Layout& layout, const push_fight::Puzzle& puzzle,
             const push_fight::Position& position, const Play& play, PushEnds& ends);

}  // namespace hardboard::gadgets
