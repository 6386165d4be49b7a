// Turns of Push Fight in words, step by step: moves `d2-d4`, and the push `d4 pushes right`.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

// A step of a turn: a move, or the push that ends it.
using Step = std::variant<Move, Push>;

// The steps of a turn, with the push last; and the turn of some steps, or nothing unless the last
// step, and no other, is a push.
std::vector<Step> steps_of(const Turn& turn);
std::optional<Turn> turn_of(const std::vector<Step>& steps);

// "d2-d4", "d4 pushes right".
std::string words(const Step& step);
// The words of the steps in order: "d2-d4, d4 pushes right".
std::string words(const Turn& turn);

// Appends the steps that the words stand for: `d2-d4`, `d2d4`, `d4 pushes right`, `d4 right`, or
// several with commas or blanks between them. The steps need not be legal, which the game checks.
// Returns the fault of the words, or an empty string.
std::string read_moves(const Puzzle& puzzle, std::string_view words, std::vector<Step>& steps);

}  // namespace hardboard::push_fight
