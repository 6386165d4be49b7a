// The parts of Push Fight's row in files of their own.
#pragma once

#include <functional>
#include <span>

#include "kinds/kind.h"
#include "kinds/move_values.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard {

const Generator& push_fight_generator();

// Roots of tables, and positions checked against them.
std::span<const Experiment> push_fight_audits();

// A MoveValuer (move_values.h).
MoveValues values_in_push_fight(const AnyGame& game, const Limits& limits);

// All positions with a white king and white to move, on rectangles of at most `size` squares, no
// higher than wide, with and without rails above; both questions, with 1 and with 2 moves. Smaller
// boards first; false if `visit` ended the calls.
bool all_small_fights(unsigned size, const std::function<bool(push_fight::Puzzle)>& visit);

}  // namespace hardboard
