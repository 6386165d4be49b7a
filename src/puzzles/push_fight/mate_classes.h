// Turns of any number of moves that mate, by classes of positions: a check of their absence where
// there are too many positions to try them all.
#pragma once

#include <cstdint>

#include "base/limits.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::push_fight {

enum class ByClasses : std::uint8_t {
  no_mate,  // no turn makes a piece of the other side fall
  mate,     // some turn does
  unknown,  // the board has more than 4,096 squares or a million classes, or the limits came first
};

// Decides whether a turn of any number of moves makes a piece of the other side fall; looks at the
// puzzle's position alone. A class says where the king stands that is to push, and how many other
// pieces of its side each part of the board beside it holds: moves of these spread them over a part
// in every way. Steps of the king lead from class to class by the rule of docs/errata.md (Bosboom,
// Demaine, Rudoy 2018, Lemma 3.17, corrected). O(squares) for each square that a king reaches, and
// O(line + parts) for each class.
ByClasses mate_by_classes(const Puzzle& puzzle, const Limits& limits);

}  // namespace hardboard::push_fight
