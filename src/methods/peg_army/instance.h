// A peg army on a window of the plane as a relaxed game: c is 0 in the desert and 1 outside.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "methods/peg_army/relaxed.h"
#include "puzzles/peg_army/puzzle.h"
#include "puzzles/peg_army/window.h"

namespace hardboard::peg_army {

// Positions are the squares of the window, by Window::index; column j is the reversed game's
// moves[j], all of whose squares lie in the window. Columns are sorted by the position that loses
// the peg, then by tuple.
struct Instance {
  Window window;
  Relaxed game;
  std::vector<Move> moves;
};

inline constexpr std::uint64_t most_positions = std::uint64_t{1} << 22;
inline constexpr std::uint64_t most_entries = std::uint64_t{1} << 28;

// Nothing if the window has more than most_positions squares or its moves name more than
// most_entries. O(squares * offsets of the tuples) time and memory.
std::optional<Instance> instance_of(const Puzzle& puzzle, std::int32_t margin);

// The moves of columns given by number.
std::vector<Move> moves_of(const Instance& instance, std::span<const std::uint32_t> columns);

// The pegs that stand before the moves, which are legal in this order, sorted: those that are
// used before a move puts one there. O(moves + squares).
std::vector<Square> army_of(const Instance& instance, std::span<const std::uint32_t> columns);

}  // namespace hardboard::peg_army
